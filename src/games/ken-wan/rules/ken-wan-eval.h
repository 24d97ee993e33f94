/* ken-wan-eval.h: what a position of Ken Wan is worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/ken-wan/rules/ken-wan-rules.h"

/* KenWanTerms:
 *
 * The counts from which the value of a position is made, for one colour.  They
 * have no weights, so that hints and tests can name them too.
 */
typedef struct
{
  int n_pieces;
  int n_halves;
  int n_groups;
  int n_isolated;               /* of the groups, those of a single piece */
  int n_frozen;                 /* pieces that cannot move now */
  int largest;                  /* pieces of the largest group */
  int distance;                 /* cells between each group of two or more and
                                 * the nearest other, less one, added up */
} KenWanTerms;

/* ken_wan_terms: fills @terms for @colour, which need not have a player. */
void ken_wan_terms (const KenWanState *state, int colour, KenWanTerms *terms);

/* KenWanWeight: the obstacles between a colour and its goal, one group without
 * half-pieces.  The group to join is the largest one. */
typedef enum
{
  KEN_WAN_WEIGHT_ISOLATED,      /* single pieces outside of it, which can join
                                 * it in one jump */
  KEN_WAN_WEIGHT_GROUPS,        /* larger groups outside of it, which have to
                                 * crawl towards it */
  KEN_WAN_WEIGHT_DISTANCE,      /* how far they have to crawl */
  KEN_WAN_WEIGHT_HALVES,        /* half-pieces: a landing beside them frees one,
                                 * often two */
  KEN_WAN_WEIGHT_LARGEST,       /* pieces of the largest group, which need not
                                 * move any more */
  KEN_WAN_WEIGHT_FROZEN,        /* pieces that cannot move now */
  KEN_WAN_N_WEIGHTS,
} KenWanWeight;

/* The first weights belong to terms that are quickly counted.  To find the
 * pieces that cannot move takes as long as all the others together. */
#define KEN_WAN_N_QUICK_WEIGHTS KEN_WAN_WEIGHT_FROZEN

/* ken_wan_weigh: fills @counts with how many of each @seat has. */
void ken_wan_weigh (const GameState *state, int seat,
                    int counts[KEN_WAN_N_WEIGHTS]);

/* ken_wan_quick_weights, ken_wan_weights:
 *
 * The weight of each of them in ten-thousandths of the logarithm of the odds,
 * without and with the pieces that cannot move; eval-tune finds them.
 */
extern const int ken_wan_quick_weights[KEN_WAN_N_QUICK_WEIGHTS];
extern const int ken_wan_weights[KEN_WAN_N_WEIGHTS];

/* ken_wan_evaluate: as GameRules.evaluate. */
int ken_wan_evaluate (const GameState *state, int seat);

/* ken_wan_assess: as GameRules.assess: the same but for the pieces that cannot
 * move. */
int ken_wan_assess (const GameState *state, int seat);

/* ken_wan_chance: as GameRules.chance. */
int ken_wan_chance (const GameState *state, int seat);

/* ken_wan_weight: as GameRules.weight. */
int ken_wan_weight (int found, int players);

/* ken_wan_levels_of_two, ken_wan_levels_of_three: as GameRules.levels. */
extern const GameLevel ken_wan_levels_of_two[GAME_N_LEVELS];
extern const GameLevel ken_wan_levels_of_three[GAME_N_LEVELS];
