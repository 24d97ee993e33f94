/* ludo-turns.c: which turns of a game are a person's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-turns"

#include "config.h"

#include "app/playing/ludo-turns.h"

static gboolean
is_person (LudoPlayer *player)
{
  return player != NULL
         && ludo_player_get_kind (player) == LUDO_PLAYER_HUMAN;
}

gboolean
ludo_turns_is_persons (LudoGame *game)
{
  g_return_val_if_fail (LUDO_IS_GAME (game), FALSE);

  return is_person (ludo_game_get_current_player (game));
}

gboolean
ludo_turns_has_person (LudoGame *game)
{
  g_return_val_if_fail (LUDO_IS_GAME (game), FALSE);

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    for (int i = 0; i < ludo_game_get_team_size (game); i++)
      if (is_person (ludo_game_get_player (game, seat, i)))
        return TRUE;

  return FALSE;
}

int
ludo_turns_after_undo (LudoGame *game)
{
  GListModel *moves;

  g_return_val_if_fail (LUDO_IS_GAME (game), -1);

  moves = ludo_game_get_moves (game);
  for (int i = (int) ludo_game_get_n_plies (game) - 1; i >= 0; i--)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (is_person (ludo_game_get_player (game, ludo_move_get_seat (move),
                                           ludo_move_get_member (move))))
        return i;
    }

  return -1;
}

GameMove
ludo_turns_forced_pass (LudoGame *game)
{
  const GameRules *rules;
  g_autofree GameMove *moves = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game), GAME_MOVE_NONE);

  rules = ludo_game_get_rules (game);
  if (rules->is_pass == NULL || !ludo_turns_is_persons (game))
    return GAME_MOVE_NONE;

  moves = g_new (GameMove, GAME_MOVES_MAX);
  if (ludo_game_get_legal_moves (game, moves) != 1
      || !rules->is_pass (moves[0]))
    return GAME_MOVE_NONE;

  return moves[0];
}
