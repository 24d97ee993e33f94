/* test-computer.c: the computer's seats play, and stop when told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "play/game/ludo-computer.h"
#include "test-wait.h"

/* f2 takes the two stones of e3, and then a third hole. */
#define CAPTURING                                                       \
  "3,0,0,2,0,0,0/0,1,0,0,2,0,1/0,0,1,0,0,1,0/0,3,0,1,0,0,4 s +- 10"

static LudoGame *
new_game (const char *id,
          gboolean    all_computers)
{
  LudoGame *game = ludo_game_new (id, NULL, 12, NULL);

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    if (all_computers || seat > 0)
      {
        LudoPlayer *player = ludo_game_get_player (game, seat, 0);

        player->kind = LUDO_PLAYER_COMPUTER;
        player->level = 1;
      }

  return game;
}

static LudoComputer *
new_computer (LudoGame *game)
{
  LudoComputer *computer = ludo_computer_new ();

  ludo_computer_set_search (computer, play_fake_turn);
  ludo_computer_set_move_delay (computer, 0);
  ludo_computer_set_game (computer, game);

  return computer;
}

/* Plays until @n_plies have been played or the game is over.  Each is then
 * one that the rules allow and leads where they say. */
static void
let_it_play (LudoGame *game,
             guint     n_plies)
{
  const GameRules *rules = ludo_game_get_rules (game);
  g_autofree GameMove *legal = g_new (GameMove, GAME_MOVES_MAX);

  WAIT_UNTIL (ludo_game_get_n_plies (game) >= n_plies
              || ludo_game_get_over (game));

  for (guint i = 0; i < ludo_game_get_n_plies (game); i++)
    {
      g_autoptr (LudoMove) move =
        g_list_model_get_item (ludo_game_get_moves (game), i);
      GameState state = *ludo_move_get_before (move);
      GameMove played = ludo_move_get_move (move);

      g_assert_cmpint (ludo_move_get_seat (move), ==, rules->turn (&state));
      if (!ludo_move_is_throw (move))
        {
          int n = rules->legal_moves (&state, legal);

          while (n > 0 && legal[n - 1] != played)
            n--;
          g_assert_cmpint (n, >, 0);
        }
      rules->apply (&state, played, NULL);
      g_assert_cmpmem (&state, rules->state_size,
                       ludo_game_get_state_at (game, i + 1),
                       rules->state_size);
    }
}

/* Computers alone play every game. */
static void
test_plays (void)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      g_autoptr (LudoGame) game = new_game (games_list ()[g]->id, TRUE);
      g_autoptr (LudoComputer) computer = new_computer (game);
      guint n_plies;

      let_it_play (game, 60);
      n_plies = ludo_game_get_n_plies (game);
      ludo_computer_set_game (computer, NULL);
      g_assert_false (ludo_computer_get_thinking (computer));
      play_settle ();
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n_plies);
    }
}

/* It answers a person, and then waits for the person. */
static void
test_waits_for_person (void)
{
  g_autoptr (LudoGame) game = new_game ("chisolo", FALSE);
  g_autoptr (LudoComputer) computer = new_computer (game);
  GameMove moves[GAME_MOVES_MAX];

  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  ludo_game_get_legal_moves (game, moves);
  ludo_game_play_move (game, moves[0]);
  let_it_play (game, 2);
  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 2);
  ludo_computer_set_game (computer, NULL);
}

/* Taking the move back while it thinks: no late answer arrives. */
static void
test_late_answer (void)
{
  g_autoptr (LudoGame) game = new_game ("ken-wan", FALSE);
  g_autoptr (LudoComputer) computer = new_computer (game);
  GameMove moves[GAME_MOVES_MAX];

  for (int i = 0; i < 20; i++)
    {
      ludo_game_get_legal_moves (game, moves);
      ludo_game_play_move (game, moves[0]);
      g_assert_true (ludo_computer_get_thinking (computer));
      if (i % 2 == 1)
        g_main_context_iteration (NULL, FALSE);
      g_assert_true (ludo_game_undo (game));
      while (ludo_game_get_n_plies (game) > 0)
        ludo_game_undo (game);
      g_assert_false (ludo_computer_get_thinking (computer));
    }
  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  ludo_computer_set_game (computer, NULL);
}

/* While it waits it thinks, but plays nothing, not even what is found. */
static void
test_waiting (void)
{
  g_autoptr (LudoGame) game = new_game ("ken-wan", TRUE);
  g_autoptr (LudoComputer) computer = ludo_computer_new ();

  ludo_computer_set_move_delay (computer, 0);
  ludo_computer_set_think_time (computer, 20);
  ludo_computer_set_waiting (computer, TRUE);
  ludo_computer_set_game (computer, game);
  g_assert_true (ludo_computer_get_thinking (computer));
  WAIT_UNTIL (!ludo_computer_get_thinking (computer));
  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);

  ludo_computer_set_waiting (computer, FALSE);
  g_assert_false (ludo_computer_get_thinking (computer));
  let_it_play (game, 1);

  /* A ply that is due already waits too. */
  ludo_computer_set_waiting (computer, TRUE);
  WAIT_UNTIL (!ludo_computer_get_thinking (computer));
  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  ludo_computer_set_waiting (computer, FALSE);
  ludo_computer_set_waiting (computer, TRUE);
  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  ludo_computer_set_game (computer, NULL);
  play_settle ();
}

