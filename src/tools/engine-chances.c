/* engine-chances.c: the exact chances of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chain is solved for the whole game that a position belongs to, and kept:
 * whoever asks after one throw is likely to ask again after the next.
 */

#include "engine-private.h"

#include <stdlib.h>

#include "games/zohn-ahl/zohn-ahl-chain.h"

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
      zohn_ahl_chain_find_start (state, &start);
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
