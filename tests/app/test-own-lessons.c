/* test-own-lessons.c: the lessons that somebody has saved are under Learn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <signal.h>

#include "app-fixture.h"
#include "app/learning/ludo-learn-page.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "learn/work/ludo-own-lessons.h"
#include "test-wait.h"

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

/* Only the user's lessons stand between their heading and the next one. */
static void
check_order (App *app)
{
  static const char *const order[] = {
    "Puzzles at Your Level", "Chance Laboratory", "Your Lessons", "For Monday",
    "Puzzles", "Puzzles 1 to 8",
  };
  graphene_rect_t bounds;
  float above = 0;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      GtkWidget *label = find_seen (app, order[i]);

      g_assert_nonnull (label);
      g_assert_true (gtk_widget_compute_bounds (label,
                                                GTK_WIDGET (app->window),
                                                &bounds));
      g_assert_cmpfloat (bounds.origin.y, >, above);
      above = bounds.origin.y;
    }
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
  check_order (&app);

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
  g_assert_null (find_seen (&app, "Puzzles"));
  g_rmdir (folder);
  app_close (&app);
}

static void
read_cb (GObject      *own,
         GAsyncResult *result,
         gpointer      read)
{
  *(GPtrArray **) read =
    ludo_own_lessons_read_finish (LUDO_OWN_LESSONS (own), result);
}

/* Returns: (transfer full): the lessons that @own names and that are there. */
static GPtrArray *
read_own (LudoOwnLessons *own)
{
  GPtrArray *read = NULL;

  ludo_own_lessons_read_async (own, read_cb, &read);
  WAIT_UNTIL (read != NULL);

  return read;
}

/* Notes a lesson of this name and waits until its name is written, or until
 * that has failed. */
static void
note (LudoOwnLessons *own,
      const char     *folder,
      const char     *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
  ludo_own_lessons_note (own, file);
  /* A write holds a reference. */
  WAIT_UNTIL (G_OBJECT (own)->ref_count == 1);
}

/* A lesson whose name cannot be written stays listed, and its name is written
 * with that of the next one. */
static void
test_unwritten (void)
{
  g_autofree char *folder = g_dir_make_tmp ("own-XXXXXX", NULL);
  g_autofree char *list = g_build_filename (folder, "own-lessons", NULL);
  g_autofree char *second = g_build_filename (folder, "2.lesson", NULL);
  g_autoptr (LudoOwnLessons) own = ludo_own_lessons_new (folder);
  struct rlimit limit, none;

  note (own, folder, "1.lesson");
  g_assert_true (g_file_set_contents (second, text, -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  none = limit;
  none.rlim_cur = 0;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  note (own, folder, "2.lesson");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  for (guint i = 2; i <= 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.lesson", i);
      g_autoptr (GPtrArray) read = NULL;

      if (i == 3)
        note (own, folder, name);
      read = read_own (own);
      g_assert_cmpuint (read->len, ==, i);
      g_assert_true (g_str_has_suffix
                       (((LudoOwnLesson *) read->pdata[0])->path, name));
    }

  g_object_unref (own);
  own = ludo_own_lessons_new (folder);
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.lesson", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GPtrArray) read = read_own (own);

      /* All three were written. */
      g_assert_cmpuint (read->len, ==, 4 - i);
      g_remove (path);
    }
  g_clear_object (&own);
  g_remove (list);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/own-lessons/listed", test_listed);
  g_test_add_func ("/own-lessons/unwritten", test_unwritten);

  return g_test_run ();
}
