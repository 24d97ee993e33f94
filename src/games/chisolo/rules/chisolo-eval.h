/* chisolo-eval.h: what a position of Chisolo is worth to the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* ChisoloTerm: the terms of the evaluation, for one player. */
typedef enum
{
  CHISOLO_TERM_STONES,          /* stones in the camp */
  CHISOLO_TERM_MOBILITY,        /* holes that can be sown */
  CHISOLO_TERM_HEAPS,           /* heaps of two and more, which sowing uses
                                 * up to fill empty holes */
  CHISOLO_TERM_INNER,           /* stones in the inner row; only a sowing that
                                 * ends in an empty hole of it captures */
  CHISOLO_TERM_LATE,            /* stones in the camp, times those that are out
                                 * of play: a lead is worth more with few */
  CHISOLO_TERM_MOVE,            /* 1 for the player to move */
  CHISOLO_TERM_THREAT,          /* the best capture within one lap */
  CHISOLO_TERM_THREATS,         /* how many holes threaten a capture */
  CHISOLO_N_TERMS,
} ChisoloTerm;

/* The terms before the threats cost next to nothing; to find a threat, a hole
 * has to be sown. */
#define CHISOLO_N_QUICK_TERMS CHISOLO_TERM_THREAT

/* chisolo_terms: fills @terms with the counts of @seat, unweighted and without
 * regard to those of the opponent. */
void chisolo_terms (const GameState *state, int seat,
                    int terms[CHISOLO_N_TERMS]);

/* ChisoloWeights:
 *
 * The worth of a unit of each term, in ten-thousandths of the logarithm of the
 * odds.  A threat of the side to move is nearly made good; one of the other
 * side can still be parried.
 */
typedef struct
{
  int quick[CHISOLO_N_QUICK_TERMS];     /* of chisolo_assess() */
  int moving[CHISOLO_N_TERMS];          /* of the side to move */
  int waiting[CHISOLO_N_TERMS];         /* of the other side */
} ChisoloWeights;

/* chisolo_weights: those that the computer plays by; eval-tune finds them. */
extern const ChisoloWeights chisolo_weights;

/* chisolo_evaluate:
 *
 * As GameRules.evaluate: the sum of the weighted terms of @seat less those of
 * the opponent, in hundredths of a stone as it counts in the middle of a game;
 * beyond all of that once a camp is empty.
 */
int chisolo_evaluate (const GameState *state, int seat);

/* chisolo_assess: as GameRules.assess: the same without the threats, which only
 * sowing finds. */
int chisolo_assess (const GameState *state, int seat);

/* chisolo_chance: as GameRules.chance. */
int chisolo_chance (const GameState *state, int seat);

/* chisolo_weight: as GameRules.weight. */
int chisolo_weight (int found, int players);

/* chisolo_levels: as GameRules.levels. */
extern const GameLevel chisolo_levels[GAME_N_LEVELS];
