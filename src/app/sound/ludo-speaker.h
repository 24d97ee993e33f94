/* ludo-speaker.h: speaks announcements if no screen reader runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "speech/ludo-speech.h"

/* LudoSpeaker:
 *
 * Speaks one announcement after another, as a screen reader does, and keeps
 * silent while a screen reader runs.  It searches for a screen reader and calls
 * the speech server only after it was enabled.  If the server fails, the
 * program continues in silence, with one line in the log.
 *
 * Properties, to be written: "enabled" (boolean, FALSE at first).
 */
#define LUDO_TYPE_SPEAKER (ludo_speaker_get_type ())
G_DECLARE_FINAL_TYPE (LudoSpeaker, ludo_speaker, LUDO, SPEAKER, GObject)

/* ludo_speaker_new: (transfer full): a speaker that is not enabled.
 * @speech: referenced; no other object may use it */
LudoSpeaker *ludo_speaker_new (LudoSpeech *speech);

/* ludo_speaker_say:
 * @language: "fr" or "en"
 * @text: whole sentences
 *
 * Speaks @text after earlier texts.  If too many wait, the oldest are dropped.
 */
void ludo_speaker_say (LudoSpeaker *self, const char *language,
                       const char *text);

/* ludo_speaker_silence: stops speaking at once and drops the texts that
 * wait. */
void ludo_speaker_silence (LudoSpeaker *self);

/* ludo_speaker_set_speed: sets the speed, as in ludo_speech_rate(), from the
 * next text on. */
void ludo_speaker_set_speed (LudoSpeaker *self, int speed);

/* ludo_speaker_set_reader: sets the name of a process that counts as a screen
 * reader, in addition to the reports of the desktop and of the accessibility
 * bus; "orca" at first. */
void ludo_speaker_set_reader (LudoSpeaker *self, const char *process);
