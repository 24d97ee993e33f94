/* ken-wan-places.h: the places of Ken Wan's board, picked, named and walked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are the members of the same name of LudoDrawing, where they are
 * described.
 */

#pragma once

#include "games/ken-wan/drawing/ken-wan-layout.h"

gboolean ken_wan_bounds (const LudoScene *scene, int place, LudoRect *bounds);

int ken_wan_place_at (const LudoScene *scene, double x, double y);

int ken_wan_move_path (const GameState *state, GameMove move, int *path);

void ken_wan_path_token (const GameState *state, const int *path, int n_path,
                         char *token);

int ken_wan_owner (const GameState *state, int place);

char *ken_wan_describe_place (LudoGame *game, int place);

char *ken_wan_describe_pick (const GameState *state, const int *path,
                             int n_path);

const char *ken_wan_place_name (int place, char *name);

int ken_wan_neighbour (const GameState *state, int place,
                       LudoDirection direction);
