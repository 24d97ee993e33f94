/* ludo-plot-private.h: what a plot is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/plot/ludo-plot.h"

/* LudoPlotSeries: numbers that are drawn in one way. */
typedef struct
{
  LudoPlotShape shape;
  LudoPlotInk ink;
  guint n;
  double *xs, *ys, *others;     /* owned; @others may be NULL */
  char *label;                  /* owned, or NULL */
  gboolean writes_values;
} LudoPlotSeries;

/* LudoPlotAxis: the numbers along one side. */
typedef struct
{
  double least, most;
  double first;                 /* the first number on it */
  double step;                  /* between two numbers on it */
  char *label;
} LudoPlotAxis;

struct _LudoPlot
{
  LudoPlotAxis x, y;
  GStrv names;                  /* of the places on the axis below, or NULL */
  gboolean hides_y;             /* the axis at the left has no numbers */
  guint columns;                /* of a map, or 0 */
  int chosen;
  GArray *series;               /* of LudoPlotSeries */
};

/* The width of a line, in heights of a letter. */
#define LUDO_PLOT_LINE_WIDTH 0.17

/* LudoPlotPainting: a plot while it is painted. */
typedef struct
{
  LudoPlot *plot;
  cairo_t *cr;
  const LudoPlotStyle *style;
  LudoScene scene;              /* for the functions that paint letters */
  LudoColor paper, text;
  LudoRect area;                /* between the axes */
} LudoPlotPainting;

/* Returns where the value @value of the axis below is, in pixels. */
double _ludo_plot_x (const LudoPlotPainting *painting, double value);

/* Returns where the value @value of the axis at the left is, in pixels. */
double _ludo_plot_y (const LudoPlotPainting *painting, double value);

/* Sets the colour, width and dashes of @ink. */
void _ludo_plot_set_ink (const LudoPlotPainting *painting, LudoPlotInk ink,
                         double alpha);

/* Fills the path.  Without colours a bar is hatched, so that lines across it
 * stay visible. */
void _ludo_plot_fill (const LudoPlotPainting *painting, LudoPlotInk ink);

/* Paints @series between the axes. */
void _ludo_plot_paint_series (const LudoPlotPainting *painting,
                              const LudoPlotSeries   *series);
