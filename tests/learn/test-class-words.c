/* test-class-words.c: words and boards of the answers of a class
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "class-fixture.h"
#include "learn/class/ludo-class-view.h"
#include "play/ludo-language.h"

/* Draws the first board of tavli in which checkers are entered. */
static cairo_surface_t *
draw_entering (const LudoClass *class,
               LudoRect        *tray)
{
  const LudoDrawing *drawing = ludo_drawing_for ("tavli");
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, 480, 400);
  cairo_t *cr = cairo_create (surface);
  LudoScene scene = {
    .width = 480, .height = 400, .theme = LUDO_THEME_CONTRAST,
    .font_family = "Sans", .font_size = 9, .smallest = 9,
  };
  int path[LUDO_PATH_MAX];
  const LudoTurnAnswer *answer;
  GameState state;
  guint step = 0;

  while (!g_str_equal (ludo_class_find_step (class, step)->node->id, "enter"))
    step++;
  ludo_class_draw (class, step, &scene, cr);
  answer = g_ptr_array_index (ludo_class_find_step (class, step)->answers, 0);
  state = ludo_class_find_step (class, step)->start;
  drawing->rules->apply (&state, g_array_index
                                   (ludo_class_find_step (class, step)->before,
                                    GameMove, 0), NULL);
  drawing->move_path (&state, g_array_index (answer->moves, GameMove, 0), path);
  scene.state = &state;
  g_assert_true (drawing->bounds (&scene, path[0], tray));
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* The disc on a tray covers no word that stands above the checkers there. */
static void
test_words (ClassFixture  *fixture,
            gconstpointer  data)
{
  static const char text[] =
    "ludotheque-result 1\nlesson tavli/first-steps\nchecksum "
    CLASS_OTHER_CHECKSUM "\nname Zoé\nstep enter move right 1 14 %s\n";
  cairo_surface_t *drawn[2];
  guint n_other = 0;
  LudoRect tray;

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *path =
        g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "tavli",
                          "lessons", "first-steps.lesson", NULL);
      g_auto (GStrv) parts = g_strsplit (text, "%s", 2);
      /* No place is meant by the second. */
      g_autofree char *result = g_strjoinv (i == 0 ? "h/2" : "?", parts);
      g_autoptr (LudoClass) class = NULL;
      g_autoptr (GError) error = NULL;

      class_put (fixture, result, "zoe.result");
      class = ludo_class_open (fixture->folder, path, NULL, NULL, &error);
      g_assert_no_error (error);
      drawn[i] = draw_entering (class, &tray);
    }
  for (int y = 0; y < cairo_image_surface_get_height (drawn[0]); y++)
    for (int x = 0; x < cairo_image_surface_get_width (drawn[0]); x++)
      {
        gsize at = (gsize) (y * cairo_image_surface_get_stride (drawn[0])
                            + 4 * x);
        gboolean is_other =
          memcmp (cairo_image_surface_get_data (drawn[0]) + at,
                  cairo_image_surface_get_data (drawn[1]) + at, 4) != 0;

        n_other += is_other;
        g_assert_false (is_other && y < tray.y + tray.height * 0.4);
      }
  g_assert_cmpuint (n_other, >, 100);
  for (guint i = 0; i < 2; i++)
    cairo_surface_destroy (drawn[i]);
}

/* The mistakes of a class are counted from its answers, with no names, though
 * the results are of the first version. */
static void
test_mistakes (ClassFixture  *fixture,
               gconstpointer  data)
{
  static const char *const answers[] = { "e1 g2", "e1 c1 g2", "d1 g2", "g2" };
  g_autofree char *path =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "chisolo",
                      "lessons", "first-steps.lesson", NULL);
  g_autoptr (LudoClass) class = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL, *none = NULL, *counts = NULL;
  g_autofree char *cell = NULL, *words = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autofree char *result =
        g_strdup_printf ("ludotheque-result 1\nlesson chisolo/first-steps\n"
                         "checksum " CLASS_OTHER_CHECKSUM "\nname Pupil%u\n"
                         "step sow move right 1 5 b1\n"
                         "step relay cell right 2 14 %s\n", i, answers[i]);

      class_put (fixture, result, "%u.result", i);
    }
  class = ludo_class_open (fixture->folder, path, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (class->steps->len, ==, 2);
  told = ludo_class_dup_mistakes (class, 1);
  g_assert_cmpstr (told, ==, "Mistakes at the first try – stopped at the first "
                             "hole with stones in it: 2 pupils · counted the "
                             "hole that is emptied: 1 pupil");
  none = ludo_class_dup_mistakes (class, 0);
  g_assert_cmpstr (none, ==, "");
  /* Of the places that were pointed at only the first one is counted. */
  counts = ludo_class_dup_counts (class, 1, LUDO_PAGE_ENGLISH, FALSE);
  g_assert_cmpstr (counts, ==, "hole e1: 2 pupils · hole d1: 1 pupil · "
                               "hole g2: 1 pupil");
  cell = ludo_class_dup_cell (class, 1, 1, LUDO_PAGE_ENGLISH);
  g_assert_cmpstr (cell, ==, "✓ (2) ← Hole e1");
  words = ludo_class_dup_cell_words (class, 1, 1, LUDO_PAGE_ENGLISH, FALSE);
  g_assert_cmpstr (words, ==, "right without help · 2 tries · first answer: "
                              "hole e1");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add ("/class-folders/words", ClassFixture, NULL, class_set_up,
              test_words, class_tear_down);
  g_test_add ("/class-folders/mistakes", ClassFixture, NULL, class_set_up,
              test_mistakes, class_tear_down);

  return g_test_run ();
}
