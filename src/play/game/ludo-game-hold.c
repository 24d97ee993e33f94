/* ludo-game-hold.c: a person's turn waits to be called done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In tavli the rules end a turn with the last number that can be played.  At
 * the board one would still look at what one has done and take part of it
 * back; so whoever shows the game may ask that the next throw wait.
 */

#define G_LOG_DOMAIN "ludo-game-hold"

#include "config.h"

#include "play/game/ludo-game-private.h"

void
_ludo_game_set_held (LudoGame *self,
                     gboolean  held)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);

  if (priv->held == held)
    return;

  priv->held = held;
  _ludo_game_notify (self, LUDO_GAME_PROP_HELD);
}

void
_ludo_game_update_held (LudoGame *self,
                        LudoMove *played)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);
  LudoPlayer *player = priv->players[ludo_move_get_seat (played)]
                                    [ludo_move_get_member (played)];

  /* Where nothing is ever decided nothing could be taken back for another. */
  _ludo_game_set_held (self, priv->holds_turns
                             && ludo_game_get_info (self)->has_decisions
                             && !ludo_move_is_throw (played)
                             && ludo_player_get_kind (player)
                                == LUDO_PLAYER_HUMAN
                             && ludo_game_get_at_chance (self));
}

gboolean
ludo_game_get_holds_turns (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return _ludo_game_get_private (self)->holds_turns;
}

void
ludo_game_set_holds_turns (LudoGame *self,
                           gboolean  holds_turns)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  _ludo_game_get_private (self)->holds_turns = !!holds_turns;
  if (!holds_turns)
    _ludo_game_set_held (self, FALSE);
}

gboolean
ludo_game_get_held (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return _ludo_game_get_private (self)->held;
}

void
ludo_game_release (LudoGame *self)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  _ludo_game_set_held (self, FALSE);
}
