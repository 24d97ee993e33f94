/* test-speaker.c: announcements that the program speaks itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app/sound/ludo-speaker.h"
#include "board/ludo-announce.h"
#include "play/ludo-language.h"
#include "speech-server.h"
#include "speech/ludo-voice.h"
#include "test-wait.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define SCHEMA "org.gnome.desktop.a11y.applications"
#define KEY "screen-reader-enabled"

typedef struct
{
  SpeechServer *server;
  LudoSpeaker *speaker;
} Fixture;

static guint n_logged;

static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        data)
{
  if ((level & G_LOG_LEVEL_MASK) <= G_LOG_LEVEL_MESSAGE)
    {
      g_test_message ("logged: %s", message);
      n_logged++;
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->server = speech_server_new ();
  fixture->speaker = ludo_speaker_new (fixture->server->speech);
  /* A person who runs the test may be listening. */
  ludo_speaker_set_reader (fixture->speaker, "no-reader");
  g_object_set (fixture->speaker, "enabled", TRUE, NULL);
  n_logged = 0;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->speaker);
  speech_server_free (fixture->server);
}

/* Says the first text and waits until it is being spoken. */
static void
begin (Fixture *fixture)
{
  ludo_speaker_say (fixture->speaker, "fr", "Un.");
  speech_server_begin (fixture->server);
  speech_server_assert_said (fixture->server, "fr:Un.|");
}

static void
test_said (Fixture       *fixture,
           gconstpointer  data)
{
  begin (fixture);
  ludo_speaker_say (fixture->speaker, "en", "Two\nlines.");
  speech_server_assert_said (fixture->server, "");
  speech_server_end (fixture->server);
  speech_server_assert_said (fixture->server, "en:Two lines.|");
  speech_server_begin (fixture->server);
  speech_server_end (fixture->server);
  g_assert_cmpuint (n_logged, ==, 0);
}

/* As fast as pages are read. */
static void
test_speed (Fixture       *fixture,
            gconstpointer  data)
{
  ludo_speaker_set_speed (fixture->speaker, LUDO_SPEECH_SPEEDS - 1);
  ludo_speaker_say (fixture->speaker, "en", "Fast.");
  speech_server_begin (fixture->server);
  speech_server_assert_said (fixture->server, "+40 en:Fast.|");
}

/* A screen reader that nothing but its process tells of. */
static void
test_process (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *folder = g_dir_make_tmp ("ludo-speaker-XXXXXX", NULL);
  g_autofree char *orca = g_build_filename (folder, "test-reader", NULL);
  g_autofree char *sleep = g_find_program_in_path ("sleep");
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (symlink (sleep, orca));
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, orca, "600",
                              NULL);
  g_assert_no_error (error);
  ludo_speaker_set_reader (fixture->speaker, "test-reader");
  ludo_speaker_say (fixture->speaker, "en", "Not twice.");
  wait_for_time (100);
  g_assert_cmpuint (fixture->server->n_connections, ==, 0);
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
  g_unlink (orca);
  g_rmdir (folder);
}

/* The speaker calls no server while speech is off. */
static void
test_off (Fixture       *fixture,
          gconstpointer  data)
{
  g_object_set (fixture->speaker, "enabled", FALSE, NULL);
  ludo_speaker_say (fixture->speaker, "en", "One.");
  wait_for_time (100);
  g_assert_cmpuint (fixture->server->n_connections, ==, 0);

  g_object_set (fixture->speaker, "enabled", TRUE, NULL);
  begin (fixture);
  g_object_set (fixture->speaker, "enabled", FALSE, NULL);
  WAIT_UNTIL (fixture->server->said->len > 0);
  speech_server_assert_said (fixture->server, "!|");
}

