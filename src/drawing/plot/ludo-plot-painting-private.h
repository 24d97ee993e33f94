/* ludo-plot-painting-private.h: a plot while it is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/plot/ludo-plot-private.h"

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
  guint steps;                  /* the rows of the names below */
} LudoPlotPainting;

/* Returns where the value @value of the axis below is, in pixels. */
double _ludo_plot_x (const LudoPlotPainting *painting, double value);

/* Returns where the value @value of the axis at the left is, in pixels. */
double _ludo_plot_y (const LudoPlotPainting *painting, double value);

/* Returns the value of the axis at the left up to which number @i of @series is
 * painted: its own, or that above the last row of its dots. */
double _ludo_plot_top (const LudoPlotPainting *painting,
                       const LudoPlotSeries *series, guint i);

/* Returns whether there are no colours. */
gboolean _ludo_plot_is_plain (const LudoPlotStyle *style);

/* Returns the colour of @ink. */
LudoColor _ludo_plot_ink (const LudoPlotPainting *painting, LudoPlotInk ink);

/* Sets the colour, width and dashes of @ink. */
void _ludo_plot_set_ink (const LudoPlotPainting *painting, LudoPlotInk ink,
                         double alpha);

/* Sets the colour, width and dashes of @series, its own or those of its ink. */
void _ludo_plot_set_series (const LudoPlotPainting *painting,
                            const LudoPlotSeries *series, double alpha);

/* Fills the path.  Without colours a bar is hatched, so that lines across it
 * stay visible. */
void _ludo_plot_fill (const LudoPlotPainting *painting, LudoPlotInk ink);

/* Paints @series between the axes. */
void _ludo_plot_paint_series (const LudoPlotPainting *painting,
                              const LudoPlotSeries   *series);

/* Paints the lanes of a race, with what is to be said of them. */
void _ludo_plot_paint_race (const LudoPlotPainting *painting, double width,
                            double height);
