/* ludo-play-page-acts.c: what is done to the game from the page to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-play-page-acts"

#include "config.h"

#include "app/playing/ludo-play-page-private.h"

#include "app/playing/ludo-turns.h"

/* Whether the game can be acted on: there is one, and it is on the board. */
static gboolean
is_live (LudoPlayPage *self)
{
  return self->game != NULL && !ludo_replay_get_looking (self->replay);
}

gboolean
ludo_play_page_can_undo (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  if (!is_live (self) || !ludo_game_get_can_undo (self->game))
    return FALSE;

  return !ludo_turns_has_person (self->game)
         || ludo_turns_after_undo (self->game) >= 0;
}

void
ludo_play_page_undo (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_undo (self))
    return;

  if (ludo_turns_has_person (self->game))
    ludo_game_go_to (self->game, ludo_turns_after_undo (self->game));
  else
    ludo_game_undo (self->game);
}

gboolean
ludo_play_page_can_redo (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return is_live (self) && ludo_game_get_can_redo (self->game);
}

void
ludo_play_page_redo (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_redo (self))
    return;

  ludo_game_begin_change (self->game);
  while (ludo_game_redo (self->game) && !ludo_turns_is_persons (self->game))
    continue;
  ludo_game_end_change (self->game);
}

gboolean
ludo_play_page_can_throw (LudoPlayPage *self)
{
  g_return_val_if_fail (LUDO_IS_PLAY_PAGE (self), FALSE);

  return is_live (self) && ludo_turns_is_persons (self->game)
         && ludo_game_get_at_chance (self->game);
}

void
ludo_play_page_throw (LudoPlayPage *self)
{
  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_play_page_can_throw (self))
    return;

  ludo_board_skip_motion (self->board);
  ludo_game_throw (self->game);
}

void
ludo_play_page_play_on (LudoPlayPage *self)
{
  GameMove other[LUDO_REPLAY_LINE_MAX];
  guint n_shown;
  int n_other;

  g_return_if_fail (LUDO_IS_PLAY_PAGE (self));

  if (!ludo_replay_get_looking (self->replay))
    return;

  n_shown = ludo_replay_get_n_shown (self->replay);
  n_other = ludo_replay_get_other (self->replay, other);
  ludo_game_begin_change (self->game);
  ludo_game_start_variation (self->game, n_shown);

  /* What was better is the beginning of the new line. */
  for (int i = 0; i < n_other; i++)
    ludo_game_play_move (self->game, other[i]);
  ludo_game_end_change (self->game);

  /* Where nothing has changed the last position was looked at. */
  ludo_replay_end (self->replay);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
_ludo_play_page_take_variation (LudoPlayPage *self,
                                guint         index)
{
  ludo_game_select_variation (self->game, index);
}
