/* tavli-places.h: what can be picked on the board of tavli, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions of LudoDrawing that paint nothing; they are described there.
 */

#pragma once

#include "games/tavli/drawing/tavli-layout.h"

gboolean tavli_bounds (const LudoScene *scene, int place, LudoRect *bounds);

int tavli_move_path (const GameState *state, GameMove move, int *path);

void tavli_path_token (const GameState *state, const int *path, int n_path,
                       char *token);

int tavli_owner (const GameState *state, int place);

int tavli_die_place (GameMove move);

gboolean tavli_picks_itself (const GameState *state, int place);

char *tavli_describe_place (LudoGame *game, int place);

char *tavli_describe_pick (const GameState *state, const int *path,
                           int n_path);

const char *tavli_board_place_name (int place, char *name);
