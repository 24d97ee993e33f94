/* test-speech-dispatcher.c: what is said to a speech server, and what it
 * answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A server of our own behind a socket, which writes down what it is told and
 * keeps to the protocol, or does not.
 */

#include "config.h"

#include "speech/ludo-speech-dispatcher.h"
#include "test-wait.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char *folder;
  char *path;
  GSocketService *service;
  GDataInputStream *input;
  GOutputStream *output;
  GIOStream *connection;
  GString *told;                /* lines, each with its end */
  const char *modules;          /* answered to LIST OUTPUT_MODULES */
  gboolean in_text;
  gboolean early;               /* tells of a beginning before its number */
  gboolean refuses;             /* does not want any text */
  gboolean mute;                /* listens, and answers nothing */
  guint message;

  LudoSpeech *speech;
  GString *heard;               /* "+1 -1 " began and ended, "x1 " broken */
} Fixture;

static void
answer (Fixture    *fixture,
        const char *text)
{
  g_assert_true (g_output_stream_write_all (fixture->output, text,
                                            strlen (text), NULL, NULL,
                                            NULL));
}

static void
answer_event (Fixture    *fixture,
              guint       code,
              const char *name)
{
  g_autofree char *text =
    g_strdup_printf ("%u-%u\r\n%u-1\r\n%u %s\r\n", code, fixture->message,
                     code, code, name);

  answer (fixture, text);
}

static void
take_line (Fixture    *fixture,
           const char *line)
{
  if (fixture->mute)
    return;

  if (fixture->in_text)
    {
      g_autofree char *queued = NULL;

      if (!g_str_equal (line, "."))
        return;
      fixture->in_text = FALSE;
      fixture->message++;
      if (fixture->early)
        answer_event (fixture, 701, "BEGIN");
      queued = g_strdup_printf ("225-%u\r\n225 OK MESSAGE QUEUED\r\n",
                                fixture->message);
      answer (fixture, queued);
    }
  else if (g_str_equal (line, "SPEAK"))
    {
      fixture->in_text = !fixture->refuses;
      answer (fixture, fixture->refuses ? "304 ERR NOT ALLOWED\r\n"
                                        : "230 OK RECEIVING DATA\r\n");
    }
  else if (g_str_equal (line, "LIST OUTPUT_MODULES"))
    answer (fixture, fixture->modules);
  else
    answer (fixture, "200 OK\r\n");
}

static void
line_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Fixture *fixture = data;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source),
                                          result, NULL, NULL);

  if (line == NULL || fixture->input == NULL)
    return;

  g_strchomp (line);
  g_string_append_printf (fixture->told, "%s\n", line);
  take_line (fixture, line);
  g_data_input_stream_read_line_async (fixture->input, G_PRIORITY_DEFAULT,
                                       NULL, line_cb, fixture);
}

static gboolean
incoming_cb (GSocketService    *service,
             GSocketConnection *connection,
             GObject           *source,
             gpointer           data)
{
  Fixture *fixture = data;

  fixture->connection = G_IO_STREAM (g_object_ref (connection));
  fixture->output = g_io_stream_get_output_stream (fixture->connection);
  fixture->input =
    g_data_input_stream_new (g_io_stream_get_input_stream
                               (fixture->connection));
  g_data_input_stream_read_line_async (fixture->input, G_PRIORITY_DEFAULT,
                                       NULL, line_cb, fixture);

  return TRUE;
}

static void
began_cb (Fixture *fixture,
          guint    serial)
{
  g_string_append_printf (fixture->heard, "+%u ", serial);
}

static void
ended_cb (Fixture  *fixture,
          guint     serial,
          gboolean  whole)
{
  g_string_append_printf (fixture->heard, "%s%u ", whole ? "-" : "x", serial);
}

