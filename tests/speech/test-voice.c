/* test-voice.c: sentences are read in order, each in its voice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "speech/ludo-voice.h"
#include "speech-server.h"
#include "test-wait.h"

#include <stdio.h>

typedef struct
{
  SpeechServer *server;
  LudoVoice *voice;
  GString *heard;               /* the ids that "sentence" told of */
} Fixture;

static void
sentence_cb (Fixture    *fixture,
             const char *id)
{
  g_string_append_printf (fixture->heard, "%s ", id);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->server = speech_server_new ();
  fixture->voice = ludo_voice_new (fixture->server->speech);
  fixture->heard = g_string_new (NULL);
  g_signal_connect_swapped (fixture->voice, "sentence",
                            G_CALLBACK (sentence_cb), fixture);
  ludo_voice_add (fixture->voice, "one", "fr", "Un &amp; deux.");
  ludo_voice_add (fixture->voice, "dash", "fr", "–");
  ludo_voice_add (fixture->voice, "two", "en", "Three.");
  ludo_voice_add (fixture->voice, "three", "fr", "Quatre.");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->voice);
  speech_server_free (fixture->server);
  g_string_free (fixture->heard, TRUE);
}

static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  /* The server is not asked to speak before the reader wants to listen. */
  g_assert_true (ludo_voice_get_available (fixture->voice));
  g_assert_cmpuint (fixture->server->n_connections, ==, 0);

  ludo_voice_read (fixture->voice, NULL);
  g_assert_true (ludo_voice_get_speaking (fixture->voice));
  speech_server_assert_said (fixture->server, "fr:Un & deux.|");
  g_assert_cmpuint (fixture->server->n_connections, ==, 1);
  g_assert_cmpstr (fixture->heard->str, ==, "");
  speech_server_begin (fixture->server);
  g_assert_cmpstr (fixture->heard->str, ==, "one ");
  speech_server_end (fixture->server);
  speech_server_assert_said (fixture->server, "en:Three.|");
  speech_server_begin (fixture->server);
  speech_server_end (fixture->server);
  speech_server_begin (fixture->server);
  speech_server_assert_said (fixture->server, "fr:Quatre.|");
  g_assert_true (ludo_voice_get_speaking (fixture->voice));
  speech_server_end (fixture->server);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_cmpstr (fixture->heard->str, ==, "one two three ");
  speech_server_assert_said (fixture->server, "");

  /* From a sentence on. */
  ludo_voice_read (fixture->voice, "three");
  speech_server_assert_said (fixture->server, "fr:Quatre.|");
}

/* A sentence that was cancelled is reported late, while another is read. */
static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  LudoSpeech *speech = fixture->server->speech;
  guint late;

  ludo_voice_read (fixture->voice, "two");
  speech_server_begin (fixture->server);
  g_assert_cmpint (sscanf (fixture->server->heard->str, "+%u", &late), ==, 1);
  ludo_voice_stop (fixture->voice);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  speech_server_assert_said (fixture->server, "en:Three.|!|");
  ludo_voice_read (fixture->voice, "two");
  speech_server_assert_said (fixture->server, "en:Three.|");
  g_signal_emit_by_name (speech, "ended", late, FALSE);
  g_assert_true (ludo_voice_get_speaking (fixture->voice));
  g_signal_emit_by_name (speech, "ended", late, TRUE);
  speech_server_assert_said (fixture->server, "");
  speech_server_begin (fixture->server);
  ludo_voice_stop (fixture->voice);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  speech_server_assert_said (fixture->server, "!|");
  speech_server_event (fixture->server, 702, "END");
  speech_server_assert_said (fixture->server, "");
  g_assert_cmpstr (fixture->heard->str, ==, "two two ");
}

/* A word of the other language has its voice; one that no voice knows is read
 * by that of the sentence. */
