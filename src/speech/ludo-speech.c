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
  PROP_0,
  PROP_STATE,
  N_PROPS,
};

enum
{
  BEGAN,
  ENDED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LudoSpeech, ludo_speech, G_TYPE_OBJECT)

static void
ludo_speech_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (prop_id == PROP_STATE)
    g_value_set_int (value, ludo_speech_get_state (LUDO_SPEECH (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ludo_speech_get_property;
  object_class->finalize = ludo_speech_finalize;

  props[PROP_STATE] =
    g_param_spec_int ("state", NULL, NULL, LUDO_SPEECH_IDLE,
                      LUDO_SPEECH_FAILED, LUDO_SPEECH_IDLE,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

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

gboolean
ludo_speech_knows (LudoSpeech *self,
                   const char *language)
{
  g_return_val_if_fail (LUDO_IS_SPEECH (self) && language != NULL, FALSE);

  return LUDO_SPEECH_GET_CLASS (self)->knows (self, language);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
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
