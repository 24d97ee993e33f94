/* chisolo-board.h: the drawing of Chisolo, and what can be picked on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "games/chisolo/rules/chisolo-rules.h"

/* ChisoloPlace: the holes are numbered as cells, 0 to 27; these follow. */
typedef enum
{
  CHISOLO_PLACE_ANTICLOCKWISE = CHISOLO_CELLS,  /* the choice of direction */
  CHISOLO_PLACE_CLOCKWISE,
  CHISOLO_PLACE_DECLINE,        /* no third hole */
  CHISOLO_PLACE_PASS,
  CHISOLO_PLACE_RESERVE,
  CHISOLO_N_PLACES,
} ChisoloPlace;

extern const LudoDrawing chisolo_drawing;

/* chisolo_editing: how its positions are set up by hand. */
extern const LudoEditing chisolo_editing;

/* chisolo_places_direction_due: whether, after @path, the direction is to be
 * chosen next. */
gboolean chisolo_places_direction_due (const ChisoloState *state,
                                       const int *path, int n_path);

/* chisolo_places_left_choice: returns the direction whose button lies on the
 * left when @cell is picked: the one that goes left, or the other one if a
 * direction goes right and none left. */
int chisolo_places_left_choice (int cell);

/* chisolo_places_way_words: which way the stones of @cell go first in the
 * direction of @place, one of the two to choose from: "towards a", "up".
 * Static. */
const char *chisolo_places_way_words (int cell, int place);

/* chisolo_places_third_due: whether, after @path, a third hole is to be chosen
 * or declined next. */
gboolean chisolo_places_third_due (const ChisoloState *state, const int *path,
                                   int n_path);

/* chisolo_places_is_part: as LudoDrawing.is_part, whether a third hole is all
 * that is still to be chosen after @path, or declined where that is allowed. */
gboolean chisolo_places_is_part (const GameState *state, const int *path,
                                 int n_path);

/* chisolo_places_pass_due: whether the player to move can only pass. */
gboolean chisolo_places_pass_due (const ChisoloState *state);

/* chisolo_places_move_path: as LudoDrawing.move_path, fills @path, which holds
 * LUDO_PATH_MAX, with the places to pick for @move and returns their number, at
 * least 1. */
int chisolo_places_move_path (const GameState *state, GameMove move,
                              int *path);

/* chisolo_places_drop_place: as LudoDrawing.drop_place.  Dragging a hole to the
 * next one means the direction that leads there.  Dragging it to any other hole
 * of its owner means no move, which the reserve stands for. */
int chisolo_places_drop_place (const GameState *game_state, int from, int to);

/* chisolo_places_path_token: as LudoDrawing.path_token, writes into @token,
 * which holds GAME_MOVE_TEXT_MAX bytes, the token for the rules to explain why
 * no legal move has this path; "" if the path means none. */
void chisolo_places_path_token (const GameState *state, const int *path,
                                int n_path, char *token);

/* chisolo_places_find_way: as LudoDrawing.find_way, traces the way of the hand
 * from a hole of either side: in both directions if its owner has none yet, or
 * in the one that @path picks.  Free with g_free(). */
char *chisolo_places_find_way (const GameState *state, const int *path,
                               int n_path, GameTrace *trace);

/* chisolo_places_owner: as LudoDrawing.owner, returns the seat whose stones lie
 * on @place, or -1. */
int chisolo_places_owner (const GameState *state, int place);

/* chisolo_places_describe: as LudoDrawing.describe_place, describes @place and
 * what lies on it, in words for the ear.  Free with g_free(). */
char *chisolo_places_describe (LudoGame *game, int place);

/* chisolo_places_describe_picked: as LudoDrawing.describe_picked, describes a
 * hole as the part of the move has left it, and each direction by the way in
 * which the picked hole would be sown; free with g_free(). */
char *chisolo_places_describe_picked (const GameState *begun, const int *path,
                                      int n_path, int place);

/* chisolo_places_describe_moves: as LudoDrawing.describe_moves, says which way
 * a hole can be sown.  Free with g_free(). */
char *chisolo_places_describe_moves (const GameState *state, const int *path,
                                     int n_path);

/* chisolo_places_describe_pick: as LudoDrawing.describe_pick, makes the
 * sentence on what to pick after @path; %NULL if nothing is left to pick.  Free
 * with g_free(). */
char *chisolo_places_describe_pick (const GameState *state, const int *path,
                                    int n_path);

/* chisolo_places_name: as LudoDrawing.place_name, returns the place's name in
 * the notation, written into @name, which holds 8 bytes; "" if it has none. */
const char *chisolo_places_name (int place, char *name);
