/* ludo-game-lots.c: the lots that are drawn for the seats of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-game.h"

#include <glib/gi18n.h>

/* The key of the data of a game whose lots were drawn and have not been shown
 * yet. */
static const char unseen[] = "ludo-lots-unseen";

void
ludo_game_draw_lots (LudoGame *self)
{
  LudoPlayer seated[GAME_SEATS_MAX];
  GameRng rng;
  int n_seats, shift;

  g_return_if_fail (LUDO_IS_GAME (self));
  g_return_if_fail (ludo_game_get_start_position (self) == NULL);

  /* The throws come from another generator, so that the lot says nothing of
   * them. */
  rng.state = ~ludo_game_get_seed (self);
  n_seats = ludo_game_get_n_seats (self);
  shift = (int) game_rng_below (&rng, (guint32) n_seats);
  ludo_game_set_lot (self, shift + 1);
  g_object_set_data (G_OBJECT (self), unseen, self);
  for (int member = 0; member < ludo_game_get_team_size (self); member++)
    {
      for (int seat = 0; seat < n_seats; seat++)
        seated[seat] = *ludo_game_get_player (self, seat, member);
      for (int seat = 0; seat < n_seats; seat++)
        *ludo_game_get_player (self, seat, member) =
          seated[(seat + shift) % n_seats];
    }
}

gboolean
ludo_game_mark_lots_seen (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return g_object_steal_data (G_OBJECT (self), unseen) != NULL;
}

static gboolean
is_unnamed (LudoGame       *self,
            int             seat,
            LudoPlayerKind  kind)
{
  const LudoPlayer *player = ludo_game_get_player (self, seat, 0);

  return ludo_game_get_team_size (self) == 1 && player->name[0] == '\0'
         && player->kind == kind;
}

/* Whether the player of @seat and the computer are alone, so that he needs no
 * name. */
static gboolean
is_against_computer (LudoGame *self,
                     int       seat)
{
  return ludo_game_get_n_seats (self) == 2
         && is_unnamed (self, seat, LUDO_PLAYER_HUMAN)
         && is_unnamed (self, 1 - seat, LUDO_PLAYER_COMPUTER);
}

char *
ludo_game_dup_drawer (LudoGame *self,
                      int       seat)
{
  g_autoptr (GPtrArray) names = NULL;
  int number, team_size;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < ludo_game_get_n_seats (self),
                        NULL);

  names = g_ptr_array_new_with_free_func (g_free);
  team_size = ludo_game_get_team_size (self);
  number = (seat + MAX (ludo_game_get_lot (self), 1) - 1)
           % ludo_game_get_n_seats (self) + 1;
  for (int i = 0; i < team_size; i++)
    if (ludo_game_get_player (self, seat, i)->name[0] != '\0')
      g_ptr_array_add (names, ludo_game_dup_player_name (self, seat, i));
  if (names->len > 0)
    {
      g_autofree char *joined = NULL;

      g_ptr_array_add (names, NULL);
      joined = g_strjoinv (" + ", (char **) names->pdata);

      return team_size == 1
               ? g_steal_pointer (&joined)
               /* Translators: the names of a team. */
               : g_strdup_printf (C_("lots", "the team of %s"), joined);
    }

  if (is_against_computer (self, seat))
    return g_strdup (C_("lots", "you"));
  if (is_unnamed (self, seat, LUDO_PLAYER_COMPUTER))
    return g_strdup (C_("lots", "the computer"));
  if (team_size > 1)
    /* Translators: a team before lots are drawn for its colour. */
    return g_strdup_printf (C_("lots", "team %d"), number);

  /* Translators: a player before lots are drawn for his side. */
  return g_strdup_printf (C_("lots", "player %d"), number);
}

char *
ludo_game_describe_lot (LudoGame *self)
{
  const char *sides[2];
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  if (ludo_game_get_lot (self) == 0)
    return NULL;

  for (int seat = 0; seat < 2; seat++)
    sides[seat] = gettext (ludo_game_get_info (self)->seats[seat]);
  first = ludo_game_dup_drawer (self, 0);
  second = ludo_game_dup_drawer (self, 1);
  if (ludo_game_get_n_seats (self) > 2)
    /* Translators: a player and his colour. */
    return g_strdup_printf (_("Lots are drawn: %s plays %s and begins."),
                            first, sides[0]);
  if (is_against_computer (self, 0))
    /* Translators: two sides, as "Red" and "Green". */
    return g_strdup_printf (_("Lots are drawn: you play %s and begin; the "
                              "computer plays %s."), sides[0], sides[1]);
  if (is_against_computer (self, 1))
    /* Translators: two sides, as "Red" and "Green". */
    return g_strdup_printf (_("Lots are drawn: the computer plays %s and "
                              "begins; you play %s."), sides[0], sides[1]);

  /* Translators: a player, his side, the other player, the other side. */
  return g_strdup_printf (_("Lots are drawn: %s plays %s and begins; %s plays "
                            "%s."), first, sides[0], second, sides[1]);
}

int
ludo_game_get_own_seat (LudoGame *self)
{
  int n_seats, n_computers = 0, own = -1;

  g_return_val_if_fail (LUDO_IS_GAME (self), -1);

  n_seats = ludo_game_get_n_seats (self);
  for (int seat = 0; seat < n_seats; seat++)
    if (is_unnamed (self, seat, LUDO_PLAYER_COMPUTER))
      n_computers++;
    else if (is_unnamed (self, seat, LUDO_PLAYER_HUMAN))
      own = seat;

  return n_computers == n_seats - 1 ? own : -1;
}

char *
ludo_game_describe_sides (LudoGame *self)
{
  const LudoGameInfo *info;
  int own;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  info = ludo_game_get_info (self);
  own = ludo_game_get_own_seat (self);
  if (own < 0)
    return NULL;

  if (ludo_game_get_n_seats (self) > 2)
    /* Translators: one of three sides, as "Blue". */
    return g_strdup_printf (_("You play %s; the computer plays the others."),
                            gettext (info->seats[own]));

  /* Translators: two sides, as "Red" and "Green". */
  return g_strdup_printf (_("You play %s; the computer plays %s."),
                          gettext (info->seats[own]),
                          gettext (info->seats[1 - own]));
}
