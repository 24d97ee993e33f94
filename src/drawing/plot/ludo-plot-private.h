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
  gboolean has_color;           /* `color` replaces that of its ink */
  LudoColor color;
  double dash;                  /* in widths of the line; 0 for none */
} LudoPlotSeries;

/* LudoPlotAxis: the numbers along one side. */
typedef struct
{
  double least, most;
  double first;                 /* the first number on it */
  double step;                  /* between two numbers on it */
  char *label;
} LudoPlotAxis;

/* LudoPlotRace: what ludo_plot_set_race() was given. */
typedef struct
{
  LudoPlotLane *lanes;          /* owned */
  char *names[2];               /* owned, as is the caption */
  char *caption;
  guint n;
  const LudoDrawing *drawing;
} LudoPlotRace;

struct _LudoPlot
{
  LudoPlotAxis x, y;
  GStrv names;                  /* of the places on the axis below, or NULL */
  gboolean hides_y;             /* the axis at the left has no numbers */
  gboolean bare;                /* nothing is written */
  guint columns;                /* of a map, or 0 */
  int chosen;
  GArray *series;               /* of LudoPlotSeries */
  LudoPlotTile *tiles;          /* owned with their texts; NULL unless it is a
                                 * wall of tiles */
  guint n_tiles;
  LudoPlotRace *race;           /* owned, or NULL */
};

/* LudoPlotPaper: what tiles are painted on, and with what. */
typedef struct
{
  cairo_t *cr;
  LudoScene scene;              /* for the functions that paint letters */
  LudoColor text, good, bad;
  gboolean plain;               /* without colours */
} LudoPlotPaper;

/* _ludo_plot_free_tiles: frees the tiles of @plot. */
void _ludo_plot_free_tiles (LudoPlot *plot);

/* _ludo_plot_paint_tiles: paints the wall @plot. */
void _ludo_plot_paint_tiles (LudoPlot *plot, const LudoPlotPaper *paper,
                             double width, double height);

/* _ludo_plot_find_tile: as ludo_plot_find() in a wall. */
gboolean _ludo_plot_find_tile (LudoPlot *plot, double width, double height,
                               double letter, double x, double y,
                               double *place);

/* _ludo_plot_free_race: frees the lanes of @plot, if it has any. */
void _ludo_plot_free_race (LudoPlot *plot);

/* _ludo_plot_get_race_height: how much of @height the lanes above the chart
 * take; 0 if there are none. */
double _ludo_plot_get_race_height (const LudoPlot *plot, double height);