static void
test_foreign_words (Fixture       *fixture,
                    gconstpointer  data)
{
  ludo_voice_clear (fixture->voice);
  ludo_voice_add (fixture->voice, "a", "fr",
                  "L’anglais <i><span lang=\"en\">awl</span></i>, et "
                  "<i><span lang=\"kio\">tsoñä</span></i> &lt;en\nkiowa&gt;.");
  ludo_voice_add (fixture->voice, "b", "en", "Not &\nmarkup.");
  ludo_voice_read (fixture->voice, NULL);
  speech_server_assert_said (fixture->server, "fr:L’anglais |");
  speech_server_begin (fixture->server);
  speech_server_end (fixture->server);
  speech_server_assert_said (fixture->server, "en:awl|");
  speech_server_begin (fixture->server);
  speech_server_end (fixture->server);
  speech_server_assert_said (fixture->server, "fr:, et tsoñä <en kiowa>.|");
  speech_server_begin (fixture->server);
  speech_server_end (fixture->server);
  speech_server_assert_said (fixture->server, "en:Not & markup.|");
  speech_server_begin (fixture->server);
  speech_server_end (fixture->server);
  g_assert_cmpstr (fixture->heard->str, ==, "a b ");
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  guint n_changes = 0;

  g_signal_connect_swapped (fixture->voice, "changed",
                            G_CALLBACK (count_cb), &n_changes);
  fixture->server->modules = SPEECH_SERVER_NO_VOICE;
  ludo_voice_read (fixture->voice, NULL);
  WAIT_UNTIL (!ludo_voice_get_available (fixture->voice));
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_nonnull (ludo_voice_get_problem (fixture->voice));
  /* It began to read, the server was asked, and the failure ended both. */
  g_assert_cmpuint (n_changes, ==, 3);

  speech_server_hang_up (fixture->server);
  fixture->server->modules = SPEECH_SERVER_VOICE;
  ludo_voice_retry (fixture->voice);
  g_assert_true (ludo_voice_get_available (fixture->voice));
  g_assert_null (ludo_voice_get_problem (fixture->voice));
  ludo_voice_read (fixture->voice, NULL);
  speech_server_assert_said (fixture->server, "fr:Un & deux.|");
  g_assert_cmpuint (fixture->server->n_connections, ==, 2);

  /* The server goes in the middle of it. */
  speech_server_begin (fixture->server);
  speech_server_hang_up (fixture->server);
  WAIT_UNTIL (!ludo_voice_get_speaking (fixture->voice));
  g_assert_true (ludo_voice_get_available (fixture->voice));
}

/* Somebody else speaks, a screen reader perhaps: do not go on over it. */
static void
test_broken_off (Fixture       *fixture,
                 gconstpointer  data)
{
  ludo_voice_read (fixture->voice, NULL);
  speech_server_begin (fixture->server);
  speech_server_event (fixture->server, 703, "CANCELED");
  WAIT_UNTIL (!ludo_voice_get_speaking (fixture->voice));
  speech_server_assert_said (fixture->server, "fr:Un & deux.|");
}

static void
test_rate (Fixture       *fixture,
           gconstpointer  data)
{
  ludo_voice_set_rate (fixture->voice, 500);
  ludo_voice_read (fixture->voice, NULL);
  speech_server_assert_said (fixture->server, "+100 fr:Un & deux.|");
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  ludo_voice_clear (fixture->voice);
  ludo_voice_read (fixture->voice, "one");
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  speech_server_assert_said (fixture->server, "");
  g_assert_cmpuint (fixture->server->n_connections, ==, 0);
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
    { "/reader/voice/order", test_order },
    { "/reader/voice/stop", test_stop },
    { "/reader/voice/foreign-words", test_foreign_words },
    { "/reader/voice/failure", test_failure },
    { "/reader/voice/broken-off", test_broken_off },
    { "/reader/voice/rate", test_rate },
    { "/reader/voice/empty", test_empty },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test,
                tear_down);

  return g_test_run ();
}
