/* engine-chances.c: the exact chances of Zohn Ahl, asked and measured
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chain is solved for the whole game that a position belongs to, and kept:
 * whoever asks after one throw is likely to ask again after the next.
 */

#include "engine-private.h"

#include <stdlib.h>

#include "games/game-memory.h"
#include "games/zohn-ahl/zohn-ahl-chain.h"
#include "games/zohn-ahl/zohn-ahl-length.h"
#include "games/zohn-ahl/zohn-ahl-turn.h"

/* Once fewer than these games go on, the rest of their lengths is left out. */
#define LENGTH_REST 1e-12

/* One chain for each ruleset, the last that was asked for. */
struct EngineChances
{
  ZohnAhlChain *chains[ZOHN_AHL_N_RULESETS];
};

static double
solve (ZohnAhlChain    **chain,
       const GameState  *root,
       const GameState  *state)
{
  zohn_ahl_chain_free (*chain);
  *chain = zohn_ahl_chain_new (root);

  return zohn_ahl_chain_red_wins (*chain, state);
}

/* The chain that knows the present position, which is not over, and in *@chance
 * the chance that Red wins from it. */
static const ZohnAhlChain *
find_chain (EngineSession *session,
            double        *chance)
{
  const GameState *state = &session->position.state;
  ZohnAhlChain **chain;
  GameState start;

  if (session->chances == NULL)
    session->chances = game_allocate (1, sizeof *session->chances);

  *chance = -1;
  chain = &session->chances->chains[zohn_ahl_state (state)->ruleset];
  if (*chain != NULL)
    *chance = zohn_ahl_chain_red_wins (*chain, state);
  if (*chance < 0)
    {
      zohn_ahl_chain_find_start (state, &start);
      *chance = solve (chain, &start, state);
    }

  /* A position that was set up need not follow any start. */
  if (*chance < 0)
    *chance = solve (chain, state, state);

  return *chain;
}

static bool
is_zohn_ahl (EngineSession *session)
{
  return session->position.rules == &zohn_ahl_rules;
}

bool
engine_query_winchance (EngineSession *session)
{
  GameOutcome outcome;
  double chance;

  if (!is_zohn_ahl (session))
    return engine_refuse (session, "query winchance: Zohn Ahl only");

  game_position_outcome (&session->position, &outcome);
  if (outcome.over)
    chance = outcome.winner == ZOHN_AHL_RED ? 1 : 0;
  else
    find_chain (session, &chance);
  engine_session_answer (session, "response %.10f", chance);

  return true;
}

/* The lengths of the games that go on from the present position.  Returns:
 * false, having answered, when there is nothing to tell of them. */
static bool
find_length (EngineSession *session,
             const char    *query,
             ZohnAhlLength *length)
{
  GameOutcome outcome;
  double chance;

  if (!is_zohn_ahl (session))
    {
      engine_refuse (session, "query %s: Zohn Ahl only", query);
      return false;
    }

  game_position_outcome (&session->position, &outcome);
  if (outcome.over)
    {
      engine_refuse (session, "query %s: the game is over", query);
      return false;
    }
  if (!zohn_ahl_length_init (length, find_chain (session, &chance),
                             &session->position.state, LENGTH_REST,
                             &session->stop))
    {
      engine_refuse (session, "query %s: stopped", query);
      return false;
    }

  return true;
}

bool
engine_query_length (EngineSession *session)
{
  ZohnAhlLength length;

  if (!find_length (session, "length", &length))
    return false;

  engine_session_answer (session,
                         "response mean %.6f deviation %.6f median %zu "
                         "ninetenths %zu",
                         length.mean, length.deviation, length.median,
                         zohn_ahl_length_quantile (&length, 0.9));
  zohn_ahl_length_clear (&length);

  return true;
}

bool
engine_query_lengths (EngineSession *session)
{
  EngineText text = ENGINE_TEXT_INIT;
  ZohnAhlLength length;

  if (!find_length (session, "lengths", &length))
    return false;

  engine_text_add (&text, "response");
  for (size_t n = 1; n < length.n_chances; n++)
    engine_text_add (&text, " %.12f", length.chances[n]);
  engine_answer_text (session, &text);
  engine_text_clear (&text);
  zohn_ahl_length_clear (&length);

  return true;
}

bool
engine_query_turnchances (EngineSession *session)
{
  static const char *const names[ZOHN_AHL_N_TURN_EVENTS] = {
    "again", "lap", "capture", "nearcreek", "farcreek", "nearravine",
    "farravine", "won", "lost", "win", "lose",
  };
  EngineText text = ENGINE_TEXT_INIT;
  ZohnAhlTurn turn;

  if (!is_zohn_ahl (session))
    return engine_refuse (session, "query turnchances: Zohn Ahl only");

  zohn_ahl_turn_solve (&session->position.state, &turn);
  engine_text_add (&text, "response");
  for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
    engine_text_add (&text, " %s %.10f", names[event], turn.chances[event]);
  engine_text_add (&text, " throws %.10f", turn.throws);
  engine_answer_text (session, &text);
  engine_text_clear (&text);

  return true;
}

void
engine_bench_chances (EngineSession *session)
{
  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      GameConfig config = {
        .ruleset = r, .players = 2, .counters = { 4, 4 },
      };
      int64_t began = engine_clock (NULL);
      ZohnAhlChain *chain;
      GameState start;

      zohn_ahl_rules.start (&config, &start);
      chain = zohn_ahl_chain_new (&start);
      engine_session_answer (session,
                             "bench zohn-ahl solved %s counters 4 positions "
                             "%zu time %lld",
                             zohn_ahl_ruleset (r)->id,
                             zohn_ahl_chain_n_positions (chain),
                             (long long) (engine_clock (NULL) - began));
      zohn_ahl_chain_free (chain);
    }
}

void
engine_forget_chances (EngineSession *session)
{
  if (session->chances == NULL)
    return;

  for (int i = 0; i < ZOHN_AHL_N_RULESETS; i++)
    zohn_ahl_chain_free (session->chances->chains[i]);
  free (session->chances);
  session->chances = NULL;
}
