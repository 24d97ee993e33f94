/* tavli-sounds.c: what is heard of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tavli/rules/tavli-rules.h"
#include "games/tavli/words/tavli-words.h"

static const double throw_times[] = { 0.12, 0.22, 0.36, -1 };

static const LudoEventSound event_sounds[] = {
  { TAVLI_EVENT_HIT, LUDO_HEARD_ONCE },
  { TAVLI_EVENT_BEAR_OFF, LUDO_HEARD_ONCE },
  { 0 },
};

const LudoGameSounds tavli_sounds = {
  .throw = "die",
  .throw_times = throw_times,
  .piece = "wood",
  .events = event_sounds,
};
