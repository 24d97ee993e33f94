/* test-hands-motion.c: moves that are watched, and ended, by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several steps of one piece, moves watched step by step on the board and on
 * the page, and a sowing that lasts; all by real events.
 */

#include "config.h"

#include "hands-fixture.h"
#include "test-wait.h"

#include <X11/keysym.h>

#include "games/chisolo/rules/chisolo-rules.h"

/* A lone piece with a 2 and a 5, and the same with a piece to be hit on 12. */
#define LONE "10:1,o:14,x 24:2,o:13,x w 25"
#define HIT "10:1,o:14,x 12:1,24:1,o:13,x w 25"
/* g2 sows 540 stones. */
#define LONG_SOWING                                                     \
  "1,2,3,2,2,2,4/0,3,1,4,1,4,4/2,1,4,1,2,1,3/3,0,3,0,6,3,4 s +- 0"
/* The narrowest window without its frame. */
#define NARROW 348
/* Longer than the computer takes to think, in milliseconds. */
#define LISTEN 700

static gboolean
is_still (gpointer data)
{
  gboolean moving;

  g_object_get (data, "moving", &moving, NULL);

  return !moving;
}

static void
enable_motion (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled,
                NULL);
}

/* Both steps of a piece are shown, one after the other. */
static void
test_route_motion (Fixture       *fixture,
                   gconstpointer  data)
{
  double one, both;

  enable_motion (TRUE);
  ludo_game_play (fixture->game, "10/12", NULL);
  one = ludo_board_get_motion_left (fixture->board);
  g_assert_cmpfloat (one, >, 0);
  ludo_game_undo (fixture->game);
  g_assert_true (is_still (fixture->board));

  ludo_board_pick (fixture->board, 10);
  ludo_board_pick (fixture->board, 17);
  both = ludo_board_get_motion_left (fixture->board);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 2);
  g_assert_cmpfloat (both, >, one * 1.5);
  hand_wait_until (is_still, fixture->board, "the checker's way");

  /* Both at once are skipped by what follows. */
  ludo_game_go_to (fixture->game, 0);
  ludo_board_pick (fixture->board, 10);
  ludo_board_pick (fixture->board, 17);
  ludo_game_undo (fixture->game);
  g_assert_true (is_still (fixture->board));
  enable_motion (FALSE);
}

/* Step by step: the piece's way, then the hit; then nothing waits any more. */
static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  enable_motion (TRUE);
  g_object_set (fixture->board, "animation-speed", LUDO_ANIMATION_STEPS, NULL);
  g_assert_false (ludo_board_step (fixture->board));

  ludo_game_play (fixture->game, "10/12", NULL);
  for (int i = 0; i < 2; i++)
    {
      g_assert_false (is_still (fixture->board));
      hands_settle (fixture);
      g_assert_false (is_still (fixture->board));
      hands_press (fixture, XK_period, FALSE);
    }
  g_assert_true (is_still (fixture->board));
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");

  /* A click ends the showing and acts. */
  ludo_game_undo (fixture->game);
  ludo_game_play (fixture->game, "10/12", NULL);
  hands_settle (fixture);
  g_assert_false (is_still (fixture->board));
  hands_click (fixture, 12);
  g_assert_true (is_still (fixture->board));
  g_assert_cmpint (hands_path_length (fixture), ==, 1);
  g_object_set (fixture->board, "animation-speed", LUDO_ANIMATION_NORMAL,
                NULL);
  enable_motion (FALSE);
}

static GtkWidget *
find_label (Fixture    *fixture,
            const char *text)
{
  return app_find_label (GTK_WIDGET (fixture->app.window), text);
}

static gboolean
is_stepping_again (gpointer data)
{
  Fixture *fixture = data;

  return ludo_game_get_n_plies (fixture->game) > 1
         && ludo_board_get_stepping (fixture->board);
}

/* All the buttons still fit in the narrowest window. */
static void
assert_fits_narrow (Fixture *fixture)
{
  LudoPlayPage *page = ludo_window_get_play_page (fixture->app.window);
  int minimum;

  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, NARROW);
}

/* The computer has its move ready and may play it as soon as it is its turn,
 * but does not do so over a step that somebody is still looking at. */
static void
begin_against_computer (Fixture *fixture)
{
  LudoPlayPage *page = ludo_window_get_play_page (fixture->app.window);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "animation-speed",
                       LUDO_ANIMATION_STEPS);
  enable_motion (TRUE);
  ludo_computer_set_think_time (ludo_play_page_get_computer (page), 20);
  ludo_play_page_set_move_delay (page, 0);
  for (int seat = 1; seat < ludo_game_get_n_seats (fixture->game); seat++)
    {
      LudoPlayer *player = ludo_game_get_player (fixture->game, seat, 0);

      player->level = 1;
      player->kind = LUDO_PLAYER_COMPUTER;
    }

  g_assert_null (find_label (fixture, "Next Step"));
  ludo_game_get_legal_moves (fixture->game, moves);
  ludo_game_play_move (fixture->game, moves[0]);
  hands_settle (fixture);
  g_assert_true (ludo_board_get_stepping (fixture->board));
  wait_for_time (LISTEN
              + (guint) (ludo_board_get_motion_left (fixture->board) * 1000));
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
  g_assert_true (ludo_board_get_stepping (fixture->board));
}

