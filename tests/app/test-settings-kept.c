/* test-settings-kept.c: no folder, no schema, two processes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is chosen holds all the same, and nothing that was kept is lost.
 */

#include "config.h"

#include "settings-fixture.h"
#include "test-wait.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "board/ludo-board.h"

/* No folder can be made where a file is: the choices hold until the end, and
 * that they are not kept is said once. */
static void
test_no_folder (void)
{
  g_autofree char *folder = settings_folder (NULL, 0);
  g_autofree char *trouble = NULL;
  g_autoptr (LudoSettings) settings = NULL;

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  settings = ludo_settings_new (folder);
  settings_assert_defaults (settings);
  settings_choose (settings);
  settings_assert_chosen (settings);
  trouble = ludo_settings_steal_warning (settings);
  g_assert_nonnull (strstr (trouble, folder));
  g_assert_null (ludo_settings_steal_warning (settings));
}

/* Root may write whatever a file's mode says; after this it may not.  It stays
 * root, and may read as before: the tree may be where nobody else can go. */
static void
respect_modes (void)
{
  struct __user_cap_header_struct header = {
    .version = _LINUX_CAPABILITY_VERSION_3,
  };
  struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3];

  g_assert_cmpint (syscall (SYS_capget, &header, sets), ==, 0);
  sets[CAP_TO_INDEX (CAP_DAC_OVERRIDE)].effective &=
    ~CAP_TO_MASK (CAP_DAC_OVERRIDE);
  g_assert_cmpint (syscall (SYS_capset, &header, sets), ==, 0);
}

/* In a process of its own, which gives up what root may do. */
static void
read_only (const char *folder)
{
  g_autofree char *trouble = NULL;
  g_autoptr (LudoSettings) settings = NULL;

  respect_modes ();
  settings = ludo_settings_new (folder);
  g_assert_cmpint (settings_get_choice (settings, "colour-scheme"), ==,
                   LUDO_COLOR_SCHEME_DARK);
  g_assert_cmpint (settings_get_choice (settings, "animation-speed"), ==,
                   LUDO_ANIMATION_NORMAL);
  trouble = ludo_settings_steal_warning (settings);
  g_assert_nonnull (strstr (trouble, folder));
  settings_choose (settings);
  settings_assert_chosen (settings);
}

/* The values in a file that cannot be written are used. */
static void
test_read_only (void)
{
  static const char text[] = "[ludotheque]\nlight=dark\npace=\xff\n";
  const char *given = g_getenv ("LUDOTHEQUE_READ_ONLY");
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autofree char *left = NULL;

  if (g_test_subprocess ())
    {
      read_only (given);
      return;
    }

  folder = g_mkdtemp_full (g_build_filename (g_get_tmp_dir (),
                                             "ludotheque-XXXXXX", NULL),
                           0755);
  path = settings_path (folder);
  g_assert_true (g_file_set_contents_full (path, text, -1,
                                           G_FILE_SET_CONTENTS_NONE, 0444,
                                           NULL));
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  g_setenv ("LUDOTHEQUE_READ_ONLY", folder, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();

  left = settings_read_file (path);
  g_assert_cmpstr (left, ==, text);
  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
light_cb (LudoSettings *settings,
          const char   *key,
          int          *light)
{
  *light = settings_get_choice (settings, "colour-scheme");
}

static gboolean
is_dark (gpointer light)
{
  return *(int *) light == LUDO_COLOR_SCHEME_DARK;
}

/* Two processes have the same settings: what one sets reaches the other, and
 * neither takes back what the other chose. */
static void
test_two_processes (void)
{
  g_autofree char *folder = settings_folder (settings_before_schema, -1);
  g_autoptr (LudoSettings) here = ludo_settings_new (folder);
  g_autoptr (LudoSettings) there = ludo_settings_new (folder);
  int light = -1;

  g_signal_connect (there, "changed::colour-scheme", G_CALLBACK (light_cb),
                    &light);
  g_settings_set_enum (G_SETTINGS (here), "colour-scheme",
                       LUDO_COLOR_SCHEME_DARK);
  g_settings_set_boolean (G_SETTINGS (here), "sounds", FALSE);
  WAIT_UNTIL (is_dark (&light));
  g_settings_set_enum (G_SETTINGS (there), "animation-speed",
                       LUDO_ANIMATION_SLOW);
  g_clear_object (&here);
  here = ludo_settings_new (folder);
  g_assert_cmpint (settings_get_choice (here, "colour-scheme"), ==,
                   LUDO_COLOR_SCHEME_DARK);
  g_assert_cmpint (settings_get_choice (here, "animation-speed"), ==,
                   LUDO_ANIMATION_SLOW);
  g_assert_false (g_settings_get_boolean (G_SETTINGS (here), "sounds"));
}

/* Runs the program where the schemas are @folder's alone. */
static void
run_with_schemas (const char *folder,
                  const char *option,
                  const char *value,
                  int         status,
                  const char *err)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  g_subprocess_launcher_unsetenv (launcher, "GSETTINGS_SCHEMA_DIR");
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_DIRS", "/no/such", TRUE);
  g_subprocess_launcher_setenv (launcher, "LUDOTHEQUE_SCHEMADIR", folder,
                                TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error,
                                         g_getenv ("LUDOTHEQUE_PROGRAM"),
                                         option, value, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &said, &error);
  g_assert_no_error (error);
  g_test_message ("%s", said);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, status);
  g_assert_nonnull (strstr (said, err));
}

