/* ludo-voice.h: reads sentences aloud, one after another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "speech/ludo-speech.h"

/* LudoVoice:
 *
 * Reads a list of sentences, each in the voice of its language, and the words
 * in it that are marked as another language in that one's, where there is
 * such a voice.
 *
 * Signals: "changed" (whether it speaks, or could), "sentence" (const char
 * *id: this one begins now).
 */
#define LUDO_TYPE_VOICE (ludo_voice_get_type ())
G_DECLARE_FINAL_TYPE (LudoVoice, ludo_voice, LUDO, VOICE, GObject)

/* ludo_voice_new: @speech is what speaks. */
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

/* ludo_voice_retry: asks anew, where it was not available, whether it is
 * now; to be called when the reader comes back to a page. */
void ludo_voice_retry (LudoVoice *self);

/* ludo_voice_get_available: as far as is known; once tried in vain,
 * ludo_voice_get_problem() says why not. */
gboolean ludo_voice_get_available (LudoVoice *self);
/* A sentence for the reader, or NULL; borrowed. */
const char *ludo_voice_get_problem (LudoVoice *self);
/* From ludo_voice_read() to the end. */
gboolean ludo_voice_get_speaking (LudoVoice *self);
/* @rate: from -100, slowest, to 100; holds from the next words on. */
void ludo_voice_set_rate (LudoVoice *self, int rate);
