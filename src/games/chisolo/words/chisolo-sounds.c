/* chisolo-sounds.c: what is heard of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/chisolo/rules/chisolo-rules.h"
#include "games/chisolo/words/chisolo-words.h"

static const LudoEventSound event_sounds[] = {
  { CHISOLO_EVENT_SOW, LUDO_HEARD_SOWN },
  { CHISOLO_EVENT_CAPTURE, LUDO_HEARD_HANDFUL },
  { 0 },
};

const LudoGameSounds chisolo_sounds = {
  .piece = "stone",
  .events = event_sounds,
};
