/* test-class-slow.c: a class is read however long its disk takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <time.h>

#include "app-fixture.h"
#include "app/teaching/ludo-class-window.h"
#include "app/widgets/results/ludo-class-reader.h"
#include "play/failing-calls.h"
#include "test-folder.h"

#define CHECKSUM                                                        \
  "c8ab10d15340172b7e0dddc311a8c15728ee16dc985d66c70704cb8fa45683fb"

/* Results, and microseconds that the disk takes for each: together more than
 * the window may keep anybody waiting. */
#define N_RESULTS 40
#define DELAY (50 * 1000)
#define LIMIT (G_USEC_PER_SEC)

static char *
make_folder (guint n)
{
  char *folder = g_dir_make_tmp ("ludotheque-class-XXXXXX", NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Pupil %u.result", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text =
        g_strdup_printf ("ludotheque-result 1\nlesson chisolo/first-steps\n"
                         "checksum " CHECKSUM "\nname Pupil %u\n"
                         "step sow move right 1 %u b1\n"
                         "step corner cell right 1 1 a1\n"
                         "step relay cell right 1 1 a1\n"
                         "step capture move right 1 1 b1\n"
                         "step third move right 1 1 b1\n"
                         "step direction move right 1 1 b1\n"
                         "step danger move right 1 1 b1\n"
                         "step play play right 1 1 b1\n", i, i);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }

  return folder;
}

static GtkWidget *
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

typedef struct
{
  gint64 last, longest;
} Ticks;

static gboolean
tick_cb (gpointer data)
{
  Ticks *ticks = data;
  gint64 now = g_get_monotonic_time ();

  ticks->longest = MAX (ticks->longest, now - ticks->last);
  ticks->last = now;

  return G_SOURCE_CONTINUE;
}

static gboolean
is_class_open (gpointer data)
{
  GtkWidget *window = find_window (LUDO_TYPE_CLASS_WINDOW);

  return window != NULL && gtk_widget_get_mapped (window);
}

static gboolean
is_reader_gone (gpointer data)
{
  return find_window (LUDO_TYPE_CLASS_READER) == NULL;
}

/* How far it has come is shown, the window goes on meanwhile, and then the
 * class is there. */
static void
test_progress (gconstpointer data)
{
  g_autofree char *folder = make_folder (N_RESULTS);
  Ticks ticks = { g_get_monotonic_time (), 0 };
  GtkWidget *reader;
  guint source;
  App app;

  app_open (&app);
  app_speak (&app, data);
  failing_calls_delay_results (DELAY);
  ticks.last = g_get_monotonic_time ();
  source = g_timeout_add (10, tick_cb, &ticks);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  reader = app_wait_for_window (LUDO_TYPE_CLASS_READER);
  g_assert_nonnull (strstr (gtk_label_get_text
                              (GTK_LABEL (app_part (reader, "files_label"))),
                            strcmp (data, "fr") == 0 ? "fichiers lus sur 40"
                                                     : "40 files"));
  hand_wait_until (is_class_open, NULL, "the class");
  g_source_remove (source);
  g_assert_cmpint (ticks.longest, <, LIMIT);
  g_assert_true (is_reader_gone (NULL));
  failing_calls_delay_results (0);
  gtk_window_destroy (GTK_WINDOW (find_window (LUDO_TYPE_CLASS_WINDOW)));
  app_speak (&app, "en");
  app_close (&app);
  test_remove_folder (folder);
}

static void
test_stopped (void)
{
  g_autofree char *folder = make_folder (N_RESULTS);
  GtkWidget *reader;
  App app;

  app_open (&app);
  failing_calls_delay_results (DELAY);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  reader = app_wait_for_window (LUDO_TYPE_CLASS_READER);
  hand_click_widget (app_part (reader, "stop_button"));
  hand_wait_until (is_reader_gone, NULL, "the end of the reading");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (find_window (LUDO_TYPE_CLASS_WINDOW));
  g_assert_null (app_message (app.window));

  /* The window goes while it is read. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  app_close (&app);
  failing_calls_delay_results (0);
  test_remove_folder (folder);
}

/* The processor's time that this thread has used, in seconds, which other
 * processes do not lengthen. */
static double
get_work (void)
{
  struct timespec time;

  g_assert_cmpint (clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time), ==, 0);

  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

/* The window shows as much of what a whole school handed in as can be read at a
 * time, and stays responsive with more. */
static void
test_many (void)
{
  g_autofree char *folder = make_folder (2000);
  GtkWidget *window;
  double work;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  window = app_wait_for_window (LUDO_TYPE_CLASS_WINDOW);
  g_assert_nonnull (app_find_label (window, "2000 of 2000"));
  g_assert_nonnull (app_find_label (window, "200"));
  g_assert_null (app_find_label (window, "201"));
  g_assert_true (gtk_widget_get_visible (app_part (window, "more_button")));
  work = get_work ();
  g_signal_emit_by_name (app_part (window, "more_button"), "clicked");
  g_assert_cmpfloat (get_work () - work, <, 1);
  hand_settle (window);
  g_assert_nonnull (app_find_label (window, "400"));
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
  test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/app/class-slow/progress/en", "en", test_progress);
  g_test_add_data_func ("/app/class-slow/progress/fr", "fr", test_progress);
  g_test_add_func ("/app/class-slow/stopped", test_stopped);
  g_test_add_func ("/app/class-slow/many", test_many);

  return g_test_run ();
}
