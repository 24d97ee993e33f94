/* zohn-ahl-places.h: what can be seen and picked on the cloth of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/drawing/zohn-ahl-board.h"

/* Members of LudoDrawing. */
int zohn_ahl_places_move_path (const GameState *state, GameMove move,
                               int *path);
void zohn_ahl_places_path_token (const GameState *state, const int *path,
                                 int n_path, char *token);
int zohn_ahl_places_owner (const GameState *state, int place);
char *zohn_ahl_places_describe (LudoGame *game, int place);
const char *zohn_ahl_places_name (int place, char *name);
