/* chisolo-board.h: the drawing of Chisolo
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
