/* test-no-gl.c: no GL where Cairo draws the windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>
#include <string.h>

#include "test-folder.h"

/* Part of the names of Mesa's libraries, by which GL is set up without a
 * driver of a maker's own. */
#define LIBRARY "_mesa.so"

/* Starts the program until its window is shown, without any choice of GL or
 * empty ones.
 * @debug: (nullable): what the loader tells
 * @renderer: (nullable): the user's
 *
 * Returns: (transfer full): what it printed as errors. */
static char *
start (const char *home,
       gboolean    chosen,
       const char *debug,
       const char *renderer)
{
  static const char *const folders[] = {
    "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
    "XDG_RUNTIME_DIR",
  };
  static const char *const choices[] = { "GDK_DEBUG", "GDK_DISABLE" };
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *printed = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    g_subprocess_launcher_setenv (launcher, folders[i], home, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (chosen)
      g_subprocess_launcher_setenv (launcher, choices[i], "", TRUE);
    else
      g_subprocess_launcher_unsetenv (launcher, choices[i]);
  if (renderer != NULL)
    g_subprocess_launcher_setenv (launcher, "GSK_RENDERER", renderer, TRUE);
  else
    g_subprocess_launcher_unsetenv (launcher, "GSK_RENDERER");
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_SCHEMA_DIR",
                                g_getenv ("LUDOTHEQUE_SCHEMADIR"), TRUE);
  if (debug != NULL)
    g_subprocess_launcher_setenv (launcher, "LD_DEBUG", debug, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error,
                                         g_getenv ("LUDOTHEQUE_PROGRAM"),
                                         "--until-shown", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &printed, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));

  return printed;
}

/* Returns: whether the program loads GL. */
static gboolean
loads_gl (const char *home,
          gboolean    chosen)
{
  g_autofree char *loaded = start (home, chosen, "files", "cairo");

  g_assert_nonnull (strstr (loaded, "libgtk-4.so"));

  return strstr (loaded, LIBRARY) != NULL;
}

static void
test_no_gl (void)
{
  g_autofree char *home = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);

  g_assert_nonnull (home);
  g_assert_false (loads_gl (home, FALSE));
  /* A renderer that the user has chosen stays. */
  if (!loads_gl (home, TRUE))
    g_test_skip ("there is no Mesa");
  test_remove_folder (home);
}

/* Without a graphics card nothing is printed of the GL that is forgone. */
static void
test_silent (void)
{
  g_autofree char *home = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *printed = NULL;

  g_assert_nonnull (home);
  if (g_file_test ("/dev/dri", G_FILE_TEST_EXISTS))
    g_test_skip ("there is a graphics card");
  else
    {
      printed = start (home, FALSE, NULL, NULL);
      g_assert_cmpstr (printed, ==, "");
    }
  test_remove_folder (home);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/no-gl", test_no_gl);
  g_test_add_func ("/app/no-gl/silent", test_silent);

  return g_test_run ();
}
