/* ludo-plot.c: the numbers of a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot-private.h"

#include <math.h>

#define STEPS_MAX 5
#define NAMES_MAX 32
#define SERIES_MAX 128

static void
clear_series (gpointer data)
{
  LudoPlotSeries *series = data;

  g_free (series->xs);
  g_free (series->ys);
  g_free (series->others);
  g_free (series->label);
}

LudoPlot *
ludo_plot_new (void)
{
  LudoPlot *plot = g_new0 (LudoPlot, 1);

  plot->x = (LudoPlotAxis) { 0, 1, 0, 1, g_strdup ("") };
  plot->y = (LudoPlotAxis) { 0, 1, 0, 1, g_strdup ("") };
  plot->chosen = -1;
  plot->series = g_array_new (FALSE, FALSE, sizeof (LudoPlotSeries));
  g_array_set_clear_func (plot->series, clear_series);

  return plot;
}

void
ludo_plot_free (LudoPlot *plot)
{
  if (plot == NULL)
    return;

  g_free (plot->x.label);
  g_free (plot->y.label);
  g_strfreev (plot->names);
  g_array_unref (plot->series);
  _ludo_plot_free_tiles (plot);
  _ludo_plot_free_race (plot);
  g_free (plot);
}

double
ludo_plot_round_step (double range,
                      guint  most)
{
  static const double firsts[] = { 1, 2, 5, 10 };
  double tens = pow (10, floor (log10 (range / most)));

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    if (range / (firsts[i] * tens) <= most + 1e-9)
      return firsts[i] * tens;

  return 10 * tens;
}

static void
set_axis (LudoPlotAxis *axis,
          double        least,
          double        most,
          const char   *label)
{
  axis->least = least;
  axis->most = most;
  axis->first = least;
  axis->step = ludo_plot_round_step (most - least, STEPS_MAX);
  g_free (axis->label);
  axis->label = g_strdup (label);
}

void
ludo_plot_set_x (LudoPlot   *plot,
                 double      least,
                 double      most,
                 const char *label)
{
  g_return_if_fail (most > least);

  g_clear_pointer (&plot->names, g_strfreev);
  set_axis (&plot->x, least, most, label);
}

void
ludo_plot_set_names (LudoPlot          *plot,
                     const char *const *names,
                     guint              n,
                     const char        *label)
{
  g_return_if_fail (n > 0 && n <= NAMES_MAX);

  set_axis (&plot->x, -0.5, n - 0.5, label);
  g_strfreev (plot->names);
  plot->names = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    plot->names[i] = g_strdup (names[i]);
}

void
ludo_plot_set_y (LudoPlot   *plot,
                 double      least,
                 double      most,
                 const char *label)
{
  g_return_if_fail (most > least);

  set_axis (&plot->y, least, most, label);
  plot->y.most = least + plot->y.step
                         * ceil ((most - least) / plot->y.step - 1e-9);
}

void
ludo_plot_set_map (LudoPlot   *plot,
                   guint       columns,
                   const char *x_label,
                   guint       rows,
                   const char *y_label)
{
  g_return_if_fail (columns > 0 && rows > 0);

  ludo_plot_set_x (plot, -0.5, columns - 0.5, x_label);
  set_axis (&plot->y, -0.5, rows - 0.5, y_label);
  plot->x.first = plot->y.first = 0;
  plot->columns = columns;
}

const double *
ludo_plot_get_bars (const LudoPlot *plot,
                    LudoPlotInk     ink,
                    guint          *n)
{
  *n = 0;
  for (guint i = 0; i < plot->series->len; i++)
    {
      const LudoPlotSeries *series = &g_array_index (plot->series,
                                                     LudoPlotSeries, i);

      if (series->ink != ink || series->shape > LUDO_PLOT_LEVELS)
        continue;
      *n = series->n;
      return series->ys;
    }

  return NULL;
}

void
ludo_plot_hide_y (LudoPlot *plot)
{
  plot->hides_y = TRUE;
}

void
ludo_plot_add (LudoPlot      *plot,
               LudoPlotShape  shape,
               LudoPlotInk    ink,
               const double  *xs,
               const double  *ys,
               const double  *others,
               guint          n,
               const char    *label)
{
  gsize size = n * sizeof (double);
  LudoPlotSeries series = { shape, ink, n, NULL, g_memdup2 (ys, size),
                    g_memdup2 (others, others != NULL ? size : 0),
                    g_strdup (label) };

  g_return_if_fail (plot->series->len < SERIES_MAX);

  series.xs = xs != NULL ? g_memdup2 (xs, size) : g_new (double, n);
  for (guint i = 0; xs == NULL && i < n; i++)
    series.xs[i] = i;
  g_array_append_val (plot->series, series);
}

void
ludo_plot_write_values (LudoPlot *plot)
{
  g_return_if_fail (plot->series->len > 0);

  g_array_index (plot->series, LudoPlotSeries,
                 plot->series->len - 1).writes_values = TRUE;
}

void
ludo_plot_set_line (LudoPlot  *plot,
                    LudoColor  color,
                    double     dash)
{
  LudoPlotSeries *series;

  g_return_if_fail (plot->series->len > 0);

  series = &g_array_index (plot->series, LudoPlotSeries,
                           plot->series->len - 1);
  series->has_color = TRUE;
  series->color = color;
  series->dash = dash;
}

void
ludo_plot_set_bare (LudoPlot *plot)
{
  plot->bare = TRUE;
  plot->y.step = (plot->y.most - plot->y.least) / 2;
}

void
ludo_plot_set_chosen (LudoPlot *plot,
                      int       place)
{
  plot->chosen = place;
}
