/* engine-chances.c: the exact chances of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chain is solved for the whole game that a position belongs to, and kept:
 * whoever asks after one throw is likely to ask again after the next.
 */

#include "engine-private.h"

#include <stdlib.h>
#include <string.h>

#include "games/zohn-ahl/zohn-ahl-chain.h"

/* One chain for each ruleset, the last that was asked for. */
struct EngineChances
{
  ZohnAhlChain *chains[ZOHN_AHL_N_RULESETS];
};

/* The start of a game that @state can belong to: the counters are never more
 * nor fewer than there were, shared as evenly as they can be. */
static void
find_start (const GameRules *rules,
            const GameState *state,
            GameState       *start)
{
  const ZohnAhlState *zohn_ahl = (const ZohnAhlState *) state;
  int all = zohn_ahl->counters[0] + zohn_ahl->counters[1];
  GameConfig config;

  game_rules_default_config (rules, &config);
  config.ruleset = zohn_ahl->ruleset;
  config.counters[0] = (all + 1) / 2;
  config.counters[1] = all / 2;
  memset (start, 0, sizeof *start);
  rules->start (&config, start);
}

static double
solve (ZohnAhlChain    **chain,
       const GameState  *root,
       const GameState  *state)
{
  zohn_ahl_chain_free (*chain);
  *chain = zohn_ahl_chain_new (root);

  return zohn_ahl_chain_red_wins (*chain, state);
}

double
engine_chance_of_red (EngineSession *session)
{
  const GameRules *rules = session->position.rules;
  const GameState *state = &session->position.state;
  ZohnAhlChain **chain;
  GameOutcome outcome;
  GameState start;
  double chance = -1;

  rules->outcome (state, &outcome);
  if (outcome.over)
    return outcome.winner == ZOHN_AHL_RED ? 1 : 0;

  if (session->chances == NULL)
    session->chances = calloc (1, sizeof *session->chances);
  if (session->chances == NULL)
    abort ();

  chain = &session->chances->chains[((const ZohnAhlState *) state)->ruleset];
  if (*chain != NULL)
    chance = zohn_ahl_chain_red_wins (*chain, state);
  if (chance < 0)
    {
      find_start (rules, state, &start);
      chance = solve (chain, &start, state);
    }

  /* A position that was set up need not follow any start. */
  if (chance < 0)
    chance = solve (chain, state, state);

  return chance;
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
