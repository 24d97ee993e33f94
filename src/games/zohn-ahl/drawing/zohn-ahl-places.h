/* zohn-ahl-places.h: what can be seen and picked on the cloth of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/drawing/zohn-ahl-board.h"

/* zohn_ahl_places_move_path: as LudoDrawing.move_path, fills @path, which holds
 * LUDO_PATH_MAX, with the places to pick for @move and returns their number, at
 * least 1. */
int zohn_ahl_places_move_path (const GameState *state, GameMove move,
                               int *path);

/* zohn_ahl_places_path_token: as LudoDrawing.path_token, writes into @token,
 * which holds GAME_MOVE_TEXT_MAX bytes, the token for the rules to explain why
 * no legal move has this path; "" if the path means none. */
void zohn_ahl_places_path_token (const GameState *state, const int *path,
                                 int n_path, char *token);

/* zohn_ahl_places_owner: as LudoDrawing.owner, returns the seat whose piece
 * stands on @place, or -1. */
int zohn_ahl_places_owner (const GameState *state, int place);

/* zohn_ahl_places_describe: as LudoDrawing.describe_place, describes @place and
 * what lies on it, in words for the ear.  Free with g_free(). */
char *zohn_ahl_places_describe (LudoGame *game, int place);

/* zohn_ahl_places_name: as LudoDrawing.place_name, returns the place's name in
 * the notation, written into @name, which holds 8 bytes; "" if it has none. */
const char *zohn_ahl_places_name (int place, char *name);
