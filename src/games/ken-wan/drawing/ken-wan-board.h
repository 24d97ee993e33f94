/* ken-wan-board.h: how a position of Ken Wan is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/ken-wan/drawing/ken-wan-layout.h"

/* ken_wan_drawing: the board of Ken Wan.  Its places are KEN_WAN_N_PLACES
 * (ken-wan-layout.h): the cells, then KEN_WAN_PLACE_PASS. */
extern const LudoDrawing ken_wan_drawing;

/* ken_wan_editing: how its positions are set up by hand. */
extern const LudoEditing ken_wan_editing;
