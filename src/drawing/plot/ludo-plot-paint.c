/* ludo-plot-paint.c: how a chart is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot-private.h"

#include <math.h>

#include "play/game/ludo-number.h"

/* Lengths, in heights of a letter. */
#define GAP 0.4
#define TICK 0.35
#define LINE 0.17
#define DOT 0.3
#define SAMPLE 1.6
#define ROW 1.6                 /* of the legend */

/* The share of a place that its bar fills. */
#define BAR 0.76

/* Painting: a plot while it is painted. */
typedef struct
{
  LudoPlot *plot;
  cairo_t *cr;
  const LudoPlotStyle *style;
  LudoScene scene;              /* for the functions that paint letters */
  LudoColor paper, text;
  LudoRect area;                /* between the axes */
} Painting;

/* Returns: as many decimals as tell two neighbouring numbers of the axis
 * apart. */
static int
count_decimals (const LudoPlotAxis *axis)
{
  return CLAMP ((int) ceil (-log10 (axis->step) - 1e-9), 0, 9);
}

static char *
dup_number (const LudoPlotAxis *axis,
            double              value)
{
  return ludo_number_dup (fabs (value) < axis->step / 1e6 ? 0 : value,
                          count_decimals (axis));
}

static double
width_of (const Painting *painting,
          const char     *text)
{
  return ludo_paint_text_width (painting->cr, &painting->scene, text,
                                painting->style->letter, FALSE);
}

static void
put_text (const Painting *painting,
          const char     *text,
          double          x,
          double          y,
          gboolean        bold)
{
  ludo_paint_set_color (painting->cr, painting->text, 1);
  /* @y is the middle of the digits, which are 0.72 of a letter high. */
  ludo_paint_text_line (painting->cr, &painting->scene, text, x,
                        y + painting->style->letter * 0.36,
                        painting->style->letter, bold);
}

static void paint_sample (const Painting       *painting,
                          const LudoPlotSeries *series,
                          double                x,
                          double                y);

/* Puts a sample of each series that has a name, with the name, into rows of at
 * most @width above the data, and paints them if @paints.
 * Returns: how many rows there are. */
static guint
lay_out_legend (const Painting *painting,
                double          width,
                gboolean        paints)
{
  double letter = painting->style->letter;
  double left = letter * GAP;
  double x = left;
  guint row = 0;

  for (guint i = 0; i < painting->plot->series->len; i++)
    {
      const LudoPlotSeries *series =
        &g_array_index (painting->plot->series, LudoPlotSeries, i);
      double across;

      if (series->label == NULL)
        continue;

      across = letter * (SAMPLE + GAP) + width_of (painting, series->label);
      if (x > left && x + across > width)
        {
          x = left;
          row++;
        }
      if (paints)
        paint_sample (painting, series, x, letter * ROW * (row + 1.5));
      x += across + letter * 1.2;
    }

  return row + 1;
}

/* Begins @painting.  The area between the axes is what the numbers, names,
 * labels and the legend leave of @width times @height pixels. */
static void
begin (Painting            *painting,
       LudoPlot            *plot,
       cairo_t             *cr,
       double               width,
       double               height,
       const LudoPlotStyle *style)
{
  gboolean dark = ludo_theme_is_dark (style->theme);
  double letter = style->letter;
  double left = letter;
  double right = letter;
  double bottom = letter * (1.2 + GAP + TICK + 1.2);

  *painting = (Painting) { .plot = plot, .cr = cr, .style = style };
  painting->scene.font_family = style->font_family;
  painting->scene.font_size = letter;
  painting->scene.theme = style->theme;
  painting->scene.mono = style->mono;
  painting->scene.screen = style->screen;
  painting->paper = dark ? (LudoColor) LUDO_COLOR (0x1e1e1e)
                         : (LudoColor) LUDO_COLOR (0xffffff);
  painting->text = dark ? (LudoColor) LUDO_COLOR (0xffffff)
                        : (LudoColor) LUDO_COLOR (0x1a1a1a);
  for (double value = plot->y.least;
       !plot->hides_y && value <= plot->y.most * (1 + 1e-9);
       value += plot->y.step)
    {
      g_autofree char *number = dup_number (&plot->y, value);

      left = MAX (left, width_of (painting, number) + letter * (GAP + TICK));
    }
  if (plot->names == NULL)
    {
      g_autofree char *last = dup_number (&plot->x, plot->x.most);

      right = MAX (right, width_of (painting, last) / 2 + letter * GAP);
    }
  painting->area.x = left + letter * GAP;
  /* The highest number is half above the area, below the legend, and the last
   * one below half beside it. */
  painting->area.y = letter * ROW
                     * (1.4 + lay_out_legend (painting, width, FALSE));
  painting->area.width = MAX (width - painting->area.x - right, 1);
  painting->area.height = MAX (height - painting->area.y - bottom, 1);
}

