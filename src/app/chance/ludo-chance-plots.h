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
 * made, the chart is of a hundred throws. */
LudoPlot *ludo_chance_plot_bars (LudoThrows *throws);

/* ludo_chance_plot_groups: (transfer full): what all groups counted together,
 * beside what was guessed of @throws and the probability, and a faint point for
 * the share of each group. */
LudoPlot *ludo_chance_plot_groups (LudoThrows *throws, LudoGroups *groups);

/* ludo_chance_plot_run: (transfer full): the share of @outcome against the
 * number of throws, with a band of 1/√n around the probability. */
LudoPlot *ludo_chance_plot_run (LudoThrows *throws, guint outcome);

/* ludo_chance_plot_ways: (transfer full): each way in which the sticks or dice
 * can fall as a square above its outcome, stronger in colour the more often it
 * fell. */
LudoPlot *ludo_chance_plot_ways (LudoThrows *throws);

/* ludo_chance_plot_classes: (transfer full): a dot for each class at its gap.
 * The classes whose gap is at least @gap differ in colour; @gap itself is
 * ringed. */
LudoPlot *ludo_chance_plot_classes (const LudoClasses *classes, guint gap);

/* ludo_chance_plot_sealed: (transfer full): what the group that is shown has
 * thrown with its sealed sticks and, once they are open, what was to be
 * expected. */
LudoPlot *ludo_chance_plot_sealed (LudoSealed *sealed);

/* ludo_chance_dup_words: (transfer full): a sentence for each outcome, ended by
 * NULL: how often it fell, what was guessed and what was expected, or what is
 * being guessed. */
GStrv ludo_chance_dup_words (LudoThrows *throws);

/* ludo_chance_dup_words_of: (transfer full): the same sentences for @n throws
 * of somebody else, which had the outcomes @counts. */
GStrv ludo_chance_dup_words_of (LudoThrows *throws, const guint *counts,
                                guint n);

/* ludo_chance_dup_table: (transfer full) (element-type GStrv): the same as rows
 * of cells, the heads first; a cell is "?" while it is unknown or hidden. */
GPtrArray *ludo_chance_dup_table (LudoThrows *throws);

/* ludo_chance_dup_table_of: (transfer full) (element-type GStrv): the same
 * table for @n throws of somebody else. */
GPtrArray *ludo_chance_dup_table_of (LudoThrows *throws, const guint *counts,
                                     guint n);

/* ludo_chance_dup_python: (transfer full): a program of eight lines in Python
 * that makes as many throws. */
char *ludo_chance_dup_python (LudoThrows *throws);

/* ludo_chance_dup_formula: (transfer full): a formula for a spreadsheet in the
 * program's language that throws once, and again at each recalculation.  It has
 * no decimals and no separators, because these differ by locale. */
char *ludo_chance_dup_formula (LudoThrows *throws);
