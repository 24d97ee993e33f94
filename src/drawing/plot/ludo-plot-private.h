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
  double step;                  /* between two numbers on it */
  char *label;
} LudoPlotAxis;

struct _LudoPlot
{
  LudoPlotAxis x, y;
  GStrv names;                  /* of the places on the axis below, or NULL */
  gboolean hides_y;             /* the axis at the left has no numbers */
  int chosen;
  GArray *series;               /* of LudoPlotSeries */
};