static void
start_server (Fixture *fixture)
{
  g_autoptr (GSocketAddress) address =
    g_unix_socket_address_new (fixture->path);
  g_autoptr (GError) error = NULL;

  fixture->service = g_socket_service_new ();
  g_socket_listener_add_address (G_SOCKET_LISTENER (fixture->service),
                                 address, G_SOCKET_TYPE_STREAM,
                                 G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL,
                                 &error);
  g_assert_no_error (error);
  g_signal_connect (fixture->service, "incoming", G_CALLBACK (incoming_cb),
                    fixture);
  g_socket_service_start (fixture->service);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *variable = NULL;

  fixture->folder = g_dir_make_tmp ("speech-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "sock", NULL);
  variable = g_strconcat ("unix_socket:", fixture->path, NULL);
  g_setenv ("SPEECHD_ADDRESS", variable, TRUE);
  fixture->told = g_string_new (NULL);
  fixture->heard = g_string_new (NULL);
  fixture->modules = "250-espeak-ng\r\n250 OK MODULE LIST SENT\r\n";
  start_server (fixture);

  fixture->speech = ludo_speech_dispatcher_new ();
  g_signal_connect_swapped (fixture->speech, "began", G_CALLBACK (began_cb),
                            fixture);
  g_signal_connect_swapped (fixture->speech, "ended", G_CALLBACK (ended_cb),
                            fixture);
}

static void
hang_up (Fixture *fixture)
{
  g_clear_object (&fixture->input);
  if (fixture->connection != NULL)
    g_io_stream_close (fixture->connection, NULL, NULL);
  g_clear_object (&fixture->connection);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gpointer speech = fixture->speech;

  g_object_add_weak_pointer (G_OBJECT (speech), &speech);
  g_object_unref (fixture->speech);
  hang_up (fixture);
  g_socket_service_stop (fixture->service);
  g_socket_listener_close (G_SOCKET_LISTENER (fixture->service));
  g_object_unref (fixture->service);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (speech);
  g_remove (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_string_free (fixture->told, TRUE);
  g_string_free (fixture->heard, TRUE);
}

/* Until it stands in @text, or for ever: then the test's time runs out. */
static void
wait_for (GString    *text,
          const char *part)
{
  WAIT_UNTIL (strstr (text->str, part) != NULL);
}

static void
wait_for_state (Fixture         *fixture,
                LudoSpeechState  state)
{
  WAIT_UNTIL (ludo_speech_get_state (fixture->speech) == state);
}

static void
open_speech (Fixture *fixture)
{
  g_assert_cmpint (ludo_speech_get_state (fixture->speech), ==,
                   LUDO_SPEECH_IDLE);
  ludo_speech_open (fixture->speech);
  g_assert_cmpint (ludo_speech_get_state (fixture->speech), ==,
                   LUDO_SPEECH_OPENING);
  wait_for_state (fixture, LUDO_SPEECH_READY);
}

static void
test_said (Fixture       *fixture,
           gconstpointer  data)
{
  open_speech (fixture);
  g_string_truncate (fixture->told, 0);
  ludo_speech_say (fixture->speech, 7, "fr", ".38 façon « d’écrire ».", 10);
  wait_for (fixture->told, "\n.\n");
  g_assert_cmpstr (fixture->told->str, ==,
                   "SET SELF LANGUAGE fr\nSET SELF RATE 10\nSPEAK\n"
                   "..38 façon « d’écrire ».\n.\n");
  answer_event (fixture, 701, "BEGIN");
  wait_for (fixture->heard, "+7 ");
  answer_event (fixture, 702, "END");
  wait_for (fixture->heard, "-7 ");

  /* What the server knows already it is not told again. */
  g_string_truncate (fixture->told, 0);
  ludo_speech_say (fixture->speech, 8, "fr", "Deux.", 10);
  wait_for (fixture->told, "\n.\n");
  g_assert_cmpstr (fixture->told->str, ==, "SPEAK\nDeux.\n.\n");
  answer_event (fixture, 701, "BEGIN");
  answer_event (fixture, 703, "CANCELED");
  wait_for (fixture->heard, "x8 ");
  g_assert_cmpstr (fixture->heard->str, ==, "+7 -7 +8 x8 ");
}

static void
test_cancelled (Fixture       *fixture,
                gconstpointer  data)
{
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 1, "en", "One.", 0);
  wait_for (fixture->told, "\n.\n");
  answer_event (fixture, 701, "BEGIN");
  wait_for (fixture->heard, "+1 ");
  ludo_speech_cancel (fixture->speech);
  ludo_speech_say (fixture->speech, 2, "en", "Two.", 0);
  wait_for (fixture->told, "CANCEL SELF\n");
  /* This is about the first one, late. */
  answer_event (fixture, 703, "CANCELED");
  wait_for (fixture->told, "Two.\n.\n");
  answer_event (fixture, 701, "BEGIN");
  wait_for (fixture->heard, "+2 ");
  g_assert_cmpstr (fixture->heard->str, ==, "+1 +2 ");
}

static void
test_early (Fixture       *fixture,
            gconstpointer  data)
{
  fixture->early = TRUE;
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 4, "en", "Early.", 0);
  wait_for (fixture->heard, "+4 ");
}

static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  fixture->refuses = TRUE;
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 5, "en", "No.", 0);
  wait_for (fixture->heard, "x5 ");
  g_assert_null (strstr (fixture->told->str, "No."));
  g_assert_cmpint (ludo_speech_get_state (fixture->speech), ==,
                   LUDO_SPEECH_READY);
}

