/* test-locked.c: a lesson that locks everything but itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <string.h>

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "app/learning/ludo-learn-page.h"
#include "app/learning/ludo-lesson-ending.h"
#include "learn/ludo-lock.h"
#include "test-wait.h"

static GFile *
locked_file (void)
{
  return g_file_new_for_path (g_test_get_filename (G_TEST_DIST, "app",
                                                   "locked.lesson", NULL));
}

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static gboolean
is_kept (gpointer wanted)
{
  g_autofree char *path = ludo_lock_dup_path (NULL);

  return (path != NULL) == GPOINTER_TO_INT (wanted);
}

static guint
n_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

/* The lesson begins once the lock is on the disk. */
static void
begin_lesson (App *app)
{
  app_choose_lesson (app, TRUE);
  WAIT_FOR (run_of (app) != NULL, "the lesson");
  g_assert_true (is_kept (GINT_TO_POINTER (TRUE)));
  hand_settle (GTK_WIDGET (app->window));
}

static void
open_locked (App *app)
{
  g_autoptr (GFile) file = locked_file ();

  app_open (app);
  g_assert_true (ludo_window_open_lesson (app->window, file));
  begin_lesson (app);
}

/* In a wide window the way out stands beside the words, in one row with
 * them. */
static void
check_bar (App *app)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *button = app_find_action (window, "win.end-lesson");
  GtkWidget *bar =
    gtk_widget_get_parent (gtk_widget_get_parent (button));
  graphene_rect_t words, way_out;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (bar),
                                            bar, &words));
  g_assert_true (gtk_widget_compute_bounds (button, bar, &way_out));
  if (gtk_widget_get_width (window) >= 800)
    {
      g_assert_cmpfloat (way_out.origin.x, >=,
                         words.origin.x + words.size.width);
      g_assert_cmpfloat (way_out.origin.y, <,
                         words.origin.y + words.size.height);
    }
}

static void
say_word (App        *app,
          const char *word)
{
  hand_type (word);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_refused (gpointer dialog)
{
  return app_find_label (dialog, "That is not the word.") != NULL;
}

/* Says the word, so that the window can close. */
static void
end_lesson (App *app)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.end-lesson",
                              NULL);
  dialog = app_wait_for_window (GTK_TYPE_MESSAGE_DIALOG);
  say_word (app, "wrong");
  hand_wait_until (is_refused, dialog, "the refusal");
  say_word (app, " SOLEIL");
  hand_wait_until (is_kept, GINT_TO_POINTER (FALSE), "the end");
  hand_settle (GTK_WIDGET (app->window));
  g_assert_cmpuint (n_windows (), ==, 1);
}

/* The lesson stays after every action, key, file and second start of the
 * program, until the word is said. */
static void
test_held (void)
{
  g_autoptr (GFile) file = locked_file ();
  g_auto (GStrv) names = NULL;
  App app;

  open_locked (&app);
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "Locked in this lesson: hints, taking "
                                    "moves back, what a turn leads to, other "
                                    "games and pages. Your teacher’s secret "
                                    "word ends the lesson. 20 minutes left."));
  check_bar (&app);
  names = g_action_group_list_actions (G_ACTION_GROUP (app.window));
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *name = names[i];

      if (g_str_equal (name, "end-lesson") || g_str_equal (name, "hand-in")
          || g_action_group_get_action_state_type
               (G_ACTION_GROUP (app.window), name) != NULL)
        continue;
      g_action_group_activate_action
        (G_ACTION_GROUP (app.window), name,
         g_action_group_get_action_parameter_type
           (G_ACTION_GROUP (app.window), name) != NULL
           ? g_variant_new_string ("tavli/rules") : NULL);
      hand_settle (GTK_WIDGET (app.window));
      if (!g_str_equal (ludo_window_get_page (app.window), "learn")
          || run_of (&app) == NULL || n_windows () != 1)
        g_error ("%s leads away", name);
    }
  for (const char *const *action = (const char *[]) { "new-window", "about",
         "help", "tavli", NULL }; *action != NULL; action++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (app.application),
                                      *action, NULL);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpuint (n_windows (), ==, 1);
      g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
    }
  ludo_window_resume (app.window, "tavli");
  g_assert_false (ludo_window_open_file (app.window, file));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  end_lesson (&app);

  /* All is there again. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
  app_close (&app);
}

/* From the end of the lesson one hands in or goes back to its steps, and
 * nowhere else. */
static void
test_ending (void)
{
  GtkWidget *ending, *page;
  App app;

  open_locked (&app);
  page = app_find (GTK_WIDGET (app.window), LUDO_TYPE_LESSON_PAGE);
  ludo_lesson_run_go_to (run_of (&app), 1);
  ludo_lesson_run_enter (run_of (&app), "3");
  hand_focus_window (GTK_WIDGET (app.window));
  hand_click_widget (gtk_widget_get_ancestor
                       (app_find_label (GTK_WIDGET (app.window), "Finish"),
                        GTK_TYPE_BUTTON));
  hand_settle (GTK_WIDGET (app.window));
  ending = app_find (GTK_WIDGET (app.window), LUDO_TYPE_LESSON_ENDING);
  g_assert_nonnull (ending);
  g_assert_null (app_find_action (ending, "win.back"));
  g_assert_null (app_find_action (ending, "win.start"));
  g_assert_nonnull (app_find_action (ending, "win.hand-in"));
  hand_click_widget (gtk_widget_get_ancestor
                       (app_find_label (ending, "Previous"), GTK_TYPE_BUTTON));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_get_mapped (page));
  end_lesson (&app);
  app_close (&app);
}

