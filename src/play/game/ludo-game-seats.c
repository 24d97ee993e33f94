/* ludo-game-seats.c: the players of a game, and whose turn it is in a team
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game-seats"

#include "config.h"

#include "play/game/ludo-game-private.h"

#include <glib/gi18n.h>

int
ludo_game_get_n_seats (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return _ludo_game_get_private (self)->config.players;
}

int
ludo_game_get_team_size (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 1);

  return _ludo_game_get_private (self)->team_size;
}

void
ludo_game_set_team_size (LudoGame *self,
                         int       team_size)
{
  LudoGamePrivate *priv;

  g_return_if_fail (LUDO_IS_GAME (self));
  g_return_if_fail (team_size >= 1
                    && team_size <= ludo_game_get_info (self)->max_team_size);

  priv = _ludo_game_get_private (self);
  if (priv->team_size == team_size)
    return;

  priv->team_size = team_size;
  _ludo_game_notify (self, LUDO_GAME_PROP_TEAM_SIZE);
}

LudoPlayer *
ludo_game_get_player (LudoGame *self,
                      int       seat,
                      int       member)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < GAME_SEATS_MAX, NULL);
  g_return_val_if_fail (member >= 0 && member < LUDO_GAME_MEMBERS_MAX, NULL);

  return _ludo_game_get_private (self)->players[seat][member];
}

int
ludo_game_get_member (LudoGame *self)
{
  const GamePosition *position;
  LudoGamePrivate *priv;
  int seat, previous = -1, n_turns = 0;

  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  priv = _ludo_game_get_private (self);
  if (priv->team_size == 1)
    return 0;

  /* Members of a team take its turns alternately, and a throw won again
   * belongs to the same turn: so count the turns that the side has begun
   * before this one. */
  position = &priv->position;
  seat = ludo_game_get_turn (self);
  for (size_t i = 0; i < position->n_plies; i++)
    {
      int mover = position->rules->turn (&position->plies[i].state);

      if (mover == seat && previous != seat)
        n_turns++;
      previous = mover;
    }
  if (previous == seat)
    n_turns--;

  return n_turns % priv->team_size;
}

LudoPlayer *
ludo_game_get_current_player (LudoGame *self)
{
  if (ludo_game_get_over (self))
    return NULL;

  return ludo_game_get_player (self, ludo_game_get_turn (self),
                               ludo_game_get_member (self));
}

char *
ludo_game_dup_player_name (LudoGame *self,
                           int       seat,
                           int       member)
{
  LudoPlayer *player = ludo_game_get_player (self, seat, member);
  const char *name = ludo_player_get_name (player);
  const char *side = gettext (ludo_game_get_info (self)->seats[seat]);

  if (name[0] != '\0')
    return g_strdup (name);

  if (_ludo_game_get_private (self)->team_size > 1)
    /* Translators: a member of a team: the side's name and 1 or 2. */
    return g_strdup_printf (C_("team member", "%s %d"), side, member + 1);

  return g_strdup (side);
}
