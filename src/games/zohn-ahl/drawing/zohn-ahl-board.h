/* zohn-ahl-board.h: the drawing of Zohn Ahl, and what can be picked on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"

/* ZohnAhlPlace: the spaces have their own numbers, 0 to 27 or 1 to 40; the
 * rest follows.  The pieces that have not entered yet wait beside their
 * side's counters. */
typedef enum
{
  ZOHN_AHL_PLACE_STICKS = ZOHN_AHL_SPACES_MAX + 1,
  ZOHN_AHL_PLACE_RED_COUNTERS,
  ZOHN_AHL_PLACE_GREEN_COUNTERS,
  ZOHN_AHL_PLACE_RED_WAITING,
  ZOHN_AHL_PLACE_GREEN_WAITING,
  ZOHN_AHL_N_PLACES,
} ZohnAhlPlace;

extern const LudoDrawing zohn_ahl_drawing;

/* zohn_ahl_board_draw_start: draws @scene, a start, with room on the cloth for
 * the counters of the kit. */
void zohn_ahl_board_draw_start (cairo_t *cr, const LudoScene *scene);

/* zohn_ahl_editing: how its positions are set up by hand. */
extern const LudoEditing zohn_ahl_editing;

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
