/* ludo-plot-series.c: how the numbers of a chart are painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot-painting-private.h"

#include <math.h>

/* The width of a dot, in heights of a letter. */
#define DOT 0.3

/* The share of a place that its bar fills. */
#define BAR 0.76

double
_ludo_plot_x (const LudoPlotPainting *painting,
              double                  value)
{
  const LudoPlotAxis *axis = &painting->plot->x;

  return painting->area.x + painting->area.width * (value - axis->least)
                            / (axis->most - axis->least);
}

double
_ludo_plot_y (const LudoPlotPainting *painting,
              double                  value)
{
  const LudoPlotAxis *axis = &painting->plot->y;

  return painting->area.y + painting->area.height * (axis->most - value)
                            / (axis->most - axis->least);
}

gboolean
_ludo_plot_is_plain (const LudoPlotStyle *style)
{
  return style->mono || style->theme == LUDO_THEME_CONTRAST
         || style->theme == LUDO_THEME_CONTRAST_DARK;
}

/* Blue and vermilion can be distinguished with any kind of colour blindness
 * and, as greys, by their lightness and by the shape of the marks. */
LudoColor
_ludo_plot_ink (const LudoPlotPainting *painting,
                LudoPlotInk             ink)
{
  static const LudoColor on_light[LUDO_PLOT_N_INKS] = {
    LUDO_COLOR (0x0072b2), LUDO_COLOR (0xb84400), LUDO_COLOR (0x1a1a1a),
    LUDO_COLOR (0x7f8c96), LUDO_COLOR (0x1a1a1a),
  };
  static const LudoColor on_dark[LUDO_PLOT_N_INKS] = {
    LUDO_COLOR (0x56b4e9), LUDO_COLOR (0xf5a04c), LUDO_COLOR (0xffffff),
    LUDO_COLOR (0x93a1ab), LUDO_COLOR (0xffffff),
  };

  if (_ludo_plot_is_plain (painting->style))
    return ink == LUDO_PLOT_INK_FAINT
             ? ludo_color_mix (painting->text, painting->paper, 0.4)
             : painting->text;

  return ludo_theme_is_dark (painting->style->theme) ? on_dark[ink]
                                                     : on_light[ink];
}

void
_ludo_plot_set_ink (const LudoPlotPainting *painting,
                    LudoPlotInk             ink,
                    double                  alpha)
{
  double width = LUDO_PLOT_LINE_WIDTH * painting->style->letter;
  const double dashes[] = { 4 * width, 2 * width };

  ludo_paint_set_color (painting->cr, _ludo_plot_ink (painting, ink), alpha);
  cairo_set_line_width (painting->cr, ink == LUDO_PLOT_INK_FAINT
                                        ? MAX (width / 2, 1) : width);
  cairo_set_dash (painting->cr, dashes, ink == LUDO_PLOT_INK_GUESS ? 2 : 0, 0);
}

static double
bar_width (const LudoPlotPainting *painting)
{
  return BAR * (_ludo_plot_x (painting, 1) - _ludo_plot_x (painting, 0));
}

/* Fills the path.  Without colours a bar is hatched, so that lines across it
 * stay visible. */
