/* zohn-ahl-questions.c: the exact chances, as the engine asks for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chain is solved for the whole game that a position belongs to, and kept,
 * because a question after one throw is likely to be asked again after the
 * next.
 */

#include "zohn-ahl-questions.h"

#include <stdlib.h>

#include "games/game-memory.h"
#include "zohn-ahl-chain.h"
#include "zohn-ahl-length.h"
#include "zohn-ahl-play.h"
#include "zohn-ahl-turn.h"

/* Lengths are left out once less than this part of the games goes on. */
#define LENGTH_REST 1e-12

/* The chains kept between questions: for each ruleset the last that was
 * solved. */
typedef struct
{
  ZohnAhlChain *chains[ZOHN_AHL_N_RULESETS];
} Cache;

static double
solve (ZohnAhlChain    **chain,
       const GameState  *root,
       const GameState  *state)
{
  zohn_ahl_chain_free (*chain);
  *chain = zohn_ahl_chain_new (root);

  return zohn_ahl_chain_red_wins (*chain, state);
}

/* The chain that knows @state, which is not over, and in *@chance the chance
 * that Red wins from it. */
static const ZohnAhlChain *
find_chain (void            **cache,
            const GameState  *state,
            double           *chance)
{
  ZohnAhlChain **chain;
  GameState start;

  if (*cache == NULL)
    *cache = game_allocate (1, sizeof (Cache));

  *chance = -1;
  chain = &((Cache *) *cache)->chains[zohn_ahl_state (state)->ruleset];
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

static const char *
answer_winchance (void              **cache,
                  const GameState    *state,
                  const atomic_bool  *stop,
                  FILE               *out)
{
  GameOutcome outcome;
  double chance;

  zohn_ahl_outcome (state, &outcome);
  if (outcome.over)
    chance = outcome.winner == ZOHN_AHL_RED ? 1 : 0;
  else
    find_chain (cache, state, &chance);
  fprintf (out, "%.10f", chance);

  return NULL;
}

/* Finds the lengths of the games that go on from @state.  Returns: NULL, or the
 * reason why there are none. */
static const char *
find_length (void              **cache,
             const GameState    *state,
             const atomic_bool  *stop,
             ZohnAhlLength      *length)
{
  GameOutcome outcome;
  double chance;

  zohn_ahl_outcome (state, &outcome);
  if (outcome.over)
    return "the game is over";
  if (!zohn_ahl_length_init (length, find_chain (cache, state, &chance), state,
                             LENGTH_REST, stop))
    return "stopped";

  return NULL;
}

static const char *
answer_length (void              **cache,
               const GameState    *state,
               const atomic_bool  *stop,
               FILE               *out)
{
  ZohnAhlLength length;
  const char *refusal = find_length (cache, state, stop, &length);

  if (refusal != NULL)
    return refusal;

  fprintf (out, "mean %.6f deviation %.6f median %zu ninetenths %zu",
           length.mean, length.deviation, length.median,
           zohn_ahl_length_quantile (&length, 0.9));
  zohn_ahl_length_clear (&length);

  return NULL;
}

static const char *
answer_lengths (void              **cache,
                const GameState    *state,
                const atomic_bool  *stop,
                FILE               *out)
{
  ZohnAhlLength length;
  const char *refusal = find_length (cache, state, stop, &length);

  if (refusal != NULL)
    return refusal;

  for (size_t n = 1; n < length.n_chances; n++)
    fprintf (out, "%s%.12f", n > 1 ? " " : "", length.chances[n]);
  zohn_ahl_length_clear (&length);

  return NULL;
}

static const char *
answer_turnchances (void              **cache,
                    const GameState    *state,
                    const atomic_bool  *stop,
                    FILE               *out)
{
  static const char *const names[ZOHN_AHL_N_TURN_EVENTS] = {
    "again", "lap", "capture", "nearcreek", "farcreek", "nearravine",
    "farravine", "won", "lost", "win", "lose",
  };
  ZohnAhlTurn turn;

  zohn_ahl_turn_solve (state, &turn);
  for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
    fprintf (out, "%s %.10f ", names[event], turn.chances[event]);
  fprintf (out, "throws %.10f", turn.throws);

  return NULL;
}

const GameQuestion zohn_ahl_questions[] = {
  { "winchance", answer_winchance },
  { "turnchances", answer_turnchances },
  { "length", answer_length },
  { "lengths", answer_lengths },
  { NULL, NULL },
};

void
zohn_ahl_forget (void *cache)
{
  Cache *chances = cache;

  if (chances == NULL)
    return;

  for (int i = 0; i < ZOHN_AHL_N_RULESETS; i++)
    zohn_ahl_chain_free (chances->chains[i]);
  free (chances);
}

size_t
zohn_ahl_solve (const GameState *state)
{
  ZohnAhlChain *chain = zohn_ahl_chain_new (state);
  size_t n_positions = zohn_ahl_chain_n_positions (chain);

  zohn_ahl_chain_free (chain);

  return n_positions;
}
