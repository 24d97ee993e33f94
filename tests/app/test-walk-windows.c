/* test-walk-windows.c: every window and every step of every lesson comes to
 * rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What test-walk does for the pages of a game: each window beside the program's
 * and each step of the lessons is seen in both languages by turns, in sizes and
 * letters that change from one to the next, and nothing warns.
 */

#include "config.h"

#include "app-fixture.h"
#include "app/learning/ludo-hand-in.h"
#include "app/learning/ludo-lesson-choice.h"
#include "app/teaching/ludo-class-window.h"
#include "games/games.h"
#include "rest.h"
#include "test-wait.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *const languages[] = { "fr", "en" };

/* The system's letters, in 1024ths of a dot an inch: of the usual size, half as
 * large again, twice as large. */
static const int letters[] = { 96 * 1024, 144 * 1024, 192 * 1024 };

/* Sizes follow each other so that neighbours differ much. */
#define STRIDE 5

static guint n_seen;

/* A caret that blinks is drawn for as long as it has the keyboard. */
static void
open_still (App *app)
{
  app_open (app);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
}

static void
see (GtkWindow  *window,
     const char *what)
{
  rest_resize (window, &rest_sizes[n_seen++ * STRIDE % REST_N_SIZES], what);
}

/* Opens the window of @action, looks at it and closes it. */
static void
see_window (App        *app,
            const char *action,
            const char *target)
{
  g_autoptr (GList) windows = NULL;
  g_autofree char *what = g_strdup_printf ("%s, %s", action,
                                           target != NULL ? target : "");
  guint n = 0;

  g_assert_true (gtk_widget_activate_action
                   (GTK_WIDGET (app->window), action,
                    target != NULL ? "s" : NULL, target));
  rest_check ("%s", what);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != (gpointer) app->window && gtk_widget_get_mapped (l->data))
      {
        see (l->data, what);
        gtk_window_close (l->data);
        n++;
      }
  rest_check ("%s closes", what);
  if (n != 1)
    g_error ("%s opened %u windows", what, n);
}

static void
see_windows (App *app)
{
  static const char *const actions[] = {
    "win.players", "win.preferences", "win.show-help-overlay", "win.my-games",
    "win.teaching", "win.results", "app.about",
  };
  /* Each asks for a game. */
  static const char *const of_games[] = {
    "win.start", "win.print-of", "win.edit-of", "win.make-lesson-of",
  };

  app_play_plies (app_begin_for_persons (app, "tavli", 1), 4);
  app_play_plies (app_begin_for_persons (app, "ken-wan", 1), 4);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    see_window (app, actions[i], NULL);
  for (int i = 0; games_list ()[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (of_games); j++)
      see_window (app, of_games[j], games_list ()[i]->id);
}

/* The lesson that was opened, from its beginning: where it was begun before, it
 * is asked how to go on. */
static LudoLessonRun *
begin (App *app)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *choice = app_find (window, LUDO_TYPE_LESSON_CHOICE);
  LudoLessonRun *run;

  if (choice != NULL)
    {
      see (GTK_WINDOW (app->window), "a lesson that was begun");
      g_signal_emit_by_name (choice, "begin");
    }
  run = ludo_lesson_page_get_run (app_lesson_page (app));
  g_assert_nonnull (run);

  return run;
}

/* A lesson is handed in, which makes the results that the teacher looks at. */
static void
see_class (App        *app,
           const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "12.result", NULL);
  g_autofree char *copy = g_build_filename (folder, "trial.lesson", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file =
    g_file_new_for_path (g_test_get_filename (G_TEST_DIST, "app",
                                              "trial.lesson", NULL));
  GtkWidget *dialog;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  g_assert_true (ludo_window_open_lesson (app->window, file));
  ludo_lesson_run_enter (begin (app), "3");
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hand-in", NULL);
  dialog = app_wait_for_window (LUDO_TYPE_HAND_IN);
  ludo_hand_in_set_folder (LUDO_HAND_IN (dialog), folder);
  see (GTK_WINDOW (dialog), "a lesson is handed in");
  hand_type ("12");
  hand_click_widget (app_part (dialog, "write_button"));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  WAIT_FOR (dialog == NULL, "the dialog to close");

  see_window (app, "win.open-results", folder);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (copy), ==, 0);
}

static void
test_windows (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-walk-XXXXXX", NULL);
  App app;

  open_still (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", letters[i],
                    NULL);
      see_windows (&app);
      see_class (&app, folder);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", letters[0], NULL);
  app_speak (&app, "en");
  app_close (&app);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
see_lesson (App        *app,
            const char *place)
{
  LudoLessonRun *run;
  guint n;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              place);
  see (GTK_WINDOW (app->window), place);
  run = begin (app);
  n = ludo_lesson_run_get_lesson (run)->steps->len;
  g_assert_cmpuint (n, >, 3);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *what = g_strdup_printf ("%s, step %u", place, i + 1);

      ludo_lesson_run_go_to (run, i);
      see (GTK_WINDOW (app->window), what);
    }
}

/* The lists of a game's lessons and puzzles, and the lessons. */
static void
test_lessons (void)
{
  guint n_lessons = 0;
  App app;

  open_still (&app);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const char *game_id = games_list ()[i]->id;
      g_autofree char *folder =
        g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", game_id,
                          "lessons", NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
      const char *name;

      g_assert_no_error (error);
      while ((name = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (name, ".lesson"))
          {
            g_autofree char *id = g_strndup (name, strlen (name)
                                                   - strlen (".lesson"));
            g_autofree char *place = g_strdup_printf ("%s/lessons/%s", game_id,
                                                      id);

            app_speak (&app, languages[n_lessons % G_N_ELEMENTS (languages)]);
            g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                          letters[n_lessons % G_N_ELEMENTS (letters)], NULL);
            gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn",
                                        "s", game_id);
            see (GTK_WINDOW (app.window), game_id);
            see_lesson (&app, place);
            n_lessons++;
          }
    }
  g_assert_cmpuint (n_lessons, >=, 12);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", letters[0], NULL);
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/walk/windows", test_windows);
  g_test_add_func ("/app/walk/lessons", test_lessons);

  return g_test_run ();
}
