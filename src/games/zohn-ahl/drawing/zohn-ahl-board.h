/* zohn-ahl-board.h: the drawing of Zohn Ahl
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

/* zohn_ahl_editing: how its positions are set up by hand. */
extern const LudoEditing zohn_ahl_editing;
