/* ken-wan-words.h: what happens in Ken Wan, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/ken-wan/rules/ken-wan-rules.h"
#include "play/game/ludo-game.h"

/* KEN_WAN_BY_COLOUR: the one of three strings that is about @colour.  Each
 * colour has a sentence of its own, because in other languages the words around
 * a colour agree with it. */
#define KEN_WAN_BY_COLOUR(colour, blue, yellow, red)    \
  ((colour) == KEN_WAN_BLUE ? (blue)                    \
   : (colour) == KEN_WAN_YELLOW ? (yellow) : (red))

/* ken_wan_info: how Ken Wan presents itself. */
extern const LudoGameInfo ken_wan_info;
extern const LudoGameSounds ken_wan_sounds;

/* ken_wan_seat_name: "Blue", "Yellow" or "Red", translated; static. */
const char *ken_wan_seat_name (int seat);

/* ken_wan_must_pass: whether all that the player to move can do is pass. */
gboolean ken_wan_must_pass (const KenWanState *state);
