/* zohn-ahl-sounds.c: what is heard of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"

static const double throw_times[] = { 0.40, 0.47, 0.52, 0.60, -1 };

static const LudoEventSound event_sounds[] = {
  { ZOHN_AHL_EVENT_CROSS, LUDO_HEARD_ONCE },
  { ZOHN_AHL_EVENT_SENT_BACK, LUDO_HEARD_ONCE },
  { ZOHN_AHL_EVENT_PAY, LUDO_HEARD_HANDFUL },
  { 0 },
};

const LudoGameSounds zohn_ahl_sounds = {
  .throw = "stick",
  .throw_times = throw_times,
  .piece = "cloth",
  .events = event_sounds,
};
