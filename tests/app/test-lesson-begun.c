/* test-lesson-begun.c: a wrong move that is begun does not stand in the way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "app-fixture.h"

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static gboolean
is_done (gpointer app)
{
  return ludo_lesson_run_get_state (run_of (app)) == LUDO_RUN_DONE;
}

static void
click_hole (App        *app,
            const char *name)
{
  LudoBoard *board = ludo_lesson_page_get_board (app_lesson_page (app));

  hand_click_place (board,
                    ludo_drawing_find_place (ludo_drawing_for ("chisolo"),
                                             name));
  hand_settle (GTK_WIDGET (app->window));
}

static const char *
told (App *app)
{
  return ludo_lesson_page_get_announcement (app_lesson_page (app));
}

/* Sowing g1 ends with a capture, whose third hole the board asks for.  A click
 * on another own hole takes that back, and the next one plays. */
static void
test_begun (void)
{
  App app;

  app_open (&app);
  app_begin_lesson (&app, "chisolo/lessons/first-steps#sow");
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  click_hole (&app, "g1");
  g_assert_nonnull (strstr (told (&app), "b1"));
  g_assert_false (is_done (&app));
  click_hole (&app, "b1");
  g_assert_cmpstr (told (&app), ==, "The move was taken back. Choose another.");
  click_hole (&app, "b1");
  hand_wait_until (is_done, &app, "the sowing");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/lesson-begun/begun", test_begun);

  return g_test_run ();
}
