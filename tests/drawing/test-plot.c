/* test-plot.c: charts say what their numbers are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 640
#define HEIGHT 400

static const char *const names[] = { "0", "1", "2", "3", "4", NULL };
static const double seen[] = { 11, 20, 39, 23, 7 };
static const double exact[] = { 6.25, 25, 37.5, 25, 6.25 };
static const double guess[] = { 20, 20, 20, 20, 20 };
static const double dark_squares[] = { 1, 1, 1, 1, 1 };

static LudoPlotStyle
style_of (LudoTheme theme)
{
  return (LudoPlotStyle) { theme, "Sans", 14, FALSE, FALSE };
}

static LudoPlot *
new_bars (LudoPlotShape shape)
{
  LudoPlot *plot = ludo_plot_new ();

  ludo_plot_set_names (plot, names, 5, "marked faces");
  ludo_plot_set_y (plot, 0, 39, "throws");
  ludo_plot_add (plot, shape, LUDO_PLOT_INK_SEEN, NULL, seen, NULL, 5,
                 "thrown");
  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_EXACT, NULL, exact, NULL,
                 5, "probability");
  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_GUESS, NULL, guess, NULL,
                 5, "guess");

  return plot;
}

/* A picture of @plot on the theme's paper; with LUDOTHEQUE_PLOTS it is kept in
 * that folder as @name. */
static cairo_surface_t *
paint (LudoPlot   *plot,
       LudoTheme   theme,
       const char *name)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  LudoPlotStyle style = style_of (theme);
  const char *folder = g_getenv ("LUDOTHEQUE_PLOTS");
  double grey = ludo_theme_is_dark (theme) ? 0.118 : 1;

  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_paint (cr);
  ludo_plot_paint (plot, cr, WIDTH, HEIGHT, &style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  if (folder != NULL)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);

      cairo_surface_write_to_png (surface, path);
    }

  return surface;
}

static LudoColor
pixel (cairo_surface_t *surface,
       int              x,
       int              y)
{
  guint32 value = *(const guint32 *) (const void *)
    (cairo_image_surface_get_data (surface)
     + y * cairo_image_surface_get_stride (surface) + x * 4);

  return (LudoColor) LUDO_COLOR (value & 0xffffff);
}

/* The point, in whole pixels, at which ludo_plot_find() says @place and
 * @value. */
static void
locate (LudoPlot *plot,
        double    place,
        double    value,
        int      *x,
        int      *y)
{
  LudoPlotStyle style = style_of (LUDO_THEME_LIGHT);
  double found, found_value;

  for (*x = 0; *x < WIDTH; (*x)++)
    if (ludo_plot_find (plot, WIDTH, HEIGHT, &style, *x, HEIGHT * 3 / 4, &found,
                        &found_value) && found >= place)
      break;
  for (*y = 0; *y < HEIGHT; (*y)++)
    if (ludo_plot_find (plot, WIDTH, HEIGHT, &style, *x, *y, &found,
                        &found_value) && found_value <= value)
      break;
  g_assert_cmpint (*x, <, WIDTH);
  g_assert_cmpint (*y, <, HEIGHT);
}

