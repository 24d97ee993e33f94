/* ludo-read-aloud.h: reads a page aloud, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-reading-page.h"
#include "speech/ludo-voice.h"

/* LudoReadAloud:
 *
 * A toggle button among the tools of a page to read.  While it is pressed the
 * page is read from the sentence that has the focus, or from where the reading
 * stopped if that is in sight, or from the first sentence in sight; the
 * sentence being read is marked and kept in sight.  If no speech is possible,
 * the tooltip of the button says why, and so does a line below it when it is
 * pressed.
 */
#define LUDO_TYPE_READ_ALOUD (ludo_read_aloud_get_type ())
G_DECLARE_FINAL_TYPE (LudoReadAloud, ludo_read_aloud, LUDO, READ_ALOUD,
                      GtkToggleButton)

/* ludo_read_aloud_add: adds it to the tools of @page.
 * Returns: borrowed. */
LudoReadAloud *ludo_read_aloud_add (LudoReadingPage *page, LudoVoice *voice);

/* ludo_read_aloud_get: the one that was added to @page, or NULL; borrowed. */
LudoReadAloud *ludo_read_aloud_get (LudoReadingPage *page);

/* ludo_read_aloud_set_speed: sets the speed, as in ludo_speech_rate(), from the
 * next sentence on. */
void ludo_read_aloud_set_speed (LudoReadAloud *self, int speed);