/* The oldest texts are dropped, never the newest. */
static void
test_newest (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const left[] = { "4.", "5.", "6.", "7." };

  begin (fixture);
  for (int i = 2; i <= 7; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d.", i);

      ludo_speaker_say (fixture->speaker, "en", text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    {
      g_autofree char *said = g_strdup_printf ("en:%s|", left[i]);

      speech_server_end (fixture->server);
      speech_server_assert_said (fixture->server, said);
      speech_server_begin (fixture->server);
    }
}

static void
test_hush (Fixture       *fixture,
           gconstpointer  data)
{
  begin (fixture);
  ludo_speaker_say (fixture->speaker, "en", "Two.");
  ludo_speaker_silence (fixture->speaker);
  ludo_speaker_say (fixture->speaker, "en", "Three.");
  speech_server_assert_said (fixture->server, "!|en:Three.|");
}

static void
test_desktop (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup
    (g_settings_schema_source_get_default (), SCHEMA, TRUE);
  g_autoptr (GSettings) desktop = NULL;

  if (schema == NULL)
    {
      g_test_skip ("The desktop's settings are not installed");
      return;
    }

  desktop = g_settings_new (SCHEMA);
  begin (fixture);
  g_settings_set_boolean (desktop, KEY, TRUE);
  WAIT_UNTIL (fixture->server->said->len > 0);
  speech_server_assert_said (fixture->server, "!|");
  ludo_speaker_say (fixture->speaker, "en", "Not twice.");
  speech_server_assert_said (fixture->server, "");
  g_settings_set_boolean (desktop, KEY, FALSE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ludo_speaker_say (fixture->speaker, "en", "Again.");
  speech_server_assert_said (fixture->server, "en:Again.|");
}

static gboolean bus_has_reader;

static GVariant *
get_property (GDBusConnection  *connection,
              const char       *sender,
              const char       *path,
              const char       *interface,
              const char       *property,
              GError          **error,
              gpointer          data)
{
  return g_variant_new_boolean (bus_has_reader);
}

static void
set_on_bus (GDBusConnection *bus,
            gboolean         value)
{
  GVariantBuilder builder;
  g_autoptr (GError) error = NULL;

  bus_has_reader = value;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sv}"));
  g_variant_builder_add (&builder, "{sv}", "ScreenReaderEnabled",
                         g_variant_new_boolean (value));
  g_dbus_connection_emit_signal
    (bus, NULL, "/org/a11y/bus", "org.freedesktop.DBus.Properties",
     "PropertiesChanged",
     g_variant_new ("(sa{sv}as)", "org.a11y.Status", &builder, NULL), &error);
  g_assert_no_error (error);
}

static void
named_cb (GDBusConnection *bus,
          const char      *name,
          gpointer         named)
{
  *(gboolean *) named = TRUE;
}

/* The accessibility bus tells of a screen reader before the first word, then
 * that it has ended, then of another one. */
static void
test_bus (Fixture       *fixture,
          gconstpointer  data)
{
  static const GDBusInterfaceVTable table = { .get_property = get_property };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml
    ("<node><interface name='org.a11y.Status'><property type='b' access='read'"
     " name='ScreenReaderEnabled'/></interface></node>", NULL);
  g_autoptr (GTestDBus) test_bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_autoptr (LudoSpeaker) speaker = ludo_speaker_new (fixture->server->speech);
  GDBusConnection *bus;
  gboolean named = FALSE;
  guint id;

  g_clear_object (&fixture->speaker);
  ludo_speaker_set_reader (speaker, "no-reader");
  g_test_dbus_up (test_bus);
  bus = g_dbus_connection_new_for_address_sync
    (g_test_dbus_get_bus_address (test_bus),
     G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
     | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, NULL);
  bus_has_reader = TRUE;
  g_dbus_connection_register_object (bus, "/org/a11y/bus",
                                     node->interfaces[0], &table, NULL, NULL,
                                     NULL);
  id = g_bus_own_name_on_connection (bus, "org.a11y.Bus",
                                     G_BUS_NAME_OWNER_FLAGS_NONE, named_cb,
                                     NULL, &named, NULL);
  WAIT_UNTIL (named);

  g_object_set (speaker, "enabled", TRUE, NULL);
  ludo_speaker_say (speaker, "en", "Not twice.");
  wait_for_time (200);
  g_assert_cmpuint (fixture->server->n_connections, ==, 0);

  set_on_bus (bus, FALSE);
  wait_for_time (100);
  ludo_speaker_say (speaker, "en", "Alone.");
  speech_server_assert_said (fixture->server, "en:Alone.|");
  speech_server_begin (fixture->server);
  set_on_bus (bus, TRUE);
  WAIT_UNTIL (fixture->server->said->len > 0);
  speech_server_assert_said (fixture->server, "!|");

  g_clear_object (&speaker);
  g_bus_unown_name (id);
  g_dbus_connection_close_sync (bus, NULL, NULL);
  g_object_unref (bus);
  g_test_dbus_down (test_bus);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
}

/* If a page is read aloud and an announcement is made, the later of the two is
 * spoken. */
static void
test_reading (Fixture       *fixture,
              gconstpointer  data)
{
  SpeechServer *page;
  LudoVoice *voice;

  begin (fixture);
  speech_server_end (fixture->server);
  page = speech_server_new ();
  voice = ludo_voice_new (page->speech);
  ludo_voice_add (voice, "one", "en", "A page.");
  ludo_voice_add (voice, "two", "en", "Its end.");
  ludo_voice_read (voice, NULL);
  speech_server_begin (page);
  speech_server_assert_said (page, "en:A page.|");

  ludo_speaker_say (fixture->speaker, "en", "Two.");
  g_assert_false (ludo_voice_get_speaking (voice));
  speech_server_begin (fixture->server);
  speech_server_assert_said (fixture->server, "en:Two.|");
  WAIT_UNTIL (page->said->len > 0);
  speech_server_assert_said (page, "!|");

  ludo_speaker_say (fixture->speaker, "en", "Three.");
  ludo_voice_read (voice, NULL);
  speech_server_assert_said (page, "en:A page.|");
  WAIT_UNTIL (fixture->server->said->len > 0);
  speech_server_assert_said (fixture->server, "!|");
  g_object_unref (voice);
  speech_server_free (page);
}

static void
say_thrice (Fixture *fixture)
{
  for (guint i = 0; i < 3; i++)
    {
      ludo_speaker_say (fixture->speaker, "en", "Text.");
      wait_for_time (50);
    }
}

static void
test_none (Fixture       *fixture,
           gconstpointer  data)
{
  g_unlink (fixture->server->path);
  say_thrice (fixture);
  WAIT_UNTIL (n_logged > 0);
  say_thrice (fixture);
  g_assert_cmpuint (n_logged, ==, 1);
}

static void
test_refusing (Fixture       *fixture,
               gconstpointer  data)
{
  fixture->server->refuses = TRUE;
  say_thrice (fixture);
  WAIT_UNTIL (n_logged > 0);
  say_thrice (fixture);
  wait_for_time (100);
  g_assert_cmpuint (n_logged, ==, 1);
}

static void
test_hanging (Fixture       *fixture,
              gconstpointer  data)
{
  guint n_connections;

  ludo_speech_set_patience (fixture->server->speech, 200, 200);
  fixture->server->mute = TRUE;
  say_thrice (fixture);
  WAIT_UNTIL (n_logged > 0);
  n_connections = fixture->server->n_connections;
  say_thrice (fixture);
  g_assert_cmpuint (n_logged, ==, 1);
  g_assert_cmpuint (fixture->server->n_connections, ==, n_connections);
}

static void
test_dying (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint i = 0; i < 2; i++)
    {
      begin (fixture);
      speech_server_hang_up (fixture->server);
      fixture->server->over = fixture->server->message;
      WAIT_UNTIL (ludo_speech_get_state (fixture->server->speech)
                  == LUDO_SPEECH_IDLE);
    }
  g_assert_cmpuint (n_logged, ==, 1);
  /* It is called again the next time. */
  begin (fixture);
}

static void
heard_cb (gpointer    heard,
          const char *language,
          const char *text)
{
  g_string_append_printf (heard, "%s:%s|", language, text);
}

/* Every announcement is handed on, with the language that it is in. */
static void
test_announced (void)
{
  GtkWidget *window, *label;
  g_autoptr (GString) heard = g_string_new (NULL);

  window = gtk_window_new ();
  label = gtk_label_new ("Label");
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  WAIT_UNTIL (gtk_widget_get_mapped (label));
  ludo_announce_set_func (heard_cb, heard);
  ludo_announce_in (label, "fr", "Bonjour.");
  ludo_announce_label (GTK_LABEL (label), "Hello.");
  WAIT_UNTIL (strstr (heard->str, "Hello.") != NULL);
  g_assert_cmpstr (heard->str, ==, "fr:Bonjour.|en:Hello.|");
  ludo_announce_set_func (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
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
    { "/app/speaker/said", test_said },
    { "/app/speaker/off", test_off },
    { "/app/speaker/speed", test_speed },
    { "/app/speaker/process", test_process },
    { "/app/speaker/newest", test_newest },
    { "/app/speaker/hush", test_hush },
    { "/app/speaker/desktop", test_desktop },
    { "/app/speaker/reading", test_reading },
    { "/app/speaker/none", test_none },
    { "/app/speaker/refusing", test_refusing },
    { "/app/speaker/hanging", test_hanging },
    { "/app/speaker/dying", test_dying },
    { "/app/speaker/bus", test_bus },
  };

  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  ludo_language_init ("/nonexistent", "en");
  g_log_set_default_handler (log_cb, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test,
                tear_down);
  g_test_add_func ("/app/speaker/announced", test_announced);

  return g_test_run ();
}
