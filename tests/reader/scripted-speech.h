/* scripted-speech.h: a speech synthesiser for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "speech/ludo-speech.h"

G_BEGIN_DECLS

/* ScriptedSpeech:
 *
 * Writes down what it is told, and begins and ends when the test says so.
 */
#define SCRIPTED_TYPE_SPEECH (scripted_speech_get_type ())
G_DECLARE_FINAL_TYPE (ScriptedSpeech, scripted_speech, SCRIPTED, SPEECH,
                      LudoSpeech)

struct _ScriptedSpeech
{
  LudoSpeech parent_instance;

  GString *said;                /* "fr:Bonjour.|en:Hello.|!|" */
  guint serial;
  guint n_opened;
};

/* scripted_speech_begin: the voice begins what it was told last.
 * scripted_speech_end: it has said all of it. */
void scripted_speech_begin (ScriptedSpeech *self);
void scripted_speech_end (ScriptedSpeech *self);

G_END_DECLS
