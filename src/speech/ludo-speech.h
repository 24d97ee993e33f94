/* ludo-speech.h: speaks one text at a time, through Speech Dispatcher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* LudoSpeechState: whether a text can be spoken. */
typedef enum
{
  LUDO_SPEECH_IDLE,             /* not opened yet; it may work */
  LUDO_SPEECH_OPENING,          /* asked, no answer yet */
  LUDO_SPEECH_READY,
  LUDO_SPEECH_FAILED,           /* get_problem() says why */
} LudoSpeechState;

/* LudoSpeech:
 *
 * The speech server of the desktop.  A process of its own (ludotheque-speech.c)
 * connects to it when a text is spoken for the first time, and starts it if it
 * is installed and does not run.  The variable SPEECHD_ADDRESS says where the
 * server is, as it does to all its clients.
 *
 * No call blocks.  "began" is emitted from the main loop.  "changed" may also
 * be emitted from within a call, and "ended" from within ludo_speech_say() of
 * another object, which breaks this one off.
 *
 * Signals: "changed" (the state), "began" (guint serial), "ended" (guint
 * serial, gboolean whole: FALSE when it was broken off, by us or by others).
 */
#define LUDO_TYPE_SPEECH (ludo_speech_get_type ())
G_DECLARE_FINAL_TYPE (LudoSpeech, ludo_speech, LUDO, SPEECH, GObject)

/* ludo_speech_new: (transfer full): looks whether there is a server, or whether
 * one could be started, but starts none.  If neither is so, the state is
 * LUDO_SPEECH_FAILED from the start.
 * @program: the path of ludotheque-speech, which need not be there
 */
LudoSpeech *ludo_speech_new (const char *program);

/* ludo_speech_set_patience: sets the times after which a silent server counts
 * as failed, in milliseconds.
 * @answer_time: for an answer; 4000 if not set
 * @begin_time: until it begins to speak, which a screen reader that is speaking
 *   may delay; 6000 if not set
 */
void ludo_speech_set_patience (LudoSpeech *self, guint answer_time,
                               guint begin_time);

/* ludo_speech_get_state: whether it can speak; "changed" says when that
 * changes. */
LudoSpeechState ludo_speech_get_state (LudoSpeech *self);

/* ludo_speech_get_problem: why it failed, as a sentence for the reader, in
 * the language of the window; NULL when it has not; borrowed. */
const char *ludo_speech_get_problem (LudoSpeech *self);

/* ludo_speech_open: begins to connect to the server; the state becomes
 * LUDO_SPEECH_READY or LUDO_SPEECH_FAILED. */
void ludo_speech_open (LudoSpeech *self);

/* ludo_speech_retry: after a failure, looks again whether there is a server;
 * the state becomes LUDO_SPEECH_IDLE if so. */
void ludo_speech_retry (LudoSpeech *self);

/* ludo_speech_say: speaks @text, which has no line breaks; only when ready.
 * Any other LudoSpeech that is speaking is broken off, so that no two talk at
 * once.
 * @serial: not 0; what the signals call it
 * @rate: from -100, slowest, to 100
 */
void ludo_speech_say (LudoSpeech *self, guint serial, const char *language,
                      const char *text, int rate);

/* LUDO_SPEECH_SPEEDS: the speeds of the setting "reading-voice". */
#define LUDO_SPEECH_SPEEDS 3

/* ludo_speech_rate: the rate, from -100 to 100 and relative to the voice's own,
 * of a speed from 0, slow, to LUDO_SPEECH_SPEEDS - 1, fast. */
int ludo_speech_rate (int speed);

/* ludo_speech_cancel: falls silent at once; no "ended" follows. */
void ludo_speech_cancel (LudoSpeech *self);