static double
x_of (const Painting *painting,
      double          value)
{
  const LudoPlotAxis *axis = &painting->plot->x;

  return painting->area.x + painting->area.width * (value - axis->least)
                            / (axis->most - axis->least);
}

static double
y_of (const Painting *painting,
      double          value)
{
  const LudoPlotAxis *axis = &painting->plot->y;

  return painting->area.y + painting->area.height * (axis->most - value)
                            / (axis->most - axis->least);
}

/* Blue and vermilion are told apart with any kind of colour blindness and, as
 * greys, by their lightness and by the shape of the marks. */
static LudoColor
ink_color (const Painting *painting,
           LudoPlotInk     ink)
{
  static const LudoColor on_light[LUDO_PLOT_N_INKS] = {
    LUDO_COLOR (0x0072b2), LUDO_COLOR (0xb84400), LUDO_COLOR (0x1a1a1a),
    LUDO_COLOR (0x7f8c96), LUDO_COLOR (0x1a1a1a),
  };
  static const LudoColor on_dark[LUDO_PLOT_N_INKS] = {
    LUDO_COLOR (0x56b4e9), LUDO_COLOR (0xf5a04c), LUDO_COLOR (0xffffff),
    LUDO_COLOR (0x93a1ab), LUDO_COLOR (0xffffff),
  };
  LudoTheme theme = painting->style->theme;

  if (painting->style->mono || theme == LUDO_THEME_CONTRAST
      || theme == LUDO_THEME_CONTRAST_DARK)
    return ink == LUDO_PLOT_INK_FAINT
             ? ludo_color_mix (painting->text, painting->paper, 0.4)
             : painting->text;

  return ludo_theme_is_dark (theme) ? on_dark[ink] : on_light[ink];
}

static void
set_ink (const Painting *painting,
         LudoPlotInk     ink,
         double          alpha)
{
  double width = LINE * painting->style->letter;
  const double dashes[] = { 4 * width, 2 * width };

  ludo_paint_set_color (painting->cr, ink_color (painting, ink), alpha);
  cairo_set_line_width (painting->cr, ink == LUDO_PLOT_INK_FAINT
                                        ? MAX (width / 2, 1) : width);
  cairo_set_dash (painting->cr, dashes, ink == LUDO_PLOT_INK_GUESS ? 2 : 0, 0);
}

static double
bar_width (const Painting *painting)
{
  return BAR * (x_of (painting, 1) - x_of (painting, 0));
}

/* Fills the path.  Without colours a bar is hatched, so that lines across it
 * stay visible. */
