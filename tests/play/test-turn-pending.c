/* test-turn-pending.c: a person's turn waits to be called done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "play/game/ludo-computer.h"
#include "test-wait.h"

/* White has one number left and is then done. */
#define LAST_STEP "10:1,20:1,o:13,x 24:2,o:13,x w 2"

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("tavli", position);

  ludo_game_set_confirms_turns (game, TRUE);

  return game;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_confirmed (void)
{
  g_autoptr (LudoGame) game = game_at (LAST_STEP);
  guint n = 0;

  g_signal_connect_swapped (game, "notify::turn-pending",
                            G_CALLBACK (count_cb), &n);
  g_assert_false (ludo_game_get_turn_pending (game));
  g_assert_true (ludo_game_play (game, "10/12", NULL));
  g_assert_true (ludo_game_get_turn_pending (game));
  g_assert_cmpuint (n, ==, 1);

  /* Part of it is taken back and done otherwise. */
  g_assert_true (ludo_game_undo (game));
  g_assert_false (ludo_game_get_turn_pending (game));
  g_assert_true (ludo_game_play (game, "20/22", NULL));
  g_assert_true (ludo_game_get_turn_pending (game));
  ludo_game_end_turn (game);
  g_assert_false (ludo_game_get_turn_pending (game));
  g_assert_cmpuint (n, ==, 4);

  /* A throw ends the turn as well, and never waits itself. */
  g_assert_true (ludo_game_undo (game));
  g_assert_true (ludo_game_redo (game));
  g_assert_true (ludo_game_get_turn_pending (game));
  g_assert_true (ludo_game_throw (game));
  g_assert_false (ludo_game_get_turn_pending (game));
}

static void
test_not_pending (void)
{
  g_autoptr (LudoGame) game = game_at (LAST_STEP);
  g_autoptr (LudoGame) two_left =
    game_at ("10:1,20:1,o:13,x 24:2,o:13,x w 23");
  g_autoptr (LudoGame) zohn_ahl = ludo_game_new ("zohn-ahl", NULL, 1, NULL);

  /* Not before the turn has ended, and not where nothing is decided. */
  g_assert_true (ludo_game_play (two_left, "10/12", NULL));
  g_assert_false (ludo_game_get_turn_pending (two_left));
  ludo_game_set_confirms_turns (zohn_ahl, TRUE);
  for (int i = 0; i < 8; i++)
    {
      ludo_game_throw (zohn_ahl);
      g_assert_false (ludo_game_get_turn_pending (zohn_ahl));
    }

  /* Not the computer's own turn, and not unless asked for. */
  ludo_game_get_player (game, 0, 0)->kind = LUDO_PLAYER_COMPUTER;
  g_assert_true (ludo_game_play (game, "10/12", NULL));
  g_assert_false (ludo_game_get_turn_pending (game));
  ludo_game_get_player (game, 0, 0)->kind = LUDO_PLAYER_HUMAN;
  ludo_game_undo (game);
  g_assert_true (ludo_game_play (game, "10/12", NULL));
  g_assert_true (ludo_game_get_turn_pending (game));
  ludo_game_set_confirms_turns (game, FALSE);
  g_assert_false (ludo_game_get_turn_pending (game));
}

/* The computer waits, and goes on when the turn is done. */
static void
test_computer (void)
{
  g_autoptr (LudoGame) game = game_at (LAST_STEP);
  g_autoptr (LudoComputer) computer = ludo_computer_new ();

  ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  ludo_computer_set_move_delay (computer, 0);
  ludo_computer_set_think_time (computer, 10);
  ludo_computer_set_game (computer, game);

  g_assert_true (ludo_game_play (game, "10/12", NULL));
  wait_for_time (50);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);

  ludo_game_end_turn (game);
  WAIT_UNTIL (ludo_game_get_n_plies (game) > 1);
  g_assert_cmpint (ludo_move_get_seat (ludo_game_get_last_move (game)), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-pending/confirmed", test_confirmed);
  g_test_add_func ("/turn-pending/not-pending", test_not_pending);
  g_test_add_func ("/turn-pending/computer", test_computer);

  return g_test_run ();
}
