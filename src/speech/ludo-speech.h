/* ludo-speech.h: something that speaks one text at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What LudoVoice needs of a speech synthesiser.  LudoSpeechDispatcher is the
 * real one; tests bring their own.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  LUDO_SPEECH_IDLE,             /* not asked yet; nothing speaks against it */
  LUDO_SPEECH_OPENING,          /* asked, no answer yet */
  LUDO_SPEECH_READY,
  LUDO_SPEECH_FAILED,           /* get_problem() says why */
} LudoSpeechState;

/* LudoSpeech:
 *
 * Abstract.  Nothing in it ever waits; all signals come in the main loop and
 * none from within a call.
 *
 * Signals: "changed" (the state), "began" (guint serial), "ended" (guint serial, gboolean whole:
 * FALSE when it was broken off, by us or by others).
 */
#define LUDO_TYPE_SPEECH (ludo_speech_get_type ())
G_DECLARE_DERIVABLE_TYPE (LudoSpeech, ludo_speech, LUDO, SPEECH, GObject)

struct _LudoSpeechClass
{
  GObjectClass parent_class;

  /* Begins to find the synthesiser; the state tells how it went. */
  void (*open) (LudoSpeech *self);

  /* After it has failed: whether there is something to open now. */
  void (*look_again) (LudoSpeech *self);

  /* Speaks @text, which has no line breaks; only when ready.  @rate: from
   * -100, slowest, to 100. */
  void (*say) (LudoSpeech *self, guint serial, const char *language,
               const char *text, int rate);

  /* Falls silent at once. */
  void (*cancel) (LudoSpeech *self);
};

LudoSpeechState ludo_speech_get_state (LudoSpeech *self);

/* ludo_speech_get_problem: why it failed, as a sentence for the reader, in
 * the language of the window; NULL when it has not; borrowed. */
const char *ludo_speech_get_problem (LudoSpeech *self);

void ludo_speech_open (LudoSpeech *self);
/* ludo_speech_look_again: does nothing unless it has failed. */
void ludo_speech_look_again (LudoSpeech *self);
void ludo_speech_say (LudoSpeech *self, guint serial, const char *language,
                      const char *text, int rate);
void ludo_speech_cancel (LudoSpeech *self);

/* For those that implement it. */
void ludo_speech_set_state (LudoSpeech *self, LudoSpeechState state,
                            const char *problem);
void ludo_speech_began (LudoSpeech *self, guint serial);
void ludo_speech_ended (LudoSpeech *self, guint serial, gboolean whole);

G_END_DECLS
