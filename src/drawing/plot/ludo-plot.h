/* ludo-plot.h: charts of numbers, painted alike on screen and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A plot is data, and one call paints it in any place and size: in a window, in
 * an SVG or PNG picture, on a PDF's page.
 */

#pragma once

#include "drawing/ludo-paint.h"

/* LudoPlotInk: the meaning of a series, which decides its colour, its line and,
 * in high contrast, its pattern.  What was seen and what was computed never
 * look alike. */
typedef enum
{
  LUDO_PLOT_INK_SEEN,           /* frequencies */
  LUDO_PLOT_INK_EXACT,          /* probabilities */
  LUDO_PLOT_INK_GUESS,          /* what somebody thinks: dashed */
  LUDO_PLOT_INK_FAINT,          /* one of many: groups, fair classes */
  LUDO_PLOT_INK_RING,           /* the one that is pointed out */
  LUDO_PLOT_N_INKS,
} LudoPlotInk;

/* LudoPlotShape: how a series is drawn. */
typedef enum
{
  LUDO_PLOT_BARS,               /* from 0 to each value */
  LUDO_PLOT_DOTS,               /* so many dots, one above the other */
  LUDO_PLOT_LEVELS,             /* a short line across the place of a bar */
  LUDO_PLOT_LINE,               /* through all points; a value that is NAN
                                 * interrupts it */
  LUDO_PLOT_POINTS,             /* one dot each */
  LUDO_PLOT_BAND,               /* filled between two values */
  LUDO_PLOT_SQUARES,            /* one square each, as dark as its third value,
                                 * 0 to 1 */
  LUDO_PLOT_CELLS,              /* a cell of a map each, likewise */
} LudoPlotShape;

/* LudoPlotStyle: how a plot is painted; all pointers are borrowed. */
typedef struct
{
  LudoTheme theme;
  const char *font_family;
  double letter;                /* the height of the letters, in pixels */
  gboolean mono;                /* black ink only */
  gboolean screen;              /* letters in sizes that windows share */
} LudoPlotStyle;

/* LudoPlot: a picture of numbers. */
typedef struct _LudoPlot LudoPlot;

/* ludo_plot_new: (transfer full): an empty plot, both of whose axes go from 0
 * to 1; to be freed with ludo_plot_free(). */
LudoPlot *ludo_plot_new (void);

/* ludo_plot_free: frees @plot, which may be NULL. */
void ludo_plot_free (LudoPlot *plot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoPlot, ludo_plot_free)

/* ludo_plot_set_x: sets the range of the x axis from @least to @most, which is
 * greater, and its @label. */
void ludo_plot_set_x (LudoPlot *plot, double least, double most,
                      const char *label);

/* ludo_plot_set_names: gives the axis below, which is called @label, a place
 * for each name, around 0, 1, 2 …
 * @names: copied
 * @n: 1 to 32
 */
void ludo_plot_set_names (LudoPlot *plot, const char *const *names, guint n,
                          const char *label);

/* ludo_plot_set_y: sets the range of the y axis from @least to @most, rounded
 * up to the next round number, and its @label. */
void ludo_plot_set_y (LudoPlot *plot, double least, double most,
                      const char *label);

/* ludo_plot_set_map: both axes get whole places, from 0 on: @columns along the
 * one below, which is called @x_label, and @rows along the one at the left.
 * The chosen place is then a cell: that of the row @place / @columns. */
void ludo_plot_set_map (LudoPlot *plot, guint columns, const char *x_label,
                        guint rows, const char *y_label);

/* ludo_plot_get_bars: (nullable): the heights of the bars, dots or levels in
 * @ink, borrowed; sets @n to how many there are. */
const double *ludo_plot_get_bars (const LudoPlot *plot, LudoPlotInk ink,
                                  guint *n);

/* ludo_plot_hide_y: leaves out the axis at the left, for heights that only keep
 * things apart and mean no numbers. */
void ludo_plot_hide_y (LudoPlot *plot);

/* ludo_plot_add:
 * @xs: (nullable): the places along the axis below; NULL for 0, 1, 2 …
 * @ys: the values
 * @others: (nullable): the lower values of a band, or the darkness of squares
 * @n: how many of each; the arrays are copied
 * @label: (nullable): its name in the legend; NULL keeps it out
 *
 * Adds a series above those that were added before, 128 at most.  Values beyond
 * the axes are cut off.
 */