static void
compile_schemas (const char *folder)
{
  const char *arguments[] = { "glib-compile-schemas", "--strict", folder,
                              NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

/* An administrator's defaults do not count as a user's choice. */
static void
test_override (void)
{
  g_autofree char *schema =
    g_test_build_filename (G_TEST_DIST, "..", "data", APP_ID ".gschema.xml",
                           NULL);
  g_autofree char *schemas = settings_folder (NULL, 0);
  g_autofree char *copy = g_build_filename (schemas, APP_ID ".gschema.xml",
                                            NULL);
  g_autofree char *override =
    g_build_filename (schemas, "90_school.gschema.override", NULL);
  g_autofree char *usual = g_strdup (g_getenv ("LUDOTHEQUE_SCHEMADIR"));
  g_autofree char *folder = settings_folder ("[ludotheque]\npace=slow\n", -1);
  g_autofree char *path = settings_key_file (folder);
  g_autofree char *written = NULL;
  g_autofree char *text = settings_read_file (schema);
  g_autoptr (LudoSettings) settings = NULL;

  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  g_assert_true (g_file_set_contents (override, "[" APP_ID "]\n"
                                      "hints=false\nanimation-speed='none'\n",
                                      -1, NULL));
  compile_schemas (schemas);
  g_setenv ("LUDOTHEQUE_SCHEMADIR", schemas, TRUE);
  settings = ludo_settings_new (folder);
  g_setenv ("LUDOTHEQUE_SCHEMADIR", usual, TRUE);
  g_assert_false (g_settings_get_boolean (G_SETTINGS (settings), "hints"));
  g_assert_cmpint (settings_get_choice (settings, "animation-speed"), ==,
                   LUDO_ANIMATION_SLOW);
  g_settings_set_boolean (G_SETTINGS (settings), "sounds", TRUE);
  written = settings_read_file (path);
  g_assert_nonnull (strstr (written, "sounds=true"));
  g_assert_null (strstr (written, "hints"));
}

/* Without its schema, or with another version's, the program says so. */
static void
test_no_schema (void)
{
  static const char other[] =
    "<schemalist>"
    "<schema id='" APP_ID "' path='/io/github/ludotheque/Ludotheque/'>"
    "<key name='light' type='s'><default>'dark'</default></key>"
    "</schema></schemalist>";
  g_autofree char *folder = settings_folder (NULL, 0);
  g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled",
                                                NULL);
  g_autofree char *source = g_build_filename (folder, "x.gschema.xml", NULL);

  run_with_schemas ("/no/such", "--language", "en", 1, "the schema of");
  run_with_schemas ("/no/such", "--language", "fr", 1, "le schéma de");
  run_with_schemas ("/no/such", "--version", NULL, 0, "");

  g_assert_true (g_file_set_contents (compiled, "no schemas", -1, NULL));
  run_with_schemas (folder, "--language", "en", 1, "the schema of");

  g_assert_true (g_file_set_contents (source, other, -1, NULL));
  compile_schemas (folder);
  run_with_schemas (folder, "--language", "en", 1, "the schema of");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/app/settings-kept/no-folder", test_no_folder);
  g_test_add_func ("/app/settings-kept/read-only", test_read_only);
  g_test_add_func ("/app/settings-kept/two-processes", test_two_processes);
  g_test_add_func ("/app/settings-kept/override", test_override);
  g_test_add_func ("/app/settings-kept/no-schema", test_no_schema);

  return g_test_run ();
}
