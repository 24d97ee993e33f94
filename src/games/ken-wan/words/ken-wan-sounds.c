/* ken-wan-sounds.c: what is heard of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/ken-wan/rules/ken-wan-rules.h"
#include "games/ken-wan/words/ken-wan-words.h"

static const LudoEventSound event_sounds[] = {
  { KEN_WAN_EVENT_LAND, LUDO_HEARD_ONCE },
  { KEN_WAN_EVENT_TURN_HALF, LUDO_HEARD_ONCE },
  { KEN_WAN_EVENT_TURN_WHOLE, LUDO_HEARD_ONCE },
  { 0 },
};

const LudoGameSounds ken_wan_sounds = {
  .piece = "cube",
  .events = event_sounds,
};
