/* test-acts.c: what a person does to a long game is one act, told once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include "games/game-rng.h"
#include "play/failing-calls.h"
#include "test-wait.h"

#define PLIES 300
#define EARLY 5

typedef struct
{
  guint changed;
  guint searches;
} Counts;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
thinking_cb (LudoComputer *computer,
             GParamSpec   *pspec,
             Counts       *counts)
{
  counts->searches += ludo_computer_get_thinking (computer);
}

static gboolean
is_persons (LudoGame *game)
{
  LudoPlayer *player = ludo_game_get_current_player (game);

  return player != NULL && player->kind == LUDO_PLAYER_HUMAN;
}

/* A game of some three hundred plies against the computer, with a person to
 * move. */
static LudoGame *
long_game_new (void)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameRng rng = { 4 };
  LudoGame *game = ludo_game_new ("tavli", NULL, 3, NULL);

  ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  while (ludo_game_get_n_plies (game) < PLIES || !is_persons (game))
    if (!ludo_game_throw (game))
      {
        int n = ludo_game_get_legal_moves (game, moves);

        g_assert_cmpint (n, >, 0);
        ludo_game_play_move (game, moves[game_rng_below (&rng, (guint32) n)]);
      }

  return game;
}

/* The first ply from @n_plies on at which a person is to move. */
static guint
persons_ply (LudoGame *game,
             guint     n_plies)
{
  const GameRules *rules = ludo_game_get_rules (game);

  while (rules->turn (ludo_game_get_state_at (game, n_plies)) != 0)
    n_plies++;

  return n_plies;
}

/* The act emits a single change, and no search began meanwhile. */
static void
assert_one_act (Counts *counts)
{
  g_assert_cmpuint (counts->changed, ==, 1);
  g_assert_cmpuint (counts->searches, ==, 0);
  counts->changed = 0;
}

/* From the end back to an early ply, and from there into the line that was
 * left: each is told once and written once, and the computer, whose turn it
 * never is, does not begin to think at any of the plies in between. */
static void
test_play_on (void)
{
  App app;
  LudoPlayPage *page;
  Counts counts = { 0 };
  g_autoptr (LudoGame) game = long_game_new ();
  guint n_plies = ludo_game_get_n_plies (game);
  guint early = persons_ply (game, EARLY);
  int n_syncs, n_once;

  app_open (&app);
  page = ludo_window_get_play_page (app.window);
  ludo_window_show_game (app.window, game);
  app_wait_kept (&app);
  hand_settle (GTK_WIDGET (app.window));
  /* Which game was played last is written too, within a second, and not
   * counted here. */
  wait_for_time (2000);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (count_cb),
                            &counts.changed);
  g_signal_connect (ludo_play_page_get_computer (page), "notify::thinking",
                    G_CALLBACK (thinking_cb), &counts);

  n_syncs = failing_calls_n_syncs ();
  ludo_replay_preview (ludo_play_page_get_replay (page), early);
  g_assert_cmpuint (counts.changed, ==, 0);
  ludo_play_page_play_on (page);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, early);
  assert_one_act (&counts);
  app_wait_kept (&app);

  gtk_widget_activate_action (GTK_WIDGET (page), "play.take-variation", "u",
                              0);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n_plies);
  assert_one_act (&counts);
  app_wait_kept (&app);
  n_syncs = failing_calls_n_syncs () - n_syncs;

  /* Undo and redo go by the turns of the person, with the computer's
   * answers. */
  n_once = failing_calls_n_syncs ();
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.undo", NULL);
  g_assert_cmpuint (ludo_game_get_n_plies (game), <, n_plies);
  assert_one_act (&counts);
  app_wait_kept (&app);
  n_once = failing_calls_n_syncs () - n_once;
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.redo", NULL);
  assert_one_act (&counts);

  /* The record was written at most once for each, and not on this thread. */
  g_assert_cmpint (n_once, >, 0);
  g_assert_cmpint (n_syncs, >, 0);
  g_assert_cmpint (n_syncs, <=, 2 * n_once);

  app_close (&app);
  g_assert_cmpint (failing_calls_n_main_syncs (), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/acts/play-on", test_play_on);

  return g_test_run ();
}
