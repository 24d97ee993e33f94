/* ludo-chance-plots.h: throws as charts, tables and sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/throws/ludo-classes.h"
#include "chance/throws/ludo-throws.h"
#include "chance/ours/ludo-groups.h"
#include "chance/sealed/ludo-sealed.h"
#include "drawing/plot/ludo-plot.h"

/* ludo_chance_plot_bars: (transfer full): how often each outcome fell, with the
 * guess and, where that may be shown, the probability.  While a guess is being
 * made all is of a hundred throws. */
LudoPlot *ludo_chance_plot_bars (LudoThrows *throws);

/* ludo_chance_plot_groups: (transfer full): what all groups counted together,
 * beside what was guessed of @throws and the probability, and a faint point for
 * the share of each group. */
LudoPlot *ludo_chance_plot_groups (LudoThrows *throws, LudoGroups *groups);

/* ludo_chance_plot_run: (transfer full): the share of @outcome against the
 * number of throws, with the band of one over the root of that number. */
LudoPlot *ludo_chance_plot_run (LudoThrows *throws, guint outcome);

/* ludo_chance_plot_ways: (transfer full): all ways as towers above their
 * outcomes, each the stronger in colour the more often it fell. */
LudoPlot *ludo_chance_plot_ways (LudoThrows *throws);

/* ludo_chance_plot_classes: (transfer full): one dot for each class by its gap;
 * those with at least @gap look otherwise, and @gap itself is ringed. */
LudoPlot *ludo_chance_plot_classes (const LudoClasses *classes, guint gap);

/* ludo_chance_plot_sealed: (transfer full): what the group that is shown has
 * thrown with its sealed sticks and, once they are open, what was to be
 * expected. */
LudoPlot *ludo_chance_plot_sealed (LudoSealed *sealed);

/* ludo_chance_dup_words: (transfer full): of each outcome a sentence: how often
 * it fell, what was guessed and what was to be expected, or what is being
 * guessed; ended by NULL. */
GStrv ludo_chance_dup_words (LudoThrows *throws);

/* ludo_chance_dup_words_of: (transfer full): the same of others that threw @n
 * times with the outcomes @counts. */
GStrv ludo_chance_dup_words_of (LudoThrows *throws, const guint *counts,
                                guint n);

/* ludo_chance_dup_table: (transfer full): the same as rows of cells, the heads
 * first: each row a GStrv; what is not known or not to be shown is "?". */
GPtrArray *ludo_chance_dup_table (LudoThrows *throws);

/* ludo_chance_dup_table_of: (transfer full): the same of others, likewise. */
GPtrArray *ludo_chance_dup_table_of (LudoThrows *throws, const guint *counts,
                                     guint n);

/* ludo_chance_dup_python: (transfer full): eight lines of Python that throw as
 * often. */
char *ludo_chance_dup_python (LudoThrows *throws);

/* ludo_chance_dup_formula: (transfer full): what a cell of a spreadsheet in the
 * program's language holds to throw once, and once more at each recalculation.
 * There is no decimal and no separator in it, which differ by locale. */
char *ludo_chance_dup_formula (LudoThrows *throws);
