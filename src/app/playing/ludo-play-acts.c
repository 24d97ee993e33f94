/* ludo-play-acts.c: what is done to the game from the page to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-page.h"

static gboolean
is_person (const LudoPlayer *player)
{
  return ludo_player_is (player, LUDO_PLAYER_HUMAN);
}

/* How many plies remain once the last one that a person played is taken back;
 * -1 when nobody has played any. */
static int
plies_after_undo (LudoGame *game)
{
  GListModel *moves = ludo_game_get_moves (game);

  for (int i = (int) ludo_game_get_n_plies (game) - 1; i >= 0; i--)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (is_person (ludo_game_get_player (game, ludo_move_get_seat (move),
                                           ludo_move_get_member (move))))
        return i;
    }

  return -1;
}

/* The game where it can be acted on: there is one, and it is on the board;
 * else NULL. */
static LudoGame *
live_game (LudoPlayPage *self)
{
  return ludo_replay_get_looking (ludo_play_page_get_replay (self))
           ? NULL : ludo_play_page_get_game (self);
}

gboolean
ludo_play_page_can_undo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = live_game (self);

  return game != NULL && ludo_game_get_can_undo (game)
         && (!ludo_game_has_person (game) || plies_after_undo (game) >= 0);
}

void
ludo_play_page_undo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_undo (self))
    return;

  game = live_game (self);
  if (ludo_game_has_person (game))
    ludo_game_go_to (game, plies_after_undo (game));
  else
    ludo_game_undo (game);
}

gboolean
ludo_play_page_can_redo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = live_game (self);

  return game != NULL && ludo_game_get_can_redo (game);
}

void
ludo_play_page_redo (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_redo (self))
    return;

  game = live_game (self);
  ludo_game_begin_change (game);
  while (ludo_game_redo (game)
         && !is_person (ludo_game_get_current_player (game)))
    continue;
  ludo_game_end_change (game);
}

gboolean
ludo_play_page_can_throw (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = live_game (self);

  return game != NULL && is_person (ludo_game_get_current_player (game))
         && ludo_game_get_at_chance (game);
}

void
ludo_play_page_throw (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_throw (self))
    return;

  ludo_board_skip_motion (ludo_play_page_get_board (self));
  ludo_game_throw (live_game (self));
}

void
ludo_play_page_play_on (LudoPlayPage *self)
{
  LudoReplay *replay;
  LudoGame *game;
  GameMove other[LUDO_REPLAY_LINE_MAX];
  guint n_shown;
  int n_other;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  replay = ludo_play_page_get_replay (self);
  if (!ludo_replay_get_looking (replay))
    return;

  game = ludo_play_page_get_game (self);
  n_shown = ludo_replay_get_n_shown (replay);
  n_other = ludo_replay_get_other (replay, other);
  ludo_game_begin_change (game);
  ludo_game_start_variation (game, n_shown);

  /* What was better is the beginning of the new line. */
  for (int i = 0; i < n_other; i++)
    ludo_game_play_move (game, other[i]);
  ludo_game_end_change (game);

  /* Where nothing has changed the last position was looked at. */
  ludo_replay_end (replay);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
ludo_play_page_can_review (LudoPlayPage *self)
{
  LudoGame *game;

  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  game = ludo_play_page_get_game (self);

  return game != NULL && ludo_game_get_over (game)
         && ludo_game_get_n_plies (game) > 0;
}
