/* test-paint.c: colours and strokes that all the boards share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-material.h"
#include "drawing/ludo-ease.h"
#include "drawing/ludo-paint.h"

static void
test_contrast (void)
{
  const LudoColor black = LUDO_COLOR (0x000000);
  const LudoColor white = LUDO_COLOR (0xffffff);
  const LudoColor grey = LUDO_COLOR (0x767676);

  g_assert_cmpfloat_with_epsilon (ludo_color_contrast (black, white), 21,
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (ludo_color_contrast (white, black), 21,
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (ludo_color_contrast (grey, grey), 1, 1e-9);
  /* The darkest grey that WCAG lets pass on white. */
  g_assert_cmpfloat_with_epsilon (ludo_color_contrast (grey, white), 4.54,
                                  0.01);
}

static void
test_mix (void)
{
  const LudoColor black = LUDO_COLOR (0x000000);
  const LudoColor white = LUDO_COLOR (0xffffff);

  g_assert_cmpfloat_with_epsilon (ludo_color_mix (black, white, 0).red, 0,
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (ludo_color_mix (black, white, 0.25).green,
                                  0.25, 1e-9);
}

#define SIDE 64

/* (transfer full): a word in letters of @size, on the screen or on paper. */
static GBytes *
paint_word (gboolean screen,
            double   size)
{
  const LudoScene scene = { .font_family = "Sans", .font_size = size,
                            .screen = screen };
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_A8, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  ludo_paint_text (cr, &scene, "Oware", SIDE / 2.0, SIDE / 2.0, size, FALSE);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), SIDE * SIDE);
  cairo_surface_destroy (surface);

  return pixels;
}

static gboolean
is_painted_alike (gboolean screen,
                  double   size,
                  double   other)
{
  g_autoptr (GBytes) one = paint_word (screen, size);
  g_autoptr (GBytes) two = paint_word (screen, other);

  return g_bytes_equal (one, two);
}

/* Windows of nearly one size share the fonts of their boards; on paper letters
 * are as large as asked. */
static void
test_sizes (void)
{
  g_assert_true (is_painted_alike (TRUE, 20.3, 20.7));
  g_assert_true (is_painted_alike (TRUE, 0.01, 0.5));
  g_assert_false (is_painted_alike (TRUE, 20.3, 20.8));
  g_assert_false (is_painted_alike (FALSE, 20.3, 20.7));
}

/* The colours of a grey background and @marks on it, 0 where it is grey. */
static void
find_paint (LudoTheme theme,
            LudoShape shape,
            guint     marks,
            guint32  *painted)
{
  const LudoRect bounds = { 4, 4, SIDE - 8, SIDE - 8 };
  const LudoScene scene = { .width = SIDE, .height = SIDE, .theme = theme,
                            .font_family = "Sans", .font_size = 12 };
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels;

  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  ludo_paint_marks (cr, &scene, &bounds, shape, marks);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (gconstpointer)
           cairo_image_surface_get_data (surface);
  for (int i = 0; i < SIDE * SIDE; i++)
    painted[i] = pixels[i] != pixels[0] ? pixels[i] : 0;
  cairo_surface_destroy (surface);
}

/* Every mark has a shape of its own, whatever its colours: of what two of
 * them cover together, a good part is covered by one alone. */
static void
test_marks_differ (void)
{
  static guint32 painted[8][SIDE * SIDE];
  const LudoMark marks[] = {
    LUDO_MARK_SELECTED, LUDO_MARK_TARGET, LUDO_MARK_LAST, LUDO_MARK_HINT,
    LUDO_MARK_FOCUS, LUDO_MARK_HOVER, LUDO_MARK_NOTE, LUDO_MARK_MOVABLE,
  };

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    for (int shape = LUDO_SHAPE_RECT; shape <= LUDO_SHAPE_ROUND; shape++)
      for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
        {
          find_paint ((LudoTheme) theme, (LudoShape) shape, marks[i],
                      painted[i]);
          for (guint j = 0; j < i; j++)
            {
              int alone = 0, together = 0;

              for (int k = 0; k < SIDE * SIDE; k++)
                {
                  alone += (painted[i][k] != 0) != (painted[j][k] != 0);
                  together += painted[i][k] || painted[j][k];
                }
              g_assert_cmpint (together, >, 0);
              g_assert_cmpint (alone * 100 / together, >=, 25);
            }
        }
}

/* How many pixels @mark changes where @others are. */
static int
count_changed (LudoTheme theme,
               LudoShape shape,
               guint     mark,
               guint     others)
{
  static guint32 without[SIDE * SIDE], with[SIDE * SIDE];
  int n = 0;

  find_paint (theme, shape, others, without);
  find_paint (theme, shape, others | mark, with);
  for (int i = 0; i < SIDE * SIDE; i++)
    n += with[i] != without[i];

  return n;
}

/* A hint is visible together with the focus and the picked place: none of the
 * three marks covers more than half of another. */
static void
test_marks_together (void)
{
  const guint others[] = {
    LUDO_MARK_FOCUS, LUDO_MARK_SELECTED, LUDO_MARK_FOCUS | LUDO_MARK_SELECTED,
  };

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    for (int shape = LUDO_SHAPE_RECT; shape <= LUDO_SHAPE_ROUND; shape++)
      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        {
          LudoTheme light = (LudoTheme) theme;
          LudoShape form = (LudoShape) shape;

          g_assert_cmpint (2 * count_changed (light, form, LUDO_MARK_HINT,
                                              others[i]), >=,
                           count_changed (light, form, LUDO_MARK_HINT, 0));
          g_assert_cmpint (2 * count_changed (light, form, others[i],
                                              LUDO_MARK_HINT), >=,
                           count_changed (light, form, others[i], 0));
        }
}

