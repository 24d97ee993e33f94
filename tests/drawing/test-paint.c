/* test-paint.c: colours and strokes that all the boards share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

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

/* Every mark leaves paint, each a picture of its own. */
static void
test_marks_differ (void)
{
  const LudoRect bounds = { 4, 4, 56, 56 };
  const LudoMark marks[] = {
    LUDO_MARK_SELECTED, LUDO_MARK_TARGET, LUDO_MARK_LAST, LUDO_MARK_HINT,
    LUDO_MARK_FOCUS, LUDO_MARK_NOTE,
  };
  LudoScene scene = { .width = 64, .height = 64, .font_family = "Sans",
                      .font_size = 12 };
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                           (GDestroyNotify) g_bytes_unref, NULL);

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      g_hash_table_remove_all (seen);
      scene.theme = (LudoTheme) theme;
      for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
        {
          cairo_surface_t *surface =
            cairo_image_surface_create (CAIRO_FORMAT_RGB24, 64, 64);
          cairo_t *cr = cairo_create (surface);

          cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
          cairo_paint (cr);
          ludo_paint_marks (cr, &scene, &bounds, LUDO_SHAPE_RECT, marks[i]);
          g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
          cairo_surface_flush (surface);
          g_hash_table_add (seen,
                            g_bytes_new (cairo_image_surface_get_data (surface),
                                         64 * 64 * 4));
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
      g_assert_cmpuint (g_hash_table_size (seen), ==, G_N_ELEMENTS (marks));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/contrast", test_contrast);
  g_test_add_func ("/paint/mix", test_mix);
  g_test_add_func ("/paint/marks-differ", test_marks_differ);

  return g_test_run ();
}
