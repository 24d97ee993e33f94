/* ken-wan-eval.h: what a position of Ken Wan is worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/ken-wan/ken-wan-rules.h"

/* KenWanTerms:
 *
 * What the value of a position is made of, for one colour.  Facts without
 * weights, so that hints and tests can name them too.
 */
typedef struct
{
  int n_men;
  int n_halves;
  int n_groups;
  int n_isolated;               /* of the groups, those of a single man */
  int n_frozen;                 /* men who cannot move now */
  int largest;                  /* men of the largest group */
} KenWanTerms;

/* ken_wan_terms: fills @terms for @colour, played by somebody or not. */
void ken_wan_terms (const KenWanState *state, int colour, KenWanTerms *terms);

/* ken_wan_evaluate: as GameRules.evaluate. */
int ken_wan_evaluate (const GameState *state, int seat);

/* ken_wan_assess: as GameRules.assess: the same but for the men who cannot
 * move. */
int ken_wan_assess (const GameState *state, int seat);

/* ken_wan_chance: as GameRules.chance. */
int ken_wan_chance (const GameState *state, int seat);

/* ken_wan_weight: as GameRules.weight. */
int ken_wan_weight (int found, int players);
