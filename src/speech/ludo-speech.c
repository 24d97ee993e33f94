/* ludo-speech.c: something that speaks one text at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-speech"

#include "config.h"

#include "speech/ludo-speech.h"

typedef struct
{
  LudoSpeechState state;
  char *problem;
} LudoSpeechPrivate;

enum
{
  CHANGED,
  BEGAN,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LudoSpeech, ludo_speech, G_TYPE_OBJECT)

static void
ludo_speech_finalize (GObject *object)
{
  LudoSpeechPrivate *priv =
    ludo_speech_get_instance_private (LUDO_SPEECH (object));

  g_free (priv->problem);

  G_OBJECT_CLASS (ludo_speech_parent_class)->finalize (object);
}

static void
ludo_speech_class_init (LudoSpeechClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_speech_finalize;

  signals[CHANGED] = g_signal_new ("changed", LUDO_TYPE_SPEECH,
                                   G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[BEGAN] = g_signal_new ("began", LUDO_TYPE_SPEECH,
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ENDED] = g_signal_new ("ended", LUDO_TYPE_SPEECH,
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
ludo_speech_init (LudoSpeech *self)
{
}

LudoSpeechState
ludo_speech_get_state (LudoSpeech *self)
{
  LudoSpeechPrivate *priv = ludo_speech_get_instance_private (self);

  g_return_val_if_fail (LUDO_IS_SPEECH (self), LUDO_SPEECH_FAILED);

  return priv->state;
}

const char *
ludo_speech_get_problem (LudoSpeech *self)
{
  LudoSpeechPrivate *priv = ludo_speech_get_instance_private (self);

  g_return_val_if_fail (LUDO_IS_SPEECH (self), NULL);

  return priv->problem;
}

void
ludo_speech_open (LudoSpeech *self)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));

  LUDO_SPEECH_GET_CLASS (self)->open (self);
}

void
ludo_speech_look_again (LudoSpeech *self)
{
  if (ludo_speech_get_state (self) == LUDO_SPEECH_FAILED)
    LUDO_SPEECH_GET_CLASS (self)->look_again (self);
}

void
ludo_speech_say (LudoSpeech *self,
                 guint       serial,
                 const char *language,
                 const char *text,
                 int         rate)
{
  g_return_if_fail (ludo_speech_get_state (self) == LUDO_SPEECH_READY);
  g_return_if_fail (rate >= -100 && rate <= 100);

  LUDO_SPEECH_GET_CLASS (self)->say (self, serial, language, text, rate);
}

void
ludo_speech_cancel (LudoSpeech *self)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));

  LUDO_SPEECH_GET_CLASS (self)->cancel (self);
}

void
ludo_speech_set_state (LudoSpeech      *self,
                       LudoSpeechState  state,
                       const char      *problem)
{
  LudoSpeechPrivate *priv = ludo_speech_get_instance_private (self);

  g_return_if_fail (LUDO_IS_SPEECH (self));
  g_return_if_fail ((state == LUDO_SPEECH_FAILED) == (problem != NULL));

  if (priv->state == state && g_strcmp0 (priv->problem, problem) == 0)
    return;

  priv->state = state;
  g_free (priv->problem);
  priv->problem = g_strdup (problem);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ludo_speech_began (LudoSpeech *self,
                   guint       serial)
{
  g_signal_emit (self, signals[BEGAN], 0, serial);
}

void
ludo_speech_ended (LudoSpeech *self,
                   guint       serial,
                   gboolean    whole)
{
  g_signal_emit (self, signals[ENDED], 0, serial, whole);
}
