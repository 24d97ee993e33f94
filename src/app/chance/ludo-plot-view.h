/* ludo-plot-view.h: a chart in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/plot/ludo-plot.h"

/* LudoPlotView:
 *
 * Shows a plot as one stop of the keyboard.  Left, Right, Home and End choose a
 * place of the axis below, which is announced; so do Up and Down in a wall of
 * tiles.  While it takes a guess, the pointer draws one value a place; Up,
 * Down, Page Up, Page Down and typed digits change the value of the chosen
 * place.  The view has its least readable height unless it expands.
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
 * @words: (nullable): what is announced of each place of the axis below, ended
 *   by NULL; copied; NULL if the axis has no places
 *
 * The place with the index of the chosen one is chosen if there is one.
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
 * @guess: (nullable): the value of each place, from 0 to @most; copied; NULL:
 *   no guess can be drawn
 */
void ludo_plot_view_set_guess (LudoPlotView *self, const double *guess,
                               guint n, double most);

/* ludo_plot_view_has_guess: whether a guess can be drawn and one of its values
 * is above 0. */
gboolean ludo_plot_view_has_guess (LudoPlotView *self);

/* ludo_plot_view_set_hovers: sets whether the pointer chooses a place without a
 * press; FALSE at first. */
void ludo_plot_view_set_hovers (LudoPlotView *self, gboolean hovers);

/* ludo_plot_view_set_chosen: chooses @place, or none if that is -1, without
 * "chosen" and without an announcement. */
void ludo_plot_view_set_chosen (LudoPlotView *self, int place);

/* ludo_plot_view_get_chosen: the place chosen by the keyboard or the pointer;
 * -1 where there is none. */
int ludo_plot_view_get_chosen (LudoPlotView *self);

/* ludo_plot_view_save: paints what is shown into a surface of @width times
 * @height, with @letter for the height of letters, on white. */
void ludo_plot_view_save (LudoPlotView *self, cairo_surface_t *surface,
                          double width, double height, double letter);
