/* ludo-contrast.h: a wrong turn compared with the answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/puzzles/ludo-why.h"

/* LudoContrast: why a turn is worse than another, and whether the facts that
 * are given explain the difference in the chances of winning, which a search
 * finds out meanwhile.  To be used from one thread. */
typedef struct LudoContrast LudoContrast;

/* ludo_contrast_new: (transfer full): compares @yours and @best (GameMove),
 * turns that are legal from @before.
 * @asked: (nullable): the measure that was asked for
 * @chances: (nullable): of winning after the two, if they are known
 * @known: called with @owner once they are found out
 *
 * Free with ludo_contrast_free(). */
LudoContrast *ludo_contrast_new (const GameRules *rules,
                                 const GameState *before, const GArray *yours,
                                 const GArray *best, const char *asked,
                                 const double *chances,
                                 void (*known) (gpointer owner),
                                 gpointer owner);

/* ludo_contrast_free: ends the search too. */
void ludo_contrast_free (LudoContrast *self);

/* ludo_contrast_get_yours: (transfer none): the moves (GameMove) of the worse
 * turn. */
const GArray *ludo_contrast_get_yours (const LudoContrast *self);

/* ludo_contrast_describe: (transfer full): the contrast in sentences, of @n_max
 * facts at most; "" if there is none. */
char *ludo_contrast_describe (const LudoContrast *self, int n_max);

/* ludo_contrast_describe_yours: (transfer full): the first fact, of the worse
 * turn only; "" if there is none. */
char *ludo_contrast_describe_yours (const LudoContrast *self);

/* ludo_contrast_list_places: (transfer full): the places that the facts are
 * about after the worse turn or, if @is_best, after the other; ended by -1. */
int *ludo_contrast_list_places (const LudoContrast *self, gboolean is_best);
