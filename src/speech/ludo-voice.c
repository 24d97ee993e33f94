/* ludo-voice.c: reads sentences aloud, one after another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "speech/ludo-voice.h"

#include "play/ludo-signal.h"
#include "speech/ludo-spoken.h"

struct _LudoVoice
{
  GObject parent_instance;

  LudoSpeech *speech;           /* owned */
  GPtrArray *sentences;         /* LudoSpoken; owned */
  guint sentence;               /* the one being read */
  guint run;                    /* the first run of it that is not spoken yet */
  gboolean announced;           /* whether "sentence" was emitted for it */
  guint serial;                 /* of the text being spoken; events of any other
                                 * serial are ignored, because they come too
                                 * late */
  int rate;
  gboolean speaking;
};

G_DEFINE_FINAL_TYPE (LudoVoice, ludo_voice, G_TYPE_OBJECT)

static void
set_speaking (LudoVoice *self,
              gboolean   speaking)
{
  if (self->speaking == speaking)
    return;

  self->speaking = speaking;
  g_signal_emit_by_name (self, "changed");
}

/* Whether every synthesiser has a voice for @language, as for the languages of
 * the pages.  The server is not asked, as it answers in thousands of lines. */
static gboolean
has_voice (const char *language)
{
  return g_str_equal (language, "fr") || g_str_equal (language, "en");
}

/* Says the next words, or opens the server, after which changed_cb() says
 * them. */
static void
speak_next (LudoVoice *self)
{
  const LudoSpoken *sentence = g_ptr_array_index (self->sentences,
                                                  self->sentence);
  const char *language = sentence->language;
  g_autoptr (GString) text = NULL;

  self->serial++;
  switch (ludo_speech_get_state (self->speech))
    {
    case LUDO_SPEECH_READY:
      break;
    case LUDO_SPEECH_OPENING:
      return;
    case LUDO_SPEECH_IDLE:
    case LUDO_SPEECH_FAILED:
    default:
      ludo_speech_open (self->speech);
      return;
    }

  /* Join the runs that fall to the same voice. */
  text = g_string_new (NULL);
  for (guint i = self->run; i < sentence->runs->len; i++)
    {
      const LudoSpokenRun *run = g_ptr_array_index (sentence->runs, i);
      const char *own = has_voice (run->language) ? run->language
                                                  : sentence->language;

      if (i == self->run)
        language = own;
      else if (!g_str_equal (language, own))
        break;
      g_string_append (text, run->text);
      self->run = i;
    }
  ludo_speech_say (self->speech, self->serial, language, text->str,
                   self->rate);
}

static void
changed_cb (LudoVoice *self)
{
  LudoSpeechState state = ludo_speech_get_state (self->speech);

  if (state == LUDO_SPEECH_READY && self->speaking)
    speak_next (self);
  else if (state == LUDO_SPEECH_FAILED || state == LUDO_SPEECH_IDLE)
    {
      self->serial++;
      self->speaking = FALSE;
    }
  g_signal_emit_by_name (self, "changed");
}

static void
began_cb (LudoVoice *self,
          guint      serial)
{
  const LudoSpoken *sentence;

  if (serial != self->serial || self->announced)
    return;

  self->announced = TRUE;
  sentence = g_ptr_array_index (self->sentences, self->sentence);
  g_signal_emit_by_name (self, "sentence", sentence->id);
}

static void
ended_cb (LudoVoice *self,
          guint      serial,
          gboolean   whole)
{
  const LudoSpoken *sentence;

  if (serial != self->serial)
    return;

  sentence = g_ptr_array_index (self->sentences, self->sentence);
  if (++self->run >= sentence->runs->len)
    {
      self->run = 0;
      self->announced = FALSE;
      self->sentence++;
    }
  /* Stop after an interruption, which may be a screen reader that must be
   * heard. */
  if (!whole || self->sentence >= self->sentences->len)
    {
      self->serial++;
      set_speaking (self, FALSE);
    }
  else
    speak_next (self);
}

