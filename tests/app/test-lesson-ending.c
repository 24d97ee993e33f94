/* test-lesson-ending.c: a lesson ends with what was learnt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include "app/learning/ludo-lesson-ending.h"
#include "app/widgets/ludo-button-row.h"

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static int
letter_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);

  return pango_font_description_get_size
           (pango_context_get_font_description (context));
}

/* The ending is read from as far away as the lesson is. */
static void
check_letters (GtkWidget *widget,
               int        least)
{
  if (LUDO_IS_BUTTON_ROW (widget) || !gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && letter_size (widget) < least)
    g_error ("“%s” has smaller letters than a lesson: %d of %d",
             gtk_label_get_text (GTK_LABEL (widget)), letter_size (widget),
             least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_letters (child, least);
}

/* The last step of a lesson leads to its end, which says what was answered
 * alone and with help and offers the next lesson by name; the list then shows a
 * tick. */
static void
test_ending (void)
{
  App app;
  LudoLessonRun *run;
  GtkWidget *ending;
  int letters;
  guint n;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "tavli/lessons/zeno");
  hand_settle (GTK_WIDGET (app.window));
  app_choose_lesson (&app, TRUE);
  hand_focus_window (GTK_WIDGET (app.window));
  run = run_of (&app);
  n = ludo_lesson_run_get_lesson (run)->steps->len;
  ludo_lesson_run_go_to (run, n - 1);
  hand_settle (GTK_WIDGET (app.window));
  for (guint i = 0; i < 64 && ludo_lesson_run_get_state (run) != LUDO_RUN_DONE;
       i++)
    {
      ludo_lesson_run_ask_hint (run);
      ludo_lesson_run_choose (run, i);
    }
  if (!gtk_widget_get_sensitive (part (&app, "on_button")))
    g_error ("the last step of the lesson is not of a kind that is answered by "
             "choosing: adapt the test");
  letters = letter_size (part (&app, "ask_label"));
  click (&app, "on_button");
  ending = app_find (GTK_WIDGET (app.window), LUDO_TYPE_LESSON_ENDING);
  g_assert_nonnull (ending);
  g_assert_true (gtk_widget_get_mapped (ending));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  check_letters (ending, letters);
  g_assert_nonnull (app_find_label (ending, "Next: Going further"));
  g_assert_nonnull (app_find_label (ending, "Play a Game"));
  /* In the other language it stays. */
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "Suivante : Aller plus loin"));
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (gtk_widget_get_ancestor
                       (app_find_label (GTK_WIDGET (app.window),
                                        "Next: Going further"),
                        GTK_TYPE_BUTTON));
  hand_settle (GTK_WIDGET (app.window));
  app_choose_lesson (&app, TRUE);
  g_assert_cmpstr (ludo_lesson_run_get_lesson (run_of (&app))->id, ==,
                   "further");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/lesson-ending/ending", test_ending);

  return g_test_run ();
}
