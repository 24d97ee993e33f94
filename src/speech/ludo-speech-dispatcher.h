/* ludo-speech-dispatcher.h: speaks through Speech Dispatcher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "speech/ludo-speech.h"

G_BEGIN_DECLS

/* LudoSpeechDispatcher:
 *
 * The desktop's own speech server, which is called when something is to be
 * said for the first time, and started where it is installed and does not
 * run.  Nothing is needed to build it.  The variable SPEECHD_ADDRESS says
 * where the server is, as it does to all its clients.
 */
#define LUDO_TYPE_SPEECH_DISPATCHER (ludo_speech_dispatcher_get_type ())
G_DECLARE_FINAL_TYPE (LudoSpeechDispatcher, ludo_speech_dispatcher, LUDO,
                      SPEECH_DISPATCHER, LudoSpeech)

/* ludo_speech_dispatcher_new: looks whether there is a server or one could be
 * started, without doing so; where not it has failed from the start. */
LudoSpeech *ludo_speech_dispatcher_new (void);

/* ludo_speech_dispatcher_set_patience: after how long a server that is silent
 * has failed, in milliseconds.
 * @answer_time: to what it is told; 4000 if not set
 * @begin_time: before it begins to speak, which a screen reader that is being
 *   heard may delay; 6000 if not set
 */
void ludo_speech_dispatcher_set_patience (LudoSpeechDispatcher *self,
                                          guint answer_time,
                                          guint begin_time);

G_END_DECLS