static void
test_no_voice (Fixture       *fixture,
               gconstpointer  data)
{
  fixture->modules = "250-dummy\r\n250 OK MODULE LIST SENT\r\n";
  ludo_speech_open (fixture->speech);
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  g_assert_nonnull (ludo_speech_get_problem (fixture->speech));

  /* It is installed, and the reader comes back. */
  hang_up (fixture);
  fixture->modules = "250-espeak-ng\r\n250 OK MODULE LIST SENT\r\n";
  ludo_speech_look_again (fixture->speech);
  open_speech (fixture);
}

/* A server that has fallen silent is told of, and may come back. */
static void
test_mute (Fixture       *fixture,
           gconstpointer  data)
{
  LudoSpeechDispatcher *dispatcher =
    LUDO_SPEECH_DISPATCHER (fixture->speech);

  /* From the beginning. */
  fixture->mute = TRUE;
  ludo_speech_dispatcher_set_patience (dispatcher, 200, G_MAXINT);
  ludo_speech_open (fixture->speech);
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  g_assert_nonnull (ludo_speech_get_problem (fixture->speech));
  hang_up (fixture);

  /* At a sentence. */
  fixture->mute = FALSE;
  ludo_speech_dispatcher_set_patience (dispatcher, 10000, G_MAXINT);
  ludo_speech_look_again (fixture->speech);
  open_speech (fixture);
  fixture->mute = TRUE;
  ludo_speech_dispatcher_set_patience (dispatcher, 200, G_MAXINT);
  ludo_speech_say (fixture->speech, 3, "fr", "Personne ?", 0);
  wait_for (fixture->heard, "x3 ");
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  hang_up (fixture);

  /* It takes the sentence and never begins. */
  fixture->mute = FALSE;
  ludo_speech_dispatcher_set_patience (dispatcher, 10000, 200);
  ludo_speech_look_again (fixture->speech);
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 4, "fr", "Personne ?", 0);
  wait_for (fixture->heard, "x4 ");
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  hang_up (fixture);

  /* What has begun takes as long as it takes. */
  ludo_speech_dispatcher_set_patience (dispatcher, 10000, 1000);
  ludo_speech_look_again (fixture->speech);
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 5, "fr", "Quelqu’un.", 0);
  wait_for (fixture->told, "Quelqu’un.\n.\n");
  answer_event (fixture, 701, "BEGIN");
  wait_for (fixture->heard, "+5 ");
  answer_event (fixture, 702, "END");
  wait_for (fixture->heard, "-5 ");
  g_assert_cmpint (ludo_speech_get_state (fixture->speech), ==,
                   LUDO_SPEECH_READY);
}

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 6, "en", "Half", 0);
  wait_for (fixture->told, "\n.\n");
  hang_up (fixture);
  wait_for (fixture->heard, "x6 ");
  wait_for_state (fixture, LUDO_SPEECH_IDLE);
  /* It is there again the next time. */
  open_speech (fixture);
}

/* Whatever it says, the program lives, and takes it for gone. */
static void
test_nonsense (Fixture       *fixture,
               gconstpointer  data)
{
  static const char *const lines[] = {
    "\r\n", "hello\r\n", "22\r\n", "2255 OK\r\n", "\377\376 \r\n",
    "-1- x\r\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      open_speech (fixture);
      ludo_speech_say (fixture->speech, i + 1, "en", "Text.", 0);
      /* Events of messages that are none do no harm. */
      answer (fixture, "701 BEGIN\r\n701-x\r\n701 BEGIN\r\n702-99999999999999"
                       "\r\n702 END\r\n700-1\r\n700-1\r\n700-m\r\n700 INDEX"
                       "\r\n");
      answer (fixture, lines[i]);
      wait_for_state (fixture, LUDO_SPEECH_IDLE);
      hang_up (fixture);
      fixture->in_text = FALSE;
    }
}

static void
test_nobody (Fixture       *fixture,
             gconstpointer  data)
{
  g_remove (fixture->path);
  ludo_speech_open (fixture->speech);
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  g_assert_nonnull (ludo_speech_get_problem (fixture->speech));
}

/* Nobody is left listening to what comes after the program has closed. */
static void
test_dropped (Fixture       *fixture,
              gconstpointer  data)
{
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 1, "en", "Text.", 0);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/reader/speech-dispatcher/said", test_said },
    { "/reader/speech-dispatcher/cancelled", test_cancelled },
    { "/reader/speech-dispatcher/early", test_early },
    { "/reader/speech-dispatcher/refused", test_refused },
    { "/reader/speech-dispatcher/no-voice", test_no_voice },
    { "/reader/speech-dispatcher/mute", test_mute },
    { "/reader/speech-dispatcher/gone", test_gone },
    { "/reader/speech-dispatcher/nonsense", test_nonsense },
    { "/reader/speech-dispatcher/nobody", test_nobody },
    { "/reader/speech-dispatcher/dropped", test_dropped },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test,
                tear_down);

  return g_test_run ();
}
