/* test-lesson-themes.c: the puzzles of a theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/learning/ludo-learn-page.h"

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static void
press (App   *app,
       guint  key)
{
  hand_press_key (key, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
has_puzzles (App        *app,
             const char *title)
{
  return app_find_label (GTK_WIDGET (app->window), title) != NULL;
}

/* Whether the list of a drop-down is open and has the focus. */
static gboolean
is_dropped (gpointer drop_down)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (drop_down));

  return focus != NULL && gtk_widget_is_ancestor (focus, drop_down)
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Puzzles of one kind alone, by the mouse and the keys; a link and another game
 * find theirs all the same. */
static void
test_themes (void)
{
  GtkWidget *drop_down;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "tavli");
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  drop_down = app_find (app_find (GTK_WIDGET (app.window),
                                  LUDO_TYPE_LEARN_PAGE), GTK_TYPE_DROP_DOWN);
  g_assert_true (has_puzzles (&app, "Puzzles 25 to 32"));
  g_assert_cmpuint (g_list_model_get_n_items
                      (gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down))),
                    ==, 3);
  /* It may stand below what is seen of the list. */
  gtk_widget_grab_focus (drop_down);
  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (drop_down);
  hand_wait_until (is_dropped, drop_down, "the list");
  hand_settle (GTK_WIDGET (app.window));
  press (&app, XK_Down);
  press (&app, XK_Down);
  press (&app, XK_Return);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)),
                    ==, 2);
  g_assert_false (has_puzzles (&app, "Puzzles 25 to 32"));
  g_assert_true (has_puzzles (&app, "Puzzle 17"));

  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "tavli/puzzles");
  app_choose_lesson (&app, TRUE);
  g_assert_cmpstr (ludo_lesson_run_get_lesson (run_of (&app))->id, ==,
                   "puzzles-1");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)),
                    ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 2);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo");
  g_assert_true (has_puzzles (&app, "Puzzles 25 to 32"));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/app/lesson/themes", test_themes);

  return g_test_run ();
}
