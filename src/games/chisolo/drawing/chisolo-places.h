/* chisolo-places.h: what can be picked on the board of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/chisolo/drawing/chisolo-board.h"

/* chisolo_places_direction_due: whether, after @path, the direction is to be
 * chosen next. */
gboolean chisolo_places_direction_due (const ChisoloState *state,
                                       const int *path, int n_path);

/* chisolo_places_third_due: whether, after @path, a third hole is to be chosen
 * or declined next. */
gboolean chisolo_places_third_due (const ChisoloState *state, const int *path,
                                   int n_path);

/* chisolo_places_pass_due: whether the player to move can only pass. */
gboolean chisolo_places_pass_due (const ChisoloState *state);

/* Members of LudoDrawing. */
int chisolo_places_move_path (const GameState *state, GameMove move,
                              int *path);
void chisolo_places_path_token (const GameState *state, const int *path,
                                int n_path, char *token);
int chisolo_places_owner (const GameState *state, int place);
char *chisolo_places_describe (LudoGame *game, int place);
char *chisolo_places_describe_pick (const GameState *state, const int *path,
                                    int n_path);
const char *chisolo_places_name (int place, char *name);
