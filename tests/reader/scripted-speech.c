/* scripted-speech.c: a speech synthesiser for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scripted-speech.h"

G_DEFINE_FINAL_TYPE (ScriptedSpeech, scripted_speech, LUDO_TYPE_SPEECH)

static void
scripted_speech_open (LudoSpeech *speech)
{
  SCRIPTED_SPEECH (speech)->n_opened++;
  ludo_speech_set_state (speech, LUDO_SPEECH_OPENING, NULL);
}

static void
scripted_speech_look_again (LudoSpeech *speech)
{
  ludo_speech_set_state (speech, LUDO_SPEECH_IDLE, NULL);
}

static void
scripted_speech_say (LudoSpeech *speech,
                     guint       serial,
                     const char *language,
                     const char *text,
                     int         rate)
{
  ScriptedSpeech *self = SCRIPTED_SPEECH (speech);

  g_assert_cmpuint (serial, !=, self->serial);
  self->serial = serial;
  if (rate != 0)
    g_string_append_printf (self->said, "%+d ", rate);
  g_string_append_printf (self->said, "%s:%s|", language, text);
}

static void
scripted_speech_cancel (LudoSpeech *speech)
{
  g_string_append (SCRIPTED_SPEECH (speech)->said, "!|");
}

static void
scripted_speech_finalize (GObject *object)
{
  g_string_free (SCRIPTED_SPEECH (object)->said, TRUE);

  G_OBJECT_CLASS (scripted_speech_parent_class)->finalize (object);
}

static void
scripted_speech_class_init (ScriptedSpeechClass *klass)
{
  LudoSpeechClass *speech_class = LUDO_SPEECH_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scripted_speech_finalize;
  speech_class->open = scripted_speech_open;
  speech_class->look_again = scripted_speech_look_again;
  speech_class->say = scripted_speech_say;
  speech_class->cancel = scripted_speech_cancel;
}

static void
scripted_speech_init (ScriptedSpeech *self)
{
  self->said = g_string_new (NULL);
}

void
scripted_speech_begin (ScriptedSpeech *self)
{
  ludo_speech_began (LUDO_SPEECH (self), self->serial);
}

void
scripted_speech_end (ScriptedSpeech *self)
{
  ludo_speech_ended (LUDO_SPEECH (self), self->serial, TRUE);
}
