/* speech-server.h: a speech server for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "speech/ludo-speech.h"

/* SpeechServer:
 *
 * Listens behind a socket in the same main loop, writes down what it is told,
 * begins and ends when the test says so, and keeps to the protocol or does
 * not.
 */
typedef struct
{
  char *folder;
  char *path;
  GSocketService *service;
  GDataInputStream *input;
  GOutputStream *output;
  GIOStream *connection;
  GString *told;                /* lines, each with its end */
  GString *said;                /* "fr:Bonjour.|+40 en:Hello.|!|" */
  char *language;
  int rate;
  guint n_connections;
  guint message;                /* the number of the last one */
  guint over;                   /* and of the last that is said or cancelled */
  gboolean in_text;

  /* To be set by the test */
  const char *modules;          /* answered to LIST OUTPUT_MODULES */
  gboolean early;               /* tells of a beginning before its number */
  gboolean refuses;             /* does not want any text */
  gboolean mute;                /* listens, and answers nothing */

  LudoSpeech *speech;           /* that speaks to it */
  GString *heard;               /* of that: "+1 -1 " began and ended, "x1 "
                                 * broken */
} SpeechServer;

/* The server has a voice, or has none. */
#define SPEECH_SERVER_VOICE "250-espeak-ng\r\n250 OK MODULE LIST SENT\r\n"
#define SPEECH_SERVER_NO_VOICE "250-dummy\r\n250 OK MODULE LIST SENT\r\n"

/* speech_server_new: makes @speech, too, which nothing has asked to speak. */
SpeechServer *speech_server_new (void);

/* speech_server_free: fails where somebody still holds the speech. */
void speech_server_free (SpeechServer *self);

/* speech_server_answer: says @text, whatever it is. */
void speech_server_answer (SpeechServer *self, const char *text);

/* speech_server_event: tells of the last message. */
void speech_server_event (SpeechServer *self, guint code, const char *name);

/* speech_server_begin: the voice begins what is to be said now, as soon as
 * that was told; speech_server_end: it has said all of it.  Both wait until
 * that was heard. */
void speech_server_begin (SpeechServer *self);
void speech_server_end (SpeechServer *self);

/* speech_server_assert_said: waits until something of this length was said,
 * which has to be @said, and forgets it.  "": nothing was. */
void speech_server_assert_said (SpeechServer *self, const char *said);

/* speech_server_hang_up: ends the conversation. */
void speech_server_hang_up (SpeechServer *self);