void
_ludo_plot_fill (const LudoPlotPainting *painting,
                 LudoPlotInk             ink)
{
  cairo_t *cr = painting->cr;
  double x, y, right, bottom;
  double step = painting->style->letter / 2;

  if (!_ludo_plot_is_plain (painting->style))
    {
      cairo_fill (cr);
      return;
    }

  cairo_path_extents (cr, &x, &y, &right, &bottom);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  cairo_set_line_width (cr, MAX (step / 6, 1));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (double at = x - (bottom - y); at < right; at += step)
    {
      cairo_move_to (cr, at, bottom);
      cairo_rel_line_to (cr, bottom - y, y - bottom);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_bars (const LudoPlotPainting *painting,
            const LudoPlotSeries   *series)
{
  double width = bar_width (painting);
  double zero = _ludo_plot_y (painting, MAX (painting->plot->y.least, 0));

  for (guint i = 0; i < series->n; i++)
    {
      double y = _ludo_plot_y (painting, series->ys[i]);

      cairo_rectangle (painting->cr,
                       _ludo_plot_x (painting, series->xs[i]) - width / 2, y,
                       width, zero - y);
      if (series->ys[i] > 0)
        _ludo_plot_fill (painting, series->ink);
      cairo_new_path (painting->cr);
    }
}

/* Returns: in how many columns the dots of a pile stand, because in one they
 * would be too small. */
static guint
count_columns (const LudoPlotPainting *painting)
{
  double width = bar_width (painting);
  double unit = _ludo_plot_y (painting, 0) - _ludo_plot_y (painting, 1);
  guint n = 1;

  while (unit * n < painting->style->letter * 0.7
         && width / (n + 1) > unit * (n + 1))
    n++;

  return n;
}

double
_ludo_plot_top (const LudoPlotPainting *painting,
                const LudoPlotSeries   *series,
                guint                   i)
{
  guint n = series->shape == LUDO_PLOT_DOTS ? count_columns (painting) : 1;

  return n > 1 ? n * ceil (series->ys[i] / n) : series->ys[i];
}

/* Paints a dot for each throw. */
static void
paint_dots (const LudoPlotPainting *painting,
            const LudoPlotSeries   *series)
{
  double width = bar_width (painting);
  double unit = _ludo_plot_y (painting, 0) - _ludo_plot_y (painting, 1);
  guint n_columns = count_columns (painting);
  double across;
  double radius;

  across = MIN (width / n_columns, unit * n_columns);
  radius = MIN (across * 0.43, painting->style->letter * 0.6);
  for (guint i = 0; i < series->n; i++)
    for (guint k = 0; k < (guint) MAX (series->ys[i], 0); k++)
      {
        double column = k % n_columns - (n_columns - 1) / 2.0;
        double row = (k / n_columns + 0.5) * n_columns;

        ludo_paint_circle (painting->cr,
                           _ludo_plot_x (painting, series->xs[i])
                           + column * across,
                           _ludo_plot_y (painting, row), radius);
      }
  cairo_fill (painting->cr);
}

/* Strokes the path on a wider line of paper, so that it stands out from the
 * bars that it crosses.  What lies below a dashed one shows between the
 * dashes. */
static void
stroke_clearly (const LudoPlotPainting *painting,
                LudoPlotInk             ink)
{
  cairo_save (painting->cr);
  cairo_set_line_width (painting->cr, 2.2 * LUDO_PLOT_LINE_WIDTH
                                      * painting->style->letter);
  ludo_paint_set_color (painting->cr, painting->paper, 1);
  cairo_stroke_preserve (painting->cr);
  cairo_restore (painting->cr);
  _ludo_plot_set_ink (painting, ink, 1);
  cairo_stroke (painting->cr);
}

static void
paint_levels (const LudoPlotPainting *painting,
              const LudoPlotSeries   *series)
{
  double width = bar_width (painting);

  for (guint i = 0; i < series->n; i++)
    {
      cairo_move_to (painting->cr,
                     _ludo_plot_x (painting, series->xs[i]) - width * 0.56,
                     _ludo_plot_y (painting, series->ys[i]));
      cairo_rel_line_to (painting->cr, width * 1.12, 0);
    }
  stroke_clearly (painting, series->ink);
}

/* A point between two unknown ones is a square, as wide as the line. */
static void
paint_line (const LudoPlotPainting *painting,
            const LudoPlotSeries   *series)
{
  double half = cairo_get_line_width (painting->cr) / 2;

  cairo_set_line_join (painting->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < series->n; i++)
    if (isnan (series->ys[i]))
      cairo_new_sub_path (painting->cr);
    else
      {
        double x = _ludo_plot_x (painting, series->xs[i]);
        double y = _ludo_plot_y (painting, series->ys[i]);

        if (!cairo_has_current_point (painting->cr))
          {
            cairo_move_to (painting->cr, x - half, y);
            x += half;
          }
        cairo_line_to (painting->cr, x, y);
      }
  if (series->ink == LUDO_PLOT_INK_RING)
    stroke_clearly (painting, series->ink);
  else
    cairo_stroke (painting->cr);
}

static void
paint_points (const LudoPlotPainting *painting,
              const LudoPlotSeries   *series)
{
  double radius = DOT * painting->style->letter;

  for (guint i = 0; i < series->n; i++)
    {
      ludo_paint_circle (painting->cr, _ludo_plot_x (painting, series->xs[i]),
                         _ludo_plot_y (painting, series->ys[i]),
                         series->ink == LUDO_PLOT_INK_RING ? radius * 1.7
                                                           : radius);
      if (series->ink == LUDO_PLOT_INK_RING)
        {
          cairo_stroke (painting->cr);
          continue;
        }
      /* A rim sets it off from a bar below it. */
      cairo_save (painting->cr);
      ludo_paint_set_color (painting->cr, painting->paper, 1);
      cairo_set_line_width (painting->cr, LUDO_PLOT_LINE_WIDTH
                                          * painting->style->letter);
      cairo_stroke_preserve (painting->cr);
      cairo_restore (painting->cr);
      cairo_fill (painting->cr);
    }
}

static void
paint_band (const LudoPlotPainting *painting,
            const LudoPlotSeries   *series)
{
  for (guint i = 0; i < series->n; i++)
    cairo_line_to (painting->cr, _ludo_plot_x (painting, series->xs[i]),
                   _ludo_plot_y (painting, series->ys[i]));
  for (guint i = series->n; i > 0; i--)
    cairo_line_to (painting->cr, _ludo_plot_x (painting, series->xs[i - 1]),
                   _ludo_plot_y (painting, series->others[i - 1]));
  cairo_close_path (painting->cr);
  ludo_paint_set_color (painting->cr, _ludo_plot_ink (painting, series->ink),
                        0.18);
  cairo_fill (painting->cr);
}

static void
paint_squares (const LudoPlotPainting *painting,
               const LudoPlotSeries   *series)
{
  double unit = _ludo_plot_y (painting, 0) - _ludo_plot_y (painting, 1);
  double size = MIN (bar_width (painting), unit * 0.92);
  LudoColor color = _ludo_plot_ink (painting, series->ink);

  for (guint i = 0; i < series->n; i++)
    {
      cairo_rectangle (painting->cr,
                       _ludo_plot_x (painting, series->xs[i]) - size / 2,
                       _ludo_plot_y (painting, series->ys[i] + 0.5) - size / 2,
                       size, size);
      ludo_paint_set_color (painting->cr, color, series->others[i]);
      cairo_fill_preserve (painting->cr);
      ludo_paint_stroke (painting->cr, painting->text, 1);
    }
}

/* Whole pixels, so that no paper shows between the cells. */
static void
paint_cells (const LudoPlotPainting *painting,
             const LudoPlotSeries   *series)
{
  LudoColor color = _ludo_plot_ink (painting, series->ink);

  for (guint i = 0; i < series->n; i++)
    {
      double x = series->xs[i], y = series->ys[i];
      double left = round (_ludo_plot_x (painting, x - 0.5));
      double top = round (_ludo_plot_y (painting, y + 0.5));

      cairo_rectangle (painting->cr, left, top,
                       round (_ludo_plot_x (painting, x + 0.5)) - left,
                       round (_ludo_plot_y (painting, y - 0.5)) - top);
      ludo_paint_set_color (painting->cr, color, series->others[i]);
      cairo_fill (painting->cr);
    }
}

void
_ludo_plot_set_series (const LudoPlotPainting *painting,
                       const LudoPlotSeries   *series,
                       double                  alpha)
{
  double dash;

  _ludo_plot_set_ink (painting, series->ink, alpha);
  if (!series->has_color)
    return;

  dash = series->dash * cairo_get_line_width (painting->cr);
  ludo_paint_set_color (painting->cr, series->color, alpha);
  cairo_set_dash (painting->cr, &dash, dash > 0 ? 1 : 0, 0);
}

void
_ludo_plot_paint_series (const LudoPlotPainting *painting,
                         const LudoPlotSeries   *series)
{
  static void (*const paints[]) (const LudoPlotPainting *,
                                 const LudoPlotSeries *) = {
    paint_bars, paint_dots, paint_levels, paint_line, paint_points, paint_band,
    paint_squares, paint_cells,
  };

  /* Do not cut off one half of a line or a dot that lies on the edge. */
  double over = painting->style->letter
                * (series->shape == LUDO_PLOT_POINTS ? 2 * DOT
                                                     : LUDO_PLOT_LINE_WIDTH);

  cairo_save (painting->cr);
  cairo_rectangle (painting->cr, painting->area.x - over,
                   painting->area.y - over,
                   painting->area.width + 2 * over,
                   painting->area.height + 2 * over);
  cairo_clip (painting->cr);
  _ludo_plot_set_series (painting, series, 1);
  paints[series->shape] (painting, series);
  cairo_restore (painting->cr);
}