static void
fill (const Painting *painting,
      LudoPlotInk     ink)
{
  cairo_t *cr = painting->cr;
  double x, y, right, bottom;
  double step = painting->style->letter / 2;

  if (!painting->style->mono && painting->style->theme != LUDO_THEME_CONTRAST
      && painting->style->theme != LUDO_THEME_CONTRAST_DARK)
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
paint_bars (const Painting       *painting,
            const LudoPlotSeries *series)
{
  double width = bar_width (painting);
  double zero = y_of (painting, MAX (painting->plot->y.least, 0));

  for (guint i = 0; i < series->n; i++)
    {
      double y = y_of (painting, series->ys[i]);

      cairo_rectangle (painting->cr, x_of (painting, series->xs[i]) - width / 2,
                       y, width, zero - y);
      if (series->ys[i] > 0)
        fill (painting, series->ink);
      cairo_new_path (painting->cr);
    }
}

/* Paints a dot for each throw.  Where the dots of a pile would be too small in
 * one column, they stand in several. */
static void
paint_dots (const Painting       *painting,
            const LudoPlotSeries *series)
{
  double width = bar_width (painting);
  double unit = y_of (painting, 0) - y_of (painting, 1);
  double least = painting->style->letter * 0.7;
  guint n_columns = 1;
  double across;
  double radius;

  while (unit * n_columns < least
         && width / (n_columns + 1) > unit * (n_columns + 1))
    n_columns++;
  across = MIN (width / n_columns, unit * n_columns);
  radius = MIN (across * 0.43, painting->style->letter * 0.6);
  for (guint i = 0; i < series->n; i++)
    for (guint k = 0; k < (guint) MAX (series->ys[i], 0); k++)
      {
        double column = k % n_columns - (n_columns - 1) / 2.0;

        ludo_paint_circle (painting->cr,
                           x_of (painting, series->xs[i]) + column * across,
                           y_of (painting, (k / n_columns + 0.5) * n_columns),
                           radius);
      }
  cairo_fill (painting->cr);
}

/* Strokes the path on a wider line of paper, so that it stands out from the
 * bars that it crosses. */
static void
stroke_clearly (const Painting *painting,
                LudoPlotInk     ink)
{
  cairo_save (painting->cr);
  cairo_set_dash (painting->cr, NULL, 0, 0);
  cairo_set_line_width (painting->cr, 2.2 * LINE * painting->style->letter);
  ludo_paint_set_color (painting->cr, painting->paper, 1);
  cairo_stroke_preserve (painting->cr);
  cairo_restore (painting->cr);
  set_ink (painting, ink, 1);
  cairo_stroke (painting->cr);
}

static void
paint_levels (const Painting       *painting,
              const LudoPlotSeries *series)
{
  double width = bar_width (painting);

  for (guint i = 0; i < series->n; i++)
    {
      cairo_move_to (painting->cr,
                     x_of (painting, series->xs[i]) - width * 0.56,
                     y_of (painting, series->ys[i]));
      cairo_rel_line_to (painting->cr, width * 1.12, 0);
    }
  stroke_clearly (painting, series->ink);
}

static void
paint_line (const Painting       *painting,
            const LudoPlotSeries *series)
{
  cairo_set_line_join (painting->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < series->n; i++)
    cairo_line_to (painting->cr, x_of (painting, series->xs[i]),
                   y_of (painting, series->ys[i]));
  cairo_stroke (painting->cr);
}

static void
paint_points (const Painting       *painting,
              const LudoPlotSeries *series)
{
  double radius = DOT * painting->style->letter;

  for (guint i = 0; i < series->n; i++)
    {
      ludo_paint_circle (painting->cr, x_of (painting, series->xs[i]),
                         y_of (painting, series->ys[i]),
                         series->ink == LUDO_PLOT_INK_RING ? radius * 1.7
                                                           : radius);
      if (series->ink == LUDO_PLOT_INK_RING)
        cairo_stroke (painting->cr);
      else
        cairo_fill (painting->cr);
    }
}

static void
paint_band (const Painting       *painting,
            const LudoPlotSeries *series)
{
  for (guint i = 0; i < series->n; i++)
    cairo_line_to (painting->cr, x_of (painting, series->xs[i]),
                   y_of (painting, series->ys[i]));
  for (guint i = series->n; i > 0; i--)
    cairo_line_to (painting->cr, x_of (painting, series->xs[i - 1]),
                   y_of (painting, series->others[i - 1]));
  cairo_close_path (painting->cr);
  ludo_paint_set_color (painting->cr, ink_color (painting, series->ink), 0.18);
  cairo_fill (painting->cr);
}

static void
paint_squares (const Painting       *painting,
               const LudoPlotSeries *series)
{
  double unit = y_of (painting, 0) - y_of (painting, 1);
  double size = MIN (bar_width (painting), unit * 0.92);
  LudoColor color = ink_color (painting, series->ink);

  for (guint i = 0; i < series->n; i++)
    {
      cairo_rectangle (painting->cr,
                       x_of (painting, series->xs[i]) - size / 2,
                       y_of (painting, series->ys[i] + 0.5) - size / 2, size,
                       size);
      ludo_paint_set_color (painting->cr, color, series->others[i]);
      cairo_fill_preserve (painting->cr);
      ludo_paint_stroke (painting->cr, painting->text, 1);
    }
}

static void
paint_series (const Painting       *painting,
              const LudoPlotSeries *series)
{
  static void (*const paints[]) (const Painting *, const LudoPlotSeries *) = {
    paint_bars, paint_dots, paint_levels, paint_line, paint_points, paint_band,
    paint_squares,
  };

  /* A line or a dot on the edge keeps its other half. */
  double over = painting->style->letter
                * (series->shape == LUDO_PLOT_POINTS ? 2 * DOT : LINE);

  cairo_save (painting->cr);
  cairo_rectangle (painting->cr, painting->area.x - over,
                   painting->area.y - over,
                   painting->area.width + 2 * over,
                   painting->area.height + 2 * over);
  cairo_clip (painting->cr);
  set_ink (painting, series->ink, 1);
  paints[series->shape] (painting, series);
  cairo_restore (painting->cr);
}

/* Writes the values above everything else, each on a little paper. */
static void
write_values (const Painting       *painting,
              const LudoPlotSeries *series)
{
  double letter = painting->style->letter;
  double room = x_of (painting, 1) - x_of (painting, 0);

  for (guint i = 0; series->writes_values && i < series->n; i++)
    {
      g_autofree char *text = ludo_number_dup (series->ys[i], 0);
      double width = width_of (painting, text);
      double x = x_of (painting, series->xs[i]);
      double y = y_of (painting, series->ys[i]) - letter * 0.75;

      if (width > room)
        continue;
      ludo_paint_set_color (painting->cr, painting->paper, 0.8);
      cairo_rectangle (painting->cr, x - width / 2 - 1, y - letter * 0.45,
                       width + 2, letter * 0.9);
      cairo_fill (painting->cr);
      put_text (painting, text, x, y, FALSE);
    }
}

static void
paint_y_axis (const Painting *painting)
{
  const LudoPlotAxis *axis = &painting->plot->y;
  double letter = painting->style->letter;

  for (double value = axis->least; value <= axis->most * (1 + 1e-9);
       value += axis->step)
    {
      g_autofree char *number = dup_number (axis, value);
      double y = floor (y_of (painting, value)) + 0.5;

      ludo_paint_set_color (painting->cr, painting->text, 0.2);
      cairo_set_line_width (painting->cr, 1);
      cairo_move_to (painting->cr, painting->area.x, y);
      cairo_rel_line_to (painting->cr, painting->area.width, 0);
      cairo_stroke (painting->cr);
      put_text (painting, number,
                painting->area.x - letter * GAP
                - width_of (painting, number) / 2, y, FALSE);
    }
  put_text (painting, axis->label,
            letter * GAP + width_of (painting, axis->label) / 2, letter * 0.8,
            FALSE);
}

/* Writes only each second, third or later name or number of the axis if all of
 * them have no room side by side, because smaller letters would not be read. */
static void
paint_x_axis (const Painting *painting)
{
  const LudoPlotAxis *axis = &painting->plot->x;
  double letter = painting->style->letter;
  double y = painting->area.y + painting->area.height;
  guint n = painting->plot->names != NULL
              ? g_strv_length (painting->plot->names)
              : (guint) floor ((axis->most - axis->least) / axis->step + 1e-9)
                + 1;
  double widest = 0;
  double room = (painting->plot->names != NULL ? 1 : axis->step)
                * (x_of (painting, 1) - x_of (painting, 0));
  guint every;

  ludo_paint_set_color (painting->cr, painting->text, 1);
  cairo_set_line_width (painting->cr, 1);
  cairo_move_to (painting->cr, painting->area.x, floor (y) + 0.5);
  cairo_rel_line_to (painting->cr, painting->area.width, 0);
  cairo_stroke (painting->cr);
  for (int pass = 0; pass < 2; pass++)
    {
      every = (guint) MAX (ceil ((widest + letter * GAP) / room), 1);
      for (guint i = 0; i < n; i += pass == 0 ? 1 : every)
        {
          double value = painting->plot->names != NULL
                           ? i : axis->least + i * axis->step;
          g_autofree char *name = painting->plot->names != NULL
                                    ? g_strdup (painting->plot->names[i])
                                    : dup_number (axis, value);

          if (pass == 0)
            widest = MAX (widest, width_of (painting, name));
          else
            put_text (painting, name, x_of (painting, value),
                      y + letter * (TICK + 0.6),
                      painting->plot->chosen == (int) i
                      && painting->plot->names != NULL);
        }
    }
  put_text (painting, axis->label,
            painting->area.x + painting->area.width
            - width_of (painting, axis->label) / 2,
            y + letter * (TICK + 1.8 + GAP), FALSE);
}

/* Paints a sample of @series and its name, in the row of the legend whose
 * middle is at @y. */
static void
paint_sample (const Painting       *painting,
              const LudoPlotSeries *series,
              double                x,
              double                y)
{
  double letter = painting->style->letter;
  double width;

  set_ink (painting, series->ink, series->shape == LUDO_PLOT_BAND ? 0.3 : 1);
  switch (series->shape)
    {
    case LUDO_PLOT_BARS:
    case LUDO_PLOT_BAND:
    case LUDO_PLOT_SQUARES:
      cairo_rectangle (painting->cr, x, y - letter * 0.4, letter,
                       letter * 0.8);
      fill (painting, series->ink);
      cairo_new_path (painting->cr);
      break;
    case LUDO_PLOT_DOTS:
    case LUDO_PLOT_POINTS:
      ludo_paint_circle (painting->cr, x + letter / 2, y, letter * 0.35);
      if (series->ink == LUDO_PLOT_INK_RING)
        cairo_stroke (painting->cr);
      else
        cairo_fill (painting->cr);
      break;
    case LUDO_PLOT_LEVELS:
    case LUDO_PLOT_LINE:
    default:
      cairo_move_to (painting->cr, x, y);
      cairo_rel_line_to (painting->cr, letter * SAMPLE, 0);
      cairo_stroke (painting->cr);
      break;
    }
  cairo_set_dash (painting->cr, NULL, 0, 0);
  width = width_of (painting, series->label);
  x += letter * (SAMPLE + GAP) + width / 2;
  put_text (painting, series->label, x, y, FALSE);
}

/* Paints a pale column behind the chosen place. */
static void
paint_chosen (const Painting *painting)
{
  int chosen = painting->plot->chosen;

  if (chosen < 0 || painting->plot->names == NULL)
    return;

  ludo_paint_set_color (painting->cr, painting->text, 0.12);
  cairo_rectangle (painting->cr, x_of (painting, chosen - 0.5),
                   painting->area.y,
                   x_of (painting, 1) - x_of (painting, 0),
                   painting->area.height);
  cairo_fill (painting->cr);
}

void
ludo_plot_paint (LudoPlot            *plot,
                 cairo_t             *cr,
                 double               width,
                 double               height,
                 const LudoPlotStyle *style)
{
  Painting painting;

  begin (&painting, plot, cr, width, height, style);
  cairo_save (cr);
  paint_chosen (&painting);
  if (!plot->hides_y)
    paint_y_axis (&painting);
  for (guint i = 0; i < plot->series->len; i++)
    paint_series (&painting,
                  &g_array_index (plot->series, LudoPlotSeries, i));
  for (guint i = 0; i < plot->series->len; i++)
    write_values (&painting,
                  &g_array_index (plot->series, LudoPlotSeries, i));
  paint_x_axis (&painting);
  lay_out_legend (&painting, width, TRUE);
  cairo_restore (cr);
}

gboolean
ludo_plot_find (LudoPlot            *plot,
                double               width,
                double               height,
                const LudoPlotStyle *style,
                double               x,
                double               y,
                double              *place,
                double              *value)
{
  cairo_surface_t *surface =
    cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  Painting painting;

  begin (&painting, plot, cr, width, height, style);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  *place = plot->x.least + (x - painting.area.x) / painting.area.width
                           * (plot->x.most - plot->x.least);
  *value = plot->y.most - (y - painting.area.y) / painting.area.height
                          * (plot->y.most - plot->y.least);

  return x >= painting.area.x && x <= painting.area.x + painting.area.width
         && y >= painting.area.y
         && y <= painting.area.y + painting.area.height;
}