static void
end_against_computer (Fixture *fixture)
{
  LudoPlayPage *page = ludo_window_get_play_page (fixture->app.window);

  ludo_computer_set_paused (ludo_play_page_get_computer (page), TRUE);
  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "animation-speed",
                       LUDO_ANIMATION_NORMAL);
  g_assert_false (ludo_board_get_stepping (fixture->board));
  enable_motion (FALSE);
}

/* The mouse alone shows each step, and then the end of the computer's move. */
static void
test_step_buttons (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *finish;

  begin_against_computer (fixture);
  while (ludo_game_get_n_plies (fixture->game) == 1
         && ludo_board_get_stepping (fixture->board))
    {
      GtkWidget *next = find_label (fixture, "Next Step");

      g_assert_nonnull (next);
      g_assert_null (find_label (fixture, "New Game…"));
      assert_fits_narrow (fixture);
      hand_click_widget (next);
      hands_settle (fixture);
    }

  hand_wait_until (is_stepping_again, fixture, "the computer's move");
  hands_settle (fixture);
  finish = gtk_widget_get_next_sibling
             (gtk_widget_get_ancestor (find_label (fixture, "Next Step"),
                                       GTK_TYPE_BUTTON));
  ludo_computer_set_paused
    (ludo_play_page_get_computer
       (ludo_window_get_play_page (fixture->app.window)), TRUE);
  hand_click_widget (finish);
  hands_settle (fixture);
  g_assert_false (ludo_board_get_stepping (fixture->board));
  g_assert_null (find_label (fixture, "Next Step"));
  g_assert_nonnull (find_label (fixture, "New Game…"));
  end_against_computer (fixture);
}

/* The keyboard alone does it, and the focus stays on the board. */
static void
test_step_keys (Fixture       *fixture,
                gconstpointer  data)
{
  begin_against_computer (fixture);
  while (ludo_game_get_n_plies (fixture->game) == 1
         && ludo_board_get_stepping (fixture->board))
    hands_press (fixture, XK_period, FALSE);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
  hand_wait_until (is_stepping_again, fixture, "the computer's move");

  ludo_computer_set_paused
    (ludo_play_page_get_computer
       (ludo_window_get_play_page (fixture->app.window)), TRUE);
  while (ludo_board_get_stepping (fixture->board))
    hands_press (fixture, XK_period, FALSE);
  /* Once more than there are steps is not the beginning of a move. */
  hands_press (fixture, XK_period, FALSE);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
  end_against_computer (fixture);
}

/* Looking back, a move is stepped through by the same buttons. */
static void
test_step_replay (Fixture       *fixture,
                  gconstpointer  data)
{
  LudoReplay *replay =
    ludo_play_page_get_replay (ludo_window_get_play_page
                                 (fixture->app.window));

  g_assert_true (ludo_game_play (fixture->game, "10/12", NULL));
  enable_motion (TRUE);
  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "animation-speed",
                       LUDO_ANIMATION_STEPS);
  ludo_replay_preview (replay, 0);
  g_assert_false (ludo_board_get_stepping (fixture->board));
  g_assert_true (ludo_replay_step (replay, 1));
  for (int i = 0; i < 2; i++)
    {
      hands_settle (fixture);
      g_assert_true (ludo_board_get_stepping (fixture->board));
      assert_fits_narrow (fixture);
      hand_click_widget (find_label (fixture, "Next Step"));
    }
  hands_settle (fixture);
  g_assert_false (ludo_board_get_stepping (fixture->board));
  ludo_replay_end (replay);
  g_settings_set_enum (G_SETTINGS (fixture->app.settings), "animation-speed",
                       LUDO_ANIMATION_NORMAL);
  enable_motion (FALSE);
}

static int
count_sown (LudoMove *move)
{
  const GameTrace *trace = ludo_move_get_trace (move);
  int n = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_SOW)
      n += trace->events[i].count;

  return n;
}

static gboolean
has_path (gpointer data)
{
  const int *path;

  return ludo_board_get_path (data, &path) > 0 || is_still (data);
}

/* However long a sowing, a click in the midst of it is answered. */
static void
test_long_sowing (Fixture       *fixture,
                  gconstpointer  data)
{
  gint64 begun;
  int sown;

  /* So slow that no machine sees the end before the click. */
  g_object_set (fixture->board, "animation-speed", LUDO_ANIMATION_SLOW, NULL);
  enable_motion (TRUE);
  g_assert_true (ludo_game_play (fixture->game, "g2", NULL));
  sown = count_sown (ludo_game_get_last_move (fixture->game));
  g_assert_cmpint (sown, >=, 500);
  g_assert_false (is_still (fixture->board));
  hands_settle (fixture);
  g_assert_false (is_still (fixture->board));

  begun = g_get_monotonic_time ();
  hand_click_place (fixture->board, 0);
  hand_wait_until (has_path, fixture->board, "the answer to a click");
  g_test_message ("%d stones; a click is answered after %d ms", sown,
                  (int) ((g_get_monotonic_time () - begun) / 1000));
  hands_settle (fixture);
  g_assert_true (is_still (fixture->board));
  enable_motion (FALSE);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

#define ADD(name, data, function)                                       \
  g_test_add ("/hands-motion/" name, Fixture, data, hands_set_up,        \
              function, hands_tear_down)
  ADD ("route", LONE, test_route_motion);
  ADD ("steps", HIT, test_steps);
  ADD ("step-buttons", "ken-wan", test_step_buttons);
  ADD ("step-keys", "ken-wan", test_step_keys);
  ADD ("step-replay", HIT, test_step_replay);
  ADD ("long-sowing", LONG_SOWING, test_long_sowing);
#undef ADD

  return g_test_run ();
}