static void
test_round_steps (void)
{
  static const double known[][3] = {
    { 100, 5, 20 }, { 39, 5, 10 }, { 1, 5, 0.2 }, { 7, 5, 2 },
    { 0.03, 4, 0.01 }, { 10000, 5, 2000 }, { 216, 10, 50 }, { 5, 5, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      double step = ludo_plot_round_step (known[i][0], (guint) known[i][1]);

      if (fabs (step - known[i][2]) > known[i][2] * 1e-9)
        g_error ("%g in %g steps: %g", known[i][0], known[i][1], step);
    }
}

/* The bar of 39 reaches to 39: its colour below, the paper above. */
static void
test_heights (void)
{
  g_autoptr (LudoPlot) plot = ludo_plot_new ();
  cairo_surface_t *surface;

  ludo_plot_set_names (plot, names, 5, "");
  ludo_plot_set_y (plot, 0, 39, "");
  ludo_plot_add (plot, LUDO_PLOT_BARS, LUDO_PLOT_INK_SEEN, NULL, seen, NULL, 5,
                 NULL);
  surface = paint (plot, LUDO_THEME_LIGHT, "heights");
  for (int i = 0; i < 5; i++)
    {
      int x, y;

      locate (plot, i + 0.2, seen[i], &x, &y);
      g_assert_cmpfloat (ludo_color_contrast (pixel (surface, x, y + 3),
                                              pixel (surface, x, y - 3)),
                         >, 3);
    }
  cairo_surface_destroy (surface);
}

/* The seen, the computed and the guessed stand out from the paper in each
 * theme. */
static void
test_contrast (void)
{
  static const LudoPlotInk inks[] = {
    LUDO_PLOT_INK_SEEN, LUDO_PLOT_INK_EXACT, LUDO_PLOT_INK_GUESS,
    LUDO_PLOT_INK_FAINT,
  };
  static const double full[] = { 1 };

  for (guint theme = 0; theme < LUDO_N_THEMES; theme++)
    for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
      {
        g_autoptr (LudoPlot) plot = ludo_plot_new ();
        cairo_surface_t *surface;
        double most = 1;
        int x, y;

        ludo_plot_set_names (plot, names, 1, "");
        ludo_plot_set_y (plot, 0, 1, "");
        ludo_plot_add (plot, LUDO_PLOT_BARS, inks[i], NULL, full, NULL, 1,
                       NULL);
        locate (plot, 0, 0.5, &x, &y);
        surface = paint (plot, theme, "contrast");
        for (int dx = -20; dx <= 20; dx++)
          most = MAX (most, ludo_color_contrast (pixel (surface, x + dx, y),
                                                 pixel (surface, 1, 1)));
        g_assert_cmpfloat (most, >=, 3);
        cairo_surface_destroy (surface);
      }
}

/* Each shape and each theme has a picture of its own. */
static void
test_shapes (void)
{
  static const double xs[] = { 0, 20, 40, 60, 80, 100 };
  static const double shares[] = { 0, 0.5, 0.3, 0.41, 0.36, 0.39 };
  static const double high[] = { 1, 0.6, 0.53, 0.5, 0.49, 0.475 };
  static const double low[] = { 0, 0.15, 0.22, 0.25, 0.26, 0.275 };
  static const double columns[] = { 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2 };
  static const double rows[] = { 0, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5 };
  static const double dark[] = { 0.1, 1, 0.5, 0, 0, 1, 1, 0.2, 0.4, 0.6, 0.8 };
  g_autoptr (LudoPlot) bars = new_bars (LUDO_PLOT_BARS);
  g_autoptr (LudoPlot) dots = new_bars (LUDO_PLOT_DOTS);
  g_autoptr (LudoPlot) run = ludo_plot_new ();
  g_autoptr (LudoPlot) ways = ludo_plot_new ();
  cairo_surface_t *pictures[6];

  ludo_plot_set_x (run, 0, 100, "throws");
  ludo_plot_set_y (run, 0, 1, "share of two marks");
  ludo_plot_add (run, LUDO_PLOT_BAND, LUDO_PLOT_INK_EXACT, xs, high, low, 6,
                 "within one over root n");
  ludo_plot_add (run, LUDO_PLOT_LINE, LUDO_PLOT_INK_SEEN, xs, shares, NULL, 6,
                 "share");
  ludo_plot_set_names (ways, names, 5, "marked faces");
  ludo_plot_set_y (ways, 0, 6, "");
  ludo_plot_hide_y (ways);
  ludo_plot_add (ways, LUDO_PLOT_SQUARES, LUDO_PLOT_INK_SEEN, columns, rows,
                 dark, 11, NULL);
  ludo_plot_set_chosen (ways, 1);
  pictures[0] = paint (bars, LUDO_THEME_LIGHT, "bars");
  pictures[1] = paint (dots, LUDO_THEME_LIGHT, "dots");
  pictures[2] = paint (dots, LUDO_THEME_DARK, "dots-dark");
  pictures[3] = paint (dots, LUDO_THEME_CONTRAST, "dots-contrast");
  pictures[4] = paint (run, LUDO_THEME_LIGHT, "run");
  pictures[5] = paint (ways, LUDO_THEME_LIGHT, "ways");
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (memcmp (cairo_image_surface_get_data (pictures[i]),
                                 cairo_image_surface_get_data (pictures[j]),
                                 WIDTH * HEIGHT * 4), !=, 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    cairo_surface_destroy (pictures[i]);
}

/* The chosen cell of a map is seen even where a contour runs round it. */
static void
test_chosen_cell (void)
{
  static const double xs[] = { 9.5, 10.5, 10.5, 9.5, 9.5 };
  static const double ys[] = { 9.5, 9.5, 10.5, 10.5, 9.5 };
  g_autoptr (LudoPlot) map = ludo_plot_new ();
  cairo_surface_t *before, *after;
  guint n = 0;

  ludo_plot_set_map (map, 28, "across", 28, "up");
  ludo_plot_add (map, LUDO_PLOT_LINE, LUDO_PLOT_INK_RING, xs, ys, NULL, 5,
                 "contour");
  before = paint (map, LUDO_THEME_LIGHT, "contour");
  ludo_plot_set_chosen (map, 10 * 28 + 10);
  after = paint (map, LUDO_THEME_LIGHT, "chosen-cell");
  for (int x = 0; x < WIDTH; x++)
    for (int y = 0; y < HEIGHT; y++)
      n += pixel (before, x, y).red - pixel (after, x, y).red > 0.5;
  g_assert_cmpuint (n, >, 50);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

static gboolean
is_blue (cairo_surface_t *surface,
         int              x,
         int              y)
{
  LudoColor color = pixel (surface, x, y);

  return color.blue - color.red > 0.3;
}

/* Returns: how many blue spots the picture has that do not touch each other. */
static int
count_spots (cairo_surface_t *surface)
{
  g_autofree gboolean *seen_before = g_new0 (gboolean, WIDTH * HEIGHT);
  g_autoptr (GArray) todo = g_array_new (FALSE, FALSE, sizeof (int));
  int n = 0;

  for (int start = 0; start < WIDTH * HEIGHT; start++)
    {
      if (seen_before[start]
          || !is_blue (surface, start % WIDTH, start / WIDTH))
        continue;
      n++;
      seen_before[start] = TRUE;
      g_array_append_val (todo, start);
      while (todo->len > 0)
        {
          static const int steps[] = { -1, 1, -WIDTH, WIDTH };
          int at = g_array_index (todo, int, todo->len - 1);

          g_array_set_size (todo, todo->len - 1);
          for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
            {
              int next = at + steps[i];

              if (next < 0 || next >= WIDTH * HEIGHT || seen_before[next]
                  || !is_blue (surface, next % WIDTH, next / WIDTH))
                continue;
              seen_before[next] = TRUE;
              g_array_append_val (todo, next);
            }
        }
    }

  return n;
}

/* The dots of a pile are counted in its picture: one more throw is one more
 * dot. */
static void
test_dots_are_counted (void)
{
  for (int n = 1; n <= 40; n++)
    {
      double pile[] = { n };
      g_autoptr (LudoPlot) plot = ludo_plot_new ();
      cairo_surface_t *surface;

      ludo_plot_set_names (plot, names, 5, "");
      ludo_plot_set_y (plot, 0, 40, "");
      ludo_plot_add (plot, LUDO_PLOT_DOTS, LUDO_PLOT_INK_SEEN, NULL, pile, NULL,
                     1, NULL);
      surface = paint (plot, LUDO_THEME_LIGHT, "pile");
      g_assert_cmpint (count_spots (surface), ==, n);
      cairo_surface_destroy (surface);
    }
}

/* The upper lane of a race whose sides have come to a quarter and to three
 * quarters, and the lower one that @winner has won; the middles of the
 * pieces. */
#define LANE_LEFT 7
#define LANE_LENGTH (WIDTH - 3 * LANE_LEFT)
#define UPPER_Y 59
#define LOWER_Y 131

static LudoPlot *
new_race (int winner)
{
  static const char *const sides[] = { "Red", "Green" };
  const LudoPlotLane lanes[] = {
    { { 0.25, 0.75 } }, { { winner == 0, winner == 1 } },
  };
  LudoPlot *plot = new_bars (LUDO_PLOT_BARS);

  ludo_plot_set_race (plot, lanes, 2, ludo_drawing_for ("zohn-ahl"), sides,
                      "two of the games");

  return plot;
}

static gboolean
has_color (cairo_surface_t *surface,
           double           x,
           double           y,
           LudoColor        color)
{
  return ludo_color_contrast (pixel (surface, (int) x, (int) y), color) < 1.05;
}

/* The pieces of a race stand where their sides have come, in the colours of
 * the sides, and at its end only that of the winner does: a round one or a
 * square, so that the colour is not needed. */
static void
test_race (void)
{
  const LudoDrawing *drawing = ludo_drawing_for ("zohn-ahl");

  for (guint i = 0; i < 2 * LUDO_N_THEMES; i++)
    {
      LudoTheme theme = i / 2;
      int winner = i % 2;
      g_autoptr (LudoPlot) plot = new_race (winner);
      cairo_surface_t *surface = paint (plot, theme, "race");
      LudoColor colors[] = { drawing->seat_color (theme, 0),
                             drawing->seat_color (theme, 1) };

      g_assert_true (has_color (surface, LANE_LEFT + LANE_LENGTH / 4.0,
                                UPPER_Y - 7, colors[0]));
      g_assert_true (has_color (surface, LANE_LEFT + LANE_LENGTH * 0.75,
                                UPPER_Y + 7, colors[1]));
      g_assert_true (has_color (surface, LANE_LEFT + LANE_LENGTH, LOWER_Y,
                                colors[winner]));
      g_assert_cmpint (has_color (surface, LANE_LEFT + LANE_LENGTH + 7,
                                  LOWER_Y + 7, colors[winner]),
                       ==, winner == 1);
      for (int dy = -7; dy <= 7; dy += 14)
        g_assert_true (has_color (surface, LANE_LEFT, LOWER_Y + dy,
                                  pixel (surface, 1, HEIGHT - 1)));
      cairo_surface_destroy (surface);
    }
}

/* The chart below a race is as high as is left, and is found there. */
static void
test_race_leaves_chart (void)
{
  g_autoptr (LudoPlot) plot = new_race (0);
  LudoPlotStyle style = style_of (LUDO_THEME_LIGHT);
  cairo_surface_t *surface = paint (plot, LUDO_THEME_LIGHT, "race-chart");
  double place, value;
  int x, y;

  g_assert_false (ludo_plot_find (plot, WIDTH, HEIGHT, &style, WIDTH / 2,
                                  UPPER_Y, &place, &value));
  locate (plot, 0.2, seen[0], &x, &y);
  g_assert_cmpfloat (ludo_color_contrast (pixel (surface, x, y + 5),
                                          pixel (surface, x, y - 5)), >, 3);
  cairo_surface_destroy (surface);
}

static gboolean
holds (const GByteArray *bytes,
       const char       *part)
{
  return memmem (bytes->data, bytes->len, part, strlen (part)) != NULL;
}

typedef cairo_surface_t *(*CreateFunc) (cairo_write_func_t, void *, double,
                                        double);

/* A chart @width pixels wide on paper; @ink is what it covers. */
static GByteArray *
draw (LudoPlot          *plot,
      CreateFunc         create,
      double             width,
      cairo_rectangle_t *ink)
{
  GByteArray *bytes = g_byte_array_new ();
  LudoPlotStyle style = style_of (LUDO_THEME_LIGHT);
  cairo_surface_t *surfaces[] = {
    create (ludo_paint_collect, bytes, width, HEIGHT),
    cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL),
  };

  for (guint i = 0; i < G_N_ELEMENTS (surfaces); i++)
    {
      cairo_t *cr = cairo_create (surfaces[i]);

      ludo_plot_paint (plot, cr, width, HEIGHT, &style);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
    }
  cairo_recording_surface_ink_extents (surfaces[1], &ink->x, &ink->y,
                                       &ink->width, &ink->height);
  cairo_surface_finish (surfaces[0]);
  for (guint i = 0; i < G_N_ELEMENTS (surfaces); i++)
    cairo_surface_destroy (surfaces[i]);

  return bytes;
}

/* The same call paints paper: letters stay letters in an SVG and a PDF. */
static void
test_paper (void)
{
  g_autoptr (LudoPlot) plot = new_bars (LUDO_PLOT_BARS);
  cairo_rectangle_t ink;
  g_autoptr (GByteArray) svg =
    draw (plot, cairo_svg_surface_create_for_stream, WIDTH, &ink);
  g_autoptr (GByteArray) pdf =
    draw (plot, cairo_pdf_surface_create_for_stream, WIDTH, &ink);

  g_assert_true (holds (svg, "glyph"));
  g_assert_true (holds (pdf, "/Font"));
}

static guint
count (const GByteArray *bytes,
       const char       *part)
{
  g_autofree char *text = g_strndup ((const char *) bytes->data, bytes->len);
  g_auto (GStrv) parts = g_strsplit (text, part, -1);

  return g_strv_length (parts) - 1;
}

/* In little width each bar keeps its name, and the legend stays within the
 * chart. */
static void
test_words_are_kept (void)
{
  static const char *const causes[] = {
    "victories of the first", "rivers", "ravine", "captures", "loops",
  };
  g_autoptr (LudoPlot) plot = ludo_plot_new ();
  g_autoptr (GByteArray) wide = NULL, narrow = NULL;
  cairo_rectangle_t ink;

  ludo_plot_set_names (plot, causes, G_N_ELEMENTS (causes), "by cause");
  ludo_plot_set_y (plot, 0, 39, "in a hundred");
  ludo_plot_add (plot, LUDO_PLOT_BARS, LUDO_PLOT_INK_SEEN, NULL, seen, NULL,
                 G_N_ELEMENTS (causes),
                 "the darker it is, the more often it happens");
  wide = draw (plot, cairo_svg_surface_create_for_stream, 1200, &ink);
  narrow = draw (plot, cairo_svg_surface_create_for_stream, 300, &ink);
  /* Two blanks of the legend are ends of lines. */
  g_assert_cmpuint (count (narrow, "href=\"#glyph"), >=,
                    count (wide, "href=\"#glyph") - 2);
  g_assert_cmpfloat (ink.x, >=, 0);
  g_assert_cmpfloat (ink.x + ink.width, <=, 300);
  g_assert_cmpfloat (ink.y + ink.height, <=, HEIGHT);
}

/* Painting does not fail, however small the place is. */
static void
test_small (void)
{
  g_autoptr (LudoPlot) plot = new_bars (LUDO_PLOT_BARS);
  LudoPlotStyle style = style_of (LUDO_THEME_LIGHT);

  for (int size = 1; size < 120; size += 17)
    {
      cairo_surface_t *surface =
        cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
      cairo_t *cr = cairo_create (surface);

      ludo_plot_paint (plot, cr, size, size, &style);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

/* Returns: whether a pixel of the column @x, or of the row @y where @x is
 * negative, is not that of the paper; rows and columns from @from to @to. */
static gboolean
has_ink (cairo_surface_t *surface,
         int              x,
         int              y,
         int              from,
         int              to)
{
  for (int at = from; at < to; at++)
    if ((x >= 0 ? pixel (surface, x, at) : pixel (surface, at, y)).red < 0.9)
      return TRUE;

  return FALSE;
}

/* The number at the end of the axis below is whole, and a row of paper lies
 * between the legend and the highest number. */
static void
test_numbers_have_room (void)
{
  static const double xs[] = { 0, 1000 };
  static const double ys[] = { 0, 1 };
  g_autoptr (LudoPlot) plot = ludo_plot_new ();
  cairo_surface_t *surface;
  int x, y;
  guint n_free = 0;

  ludo_plot_set_x (plot, 0, 1000, "");
  ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_SEEN, xs, ys, NULL, 2,
                 "thrown");
  surface = paint (plot, LUDO_THEME_LIGHT, "numbers");
  locate (plot, 0, 0.95, &x, &y);
  g_assert_false (has_ink (surface, WIDTH - 1, -1, 0, HEIGHT));
  /* From the legend down to the number, in the columns of both. */
  for (int row = y - 45; row < y; row++)
    n_free += !has_ink (surface, -1, row, 0, x - 2);
  g_assert_cmpuint (n_free, >, 20);
  cairo_surface_destroy (surface);
}

/* A legend that is wider than the picture goes on in another row: no letter
 * touches the edge. */
static void
test_narrow (void)
{
  g_autoptr (LudoPlot) plot = new_bars (LUDO_PLOT_BARS);

  for (int width = 190; width <= 330; width += 7)
    {
      cairo_surface_t *surface =
        cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, HEIGHT);
      cairo_t *cr = cairo_create (surface);
      LudoPlotStyle style = style_of (LUDO_THEME_LIGHT);

      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      ludo_plot_paint (plot, cr, width, HEIGHT, &style);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      for (int y = 0; y < HEIGHT / 4; y++)
        g_assert_cmpfloat (pixel (surface, width - 1, y).red, >, 0.9);
      cairo_surface_destroy (surface);
    }
}

/* Values beyond the axes are cut off at them, whatever the shape: no more than
 * the half of a line or of a dot is painted outside. */
static void
test_beyond (void)
{
  static const double xs[] = { -1, 0.2, 1.4, 3, 6 };
  static const double ys[] = { -3, 14, 5, -8, 20 };
  static const double low[] = { -9, -9, -9, -9, -9 };
  const int over = 9;

  for (LudoPlotShape shape = 0; shape <= LUDO_PLOT_SQUARES; shape++)
    {
      g_autoptr (LudoPlot) empty = ludo_plot_new ();
      g_autoptr (LudoPlot) plot = ludo_plot_new ();
      cairo_surface_t *before, *after;
      int left, top, right, bottom;
      guint n_inside = 0;

      ludo_plot_set_x (empty, 0, 5, "");
      ludo_plot_set_y (empty, 0, 10, "");
      ludo_plot_set_x (plot, 0, 5, "");
      ludo_plot_set_y (plot, 0, 10, "");
      ludo_plot_add (plot, shape, LUDO_PLOT_INK_SEEN, xs, ys,
                     shape == LUDO_PLOT_SQUARES ? dark_squares : low, 5, NULL);
      locate (plot, 0, 10, &left, &top);
      locate (plot, 4.95, 0.1, &right, &bottom);
      before = paint (empty, LUDO_THEME_LIGHT, "empty");
      after = paint (plot, LUDO_THEME_LIGHT, "beyond");
      for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
          {
            LudoColor one = pixel (before, x, y);
            LudoColor other = pixel (after, x, y);
            gboolean differs = fabs (one.red - other.red) > 0.01
                               || fabs (one.blue - other.blue) > 0.01;

            n_inside += differs;
            if (differs
                && (x < left - over || x > right + over || y < top - over
                    || y > bottom + over))
              g_error ("shape %d is painted at %d, %d", shape, x, y);
          }
      g_assert_cmpuint (n_inside, >, 20);
      cairo_surface_destroy (before);
      cairo_surface_destroy (after);
    }
}

/* A bare plot has no text; its line has the colour that was given, stops where
 * no value is known, and a number by itself is seen. */
static void
test_bare (void)
{
  static const double chances[] = { 0.5, 0.25, NAN, 0.75, NAN };
  const LudoColor red = LUDO_COLOR (0xff0000);
  g_autoptr (LudoPlot) plot = ludo_plot_new ();
  LudoPlotStyle style = style_of (LUDO_THEME_LIGHT);
  cairo_surface_t *surface;
  guint n_red[5] = { 0 };

  ludo_plot_set_x (plot, 0, 4, "moves");
  ludo_plot_set_bare (plot);
  ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_SEEN, NULL, chances, NULL,
                 5, "Red");
  ludo_plot_set_line (plot, red, 0);
  surface = paint (plot, LUDO_THEME_LIGHT, "bare");
  for (int x = 0; x < WIDTH; x++)
    for (int y = 0; y < HEIGHT; y++)
      {
        LudoColor color = pixel (surface, x, y);
        double place, value;

        g_assert_cmpfloat_with_epsilon (color.green, color.blue, 1e-9);
        if (color.red < 0.9 || color.green > 0.6)
          continue;
        ludo_plot_find (plot, WIDTH, HEIGHT, &style, x, y, &place, &value);
        g_assert_cmpfloat (fabs (place - 2), >, 0.9);
        g_assert_cmpfloat_with_epsilon (value,
                                        place < 2 ? 0.5 - place / 4 : 0.75,
                                        0.02);
        n_red[(int) CLAMP (place + 0.5, 0, 4)]++;
      }
  cairo_surface_destroy (surface);
  g_assert_cmpuint (n_red[0], >, 50);
  g_assert_cmpuint (n_red[1], >, 50);
  g_assert_cmpuint (n_red[2], ==, 0);
  g_assert_cmpuint (n_red[3], >, 0);
  g_assert_cmpuint (n_red[4], ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/plot/chosen-cell", test_chosen_cell);
  g_test_add_func ("/plot/round-steps", test_round_steps);
  g_test_add_func ("/plot/heights", test_heights);
  g_test_add_func ("/plot/contrast", test_contrast);
  g_test_add_func ("/plot/shapes", test_shapes);
  g_test_add_func ("/plot/dots-are-counted", test_dots_are_counted);
  g_test_add_func ("/plot/race", test_race);
  g_test_add_func ("/plot/race-leaves-chart", test_race_leaves_chart);
  g_test_add_func ("/plot/paper", test_paper);
  g_test_add_func ("/plot/words-are-kept", test_words_are_kept);
  g_test_add_func ("/plot/small", test_small);
  g_test_add_func ("/plot/narrow", test_narrow);
  g_test_add_func ("/plot/numbers-have-room", test_numbers_have_room);
  g_test_add_func ("/plot/beyond", test_beyond);
  g_test_add_func ("/plot/bare", test_bare);

  return g_test_run ();
}
