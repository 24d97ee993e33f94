/* test-own-lessons.c: the lessons that somebody has saved are under Learn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app-fixture.h"
#include "app/learning/ludo-learn-page.h"
#include "app/teaching/ludo-lesson-editor.h"

static const char text[] =
  "<lesson game=\"chisolo\" id=\"monday\">"
  "<title><fr>Lundi</fr><en>For Monday</en></title>"
  "<step id=\"count\" kind=\"number\" answer=\"3\">"
  "<ask><s id=\"count-ask\"><fr>Combien ?</fr><en>How many?</en></s></ask>"
  "</step></lesson>";

/* The label @words if it is seen in the list of lessons. */
static GtkWidget *
find_seen (App        *app,
           const char *words)
{
  GtkWidget *page = app_find (GTK_WIDGET (app->window), LUDO_TYPE_LEARN_PAGE);
  GtkWidget *label = app_find_label (page, words);

  return label != NULL && gtk_widget_get_mapped (label) ? label : NULL;
}

static gboolean
is_listed (gpointer app)
{
  return find_seen (app, "For Monday") != NULL
         && find_seen (app, "Your Lessons") != NULL;
}

static gboolean
is_gone (gpointer app)
{
  return find_seen (app, "For Monday") == NULL
         && find_seen (app, "Your Lessons") == NULL;
}

static gboolean
is_french (gpointer app)
{
  return find_seen (app, "Lundi") != NULL
         && find_seen (app, "Vos leçons") != NULL;
}

static gboolean
is_begun (gpointer app)
{
  LudoLessonRun *run = ludo_lesson_page_get_run (app_lesson_page (app));

  return run != NULL
         && g_str_equal (ludo_lesson_run_get_lesson (run)->id, "monday");
}

static void
learn (App        *app,
       const char *game_id)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              game_id);
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
}

/* A lesson that is saved wherever its author likes is listed under its game at
 * once and in both languages, and begins there; one that was deleted is not. */
static void
test_listed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("own-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "lundi.lesson", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *editor, *row;
  App app;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  app_open (&app);
  learn (&app, "chisolo");
  g_assert_true (is_gone (&app));

  /* The list that is shown behind the editor gets it. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.make-lesson-of",
                              "s", "chisolo");
  editor = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
  ludo_lesson_editor_open (LUDO_LESSON_EDITOR (editor), file);
  hand_settle (editor);
  ludo_lesson_editor_save (LUDO_LESSON_EDITOR (editor), file);
  hand_wait_until (is_listed, &app, "the lesson in the list");
  gtk_window_close (GTK_WINDOW (editor));
  hand_settle (GTK_WIDGET (app.window));

  /* Only under its game. */
  learn (&app, "tavli");
  hand_wait_until (is_gone, &app, "the lessons of another game");
  learn (&app, "chisolo");
  hand_wait_until (is_listed, &app, "the lesson in the list");
  app_speak (&app, "fr");
  hand_wait_until (is_french, &app, "the list in French");
  app_speak (&app, "en");
  hand_wait_until (is_listed, &app, "the list in English");

  row = gtk_widget_get_ancestor (find_seen (&app, "For Monday"),
                                 GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (row);
  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (row);
  hand_wait_until (is_begun, &app, "the lesson");

  g_remove (path);
  learn (&app, "chisolo");
  hand_wait_until (is_gone, &app, "the list without it");
  g_rmdir (folder);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/own-lessons/listed", test_listed);

  return g_test_run ();
}
