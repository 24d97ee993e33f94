/* ken-wan-board.h: the drawing of Ken Wan, and its places, picked, named and
 * walked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions are the members of the same name of LudoDrawing, which
 * describes them.
 */

#pragma once

#include "games/ken-wan/drawing/ken-wan-layout.h"

/* ken_wan_drawing: the board of Ken Wan.  Its places are KEN_WAN_N_PLACES
 * (ken-wan-layout.h): the cells, then KEN_WAN_PLACE_PASS. */
extern const LudoDrawing ken_wan_drawing;

/* ken_wan_editing: how its positions are set up by hand. */
extern const LudoEditing ken_wan_editing;

/* ken_wan_bounds: as LudoDrawing.bounds, finds the rectangle of @place, in
 * pixels; false if the place is not shown in @scene. */
gboolean ken_wan_bounds (const LudoScene *scene, int place, LudoRect *bounds);

/* ken_wan_place_at: as LudoDrawing.place_at, returns the place at a point, or
 * -1. */
int ken_wan_place_at (const LudoGeometry *geometry, double x, double y);

/* ken_wan_move_path: as LudoDrawing.move_path, fills @path, which holds
 * LUDO_PATH_MAX, with the places to pick for @move and returns their number, at
 * least 1. */
int ken_wan_move_path (const GameState *state, GameMove move, int *path);

/* ken_wan_path_token: as LudoDrawing.path_token, writes into @token, which
 * holds GAME_MOVE_TEXT_MAX bytes, the token for the rules to explain why no
 * legal move has this path; "" if the path means none. */
void ken_wan_path_token (const GameState *state, const int *path, int n_path,
                         char *token);

/* ken_wan_owner: as LudoDrawing.owner, returns the seat whose pieces lie on
 * @place, or -1. */
int ken_wan_owner (const GameState *state, int place);

/* ken_wan_describe_place: as LudoDrawing.describe_place, describes @place and
 * what lies on it, in words for the ear.  Free with g_free(). */
char *ken_wan_describe_place (LudoGame *game, int place);

/* ken_wan_describe_pick: as LudoDrawing.describe_pick, makes the sentence on
 * what to pick after @path; %NULL if nothing is left to pick.  Free with
 * g_free(). */
char *ken_wan_describe_pick (const GameState *state, const int *path,
                             int n_path);

/* ken_wan_place_name: as LudoDrawing.place_name, returns the place's name in
 * the notation, written into @name, which holds 8 bytes; "" if it has none. */
const char *ken_wan_place_name (int place, char *name);

/* ken_wan_neighbour: as LudoDrawing.neighbour, returns the place to which an
 * arrow key leads; @place itself at the rim. */
int ken_wan_neighbour (const GameState *state, int place,
                       LudoDirection direction);
