/* test-plot-marks.c: no mark of a chart hides another one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot.h"

#define WIDTH 640
#define HEIGHT 400

static LudoPlot *
new_plot (void)
{
  static const char *const names[] = { "0", "1", "2", "3", "4", NULL };
  LudoPlot *plot = ludo_plot_new ();

  ludo_plot_set_names (plot, names, 5, "");
  ludo_plot_set_y (plot, 0, 40, "");

  return plot;
}

/* Returns: how many pixels of the picture of @plot have @color. */
static int
count_pixels (LudoPlot  *plot,
              LudoColor  color)
{
  const LudoPlotStyle style = { LUDO_THEME_LIGHT, "Sans", 14, FALSE, FALSE };
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  const guchar *data;
  int stride;
  int n = 0;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  ludo_plot_paint (plot, cr, WIDTH, HEIGHT, &style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  stride = cairo_image_surface_get_stride (surface);
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    {
      guint32 value = *(const guint32 *) (const void *)
        (data + i / WIDTH * stride + i % WIDTH * 4);

      n += ludo_color_contrast ((LudoColor) LUDO_COLOR (value & 0xffffff),
                                color) < 1.05;
    }
  cairo_surface_destroy (surface);

  return n;
}

/* The number of a pile covers none of its dots, also where the last row of a
 * pile of several columns is not full. */
static void
test_number_above_dots (void)
{
  static const double thrown[] = { 11, 20, 39, 23, 7 };
  int n_blue[2];

  for (int writes = 0; writes < 2; writes++)
    {
      g_autoptr (LudoPlot) plot = new_plot ();

      ludo_plot_add (plot, LUDO_PLOT_DOTS, LUDO_PLOT_INK_SEEN, NULL, thrown,
                     NULL, 5, NULL);
      if (writes)
        ludo_plot_write_values (plot);
      n_blue[writes] = count_pixels (plot, (LudoColor) LUDO_COLOR (0x0072b2));
    }
  g_assert_cmpint (n_blue[0], >, 0);
  /* The edges of the digits may have some more. */
  g_assert_cmpint (n_blue[1], >=, n_blue[0]);
}

/* A guess that is right leaves the line of the probability to be seen. */
static void
test_right_guess (void)
{
  static const double exact[] = { 6.25, 25, 37.5, 25, 6.25 };
  g_autoptr (LudoPlot) plot = new_plot ();

  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_EXACT, NULL, exact, NULL,
                 5, NULL);
  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_GUESS, NULL, exact, NULL,
                 5, NULL);
  g_assert_cmpint (count_pixels (plot, (LudoColor) LUDO_COLOR (0xb84400)), >,
                   100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plot-marks/number-above-dots", test_number_above_dots);
  g_test_add_func ("/plot-marks/right-guess", test_right_guess);

  return g_test_run ();
}
