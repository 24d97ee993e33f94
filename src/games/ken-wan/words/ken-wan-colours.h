/* ken-wan-colours.h: the colours of Ken Wan in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/ken-wan/rules/ken-wan-pieces.h"

/* KEN_WAN_BY_COLOUR: the one of three strings that is about @colour.  Each
 * colour has a sentence of its own, because in other languages the words around
 * a colour agree with it. */
#define KEN_WAN_BY_COLOUR(colour, blue, yellow, red)    \
  ((colour) == KEN_WAN_BLUE ? (blue)                    \
   : (colour) == KEN_WAN_YELLOW ? (yellow) : (red))

/* ken_wan_seat_name: "Blue", "Yellow" or "Red", translated; static. */
const char *ken_wan_seat_name (int seat);
