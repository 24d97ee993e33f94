/* test-hints.c: somebody asks for help, with the mouse or the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/playing/panels/ludo-hint-bar.h"
#include "board/ludo-board-place.h"
#include "heard-fixture.h"
#include "test-long.h"
#include "test-wait.h"

#define SEED 3

typedef struct
{
  LudoHint *hint;
  LudoHintStep step;
} Awaited;

static LudoPlayPage *
page_of (App *app)
{
  return ludo_window_get_play_page (app->window);
}

static LudoHintBar *
bar_of (App *app)
{
  return ludo_play_page_get_hint_bar (page_of (app));
}

/* A short thought is enough here. */
static LudoHint *
hint_of (App *app)
{
  LudoHint *hint = ludo_hint_bar_get_hint (bar_of (app));

  ludo_hint_set_think_time (hint, 20);

  return hint;
}

/* All that the keyboard can be on and that shows, beside a text to be written
 * or read. */
static void
collect_focusable (GtkWidget *widget,
                   GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget)
      || GTK_IS_POPOVER (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !GTK_IS_EDITABLE (widget)
      && !GTK_IS_TEXT_VIEW (widget))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_focusable (child, found);
}

static gboolean
is_given (gpointer data)
{
  Awaited *awaited = data;

  return ludo_hint_get_step (awaited->hint) == awaited->step;
}

static void
wait_for (App          *app,
          LudoHintStep  step)
{
  Awaited awaited = { hint_of (app), step };

  hand_wait_until (is_given, &awaited, "the step of the hint");
  hand_settle (GTK_WIDGET (app->window));
}

static guint
count_marks (App *app)
{
  LudoBoard *board = app_board (app);
  const LudoDrawing *drawing = ludo_drawing_for
    (ludo_game_get_rules (ludo_board_get_game (board))->id);
  guint n = 0;

  for (int place = 0; place < drawing->n_places; place++)
    n += app_is_hinted (board, place);
  g_assert_true ((n > 0)
                 == ((ludo_board_get_marks (board) & LUDO_MARK_HINT) != 0));

  return n;
}

/* The bar shows the hint, and the live region announces it. */
static void
check_told (App *app)
{
  LudoHint *hint = hint_of (app);
  LudoStatus *status = app_status (page_of (app));
  const char *sentence = ludo_hint_get_sentence (hint);

  g_assert_nonnull (app_find_label_ending (GTK_WIDGET (bar_of (app)),
                                           sentence));
  g_assert_cmpstr (app_announcement (status), ==, sentence);
  /* No text of the hint is left below the bar once that is closed. */
  g_assert_cmpstr (app_detail (page_of (app)), ==, "");
}

static void
check_gone (App *app)
{
  g_assert_cmpint (ludo_hint_get_step (hint_of (app)), ==, LUDO_HINT_NONE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar_of (app))));
  g_assert_cmpuint (count_marks (app), ==, 0);
}

/* H on the board, three times; then the move that was advised. */
static void
test_keyboard (void)
{
  static const char *const games[] = { "chisolo", "ken-wan" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      LudoGame *game = app_begin_for_persons (&app, games[i], SEED);
      LudoHint *hint = hint_of (&app);
      guint n_plies;

      gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
      check_gone (&app);
      /* In Ken Wan an H is a row of the board too, so that it takes Ctrl. */
      hand_press_key (XK_h, TRUE, FALSE);
      wait_for (&app, LUDO_HINT_GOAL);
      check_told (&app);
      /* No move is shown yet. */
      g_assert_null (ludo_hint_get_advice (hint));

      hand_press_key (XK_h, TRUE, FALSE);
      wait_for (&app, LUDO_HINT_REGION);
      check_told (&app);
      g_assert_cmpuint (count_marks (&app), >, 1);

      hand_press_key (XK_h, TRUE, FALSE);
      wait_for (&app, LUDO_HINT_MOVE);
      check_told (&app);
      g_assert_cmpuint (count_marks (&app), >=, 1);

      n_plies = ludo_game_get_n_plies (game);
      ludo_game_play_move (game, ludo_hint_get_advice (hint)->line[0]);
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n_plies + 1);
      hand_settle (GTK_WIDGET (app.window));
      check_gone (&app);
    }
  app_close (&app);
}

