/* test-lesson-again.c: after a wrong move the board takes the next try
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app-fixture.h"
#include "heard-fixture.h"
#include "room-hand.h"
#include "test-folder.h"
#include "test-wait.h"

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static LudoBoard *
board_of (App *app)
{
  return ludo_lesson_page_get_board (app_lesson_page (app));
}

static const char *
told (App *app)
{
  return ludo_lesson_page_get_announcement (app_lesson_page (app));
}

static void
check_state (App          *app,
             LudoRunState  state)
{
  g_assert_cmpint (ludo_lesson_run_get_state (run_of (app)), ==, state);
}

static int
find_place (App        *app,
            const char *name)
{
  LudoGame *game = ludo_lesson_run_get_game (run_of (app));

  return ludo_drawing_find_place
           (ludo_drawing_for (ludo_game_get_rules (game)->id), name);
}

/* Waits until a click is no longer the second of two. */
static void
wait_double_click (void)
{
  int milliseconds;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time",
                &milliseconds, NULL);
  wait_for_time ((guint) milliseconds + 50);
}

static void
click_name (App        *app,
            const char *name)
{
  hand_click_place (board_of (app), find_place (app, name));
  hand_settle (GTK_WIDGET (app->window));
}

static void
enter (App        *app,
       const char *text)
{
  hand_type (text);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static void
begin (App        *app,
       const char *target)
{
  app_open (app);
  app_begin_lesson (app, target);
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
}

/* A click, or a tap, on the board takes the wrong move back and plays; two
 * quick ones do not. */
static void
test_click (void)
{
  App app;

  begin (&app, "chisolo/lessons/first-steps#sow");
  for (int again = 0; again < 2; again++)
    {
      click_name (&app, "d1");
      check_state (&app, LUDO_RUN_WRONG);
      hand_click_place (board_of (&app), find_place (&app, "d1"));
      hand_settle (GTK_WIDGET (app.window));
      check_state (&app, LUDO_RUN_WRONG);
      wait_double_click ();
    }
  /* The act may be wrong as well, or no move at all. */
  click_name (&app, "a1");
  check_state (&app, LUDO_RUN_ASKING);
  g_assert_cmpstr (told (&app), !=, "");
  click_name (&app, "d1");
  check_state (&app, LUDO_RUN_WRONG);
  wait_double_click ();
  click_name (&app, "b1");
  check_state (&app, LUDO_RUN_DONE);
  app_close (&app);
}

/* So do a notation that is typed, wherever the keyboard is, and the Return key
 * on a place; a question does not. */
static void
test_keys (void)
{
  App app;

  begin (&app, "chisolo/lessons/first-steps#sow");
  enter (&app, "d1");
  check_state (&app, LUDO_RUN_WRONG);
  wait_double_click ();
  g_assert_true (gtk_widget_has_focus (part (&app, "again_button")));
  app_listen ();
  hand_press_key (XK_L, FALSE, FALSE);
  WAIT_UNTIL (app_get_heard ()->len > 0);
  app_stop_listening ();
  hand_settle (GTK_WIDGET (app.window));
  check_state (&app, LUDO_RUN_WRONG);
  /* What is asked is not heard again before the answer is. */
  app_listen ();
  enter (&app, "b1");
  check_state (&app, LUDO_RUN_DONE);
  WAIT_UNTIL (app_count_heard ("Right. ") > 0);
  g_assert_cmpuint (app_get_heard ()->len, ==, 1);
  app_stop_listening ();

  ludo_lesson_run_try_again (run_of (&app));
  hand_settle (GTK_WIDGET (app.window));
  enter (&app, "d1");
  wait_double_click ();
  gtk_widget_grab_focus (ludo_board_get_place (board_of (&app),
                                               find_place (&app, "b1")));
  hand_press_key (XK_F5, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  check_state (&app, LUDO_RUN_WRONG);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  check_state (&app, LUDO_RUN_DONE);
  app_close (&app);
}

/* So does a piece that is dragged from where it stood. */
static void
test_drag (void)
{
  GameMove moves[GAME_MOVES_MAX];
  char wrong[GAME_MOVE_TEXT_MAX], right[GAME_MOVE_TEXT_MAX];
  const LudoTurnAnswer *answer;
  const GameRules *rules;
  LudoGame *game;
  App app;

  begin (&app, "ken-wan/puzzles");
  answer = g_ptr_array_index (ludo_lesson_run_get_step (run_of (&app))->answers,
                              0);
  game = ludo_lesson_run_get_game (run_of (&app));
  rules = ludo_game_get_rules (game);
  ludo_game_get_legal_moves (game, moves);
  rules->print_move (ludo_game_get_state (game),
                     g_array_index (answer->moves, GameMove, 0), right);
  rules->print_move (ludo_game_get_state (game),
                     moves[moves[0] == g_array_index (answer->moves, GameMove,
                                                      0)], wrong);
  enter (&app, wrong);
  check_state (&app, LUDO_RUN_WRONG);
  wait_double_click ();
  g_assert_cmpuint (strlen (right), ==, 4);
  hand_drag_place (board_of (&app),
                   find_place (&app, (char[]) { right[0], right[1], 0 }),
                   find_place (&app, right + 2), 0, 0);
  hand_settle (GTK_WIDGET (app.window));
  check_state (&app, LUDO_RUN_DONE);
  app_close (&app);
}

/* Opens a lesson that asks for @step alone, with @locks, misses it and clicks
 * on the board. */
static void
miss (App        *app,
      const char *locks,
      const char *step)
{
  g_autofree char *folder = g_dir_make_tmp ("again-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "one.lesson", NULL);
  g_autofree char *text =
    g_strdup_printf ("<?xml version=\"1.0\"?>\n<lesson game=\"chisolo\">\n"
                     "<title><fr>Un</fr><en>One</en></title>%s\n"
                     "<step id=\"one\" %s><ask>"
                     "<s id=\"one-ask\"><fr>Jouez.</fr><en>Play.</en></s>"
                     "</ask></step>\n</lesson>\n", locks, step);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GameMove moves[GAME_MOVES_MAX];

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  app_open (app);
  g_assert_true (ludo_window_open_lesson (app->window, file));
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
  ludo_game_get_legal_moves (ludo_lesson_run_get_game (run_of (app)), moves);
  ludo_game_play_move (ludo_lesson_run_get_game (run_of (app)), moves[0]);
  hand_settle (GTK_WIDGET (app->window));
  check_state (app, LUDO_RUN_WRONG);
  wait_double_click ();
  click_name (app, "b1");
  check_state (app, LUDO_RUN_WRONG);
  test_remove_folder (folder);
}

/* If no move can be taken back, a click moves the focus to the button that
 * leads on. */
static void
test_elsewhere (void)
{
  App app;

  miss (&app, "", "kind=\"play\" against=\"1\" plies=\"1\" "
        "aim=\"captures&gt;=30\"");
  g_assert_true (g_str_has_suffix (told (&app), "\n“Try Again” begins this "
                                   "step once more."));
  g_assert_true (gtk_widget_has_focus (part (&app, "again_button")));
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (app.window)));
  app_close (&app);

  miss (&app, "<locks undo=\"no\"/>", "kind=\"move\" aim=\"captures=most\"");
  g_assert_true (g_str_has_suffix (told (&app), "\nThis turn stands. "
                                                "Choose “Continue”."));
  g_assert_true (gtk_widget_has_focus (part (&app, "on_button")));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/lesson-again/click", test_click);
  g_test_add_func ("/lesson-again/keys", test_keys);
  g_test_add_func ("/lesson-again/drag", test_drag);
  g_test_add_func ("/lesson-again/elsewhere", test_elsewhere);

  return g_test_run ();
}
