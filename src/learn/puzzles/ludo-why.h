/* ludo-why.h: why one turn is better than another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-fact.h"
#include "play/game/ludo-game.h"

/* The most facts that are given. */
#define LUDO_WHY_MOST 2

/* LudoWhy: a contrast of the pupil's turn with the best one: the exact counts
 * that speak for the best.  A plain value. */
typedef struct
{
  int seat;
  GameState after[2];           /* the pupil's turn, the best one */
  int n_reasons;
  struct
  {
    const LudoFact *fact;
    int counts[2];
    guint64 cells[2];
  } reasons[LUDO_WHY_MOST];
} LudoWhy;

/* ludo_why_init: compares two turns that are legal from @before, of @n_yours
 * and @n_best moves.  @asked, the measure that was asked for, or NULL, comes
 * first, then the weightiest. */
void ludo_why_init (LudoWhy *self, const GameRules *rules,
                    const GameState *before, const GameMove *yours,
                    int n_yours, const GameMove *best, int n_best,
                    const char *asked);

/* ludo_why_describe: (transfer full): the contrast in sentences, of @n_max
 * facts at most; "" if no fact speaks for the best turn. */
char *ludo_why_describe (const LudoWhy *self, int n_max);

/* ludo_why_describe_yours: (transfer full): the first fact, of the worse turn
 * only; "" if there is none. */
char *ludo_why_describe_yours (const LudoWhy *self);

/* ludo_why_get_cells: the cells of the facts given, the bit 1 << cell each,
 * after the pupil's turn, or if @is_best after the best; those that differ, if
 * any does. */
guint64 ludo_why_get_cells (const LudoWhy *self, gboolean is_best);

/* ludo_why_get_share: how much of the difference between @best and @yours, the
 * chances of winning after the two turns, the facts given explain; 1 is all. */
double ludo_why_get_share (const LudoWhy *self, double yours, double best);
