/* test-play-games.c: every game is played to its end with the mouse
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person's side is played by real clicks on the places of the board,
 * chosen at random among the legal moves; the computer holds the others.
 */

#include "config.h"

#include "app-fixture.h"
#include "games/game-rng.h"
#include "games/games.h"

/* A fixed seed: a short game of each kind, the same on every run. */
#define SEED 7

typedef struct
{
  LudoGame *game;
  guint n_plies;
} Waiting;

static gboolean
is_persons_turn (LudoGame *game)
{
  LudoPlayer *player = ludo_game_get_current_player (game);

  return player != NULL
         && ludo_player_get_kind (player) == LUDO_PLAYER_HUMAN;
}

static gboolean
person_may_act (gpointer data)
{
  return ludo_game_get_over (data) || is_persons_turn (data);
}

static gboolean
ply_was_played (gpointer data)
{
  Waiting *waiting = data;

  return ludo_game_get_n_plies (waiting->game) != waiting->n_plies;
}

typedef struct
{
  LudoBoard *board;
  int n_path;
} WaitingPath;

static gboolean
place_was_picked (gpointer data)
{
  WaitingPath *waiting = data;
  const int *path;

  return ludo_board_get_path (waiting->board, &path) == waiting->n_path;
}

/* Clicks the places of a legal move, one after the other. */
static void
click_move (LudoBoard *board,
            LudoGame  *game,
            GameRng   *rng)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (game)->id);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n_moves = ludo_game_get_legal_moves (game, moves);
  GameMove move = moves[game_rng_below (rng, (uint32_t) n_moves)];
  int path[LUDO_PATH_MAX];
  int n_path = drawing->move_path (ludo_game_get_state (game), move, path);

  for (int i = 0; i < n_path - 1; i++)
    {
      WaitingPath waiting = { board, i + 1 };

      hand_click_place (board, path[i]);
      hand_wait_until (place_was_picked, &waiting, "a place to be picked");
    }
  hand_click_place (board, path[n_path - 1]);
}

static void
test_play (gconstpointer data)
{
  const GameRules *rules = data;
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  GameRng rng = { SEED };
  GameOutcome outcome;
  guint n_clicked = 0;
  LudoBoard *board;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin (&app, rules->id, SEED);
  board = app_board (&app);

  while (!ludo_game_get_over (game))
    {
      Waiting waiting = { game };

      hand_wait_until (person_may_act, game, "the computer");
      if (ludo_game_get_over (game))
        break;

      waiting.n_plies = ludo_game_get_n_plies (game);
      if (ludo_game_get_at_chance (game))
        hand_click_place (board, drawing->throw_place);
      else
        click_move (board, game, &rng);
      hand_wait_until (ply_was_played, &waiting, "a ply");
      n_clicked++;
    }

  ludo_game_get_outcome (game, &outcome);
  g_assert_true (outcome.over);
  g_assert_cmpint (outcome.reason, !=, GAME_REASON_NONE);
  g_assert_cmpuint (n_clicked, >, 5);
  g_assert_cmpuint (ludo_game_get_n_plies (game), >, n_clicked);
  g_assert_cmpstr (ludo_play_page_get_status
                     (ludo_window_get_play_page (app.window)), !=, "");
  g_test_message ("%s: %u plies, %u of them by hand: %s", rules->id,
                  ludo_game_get_n_plies (game), n_clicked,
                  ludo_play_page_get_status
                    (ludo_window_get_play_page (app.window)));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/play/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_play);
    }

  return g_test_run ();
}
