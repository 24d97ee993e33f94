/* tavli-board.h: the board of tavli, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places are numbered in tavli-layout.h: 0 the dice and their tower, 1 to
 * 24 the course, 25 to 36 the middle row, then for White and Black the hand
 * and the checkers borne off, then the numbers 1 to 6 that are left to play.
 */

#pragma once

#include "games/tavli/drawing/tavli-layout.h"

extern const LudoDrawing tavli_drawing;

/* tavli_editing: how its positions are set up by hand. */
extern const LudoEditing tavli_editing;