/* No hint is offered, and a turn that was played stands. */
static void
test_locks (void)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  LudoLessonRun *run;
  LudoGame *game;
  GameMove moves[GAME_MOVES_MAX];
  App app;

  open_locked (&app);
  run = run_of (&app);
  game = ludo_lesson_run_get_game (run);
  g_assert_cmpstr (drawing->rules->rulesets[ludo_game_get_config (game)
                                              ->ruleset].id, ==, "ludii");
  g_assert_false (ludo_lesson_run_can_hint (run));
  /* Nor does a hole that is held show where it would be sown. */
  g_assert_true (ludo_board_show_way (ludo_lesson_page_get_board
                                        (app_lesson_page (&app)),
                                      ludo_drawing_find_place (drawing,
                                                               "a1")));
  g_assert_cmpstr (ludo_lesson_page_get_announcement (app_lesson_page (&app)),
                   ==, "This lesson does not show where the stones of a hole "
                       "would go.");
  for (int i = 0, n = ludo_game_get_legal_moves (game, moves);
       i < n && ludo_lesson_run_get_state (run) == LUDO_RUN_ASKING; i++)
    {
      ludo_game_play_move (game, moves[i]);
      if (ludo_lesson_run_get_state (run) == LUDO_RUN_DONE)
        ludo_lesson_run_go_to (run, 0);
    }
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  ludo_lesson_run_try_again (run);
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  g_assert_true (ludo_lesson_run_go_on (run));
  ludo_lesson_run_go_to (run, 0);
  g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, 1);
  end_lesson (&app);
  app_close (&app);
}

/* Windows that were open beside it cannot be reached either, and come back. */
static void
test_beside (void)
{
  g_autoptr (GFile) file = locked_file ();
  GtkWidget *editor;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  editor = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  g_assert_true (ludo_window_open_lesson (app.window, file));
  begin_lesson (&app);
  g_assert_false (gtk_widget_get_visible (editor));
  ludo_learn_page_release
    (LUDO_LEARN_PAGE (app_find (GTK_WIDGET (app.window),
                                LUDO_TYPE_LEARN_PAGE)));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_get_visible (editor));
  gtk_window_destroy (GTK_WINDOW (editor));
  app_close (&app);
}

/* A lesson that stands there when the program starts has the keyboard. */
static void
test_focus (void)
{
  g_autoptr (GFile) file = locked_file ();
  LudoLessonPage *page;
  GtkWidget *focus;
  App app;

  app_open (&app);
  gtk_widget_set_visible (GTK_WIDGET (app.window), FALSE);
  g_assert_true (ludo_window_open_lesson (app.window, file));
  gtk_window_present (GTK_WINDOW (app.window));
  hand_settle (GTK_WIDGET (app.window));
  begin_lesson (&app);
  page = app_lesson_page (&app);
  focus = gtk_root_get_focus (GTK_ROOT (app.window));
  g_assert_true (focus != NULL
                 && gtk_widget_is_ancestor (focus,
                                            GTK_WIDGET
                                              (ludo_lesson_page_get_board
                                                 (page))));
  end_lesson (&app);
  app_close (&app);
}

/* Closing asks for the word, and closes once it was said. */
static void
test_closed (void)
{
  App app;

  open_locked (&app);
  gtk_window_close (GTK_WINDOW (app.window));
  app_wait_for_window (GTK_TYPE_MESSAGE_DIALOG);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (n_windows (), ==, 1);
  g_assert_true (is_kept (GINT_TO_POINTER (TRUE)));
  end_lesson (&app);
  app_close (&app);
}

/* The word in the file need not be seen in it. */
static void
test_word (void)
{
  g_autofree char *kept = ludo_lock_dup_word ("Été ");
  g_autofree char *other = ludo_lock_dup_word ("Été ");

  g_assert_null (strstr (kept, "Été"));
  g_assert_cmpstr (kept, !=, other);
  g_assert_true (ludo_lock_is_word (kept, "été"));
  g_assert_true (ludo_lock_is_word (kept, "E\xcc\x81TE\xcc\x81"));
  g_assert_false (ludo_lock_is_word (kept, "ete"));
  g_assert_false (ludo_lock_is_word (kept, ""));
  g_assert_false (ludo_lock_is_word (kept, kept));
  g_assert_true (ludo_lock_is_word ("plain", "Plain"));
  g_assert_false (ludo_lock_is_word ("sha256:", "sha"));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/locked/held", test_held);
  g_test_add_func ("/locked/ending", test_ending);
  g_test_add_func ("/locked/locks", test_locks);
  g_test_add_func ("/locked/beside", test_beside);
  g_test_add_func ("/locked/focus", test_focus);
  g_test_add_func ("/locked/closed", test_closed);
  g_test_add_func ("/locked/word", test_word);

  return g_test_run ();
}