/* A letter alone, where no cell begins with it; Escape waves the hint away. */
static void
test_escape (void)
{
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", SEED);
  hint_of (&app);
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
  hand_press_key (XK_h, FALSE, FALSE);
  wait_for (&app, LUDO_HINT_GOAL);
  hand_press_key (XK_h, FALSE, FALSE);
  wait_for (&app, LUDO_HINT_REGION);
  app_listen ();
  hand_press_key (XK_Escape, FALSE, FALSE);
  wait_for (&app, LUDO_HINT_NONE);
  check_gone (&app);
  WAIT_UNTIL (app_count_heard ("The hint is closed.") == 1);
  app_stop_listening ();
  g_assert_cmpstr (app_detail (page_of (&app)), ==, "");
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "play");
  app_close (&app);
}

/* Wherever the keyboard is on the page, on any button, row or place, with the
 * moves, the review and the graph beside the board; on every third of them in a
 * short run. */
static void
test_anywhere (void)
{
  static const LudoSideTab tabs[] = { LUDO_SIDE_MOVES, LUDO_SIDE_REVIEW };
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", SEED);
  app_play_plies (game, 6);
  hint_of (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.review", NULL);
  hand_settle (GTK_WIDGET (app.window));
  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      g_autoptr (GPtrArray) found = g_ptr_array_new ();

      ludo_play_page_show_tab (page_of (&app), tabs[i]);
      hand_focus_window (GTK_WIDGET (app.window));
      hand_settle (GTK_WIDGET (app.window));
      collect_focusable (GTK_WIDGET (app.window), found);
      g_assert_cmpuint (found->len, >, 40);
      for (guint j = 0; j < found->len; j += test_is_long () ? 1 : 3)
        {
          GtkWidget *widget = found->pdata[j];

          if (!gtk_widget_grab_focus (widget))
            continue;
          g_test_message ("on a %s", G_OBJECT_TYPE_NAME (widget));
          hand_press_key (XK_h, FALSE, FALSE);
          wait_for (&app, LUDO_HINT_GOAL);
          g_assert_true (ludo_hint_bar_dismiss (bar_of (&app)));
          wait_for (&app, LUDO_HINT_NONE);
        }
    }
  app_close (&app);
}

/* In a game whose board has a row H, that letter begins a move wherever the
 * focus is, and Ctrl+H asks for the hint, beside the board too, as after a
 * click on a button. */
static void
test_letter_of_a_row (void)
{
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "ken-wan", SEED);
  hint_of (&app);
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_window_set_focus (GTK_WINDOW (app.window), NULL);
  hand_press_key (XK_h, TRUE, FALSE);
  wait_for (&app, LUDO_HINT_GOAL);
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
  hand_press_key (XK_Escape, FALSE, FALSE);
  wait_for (&app, LUDO_HINT_NONE);
  hand_press_key (XK_h, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (strstr (app_detail (page_of (&app)),
                            "Ctrl+H"));
  hand_press_key (XK_1, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (app_detail (page_of (&app)), ==,
                   "Typed: h1 (Enter plays it)");
  g_assert_cmpint (ludo_hint_get_step (hint_of (&app)), ==, LUDO_HINT_NONE);
  app_close (&app);
}

static gboolean
has_tooltip (GtkWidget     *widget,
             gconstpointer  tooltip)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0;
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *tooltip)
{
  return app_find_if (widget, has_tooltip, tooltip);
}

/* The button, the one for more, and the one that closes. */
static void
test_pointer (void)
{
  App app;
  GtkWidget *page;

  app_open (&app);
  app_begin_for_persons (&app, "ken-wan", SEED);
  hint_of (&app);
  page = GTK_WIDGET (page_of (&app));
  hand_click_widget (find_button (page, "Hint"));
  wait_for (&app, LUDO_HINT_GOAL);
  hand_click_widget (find_button (page, "Next Hint"));
  wait_for (&app, LUDO_HINT_REGION);
  hand_click_widget (find_button (page, "Next Hint"));
  wait_for (&app, LUDO_HINT_MOVE);
  check_told (&app);
  g_assert_cmpuint (count_marks (&app), ==, 2);
  g_assert_null (find_button (page, "Next Hint"));
  hand_click_widget (find_button (page, "Close the Hint"));
  wait_for (&app, LUDO_HINT_NONE);
  check_gone (&app);
  app_close (&app);
}