static void
test_paused (void)
{
  g_autoptr (LudoGame) game = new_game ("zohn-ahl", TRUE);
  g_autoptr (LudoComputer) computer = ludo_computer_new ();

  ludo_computer_set_move_delay (computer, 0);
  ludo_computer_set_paused (computer, TRUE);
  ludo_computer_set_game (computer, game);
  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  ludo_computer_set_paused (computer, FALSE);
  let_it_play (game, 5);
  ludo_computer_set_game (computer, NULL);
}

/* The computer plays no ply while the board moves, and a ply planned before
 * waits as well. */
static void
test_rest (void)
{
  g_autoptr (LudoGame) game = new_game ("zohn-ahl", TRUE);
  g_autoptr (LudoComputer) computer = new_computer (game);

  ludo_computer_set_moving (computer, TRUE);
  play_settle ();
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  ludo_computer_set_moving (computer, FALSE);
  let_it_play (game, 5);
  ludo_computer_set_game (computer, NULL);
}

/* A capture is looked at before it is answered: from the end of its animation,
 * or from the move itself where nothing is animated. */
static void
test_capture (gconstpointer moving)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo", CAPTURING);
  g_autoptr (LudoComputer) computer = ludo_computer_new ();
  gint64 begun;

  ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  ludo_game_get_player (game, 1, 0)->level = 1;
  ludo_computer_set_move_delay (computer, 300);
  ludo_computer_set_think_time (computer, 10);
  ludo_computer_set_game (computer, game);
  g_assert_true (ludo_game_play (game, "f2xa4", NULL));
  if (GPOINTER_TO_INT (moving))
    {
      ludo_computer_set_moving (computer, TRUE);
      begun = g_get_monotonic_time ();
      while (g_get_monotonic_time () < begun + 900 * 1000)
        g_main_context_iteration (NULL, FALSE);
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
      ludo_computer_set_moving (computer, FALSE);
    }
  begun = g_get_monotonic_time ();
  WAIT_UNTIL (ludo_game_get_n_plies (game) == 2);
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 590 * 1000);
  ludo_computer_set_game (computer, NULL);
}

typedef struct
{
  guint n_throws;
  guint n_turns;                /* played in one act */
  guint n_long;                 /* those of several plies */
} Heard;

static void
hear_cb (LudoGame *game,
         guint     n_undone,
         guint     n_played,
         Heard    *heard)
{
  g_assert_cmpuint (n_undone, ==, 0);
  if (ludo_move_is_throw (ludo_game_get_last_move (game)))
    {
      g_assert_cmpuint (n_played, ==, 1);
      heard->n_throws++;
      return;
    }

  /* All of it, or what there was left of it. */
  g_assert_cmpuint (n_played, ==, ludo_game_count_turn (game));
  g_assert_true (ludo_game_get_at_chance (game)
                 || ludo_game_get_over (game));
  heard->n_turns++;
  heard->n_long += n_played > 1;
}

/* The computer's steps after its throw are emitted as one change. */
static void
test_turn_is_one_act (void)
{
  g_autoptr (LudoGame) game = new_game ("tavli", TRUE);
  g_autoptr (LudoComputer) computer = NULL;
  Heard heard = { 0 };

  g_signal_connect (game, "changed", G_CALLBACK (hear_cb), &heard);
  computer = new_computer (game);
  let_it_play (game, 60);
  g_assert_cmpuint (heard.n_throws, >, 5);
  g_assert_cmpuint (heard.n_turns, >, 5);
  g_assert_cmpuint (heard.n_long, >, 2);
  ludo_computer_set_game (computer, NULL);
  play_settle ();
}

static void
undo_once_cb (LudoGame *game,
              guint     n_undone,
              guint     n_played,
              gboolean *undone)
{
  if (*undone)
    return;

  *undone = TRUE;
  ludo_game_undo (game);
}

/* Somebody answers the computer's ply by taking it back at once. */
static void
test_ply_taken_back (void)
{
  g_autoptr (LudoGame) game = new_game ("tavli", TRUE);
  g_autoptr (LudoComputer) computer = NULL;
  gboolean undone = FALSE;

  g_signal_connect (game, "changed", G_CALLBACK (undo_once_cb), &undone);
  computer = new_computer (game);
  let_it_play (game, 40);
  g_assert_true (undone);
  ludo_computer_set_game (computer, NULL);
  play_settle ();
}

/* A computer without a game is freed once its search has ended. */
static void
test_finalized (void)
{
  g_autoptr (LudoGame) game = new_game ("chisolo", TRUE);
  LudoComputer *computer = new_computer (game);
  gpointer weak = computer;

  g_object_add_weak_pointer (G_OBJECT (computer), &weak);
  ludo_computer_set_game (computer, NULL);
  g_object_unref (computer);
  play_settle ();
  g_assert_null (weak);
  g_assert_finalize_object (g_steal_pointer (&game));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/computer/plays", test_plays);
  g_test_add_func ("/computer/waits-for-person", test_waits_for_person);
  g_test_add_func ("/computer/late-answer", test_late_answer);
  g_test_add_func ("/computer/waiting", test_waiting);
  g_test_add_func ("/computer/paused", test_paused);
  g_test_add_func ("/computer/rest", test_rest);
  g_test_add_data_func ("/computer/capture/moving", GINT_TO_POINTER (TRUE),
                        test_capture);
  g_test_add_data_func ("/computer/capture/still", GINT_TO_POINTER (FALSE),
                        test_capture);
  g_test_add_func ("/computer/turn-is-one-act", test_turn_is_one_act);
  g_test_add_func ("/computer/ply-taken-back", test_ply_taken_back);
  g_test_add_func ("/computer/finalized", test_finalized);

  return g_test_run ();
}
