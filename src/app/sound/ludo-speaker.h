/* ludo-speaker.h: speaks the announcements where no screen reader does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "speech/ludo-speech.h"

/* LudoSpeaker:
 *
 * Speaks one announcement after another, as a screen reader does, and keeps
 * silent while a screen reader runs.  It looks for a screen reader, and calls
 * the speech server, only once it is enabled.  If the server fails, the program
 * goes on in silence; the log has one line about that.
 *
 * Properties, to be written: "enabled" (boolean, FALSE at first).
 */
#define LUDO_TYPE_SPEAKER (ludo_speaker_get_type ())
G_DECLARE_FINAL_TYPE (LudoSpeaker, ludo_speaker, LUDO, SPEAKER, GObject)

/* ludo_speaker_new: (transfer full): a speaker that is not enabled; @speech,
 * which it references, is used by it alone. */
LudoSpeaker *ludo_speaker_new (LudoSpeech *speech);

/* ludo_speaker_say:
 * @language: "fr" or "en"
 * @text: whole sentences
 *
 * Speaks @text after what was said before.  Of those that wait, only the newest
 * few are kept.
 */
void ludo_speaker_say (LudoSpeaker *self, const char *language,
                       const char *text);

/* ludo_speaker_silence: falls silent at once and forgets what waits. */
void ludo_speaker_silence (LudoSpeaker *self);

/* ludo_speaker_set_speed: as in ludo_speech_rate(); from the next text on. */
void ludo_speaker_set_speed (LudoSpeaker *self, int speed);

/* ludo_speaker_set_reader: sets the name of the process that also counts as a
 * screen reader, beside what the desktop and the accessibility bus report;
 * "orca" at first. */
void ludo_speaker_set_reader (LudoSpeaker *self, const char *process);