/* The hint marks the way to sow of its own hole, and of no other one that is
 * picked, because the same way round has another name there. */
static void
test_other_hole (void)
{
  static GameMove moves[GAME_MOVES_MAX];
  int path[LUDO_PATH_MAX];
  int other[LUDO_PATH_MAX];
  const LudoDrawing *drawing;
  const LudoAdvice *advice;
  LudoBoard *board;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", SEED);
  hint_of (&app);
  board = app_board (&app);
  drawing = ludo_drawing_for ("chisolo");
  gtk_widget_grab_focus (GTK_WIDGET (board));
  for (int step = LUDO_HINT_GOAL; step <= LUDO_HINT_MOVE; step++)
    {
      hand_press_key (XK_h, FALSE, FALSE);
      wait_for (&app, step);
    }
  advice = ludo_hint_get_advice (hint_of (&app));
  drawing->move_path (&advice->before, advice->line[0], path);
  for (int i = ludo_game_get_legal_moves (game, moves) - 1; i >= 0; i--)
    if (drawing->move_path (&advice->before, moves[i], other) > 1
        && other[0] != path[0])
      break;
  g_assert_cmpint (other[0], !=, path[0]);

  hand_click_place (board, other[0]);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (app_is_hinted (board, path[0]));
  g_assert_false (app_is_hinted (board, path[1]));
  hand_click_place (board, path[0]);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (app_is_hinted (board, path[0]));
  g_assert_true (app_is_hinted (board, path[1]));
  app_close (&app);
}

/* A room reads the whole sentence beside the board, and Escape leaves the
 * hint before it leaves the view. */
static void
test_projected (void)
{
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", SEED);
  hint_of (&app);
  ludo_window_set_projected (app.window, TRUE);
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
  hand_press_key (XK_h, FALSE, FALSE);
  wait_for (&app, LUDO_HINT_GOAL);
  g_assert_cmpstr (app_detail (page_of (&app)), ==,
                   ludo_hint_get_sentence (hint_of (&app)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar_of (&app))));

  hand_press_key (XK_Escape, FALSE, FALSE);
  wait_for (&app, LUDO_HINT_NONE);
  check_gone (&app);
  g_assert_true (ludo_window_get_projected (app.window));
  ludo_window_set_projected (app.window, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  app_close (&app);
}

/* Before the throw, and in a race without decisions, it is said why not. */
static void
test_absent (void)
{
  App app;
  LudoStatus *status;

  app_open (&app);
  status = app_status (page_of (&app));
  app_begin_for_persons (&app, "tavli", SEED);
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
  hand_click_widget (find_button (GTK_WIDGET (page_of (&app)), "Hint"));
  WAIT_UNTIL (strstr (app_announcement (status),
                      "after the throw") != NULL);
  check_gone (&app);

  app_begin_for_persons (&app, "zohn-ahl", SEED);
  g_assert_null (find_button (GTK_WIDGET (page_of (&app)), "Hint"));
  app_close (&app);
}

/* An earlier position has a hint of its own, and none is left when the game
 * is back. */
static void
test_replay (void)
{
  App app;
  LudoGame *game;
  LudoReplay *replay;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", SEED);
  replay = ludo_play_page_get_replay (page_of (&app));
  app_play_plies (game, 1);
  ludo_replay_preview (replay, 0);
  hand_settle (GTK_WIDGET (app.window));

  hint_of (&app);
  hand_press_key (XK_h, TRUE, FALSE);
  wait_for (&app, LUDO_HINT_GOAL);
  hand_press_key (XK_h, TRUE, FALSE);
  wait_for (&app, LUDO_HINT_REGION);
  g_assert_cmpuint (count_marks (&app), >, 0);
  g_assert_true (ludo_hint_get_game (hint_of (&app))
                 == ludo_replay_get_shown (replay));

  ludo_replay_end (replay);
  hand_settle (GTK_WIDGET (app.window));
  check_gone (&app);
  g_assert_true (ludo_hint_get_game (hint_of (&app)) == game);
  app_close (&app);
}

/* After the end nothing is left to hint at, but what went before can be looked
 * at with hints. */
