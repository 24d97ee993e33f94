/* test-network.c: no page, game or setting needs or asks for a network
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Other programs of the tests are run once more, under no-network.c, which
 * ends them at the first socket that is not of this machine.
 */

#include "config.h"

#include <gio/gio.h>
#include <string.h>

/* Runs @program under the guard; returns what it complained of. */
static char *
run_guarded (const char *program,
             int        *status)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autofree char *folder = g_path_get_dirname (g_getenv ("LUDOTHEQUE_GUARD"));
  g_autofree char *guard = g_path_get_basename (g_getenv ("LUDOTHEQUE_GUARD"));
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *complaint = NULL;

  /* LD_PRELOAD ends at a blank, and the tree's path may have one. */
  g_subprocess_launcher_setenv (launcher, "LD_LIBRARY_PATH", folder, TRUE);
  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", guard, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, program, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &complaint,
                                 &error);
  g_assert_no_error (error);
  *status = g_subprocess_get_status (process);

  return complaint;
}

static void
test_program (gconstpointer data)
{
  g_autofree char *complaint = NULL;
  int status;

  complaint = run_guarded (data, &status);
  g_test_message ("%s", complaint);
  g_assert_null (strstr (complaint, "a socket of family"));
  g_assert_cmpint (status, ==, 0);
}

/* The guard itself: without it the other tests could not fail. */
static void
test_guard (void)
{
  g_autofree char *complaint = NULL;
  int status;

  complaint = run_guarded (g_getenv ("LUDOTHEQUE_REACHER"), &status);
  g_assert_nonnull (strstr (complaint, "a socket of family"));
  g_assert_cmpint (status, !=, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_auto (GStrv) programs = NULL;

  g_test_init (&argc, &argv, NULL);
  programs = g_strsplit (g_getenv ("LUDOTHEQUE_GUARDED"), ":", -1);
  g_test_add_func ("/network/guard", test_guard);
  for (guint i = 0; programs[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (programs[i]);
      g_autofree char *path = g_strconcat ("/network/", name, NULL);

      g_test_add_data_func (path, programs[i], test_program);
    }

  return g_test_run ();
}
