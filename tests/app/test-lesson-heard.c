/* test-lesson-heard.c: what is left out of a lesson that is heard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>

#include "app-fixture.h"
#include "heard-fixture.h"
#include "test-wait.h"

/* The whole text of the step is told by its translation, and not by the Greek
 * that is shown above each part of it. */
static void
test_verse (gconstpointer translation)
{
  static const char greek[] = "\\p{Greek}";
  gboolean is_french = g_str_has_prefix (translation, "la ");
  GtkWidget *words;
  GPtrArray *heard;
  App app;

  app_open (&app);
  app_speak (&app, is_french ? "fr" : "en");
  app_listen ();
  app_begin_lesson (&app, "tavli/lessons/zeno#poem");
  hand_settle (GTK_WIDGET (app.window));
  words = app_find_id (GTK_WIDGET (app_lesson_page (&app)), "words_label");
  g_assert_true (g_regex_match_simple (greek,
                                       gtk_label_get_text (GTK_LABEL (words)),
                                       0, 0));
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (app_find (GTK_WIDGET (app.window), LUDO_TYPE_BOARD));
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_FOR (app_count_heard (translation) > 0, "the poem");
  heard = app_get_heard ();
  for (guint i = 0; i < heard->len; i++)
    g_assert_false (g_regex_match_simple (greek, heard->pdata[i], 0, 0));
  app_stop_listening ();
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/lesson-heard/verse/en", "the sixth place had seven",
                        test_verse);
  g_test_add_data_func ("/lesson-heard/verse/fr",
                        "la sixième case en avait sept", test_verse);

  return g_test_run ();
}
