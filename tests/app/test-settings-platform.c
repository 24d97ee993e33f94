/* test-settings-platform.c: the platform's tools reach the settings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With dconf on a session bus of its own, gsettings(1) and an administrator's
 * lock; and without a bus.
 */

#include "config.h"

#include "app-fixture.h"
#include "settings-fixture.h"
#include "test-folder.h"
#include "test-wait.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/settings/ludo-preferences.h"

/* The folder of this test, in which the person and the session have theirs:
 * dconf's service and gsettings(1) find them by the environment alone. */
static char *home;

static void
make_home (void)
{
  static const char *const variables[] = {
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
  };

  home = g_dir_make_tmp ("settings-platform-XXXXXX", NULL);
  g_assert_nonnull (home);
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_autofree char *folder = g_build_filename (home, variables[i], NULL);

      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      g_setenv (variables[i], folder, TRUE);
    }
  /* A bus of GTestDBus has none, so that dconf's service uses the cache. */
  g_unsetenv ("XDG_RUNTIME_DIR");
}

static void
run (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Locks hints as dconf's documentation for administrators tells it, in a
 * database of this test. */
static void
lock_hints (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "administrator", NULL);
  g_autofree char *source = g_build_filename (folder, "site.d", NULL);
  g_autofree char *database = g_build_filename (folder, "site", NULL);
  g_autofree char *profile = g_build_filename (folder, "profile", NULL);
  g_autofree char *text = g_strdup_printf ("user-db:user\nfile-db:%s\n",
                                           database);
  const char *const compile[] = { "dconf", "compile", database, source, NULL };

  write_file (source, "school",
              "[io/github/ludotheque/Ludotheque]\nhints=false\n");
  write_file (source, "locks/school",
              "/io/github/ludotheque/Ludotheque/hints\n");
  write_file (folder, "profile", text);
  run (compile);
  g_setenv ("DCONF_PROFILE", profile, TRUE);
}

static gboolean
has_sounds (gpointer settings)
{
  return g_settings_get_boolean (settings, "sounds");
}

static void
assert_backend (LudoSettings *settings,
                const char   *type)
{
  g_autoptr (GObject) backend = NULL;

  g_object_get (settings, "backend", &backend, NULL);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (backend), ==, type);
}

static GtkWidget *
find_switch (GtkWidget  *widget,
             const char *name)
{
  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)),
                 name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_switch (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The preferences offer what may be chosen, and no more. */
static void
check_preferences (LudoSettings *settings)
{
  g_autoptr (LudoSounds) sounds = ludo_sounds_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *dialog = ludo_preferences_new (GTK_WINDOW (window), settings,
                                            sounds, "tavli", TRUE);

  g_assert_false (gtk_widget_get_sensitive (find_switch (dialog, "hints")));
  g_assert_false (gtk_switch_get_active
                    (GTK_SWITCH (find_switch (dialog, "hints"))));
  g_assert_true (gtk_widget_get_sensitive (find_switch (dialog,
                                                        "coordinates")));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_dconf (void)
{
  static const char *const set[] = {
    "gsettings", "set", APP_ID, "sounds", "true", NULL,
  };
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "ludotheque", NULL);
  g_autofree char *old = g_build_filename (folder, "settings.ini.old", NULL);
  g_autoptr (LudoSettings) settings = NULL;

  write_file (folder, "settings.ini", "[ludotheque]\npace=slow\nhints=true\n");
  settings = ludo_settings_new (NULL);
  assert_backend (settings, "DConfSettingsBackend");
  g_assert_null (ludo_settings_steal_warning (settings));

  /* The settings of before are taken over, except what is locked. */
  g_assert_true (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_cmpint (settings_get_choice (settings, "animation-speed"), ==, 1);
  g_assert_false (g_settings_get_boolean (G_SETTINGS (settings), "hints"));
  g_assert_false (g_settings_is_writable (G_SETTINGS (settings), "hints"));
  check_preferences (settings);

  /* A change from outside reaches the program while it runs. */
  g_assert_false (has_sounds (settings));
  run (set);
  WAIT_UNTIL (has_sounds (settings));

  /* A choice holds at the next start. */
  g_settings_set_int (G_SETTINGS (settings), "width", 987);
  g_settings_sync ();
  g_clear_object (&settings);
  settings = ludo_settings_new (NULL);
  g_assert_cmpint (g_settings_get_int (G_SETTINGS (settings), "width"), ==,
                   987);
}

/* The program starts without a bus, and prints nothing. */
static void
check_silent_start (void)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *printed = NULL;

  g_subprocess_launcher_unsetenv (launcher, "GTK_A11Y");
  process = g_subprocess_launcher_spawn (launcher, &error,
                                         g_getenv ("LUDOTHEQUE_PROGRAM"),
                                         "--until-shown", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &printed, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (printed, ==, "");
  g_assert_true (g_subprocess_get_successful (process));
}

/* In a process of its own, which has no bus: what is chosen is kept all the
 * same, and nothing is printed. */
static void
test_no_bus (void)
{
  if (g_test_subprocess ())
    {
      LudoSettings *settings = ludo_settings_new (NULL);

      assert_backend (settings, "GKeyfileSettingsBackend");
      settings_choose (settings);
      settings_assert_kept (&settings, NULL);
      g_assert_null (ludo_settings_steal_warning (settings));
      g_object_unref (settings);
      return;
    }

  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/no/such/bus", TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("");
  check_silent_start ();
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));
  g_autoptr (GDBusConnection) connection = NULL;
  /* Never freed: GTestDBus would wait for dconf to let its connection go. */
  static GTestDBus *bus;
  int status;

  g_test_init (&argc, &argv, NULL);
  if (g_test_subprocess ())
    {
      g_test_add_func ("/app/settings-platform/no-bus", test_no_bus);
      return g_test_run ();
    }

  make_home ();
  g_unsetenv ("GSETTINGS_BACKEND");
  g_setenv ("GSETTINGS_SCHEMA_DIR", g_getenv ("LUDOTHEQUE_SCHEMADIR"), TRUE);
  lock_hints ();
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_add_service_dir (bus, "/usr/share/dbus-1/services");
  g_test_dbus_up (bus);
  /* Which the bus of the test takes away. */
  g_setenv ("DISPLAY", display, TRUE);
  gtk_init ();
  g_test_add_func ("/app/settings-platform/dconf", test_dconf);
  g_test_add_func ("/app/settings-platform/no-bus", test_no_bus);
  status = g_test_run ();
  /* The end of the bus ends no test. */
  connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_dbus_connection_set_exit_on_close (connection, FALSE);
  g_test_dbus_stop (bus);
  test_remove_folder (home);
  g_free (home);

  return status;
}
