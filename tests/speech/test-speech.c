/* test-speech.c: what is said to a speech server, and what it answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "play/ludo-language.h"
#include "speech-server.h"
#include "test-wait.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  SpeechServer *server;
  LudoSpeech *speech;           /* the server's own */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->server = speech_server_new ();
  fixture->speech = fixture->server->speech;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  speech_server_free (fixture->server);
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
  g_string_truncate (fixture->server->told, 0);
  ludo_speech_say (fixture->speech, 7, "fr", ".38 façon « d’écrire ».", 10);
  wait_for (fixture->server->told, "\n..38 façon « d’écrire ».\n.\n");
  g_assert_nonnull (strstr (fixture->server->told->str, " LANGUAGE fr\n"));
  g_assert_nonnull (strstr (fixture->server->told->str, " RATE 10\n"));
  g_assert_nonnull (strstr (fixture->server->told->str, " PRIORITY TEXT\n"));
  speech_server_event (fixture->server, 701, "BEGIN");
  wait_for (fixture->server->heard, "+7 ");
  speech_server_event (fixture->server, 702, "END");
  wait_for (fixture->server->heard, "-7 ");

  ludo_speech_say (fixture->speech, 8, "fr", "Deux.", 10);
  wait_for (fixture->server->told, "\nDeux.\n.\n");
  speech_server_event (fixture->server, 701, "BEGIN");
  speech_server_event (fixture->server, 703, "CANCELED");
  wait_for (fixture->server->heard, "x8 ");
  g_assert_cmpstr (fixture->server->heard->str, ==, "+7 -7 +8 x8 ");
}

static void
test_cancelled (Fixture       *fixture,
                gconstpointer  data)
{
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 1, "en", "One.", 0);
  wait_for (fixture->server->told, "\n.\n");
  speech_server_event (fixture->server, 701, "BEGIN");
  wait_for (fixture->server->heard, "+1 ");
  ludo_speech_cancel (fixture->speech);
  ludo_speech_say (fixture->speech, 2, "en", "Two.", 0);
  wait_for (fixture->server->told, "CANCEL SELF\n");
  /* This is about the first one, late. */
  speech_server_event (fixture->server, 703, "CANCELED");
  wait_for (fixture->server->told, "Two.\n.\n");
  speech_server_event (fixture->server, 701, "BEGIN");
  wait_for (fixture->server->heard, "+2 ");
  g_assert_cmpstr (fixture->server->heard->str, ==, "+1 +2 ");
}

static void
test_early (Fixture       *fixture,
            gconstpointer  data)
{
  fixture->server->early = TRUE;
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 4, "en", "Early.", 0);
  wait_for (fixture->server->heard, "+4 ");
}

static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  fixture->server->refuses = TRUE;
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 5, "en", "No.", 0);
  wait_for (fixture->server->heard, "x5 ");
  g_assert_null (strstr (fixture->server->told->str, "No."));
  wait_for_state (fixture, LUDO_SPEECH_IDLE);
}

static void
test_no_voice (Fixture       *fixture,
               gconstpointer  data)
{
  fixture->server->modules = SPEECH_SERVER_NO_VOICE;
  ludo_speech_open (fixture->speech);
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  g_assert_nonnull (ludo_speech_get_problem (fixture->speech));

  /* It is installed, and the reader comes back. */
  speech_server_hang_up (fixture->server);
  fixture->server->modules = SPEECH_SERVER_VOICE;
  ludo_speech_retry (fixture->speech);
  open_speech (fixture);
}