/* In high contrast, where cells have lines of their own, the corners of the
 * last move cover a fifth more, rims and all, than elsewhere. */
static void
test_corners_in_contrast (void)
{
  static guint32 painted[LUDO_N_THEMES][SIDE * SIDE];
  int n[LUDO_N_THEMES] = { 0 };

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      find_paint ((LudoTheme) theme, LUDO_SHAPE_RECT, LUDO_MARK_LAST,
                  painted[theme]);
      for (int i = 0; i < SIDE * SIDE; i++)
        n[theme] += painted[theme][i] != 0;
    }
  g_assert_cmpint (n[LUDO_THEME_CONTRAST], >=, 6 * n[LUDO_THEME_LIGHT] / 5);
  g_assert_cmpint (n[LUDO_THEME_CONTRAST_DARK], >=, 6 * n[LUDO_THEME_DARK] / 5);
}

/* A motion begins and ends at its places, and a bounce stays above the
 * board. */
static void
test_ease (void)
{
  double last = 0;

  g_assert_cmpfloat_with_epsilon (ludo_ease_hand (0), 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (ludo_ease_hand (1), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (ludo_ease_roll (1), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (ludo_ease_bounce (0), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (ludo_ease_bounce (1), 0, 1e-9);
  for (double time = 0; time <= 1; time += 0.01)
    {
      double height = ludo_ease_bounce (time);

      g_assert_cmpfloat (height, >=, 0);
      g_assert_cmpfloat (height, <=, time < 0.45 ? 1 : 0.25);
      g_assert_cmpfloat (ludo_ease_roll (time), >=, last);
      last = ludo_ease_roll (time);
    }
}

/* Every theme is found by the name it has, and by no other. */
static void
test_theme_names (void)
{
  LudoTheme found = LUDO_THEME_LIGHT;

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      g_assert_true (ludo_theme_from_name (ludo_theme_name ((LudoTheme) theme),
                                           &found));
      g_assert_cmpint ((int) found, ==, theme);
    }
  g_assert_cmpstr (ludo_theme_name (LUDO_THEME_CONTRAST_DARK), ==,
                   "contrast-dark");
  g_assert_false (ludo_theme_from_name ("Dark", &found));
  g_assert_false (ludo_theme_from_name ("", &found));
  g_assert_cmpint ((int) found, ==, LUDO_N_THEMES - 1);
}

#define BOARD 200

/* A board of grey earth, wood, cloth or stone on @surface. */
static void
paint_board (cairo_surface_t *surface,
             LudoMaterial     material)
{
  const LudoRect board = { 0, 0, BOARD, BOARD };
  cairo_t *cr = cairo_create (surface);

  cairo_rectangle (cr, 0, 0, BOARD, BOARD);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_fill_preserve (cr);
  ludo_paint_material (cr, material, &board, 10, 0.1);
  cairo_destroy (cr);
}

/* A material can be seen, is lit from the upper left, stays near its colour
 * everywhere and on the whole is as light as it was. */
static void
test_material (void)
{
  for (int material = 0; material <= LUDO_MATERIAL_STONE; material++)
    {
      cairo_surface_t *surface =
        cairo_image_surface_create (CAIRO_FORMAT_RGB24, BOARD, BOARD);
      const guint8 *pixels;
      int stride, least = 255, most = 0;
      gint64 sum = 0, half = 0;

      paint_board (surface, (LudoMaterial) material);
      cairo_surface_flush (surface);
      pixels = cairo_image_surface_get_data (surface);
      stride = cairo_image_surface_get_stride (surface);
      for (int y = 0; y < BOARD; y++)
        for (int x = 0; x < BOARD; x++)
          {
            int grey = pixels[y * stride + 4 * x];

            least = MIN (least, grey);
            most = MAX (most, grey);
            sum += grey;
            half += x + y < BOARD ? grey : -grey;
          }
      g_assert_cmpint (most - least, >=, 20);
      g_assert_cmpint (least, >=, 70);
      g_assert_cmpint (most, <=, 185);
      g_assert_cmpint (half, >, 0);
      g_assert_cmpint (ABS (sum / (BOARD * BOARD) - 128), <=, 4);
      cairo_surface_destroy (surface);
    }
}

/* A surface that only records lines gets no material, because paper is
 * plain. */
static void
test_material_on_paper (void)
{
  cairo_surface_t *paper =
    cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, BOARD, BOARD);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels;

  paint_board (paper, LUDO_MATERIAL_WOOD);
  cairo_set_source_surface (cr, paper, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (const void *)
    cairo_image_surface_get_data (surface);
  for (int i = 1; i < BOARD * BOARD; i++)
    g_assert_cmphex (pixels[i], ==, pixels[0]);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (paper);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/ease", test_ease);
  g_test_add_func ("/paint/contrast", test_contrast);
  g_test_add_func ("/paint/mix", test_mix);
  g_test_add_func ("/paint/sizes", test_sizes);
  g_test_add_func ("/paint/marks-differ", test_marks_differ);
  g_test_add_func ("/paint/marks-together", test_marks_together);
  g_test_add_func ("/paint/corners-in-contrast", test_corners_in_contrast);
  g_test_add_func ("/paint/material", test_material);
  g_test_add_func ("/paint/material-on-paper", test_material_on_paper);
  g_test_add_func ("/paint/theme-names", test_theme_names);

  return g_test_run ();
}
