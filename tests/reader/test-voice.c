/* test-voice.c: sentences are read in order, each in its voice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "speech/ludo-voice.h"
#include "scripted-speech.h"

typedef struct
{
  ScriptedSpeech *script;
  LudoSpeech *speech;           /* the same */
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
  fixture->script = g_object_new (SCRIPTED_TYPE_SPEECH, NULL);
  fixture->speech = LUDO_SPEECH (fixture->script);
  fixture->voice = ludo_voice_new (fixture->speech);
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
  g_assert_finalize_object (fixture->script);
  g_string_free (fixture->heard, TRUE);
}

static void
assert_said (Fixture    *fixture,
             const char *said)
{
  g_assert_cmpstr (fixture->script->said->str, ==, said);
  g_string_truncate (fixture->script->said, 0);
}

static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  /* Nobody is asked to speak before the reader wants to listen. */
  g_assert_true (ludo_voice_get_available (fixture->voice));
  g_assert_cmpuint (fixture->script->n_opened, ==, 0);

  ludo_voice_read (fixture->voice, NULL);
  g_assert_true (ludo_voice_get_speaking (fixture->voice));
  g_assert_cmpuint (fixture->script->n_opened, ==, 1);
  assert_said (fixture, "");
  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_READY, NULL);
  assert_said (fixture, "fr:Un & deux.|");
  g_assert_cmpstr (fixture->heard->str, ==, "");
  scripted_speech_begin (fixture->script);
  g_assert_cmpstr (fixture->heard->str, ==, "one ");
  scripted_speech_end (fixture->script);
  assert_said (fixture, "en:Three.|");
  scripted_speech_begin (fixture->script);
  scripted_speech_end (fixture->script);
  scripted_speech_begin (fixture->script);
  assert_said (fixture, "fr:Quatre.|");
  g_assert_true (ludo_voice_get_speaking (fixture->voice));
  scripted_speech_end (fixture->script);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_cmpstr (fixture->heard->str, ==, "one two three ");
  assert_said (fixture, "");

  /* From a sentence on. */
  ludo_voice_read (fixture->voice, "three");
  assert_said (fixture, "fr:Quatre.|");
}

/* What was broken off says so late, when something else is being read. */
static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  guint late;

  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_READY, NULL);
  ludo_voice_read (fixture->voice, "two");
  scripted_speech_begin (fixture->script);
  late = fixture->script->serial;
  ludo_voice_stop (fixture->voice);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  assert_said (fixture, "en:Three.|!|");
  ludo_voice_read (fixture->voice, "two");
  assert_said (fixture, "en:Three.|");
  ludo_speech_ended (fixture->speech, late, FALSE);
  g_assert_true (ludo_voice_get_speaking (fixture->voice));
  ludo_speech_ended (fixture->speech, late, TRUE);
  assert_said (fixture, "");
  scripted_speech_begin (fixture->script);
  ludo_voice_stop (fixture->voice);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  assert_said (fixture, "!|");
  scripted_speech_end (fixture->script);
  assert_said (fixture, "");
  g_assert_cmpstr (fixture->heard->str, ==, "two two ");
}

/* A word of the other language has its voice; one that no voice knows is read
 * by that of the sentence. */
static void
test_foreign_words (Fixture       *fixture,
                    gconstpointer  data)
{
  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_READY, NULL);
  ludo_voice_clear (fixture->voice);
  ludo_voice_add (fixture->voice, "a", "fr",
                  "L’anglais <i><span lang=\"en\">awl</span></i>, et "
                  "<i><span lang=\"kio\">tsoñä</span></i> &lt;en\nkiowa&gt;.");
  ludo_voice_add (fixture->voice, "b", "en", "Not &\nmarkup.");
  ludo_voice_read (fixture->voice, NULL);
  assert_said (fixture, "fr:L’anglais |");
  scripted_speech_begin (fixture->script);
  scripted_speech_end (fixture->script);
  assert_said (fixture, "en:awl|");
  scripted_speech_begin (fixture->script);
  scripted_speech_end (fixture->script);
  assert_said (fixture, "fr:, et tsoñä <en kiowa>.|");
  scripted_speech_begin (fixture->script);
  scripted_speech_end (fixture->script);
  assert_said (fixture, "en:Not & markup.|");
  scripted_speech_begin (fixture->script);
  scripted_speech_end (fixture->script);
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

  g_signal_connect_swapped (fixture->voice, "notify::available",
                            G_CALLBACK (count_cb), &n_changes);
  ludo_voice_read (fixture->voice, NULL);
  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_FAILED, "No voice.");
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_false (ludo_voice_get_available (fixture->voice));
  g_assert_cmpstr (ludo_voice_get_problem (fixture->voice), ==, "No voice.");
  g_assert_cmpuint (n_changes, >, 0);

  ludo_voice_look_again (fixture->voice);
  g_assert_true (ludo_voice_get_available (fixture->voice));
  g_assert_null (ludo_voice_get_problem (fixture->voice));
  ludo_voice_read (fixture->voice, NULL);
  g_assert_cmpuint (fixture->script->n_opened, ==, 2);
  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_READY, NULL);
  assert_said (fixture, "fr:Un & deux.|");

  /* The server goes in the middle of it. */
  scripted_speech_begin (fixture->script);
  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_IDLE, NULL);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
}

/* Somebody else speaks, a screen reader perhaps: do not go on over it. */
static void
test_broken_off (Fixture       *fixture,
                 gconstpointer  data)
{
  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_READY, NULL);
  ludo_voice_read (fixture->voice, NULL);
  scripted_speech_begin (fixture->script);
  ludo_speech_ended (fixture->speech, fixture->script->serial, FALSE);
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  assert_said (fixture, "fr:Un & deux.|");
}

static void
test_rate (Fixture       *fixture,
           gconstpointer  data)
{
  ludo_voice_set_rate (fixture->voice, 500);
  ludo_speech_set_state (fixture->speech, LUDO_SPEECH_READY, NULL);
  ludo_voice_read (fixture->voice, NULL);
  assert_said (fixture, "+100 fr:Un & deux.|");
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  ludo_voice_clear (fixture->voice);
  ludo_voice_read (fixture->voice, "one");
  g_assert_false (ludo_voice_get_speaking (fixture->voice));
  g_assert_cmpuint (fixture->script->n_opened, ==, 0);
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