void ludo_plot_add (LudoPlot *plot, LudoPlotShape shape, LudoPlotInk ink,
                    const double *xs, const double *ys, const double *others,
                    guint n, const char *label);

/* ludo_plot_set_line: gives the last series that was added the colour @color
 * and dashes instead of those of its ink.
 * @dash: the length of its dashes, in widths of the line; 0 for none
 */
void ludo_plot_set_line (LudoPlot *plot, LudoColor color, double dash);

/* ludo_plot_write_values: writes the whole values of the last series that was
 * added above them, where they have room. */
void ludo_plot_write_values (LudoPlot *plot);

/* ludo_plot_set_bare: leaves out all numbers, names and the legend: the axis at
 * the left has a line at its ends and in its middle, and words around the plot
 * say what they mean.  To be called after the axes are set. */
void ludo_plot_set_bare (LudoPlot *plot);

/* ludo_plot_set_chosen: points out a place of the axis below and its name.
 * @place: from 0; -1 for none
 */
void ludo_plot_set_chosen (LudoPlot *plot, int place);

/* LudoPlotTile: a place of a wall, with three lines of text, each of which may
 * be NULL. */
typedef struct
{
  const char *head;
  const char *value;
  const char *note;
  double tone;                  /* -1, bad, to 1, good: how dark in which
                                 * colour */
  gboolean ringed;              /* it is pointed out */
} LudoPlotTile;

/* ludo_plot_set_tiles: turns @plot, once, into a wall of the @n @tiles, which
 * are copied, in rows without axes.  The tiles are its places. */
void ludo_plot_set_tiles (LudoPlot *plot, const LudoPlotTile *tiles, guint n);

/* ludo_plot_has_tiles: whether it is a wall of tiles. */
gboolean ludo_plot_has_tiles (LudoPlot *plot);

/* ludo_plot_get_tile_columns: how many tiles stand side by side in a wall as
 * wide as @width, whose letters are @letter pixels high. */
guint ludo_plot_get_tile_columns (LudoPlot *plot, double width, double letter);

/* ludo_plot_get_tile_height: the height of such a wall, in pixels. */
double ludo_plot_get_tile_height (LudoPlot *plot, double width, double letter);

/* ludo_plot_get_tile_width: the least width of a wall, in pixels. */
double ludo_plot_get_tile_width (double letter);

/* LudoPlotLane: how far each of the two sides of a race has come, from 0 to 1;
 * a side at 1 has won. */
typedef struct
{
  double progress[2];
} LudoPlotLane;

/* ludo_plot_set_race:
 * @lanes: a race each; copied
 * @n: how many, at least 1
 * @drawing: of the game, for the colours of the sides; static
 * @names: of the two sides; copied
 * @caption: what is to be said of the lanes, in one line; copied
 *
 * Puts lanes above the chart, once, each with the pieces of its two sides on
 * their way to the right or, at its end, with that of the winner.
 */
void ludo_plot_set_race (LudoPlot *plot, const LudoPlotLane *lanes, guint n,
                         const LudoDrawing *drawing, const char *const *names,
                         const char *caption);

/* ludo_plot_has_race: whether there are lanes above the chart. */
gboolean ludo_plot_has_race (LudoPlot *plot);

/* ludo_plot_paint: paints @plot in @width times @height pixels at the origin of
 * @cr; the background is left as it is. */
void ludo_plot_paint (LudoPlot *plot, cairo_t *cr, double width, double height,
                      const LudoPlotStyle *style);

/* ludo_plot_get_more_height: the height in pixels that the names and the legend
 * of a plot as wide as @width take beyond one row of each. */
double ludo_plot_get_more_height (LudoPlot *plot, double width,
                                  const LudoPlotStyle *style);

/* ludo_plot_find:
 * @place: (out): the place, or number, of the axis below at @x
 * @value: (out): the value of the axis at the left at @y
 *
 * Finds what lies at a point of a plot painted in that size.
 *
 * Returns: whether the point lies between the axes.
 */
gboolean ludo_plot_find (LudoPlot *plot, double width, double height,
                         const LudoPlotStyle *style, double x, double y,
                         double *place, double *value);

/* ludo_plot_round_step: the smallest of 1, 2, 5, 10 … times a power of ten by
 * which at most @most steps lead from 0 to @range, which is above 0. */
double ludo_plot_round_step (double range, guint most);
