/* ludo-plot-view.h: a chart in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/plot/ludo-plot.h"

/* LudoPlotView:
 *
 * Shows a plot as one stop of the keyboard.  Left, Right, Home and End choose
 * one place of the axis below after the other, and what is there is said; in a
 * wall of tiles Up and Down too.
 * While it takes a guess, the pointer draws one value a place; Up, Down, Page
 * Up, Page Down and typed digits change that of the chosen place.  It is as low
 * as can be read unless it may grow.
 *
 * Signals:
 * - "chosen" (int): another place of the axis is chosen
 * - "drawn" (int place, double value): the guess of a place is to be that value
 */
#define LUDO_TYPE_PLOT_VIEW (ludo_plot_view_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlotView, ludo_plot_view, LUDO, PLOT_VIEW, GtkWidget)

/* ludo_plot_view_set_plot:
 * @plot: (transfer full): what is shown
 * @name: what the picture is of
 * @words: (nullable): what there is to say of each place of the axis below,
 *   ended by NULL; copied; a plot whose axis has no places has none
 *
 * The chosen place stays where there is one of that number.
 */
void ludo_plot_view_set_plot (LudoPlotView *self, LudoPlot *plot,
                              const char *name, const char *const *words);

/* ludo_plot_view_get_plot: (nullable): what is shown, borrowed. */
const LudoPlot *ludo_plot_view_get_plot (LudoPlotView *self);

/* ludo_plot_view_set_columns: sets the number of columns of a map, so that the
 * keys Up and Down choose the place above or below; 0, as at first, if it is no
 * map. */
void ludo_plot_view_set_columns (LudoPlotView *self, guint columns);

/* ludo_plot_view_set_guess:
 * @guess: (nullable): of each place, the value that is drawn now, of at most
 *   @most; copied; NULL where no guess is taken
 */
void ludo_plot_view_set_guess (LudoPlotView *self, const double *guess,
                               guint n, double most);

/* ludo_plot_view_has_guess: whether a guess is taken and one of its values is
 * more than 0. */
gboolean ludo_plot_view_has_guess (LudoPlotView *self);

/* ludo_plot_view_set_hovers: sets whether the pointer chooses a place without a
 * press; FALSE at first. */
void ludo_plot_view_set_hovers (LudoPlotView *self, gboolean hovers);

/* ludo_plot_view_set_chosen: chooses @place, or none if that is -1, without
 * "chosen" and without a word. */
void ludo_plot_view_set_chosen (LudoPlotView *self, int place);

/* ludo_plot_view_get_chosen: the place chosen by the keyboard or the pointer;
 * -1 where there is none. */
int ludo_plot_view_get_chosen (LudoPlotView *self);

/* ludo_plot_view_save: paints what is shown into a surface of @width times
 * @height, with @letter for the height of letters, on white. */
void ludo_plot_view_save (LudoPlotView *self, cairo_surface_t *surface,
                          double width, double height, double letter);
