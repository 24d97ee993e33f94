/* ludo-walls.h: which walls of throws are shown, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/wall/ludo-wall.h"
#include "play/ludo-model.h"

/* LudoWallPlace: the positions whose throws a wall can show. */
typedef enum
{
  LUDO_WALL_PLACE_PLAYED,       /* the latest throw of the game on the board */
  LUDO_WALL_PLACE_BEFORE,       /* the throw before that */
  LUDO_WALL_PLACE_SET_PIECE,    /* the famous one */
  LUDO_N_WALL_PLACES,
} LudoWallPlace;

/* LudoWalls:
 *
 * The walls that can be made of a game, one or two of which are shown side by
 * side in one order.
 *
 * Signals:
 * - "changed": the walls, those that are shown or their order are others
 */
#define LUDO_TYPE_WALLS (ludo_walls_get_type ())
G_DECLARE_FINAL_TYPE (LudoWalls, ludo_walls, LUDO, WALLS, LudoModel)

/* ludo_walls_new: (transfer full): no walls. */
LudoWalls *ludo_walls_new (void);

/* ludo_walls_set_game: sets the game of the walls to that of @info; there are
 * none if that game has no walls.  Forgets what was shown of another game, and
 * emits no signal. */
void ludo_walls_set_game (LudoWalls *self, const LudoGameInfo *info);

/* ludo_walls_set_played: sets the game on the board to @game, which may be NULL
 * or of any kind; the positions of its last throws can be shown, if it is of
 * the game of the walls. */
void ludo_walls_set_played (LudoWalls *self, LudoGame *game);

/* ludo_walls_get: (nullable): the throws of the position at @place, borrowed
 * until "changed"; NULL where there is none. */
LudoWall *ludo_walls_get (LudoWalls *self, LudoWallPlace place);

/* ludo_walls_show: shows the wall of @place and, beside it, that of @beside;
 * LUDO_N_WALL_PLACES for none. */
void ludo_walls_show (LudoWalls *self, LudoWallPlace place,
                      LudoWallPlace beside);

/* ludo_walls_get_shown: the places of the walls that are shown: @beside (out)
 * is LUDO_N_WALL_PLACES if it is one only. */
LudoWallPlace ludo_walls_get_shown (LudoWalls *self, LudoWallPlace *beside);

/* ludo_walls_choose: makes @tile of the wall of @place the chosen one; -1 for
 * none, as at first.  It emits no signal. */
void ludo_walls_choose (LudoWalls *self, LudoWallPlace place, int tile);

/* ludo_walls_get_chosen: the chosen tile of the wall of @place, or -1. */
int ludo_walls_get_chosen (LudoWalls *self, LudoWallPlace place);

/* ludo_walls_get_last_chosen: the place of the wall of which a tile was chosen
 * last, which need not be shown any more. */
LudoWallPlace ludo_walls_get_last_chosen (LudoWalls *self);

/* ludo_walls_set_question: asks @question of the walls; @ways is the draft of
 * an answer to that about the blots, and no guess yet. */
void ludo_walls_set_question (LudoWalls *self, LudoWallQuestion question,
                              guint ways);

/* ludo_walls_get_question: the question; @ways (out) is the number entered. */
LudoWallQuestion ludo_walls_get_question (LudoWalls *self, guint *ways);

/* ludo_walls_set_order: shows the tiles that @filter lets through, in the order
 * @sort. */
void ludo_walls_set_order (LudoWalls *self, LudoWallSort sort,
                           LudoWallFilter filter);

/* ludo_walls_get_order: the order; @filter (out) is the filter. */
LudoWallSort ludo_walls_get_order (LudoWalls *self, LudoWallFilter *filter);
