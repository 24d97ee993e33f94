/* ludo-voice.h: reads sentences aloud, one after another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "speech/ludo-speech.h"

/* LudoVoice:
 *
 * Reads a list of sentences, each in the voice of its language.  Words that are
 * marked as another language are read in the voice of that one, if there is
 * one.
 *
 * Signals: "changed" (ludo_voice_get_speaking(), _get_available() or
 * _get_problem() returns something else), "sentence" (const char *id: this one
 * begins now).
 */
#define LUDO_TYPE_VOICE (ludo_voice_get_type ())
G_DECLARE_FINAL_TYPE (LudoVoice, ludo_voice, LUDO, VOICE, GObject)

/* ludo_voice_new: (transfer full): a voice without sentences that speaks by
 * @speech, which it references. */
LudoVoice *ludo_voice_new (LudoSpeech *speech);

/* ludo_voice_add:
 * @id: what "sentence" says when it begins
 * @language: "fr" or "en"
 * @markup: the sentence as a page has it, in Pango markup
 *
 * Puts a sentence at the end of the list.
 */
void ludo_voice_add (LudoVoice *self, const char *id, const char *language,
                     const char *markup);

/* ludo_voice_clear: falls silent and forgets the list. */
void ludo_voice_clear (LudoVoice *self);

/* ludo_voice_read: reads the list from the sentence called @id on; NULL or
 * unknown: from the first.  Does nothing when the list is empty. */
void ludo_voice_read (LudoVoice *self, const char *id);

/* ludo_voice_stop: falls silent. */
void ludo_voice_stop (LudoVoice *self);

/* ludo_voice_retry: if speech was not available, looks again whether it is; to
 * be called when the reader comes back to a page. */
void ludo_voice_retry (LudoVoice *self);

/* ludo_voice_get_available: FALSE once speech has failed;
 * ludo_voice_get_problem() then says why. */
gboolean ludo_voice_get_available (LudoVoice *self);

/* ludo_voice_get_problem: (nullable): why speech is not available, as a
 * sentence for the reader; NULL if it has not failed; borrowed. */
const char *ludo_voice_get_problem (LudoVoice *self);

/* ludo_voice_get_speaking: whether the list is being read: from
 * ludo_voice_read() until its last sentence has ended or reading stops. */
gboolean ludo_voice_get_speaking (LudoVoice *self);

/* ludo_voice_set_rate: sets the rate, -100, the slowest, to 100; the words that
 * are being spoken keep theirs. */
void ludo_voice_set_rate (LudoVoice *self, int rate);
