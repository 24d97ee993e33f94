/* chisolo-eval.h: what a position of Chisolo is worth to the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* ChisoloTerm: what the computer weighs up. */
typedef enum
{
  CHISOLO_TERM_STONES,          /* stones in the camp */
  CHISOLO_TERM_MOBILITY,        /* holes that can be sown */
  CHISOLO_TERM_HEAPS,           /* heaps that can relay far */
  CHISOLO_TERM_THREAT,          /* the best capture within one lap */
  CHISOLO_TERM_THREATS,         /* how many holes threaten one */
  CHISOLO_N_TERMS,
} ChisoloTerm;

/* chisolo_terms: fills @terms with what @seat has of each term, unweighted and
 * without regard to the opponent's. */
void chisolo_terms (const GameState *state, int seat,
                    int terms[CHISOLO_N_TERMS]);

/* chisolo_evaluate:
 *
 * As GameRules.evaluate: the sum of the weighted terms of @seat less those of
 * the opponent, in hundredths of a stone; beyond all of that once a camp is
 * empty.
 */
int chisolo_evaluate (const GameState *state, int seat);

/* chisolo_assess: as GameRules.assess: the same without the threats, which
 * must be sown out to be seen. */
int chisolo_assess (const GameState *state, int seat);

/* chisolo_chance: as GameRules.chance. */
int chisolo_chance (const GameState *state, int seat);

/* chisolo_weight: as GameRules.weight. */
int chisolo_weight (int found, int players);
