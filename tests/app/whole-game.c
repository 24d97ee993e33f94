/* whole-game.c: a game played from its start to its end, by some hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "whole-game.h"

#include "games/game-rng.h"

typedef struct
{
  LudoGame *game;
  guint n_plies;
} WaitingPly;

static gboolean
ply_was_played (gpointer data)
{
  WaitingPly *waiting = data;

  return ludo_game_get_n_plies (waiting->game) != waiting->n_plies;
}

static gboolean
person_may_act (gpointer data)
{
  LudoPlayer *player = ludo_game_get_current_player (data);

  return player == NULL
         || player->kind == LUDO_PLAYER_HUMAN;
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

void
whole_game_wait_for_path (WholeGame *whole,
                          int        n_path)
{
  WaitingPath waiting = { whole->board, n_path };

  hand_wait_until (place_was_picked, &waiting, "a place to be picked");
}

void
whole_game_pick (WholeGame     *whole,
                 const int     *path,
                 int            n_path,
                 WholeGamePick  pick)
{
  for (int i = 0; i < n_path - 1; i++)
    {
      pick (whole, path[i]);
      whole_game_wait_for_path (whole, i + 1);
    }
  pick (whole, path[n_path - 1]);
}

/* Any legal move, and the one ply that it makes. */
static void
act_once (WholeGame    *whole,
          GameRng      *rng,
          WholeGameAct  act)
{
  const GameRules *rules = ludo_game_get_rules (whole->game);
  const GameState *state = ludo_game_get_state (whole->game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int path[LUDO_PATH_MAX] = { whole->drawing->throw_place };
  char token[GAME_MOVE_TEXT_MAX];
  gboolean throws = ludo_game_get_at_chance (whole->game);
  WaitingPly waiting = { whole->game, ludo_game_get_n_plies (whole->game) };
  GameMove move = GAME_MOVE_NONE;
  int n_path = 1;

  if (!throws)
    {
      int n_moves = ludo_game_get_legal_moves (whole->game, moves);

      g_assert_cmpint (n_moves, >, 0);
      move = moves[game_rng_below (rng, (uint32_t) n_moves)];
      n_path = whole->drawing->move_path (state, move, path);
      rules->print_move (state, move, token);
    }

  act (whole, path, n_path, throws ? NULL : token);
  hand_wait_until (ply_was_played, &waiting, "a ply");
  whole->n_acts++;

  if (!throws)
    {
      g_autoptr (LudoMove) played = NULL;

      played = g_list_model_get_item (ludo_game_get_moves (whole->game),
                                      waiting.n_plies);
      g_assert_true (ludo_move_get_move (played) == move);
    }
}

void
whole_game_play (WholeGame    *whole,
                 LudoGame     *game,
                 guint64       seed,
                 WholeGameAct  act)
{
  const char *id = ludo_game_get_rules (game)->id;
  LudoPlayPage *page = ludo_window_get_play_page (whole->app.window);
  g_autofree char *outcome_sentence = NULL;
  GameRng rng = { seed };
  GameOutcome outcome;
  guint n_acts = hand_get_n_acts ();

  whole->game = game;
  whole->board = app_board (&whole->app);
  whole->drawing = ludo_drawing_for (id);
  whole->n_acts = 0;
  whole->n_drags = 0;

  while (!ludo_game_get_over (game))
    {
      hand_wait_until (person_may_act, game, "the computer");
      if (!ludo_game_get_over (game))
        act_once (whole, &rng, act);
    }

  ludo_game_get_outcome (game, &outcome);
  outcome_sentence = ludo_game_describe_outcome (game);
  g_assert_true (outcome.over);
  g_assert_cmpint (outcome.reason, !=, GAME_REASON_NONE);
  g_assert_cmpuint (whole->n_acts, >, 5);
  g_assert_cmpuint (ludo_game_get_n_plies (game), >=, whole->n_acts);
  g_assert_cmpstr (ludo_play_page_get_status (page), ==, outcome_sentence);
  g_test_message ("%s: %u plies, %u of them by hand in %u clicks, drags and "
                  "keys: %s", id, ludo_game_get_n_plies (game), whole->n_acts,
                  hand_get_n_acts () - n_acts,
                  ludo_play_page_get_status (page));
}
