/* orca.c: the platform's screen reader with a stand-in for its voice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "orca.h"

#include <signal.h>
#include <sys/prctl.h>

#include "test-wait.h"

/* How often it is started until it speaks, and how many seconds each has for
 * that. */
#define STARTS_MAX 4
#define START_MAX 40

static Speech *speech;
static GSubprocess *orca;
static char *folder;

/* A second Orca would not start beside one that a failed test has left. */
static void
end_with_test (gpointer nothing)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

/* Asked to end, Orca 43 waits for itself until its own alarm rings after ten
 * seconds.  It keeps nothing that it would lose: its folder is the test's. */
void
orca_end (void)
{
  if (orca == NULL)
    return;

  g_subprocess_force_exit (orca);
  g_subprocess_wait (orca, NULL, NULL);
  g_clear_object (&orca);
}

gboolean
orca_is_running (void)
{
  return orca != NULL;
}

/* The names of keys that are pressed are not what is listened to. */
static void
write_settings (void)
{
  static const char settings[] =
    "{\"general\": {\"enableKeyEcho\": false},"
    " \"profiles\": {\"default\": {\"profile\": [\"Default\", \"default\"],"
    " \"enableKeyEcho\": false, \"pronunciations\": {},"
    " \"keybindings\": {}}}, \"pronunciations\": {}, \"keybindings\": {}}";
  g_autofree char *own = g_build_filename (folder, "orca", NULL);
  g_autofree char *path = g_build_filename (own, "user-settings.conf", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (own, 0700);
  g_file_set_contents (path, settings, -1, &error);
  g_assert_no_error (error);
}

/* Orca must not meet one that the user runs: the display and the buses are the
 * test's own, and so are its folders. */
gboolean
orca_start (char **why)
{
  static const char *const folders[] = {
    "HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "XDG_CACHE_HOME",
  };
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *program = g_find_program_in_path ("orca");
  g_autoptr (GError) error = NULL;
  const char *const argv[] = { program, NULL };
  guint n_spoken;

  if (program == NULL)
    {
      *why = g_strdup ("Orca is not installed");
      return FALSE;
    }

  if (speech == NULL)
    {
      folder = g_dir_make_tmp ("ludo-orca-XXXXXX", NULL);
      speech = speech_new (folder);
      write_settings ();
    }
  n_spoken = speech_get_texts (speech)->len;
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    g_subprocess_launcher_setenv (launcher, folders[i], folder, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_DIRS",
                                "/usr/local/share:/usr/share", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "GTK_A11Y");
  /* The program's own words are tested, in its own language. */
  g_subprocess_launcher_setenv (launcher, "LC_ALL", "C.UTF-8", TRUE);
  g_subprocess_launcher_setenv (launcher, "LANGUAGE", "en", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");
  g_subprocess_launcher_set_child_setup (launcher, end_with_test, NULL, NULL);
  /* On a busy machine it happens that it starts and never says so. */
  for (int i = 0; i < STARTS_MAX && speech_get_texts (speech)->len == n_spoken;
       i++)
    {
      gint64 end = g_get_monotonic_time () + START_MAX * G_TIME_SPAN_SECOND;

      orca_end ();
      orca = g_subprocess_launcher_spawnv (launcher, argv, &error);
      g_assert_no_error (error);
      while (speech_get_texts (speech)->len == n_spoken
             && g_get_monotonic_time () < end)
        wait_for_time (50);
    }
  g_assert_cmpuint (speech_get_texts (speech)->len, >, n_spoken);

  return TRUE;
}

void
orca_remove (void)
{
  g_autoptr (GSubprocess) removal = NULL;

  orca_end ();
  g_clear_pointer (&speech, speech_free);
  if (folder == NULL)
    return;

  removal = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "rm", "-rf",
                              folder, NULL);
  g_subprocess_wait (removal, NULL, NULL);
  g_clear_pointer (&folder, g_free);
}

Speech *
orca_get_speech (void)
{
  return speech;
}

/* Orca drops what comes while it works off the events of a window that opens,
 * and whoever listens acts once it is silent. */
void
orca_wait_for_silence (guint milliseconds)
{
  guint n;

  do
    {
      n = speech_get_texts (speech)->len;
      wait_for_time (milliseconds);
    }
  while (speech_get_texts (speech)->len > n);
}
