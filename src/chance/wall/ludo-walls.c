/* ludo-walls.c: which walls of throws are shown, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/wall/ludo-walls.h"

#include <string.h>

struct _LudoWalls
{
  LudoModel parent_instance;

  const LudoGameInfo *info;     /* or NULL */
  LudoWallPlace place, beside;  /* that are shown */
  LudoWallSort sort;
  LudoWallFilter filter;
  LudoWallQuestion question;
  guint ways;
  LudoWallPlace last_chosen;    /* of which a tile was chosen last */
  int chosen[LUDO_N_WALL_PLACES];       /* tiles, or -1 */

  /* Owned */
  LudoWall *walls[LUDO_N_WALL_PLACES];  /* or NULL each */
};

G_DEFINE_FINAL_TYPE (LudoWalls, ludo_walls, LUDO_TYPE_MODEL)

static void
ludo_walls_finalize (GObject *object)
{
  LudoWalls *self = LUDO_WALLS (object);

  for (guint i = 0; i < LUDO_N_WALL_PLACES; i++)
    g_clear_object (&self->walls[i]);

  G_OBJECT_CLASS (ludo_walls_parent_class)->finalize (object);
}

static void
ludo_walls_class_init (LudoWallsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_walls_finalize;
}

static void
ludo_walls_init (LudoWalls *self)
{
  self->beside = LUDO_N_WALL_PLACES;
  for (guint i = 0; i < LUDO_N_WALL_PLACES; i++)
    self->chosen[i] = -1;
}

LudoWalls *
ludo_walls_new (void)
{
  return g_object_new (LUDO_TYPE_WALLS, NULL);
}

/* Replaces a wall that is to be shown but does not exist. */
static void
replace_missing (LudoWalls *self)
{
  if (self->walls[self->place] == NULL)
    self->place = self->walls[LUDO_WALL_PLACE_PLAYED] != NULL
                    ? LUDO_WALL_PLACE_PLAYED : LUDO_WALL_PLACE_SET_PIECE;
  if (self->beside == self->place
      || (self->beside < LUDO_N_WALL_PLACES
          && self->walls[self->beside] == NULL))
    self->beside = LUDO_N_WALL_PLACES;
}

void
ludo_walls_set_game (LudoWalls          *self,
                     const LudoGameInfo *info)
{
  g_return_if_fail (LUDO_IS_WALLS (self) && info != NULL);

  self->info = info;
  for (guint i = 0; i < LUDO_N_WALL_PLACES; i++)
    {
      g_clear_object (&self->walls[i]);
      self->chosen[i] = -1;
    }
  self->walls[LUDO_WALL_PLACE_SET_PIECE] = ludo_wall_new_set_piece (info);
  replace_missing (self);
}

/* Puts the wall of @state, or none if that is NULL, to @place, unless it is the
 * wall of that position already. */
static void
set_wall (LudoWalls       *self,
          LudoWallPlace    place,
          const GameState *state)
{
  LudoWall **wall = &self->walls[place];

  if (*wall != NULL && state != NULL
      && memcmp (ludo_wall_get_state (*wall), state, sizeof *state) == 0)
    return;

  g_clear_object (wall);
  self->chosen[place] = -1;
  if (state != NULL)
    *wall = ludo_wall_new (self->info, state);
}

void
ludo_walls_set_played (LudoWalls *self,
                       LudoGame  *game)
{
  g_autoptr (LudoWall) before = NULL;

  g_return_if_fail (LUDO_IS_WALLS (self)
                    && (game == NULL || LUDO_IS_GAME (game)));

  if (self->info == NULL || !ludo_wall_supports_game (self->info->rules->id)
      || (game != NULL && ludo_game_get_info (game) != self->info))
    game = NULL;
  g_set_object (&before, self->walls[LUDO_WALL_PLACE_PLAYED]);
  for (LudoWallPlace place = LUDO_WALL_PLACE_PLAYED;
       place <= LUDO_WALL_PLACE_BEFORE; place++)
    set_wall (self, place,
              game != NULL ? ludo_wall_find_throw (game, place) : NULL);
  /* Show a position that is new, because the user came from it. */
  if (self->walls[LUDO_WALL_PLACE_PLAYED] != NULL
      && self->walls[LUDO_WALL_PLACE_PLAYED] != before)
    self->place = LUDO_WALL_PLACE_PLAYED;
  replace_missing (self);
  ludo_model_emit_changed (self);
}

LudoWall *
ludo_walls_get (LudoWalls     *self,
                LudoWallPlace  place)
{
  g_return_val_if_fail (LUDO_IS_WALLS (self) && place < LUDO_N_WALL_PLACES,
                        NULL);

  return self->walls[place];
}

void
ludo_walls_show (LudoWalls     *self,
                 LudoWallPlace  place,
                 LudoWallPlace  beside)
{
  g_return_if_fail (LUDO_IS_WALLS (self) && place < LUDO_N_WALL_PLACES
                    && beside <= LUDO_N_WALL_PLACES);

  if (self->place == place && self->beside == beside)
    return;

  self->place = place;
  self->beside = beside;
  replace_missing (self);
  ludo_model_emit_changed (self);
}

LudoWallPlace
ludo_walls_get_shown (LudoWalls     *self,
                      LudoWallPlace *beside)
{
  g_return_val_if_fail (LUDO_IS_WALLS (self), LUDO_WALL_PLACE_SET_PIECE);

  *beside = self->beside;

  return self->place;
}

void
ludo_walls_choose (LudoWalls     *self,
                   LudoWallPlace  place,
                   int            tile)
{
  g_return_if_fail (LUDO_IS_WALLS (self) && place < LUDO_N_WALL_PLACES);

  self->chosen[place] = tile;
  self->last_chosen = place;
}

int
ludo_walls_get_chosen (LudoWalls     *self,
                       LudoWallPlace  place)
{
  g_return_val_if_fail (LUDO_IS_WALLS (self) && place < LUDO_N_WALL_PLACES,
                        -1);

  return self->chosen[place];
}

LudoWallPlace
ludo_walls_get_last_chosen (LudoWalls *self)
{
  g_return_val_if_fail (LUDO_IS_WALLS (self), LUDO_WALL_PLACE_SET_PIECE);

  return self->last_chosen;
}

void
ludo_walls_set_question (LudoWalls        *self,
                         LudoWallQuestion  question,
                         guint             ways)
{
  g_return_if_fail (LUDO_IS_WALLS (self));

  if (self->question == question && self->ways == ways)
    return;

  self->question = question;
  self->ways = ways;
  ludo_model_emit_changed (self);
}

LudoWallQuestion
ludo_walls_get_question (LudoWalls *self,
                         guint     *ways)
{
  g_return_val_if_fail (LUDO_IS_WALLS (self), LUDO_WALL_QUESTION_BEST);

  *ways = self->ways;

  return self->question;
}

void
ludo_walls_set_order (LudoWalls      *self,
                      LudoWallSort    sort,
                      LudoWallFilter  filter)
{
  g_return_if_fail (LUDO_IS_WALLS (self));

  if (self->sort == sort && self->filter == filter)
    return;

  self->sort = sort;
  self->filter = filter;
  ludo_model_emit_changed (self);
}

LudoWallSort
ludo_walls_get_order (LudoWalls      *self,
                      LudoWallFilter *filter)
{
  g_return_val_if_fail (LUDO_IS_WALLS (self), LUDO_WALL_SORT_LUCK);

  *filter = self->filter;

  return self->sort;
}
