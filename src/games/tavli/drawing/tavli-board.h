/* tavli-board.h: the board of tavli, drawn, and what can be picked on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places are numbered in tavli-layout.h: 0 the dice and their tower, 1 to
 * 24 the course, 25 to 36 the middle row, then for White and Black the hand
 * and the checkers borne off, then the numbers 1 to 6 that are left to play.
 * The functions are those of LudoDrawing that paint nothing, which describes
 * them.
 */

#pragma once

#include "games/tavli/drawing/tavli-layout.h"

extern const LudoDrawing tavli_drawing;

/* tavli_editing: how its positions are set up by hand. */
extern const LudoEditing tavli_editing;

/* tavli_bounds: as LudoDrawing.bounds, finds the rectangle of @place, in
 * pixels; false if the place is not shown in @scene. */
gboolean tavli_bounds (const LudoScene *scene, int place, LudoRect *bounds);

/* tavli_move_path: as LudoDrawing.move_path, fills @path, which holds
 * LUDO_PATH_MAX, with the places to pick for @move and returns their number, at
 * least 1. */
int tavli_move_path (const GameState *state, GameMove move, int *path);

/* tavli_drop_place: as LudoDrawing.drop_place. */
int tavli_drop_place (const GameState *state, int from, int to);

/* tavli_path_token: as LudoDrawing.path_token, writes into @token, which holds
 * GAME_MOVE_TEXT_MAX bytes, the token for the rules to explain why no legal
 * move has this path; "" if the path means none. */
void tavli_path_token (const GameState *state, const int *path, int n_path,
                       char *token);

/* tavli_owner: as LudoDrawing.owner, returns the seat whose checkers lie on
 * @place, or -1. */
int tavli_owner (const GameState *state, int place);

/* tavli_die_place: as LudoDrawing.die_place, returns the place of the die that
 * plays @move; -1 for a throw. */
int tavli_die_place (GameMove move);

/* tavli_picks_itself: as LudoDrawing.picks_itself, returns whether the piece on
 * @place, the only one that may move, is picked without a click. */
gboolean tavli_picks_itself (const GameState *state, int place);

/* tavli_describe_place: as LudoDrawing.describe_place, describes @place and
 * what lies on it, in words for the ear.  Free with g_free(). */
char *tavli_describe_place (LudoGame *game, int place);

/* tavli_describe_pick: as LudoDrawing.describe_pick, makes the sentence on what
 * to pick after @path; %NULL if nothing is left to pick.  Free with
 * g_free(). */
char *tavli_describe_pick (const GameState *state, const int *path,
                           int n_path);

/* tavli_board_place_name: as LudoDrawing.place_name, returns the place's name
 * in the notation, written into @name, which holds 8 bytes; "" if it has
 * none. */
const char *tavli_board_place_name (int place, char *name);