static void
test_over (void)
{
  App app;
  LudoGame *game;
  GameMove moves[GAME_MOVES_MAX];

  app_open (&app);
  game = app_begin_for_persons (&app, "ken-wan", SEED);
  g_assert_nonnull (find_button (GTK_WIDGET (page_of (&app)), "Hint"));
  for (guint i = 0; !ludo_game_get_over (game); i++)
    {
      int n = ludo_game_get_legal_moves (game, moves);

      g_assert_cmpint (n, >, 0);
      ludo_game_play_move (game, moves[i * 7919 % (guint) n]);
    }
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (find_button (GTK_WIDGET (page_of (&app)), "Hint"));

  ludo_replay_preview (ludo_play_page_get_replay (page_of (&app)), 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (find_button (GTK_WIDGET (page_of (&app)), "Hint"));
  app_close (&app);
}

/* Turned off, the button is gone and the key says so; what was on its way
 * stops. */
static void
test_turned_off (void)
{
  App app;
  LudoStatus *status;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", SEED);
  status = app_status (page_of (&app));
  hint_of (&app);
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
  hand_press_key (XK_h, FALSE, FALSE);
  wait_for (&app, LUDO_HINT_GOAL);

  g_settings_set_boolean (G_SETTINGS (app.settings), "hints", FALSE);
  hand_settle (GTK_WIDGET (app.window));
  check_gone (&app);
  g_assert_null (find_button (GTK_WIDGET (page_of (&app)), "Hint"));
  hand_press_key (XK_h, FALSE, FALSE);
  WAIT_UNTIL (strstr (app_announcement (status), "turned off")
              != NULL);
  check_gone (&app);

  g_settings_set_boolean (G_SETTINGS (app.settings), "hints", TRUE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (find_button (GTK_WIDGET (page_of (&app)), "Hint"));
  app_close (&app);
}

/* The time to think takes effect at once. */
static void
test_think_time (void)
{
  App app;
  guint milliseconds;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", SEED);
  for (int i = 0; i < LUDO_N_THINK_TIMES; i++)
    {
      g_settings_set_enum (G_SETTINGS (app.settings), "think-time", i);
      g_object_get (ludo_play_page_get_computer (page_of (&app)),
                    "think-time", &milliseconds, NULL);
      g_assert_cmpuint (milliseconds, ==,
                        ludo_settings_get_think_time (app.settings));
    }
  g_assert_cmpuint (milliseconds, ==, 30000);
  g_settings_set_enum (G_SETTINGS (app.settings), "think-time", 1);
  app_close (&app);
}

/* Every step of every game fits the narrowest window, in both languages. */
static void
test_narrow (void)
{
  static const struct
  {
    const char *language;
    const char *game;
  } cases[] = {
    { "fr", "tavli" }, { "fr", "chisolo" }, { "fr", "ken-wan" },
    { "en", "tavli" },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LudoGame *game;

      app_speak (&app, cases[i].language);
      game = app_begin_for_persons (&app, cases[i].game, SEED);
      ludo_game_throw (game);
      hint_of (&app);
      for (int step = LUDO_HINT_GOAL; step <= LUDO_HINT_MOVE; step++)
        {
          int minimum;

          ludo_hint_bar_ask (bar_of (&app));
          wait_for (&app, step);
          check_told (&app);
          gtk_widget_measure (GTK_WIDGET (app.window),
                              GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                              NULL, NULL);
          g_assert_cmpint (minimum, <=, 360);
        }
    }
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/hints/keyboard", test_keyboard);
  g_test_add_func ("/hints/escape", test_escape);
  g_test_add_func ("/hints/letter-of-a-row", test_letter_of_a_row);
  g_test_add_func ("/hints/anywhere", test_anywhere);
  g_test_add_func ("/hints/pointer", test_pointer);
  g_test_add_func ("/hints/other-hole", test_other_hole);
  g_test_add_func ("/hints/projected", test_projected);
  g_test_add_func ("/hints/absent", test_absent);
  g_test_add_func ("/hints/replay", test_replay);
  g_test_add_func ("/hints/over", test_over);
  g_test_add_func ("/hints/turned-off", test_turned_off);
  g_test_add_func ("/hints/think-time", test_think_time);
  g_test_add_func ("/hints/narrow", test_narrow);

  return g_test_run ();
}