void
ludo_voice_add (LudoVoice  *self,
                const char *id,
                const char *language,
                const char *markup)
{
  LudoSpoken *sentence;

  g_return_if_fail (LUDO_IS_VOICE (self));
  g_return_if_fail (id != NULL && language != NULL && markup != NULL);

  sentence = ludo_spoken_new (id, language, markup);
  /* A synthesiser may never report the end of a text without words. */
  if (ludo_spoken_is_silent (sentence))
    ludo_spoken_free (sentence);
  else
    g_ptr_array_add (self->sentences, sentence);
}

void
ludo_voice_clear (LudoVoice *self)
{
  g_return_if_fail (LUDO_IS_VOICE (self));

  ludo_voice_stop (self);
  g_ptr_array_set_size (self->sentences, 0);
}

void
ludo_voice_read (LudoVoice  *self,
                 const char *id)
{
  g_return_if_fail (LUDO_IS_VOICE (self));

  ludo_voice_stop (self);
  if (self->sentences->len == 0)
    return;

  self->sentence = 0;
  self->run = 0;
  self->announced = FALSE;
  for (guint i = 0; i < self->sentences->len && id != NULL; i++)
    {
      const LudoSpoken *sentence = g_ptr_array_index (self->sentences, i);

      if (g_str_equal (sentence->id, id))
        {
          self->sentence = i;
          break;
        }
    }
  set_speaking (self, TRUE);
  speak_next (self);
}

static void
fall_silent (LudoVoice *self)
{
  /* Change the serial first, so that answers to the old text are ignored. */
  self->serial++;
  if (ludo_speech_get_state (self->speech) == LUDO_SPEECH_READY)
    ludo_speech_cancel (self->speech);
}

void
ludo_voice_stop (LudoVoice *self)
{
  g_return_if_fail (LUDO_IS_VOICE (self));

  if (!self->speaking)
    return;

  fall_silent (self);
  set_speaking (self, FALSE);
}

void
ludo_voice_retry (LudoVoice *self)
{
  g_return_if_fail (LUDO_IS_VOICE (self));

  ludo_speech_retry (self->speech);
}

gboolean
ludo_voice_get_available (LudoVoice *self)
{
  g_return_val_if_fail (LUDO_IS_VOICE (self), FALSE);

  return ludo_speech_get_state (self->speech) != LUDO_SPEECH_FAILED;
}

const char *
ludo_voice_get_problem (LudoVoice *self)
{
  g_return_val_if_fail (LUDO_IS_VOICE (self), NULL);

  return ludo_speech_get_problem (self->speech);
}

gboolean
ludo_voice_get_speaking (LudoVoice *self)
{
  g_return_val_if_fail (LUDO_IS_VOICE (self), FALSE);

  return self->speaking;
}

void
ludo_voice_set_rate (LudoVoice *self,
                     int        rate)
{
  g_return_if_fail (LUDO_IS_VOICE (self));

  self->rate = CLAMP (rate, -100, 100);
}

static void
ludo_voice_dispose (GObject *object)
{
  LudoVoice *self = LUDO_VOICE (object);

  if (self->speech != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->speech, self);
      if (self->speaking)
        fall_silent (self);
    }
  g_clear_object (&self->speech);

  G_OBJECT_CLASS (ludo_voice_parent_class)->dispose (object);
}

static void
ludo_voice_finalize (GObject *object)
{
  LudoVoice *self = LUDO_VOICE (object);

  g_ptr_array_unref (self->sentences);

  G_OBJECT_CLASS (ludo_voice_parent_class)->finalize (object);
}

static void
ludo_voice_class_init (LudoVoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ludo_voice_dispose;
  object_class->finalize = ludo_voice_finalize;

  ludo_signal_new (klass, "changed", 0);
  ludo_signal_new (klass, "sentence", 1, G_TYPE_STRING);
}

static void
ludo_voice_init (LudoVoice *self)
{
  self->sentences =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_spoken_free);
}

LudoVoice *
ludo_voice_new (LudoSpeech *speech)
{
  LudoVoice *self;

  g_return_val_if_fail (LUDO_IS_SPEECH (speech), NULL);

  self = g_object_new (LUDO_TYPE_VOICE, NULL);
  self->speech = g_object_ref (speech);
  g_signal_connect_swapped (speech, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (speech, "began", G_CALLBACK (began_cb), self);
  g_signal_connect_swapped (speech, "ended", G_CALLBACK (ended_cb), self);

  return self;
}