/* A server that has fallen silent is told of, and may come back. */
static void
test_mute (Fixture       *fixture,
           gconstpointer  data)
{
  /* From the beginning. */
  fixture->server->mute = TRUE;
  ludo_speech_set_patience (fixture->speech, 200, G_MAXINT);
  ludo_speech_open (fixture->speech);
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  g_assert_nonnull (ludo_speech_get_problem (fixture->speech));
  speech_server_hang_up (fixture->server);

  /* At a sentence. */
  fixture->server->mute = FALSE;
  ludo_speech_set_patience (fixture->speech, 10000, G_MAXINT);
  ludo_speech_retry (fixture->speech);
  open_speech (fixture);
  fixture->server->mute = TRUE;
  ludo_speech_set_patience (fixture->speech, 200, G_MAXINT);
  ludo_speech_say (fixture->speech, 3, "fr", "Personne ?", 0);
  wait_for (fixture->server->heard, "x3 ");
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  speech_server_hang_up (fixture->server);

  /* It takes the sentence and never begins. */
  fixture->server->mute = FALSE;
  ludo_speech_set_patience (fixture->speech, 10000, 200);
  ludo_speech_retry (fixture->speech);
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 4, "fr", "Personne ?", 0);
  wait_for (fixture->server->heard, "x4 ");
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  speech_server_hang_up (fixture->server);

  /* A sentence that has begun may take any time. */
  ludo_speech_set_patience (fixture->speech, 10000, 1000);
  ludo_speech_retry (fixture->speech);
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 5, "fr", "Quelqu’un.", 0);
  wait_for (fixture->server->told, "Quelqu’un.\n.\n");
  speech_server_event (fixture->server, 701, "BEGIN");
  wait_for (fixture->server->heard, "+5 ");
  speech_server_event (fixture->server, 702, "END");
  wait_for (fixture->server->heard, "-5 ");
  g_assert_cmpint (ludo_speech_get_state (fixture->speech), ==,
                   LUDO_SPEECH_READY);
}

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 6, "en", "Half", 0);
  wait_for (fixture->server->told, "\n.\n");
  speech_server_hang_up (fixture->server);
  wait_for (fixture->server->heard, "x6 ");
  wait_for_state (fixture, LUDO_SPEECH_IDLE);
  /* It is there again the next time. */
  open_speech (fixture);
}

/* The program goes on after any line of the server.  It takes the server to be
 * gone or silent, and speaks to it again once the answers make sense. */
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
      ludo_speech_set_patience (fixture->speech, 10000, 10000);
      open_speech (fixture);
      ludo_speech_set_patience (fixture->speech, 300, 300);
      ludo_speech_say (fixture->speech, i + 1, "en", "Text.", 0);
      /* Events of messages that are none do no harm. */
      speech_server_answer (fixture->server,
                            "701 BEGIN\r\n701-x\r\n701 BEGIN\r\n"
                            "702-99999999999999\r\n702 END\r\n"
                            "700-1\r\n700-1\r\n700-m\r\n700 INDEX\r\n");
      speech_server_answer (fixture->server, lines[i]);
      WAIT_UNTIL (ludo_speech_get_state (fixture->speech)
                  != LUDO_SPEECH_READY);
      speech_server_hang_up (fixture->server);
      ludo_speech_retry (fixture->speech);
    }
}

static void
test_nobody (Fixture       *fixture,
             gconstpointer  data)
{
  g_remove (fixture->server->path);
  ludo_speech_open (fixture->speech);
  wait_for_state (fixture, LUDO_SPEECH_FAILED);
  g_assert_nonnull (ludo_speech_get_problem (fixture->speech));
}

/* No handler is left for answers that come after the program has closed. */
static void
test_dropped (Fixture       *fixture,
              gconstpointer  data)
{
  open_speech (fixture);
  ludo_speech_say (fixture->speech, 1, "en", "Text.", 0);
}

static gboolean
is_there (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The server may be started by the other program, and is the machine's: it is
 * not asked to speak French because this program is. */
static void
test_environment (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *folder = g_dir_make_tmp ("speech-XXXXXX", NULL);
  g_autofree char *script = g_build_filename (folder, "speak", NULL);
  g_autofree char *answer = g_build_filename (folder, "answer", NULL);
  g_autofree char *text = g_strdup_printf (
    "#!/bin/sh\necho \"${LANGUAGE:-none}\" >'%s.part'\nmv '%s.part' '%s'\n",
    answer, answer, answer);
  g_autofree char *asked = NULL;
  g_autoptr (LudoSpeech) speech = ludo_speech_new (script);

  g_assert_true (g_file_set_contents_full (script, text, -1, 0, 0700, NULL));
  g_unsetenv ("LANGUAGE");
  ludo_language_init ("/nonexistent", "en");
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr");
  ludo_speech_open (speech);
  WAIT_UNTIL (is_there (answer));
  g_assert_true (g_file_get_contents (answer, &asked, NULL, NULL));
  g_assert_cmpstr (asked, ==, "none\n");
  g_remove (answer);
  g_remove (script);
  g_rmdir (folder);
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
    { "/reader/speech/said", test_said },
    { "/reader/speech/cancelled", test_cancelled },
    { "/reader/speech/early", test_early },
    { "/reader/speech/refused", test_refused },
    { "/reader/speech/no-voice", test_no_voice },
    { "/reader/speech/mute", test_mute },
    { "/reader/speech/gone", test_gone },
    { "/reader/speech/nonsense", test_nonsense },
    { "/reader/speech/nobody", test_nobody },
    { "/reader/speech/dropped", test_dropped },
    { "/reader/speech/environment", test_environment },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test,
                tear_down);

  return g_test_run ();
}
