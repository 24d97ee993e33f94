/* ludo-paths.c: where the program's own files are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "play/ludo-paths.h"

/* The greatest depth of a program below the top of the build folder. */
#define BUILD_DEPTH 3

/* The folder called @name from @from, or NULL where there is none. */
static char *
find_folder (const char *from,
             const char *name)
{
  g_autofree char *found = g_build_filename (from, name, NULL);

  return g_file_test (found, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&found)
                                                 : NULL;
}

/* The top of the build folder in which a program is that was not installed:
 * ninja's file is there.  NULL for any other program. */
static char *
find_build (const char *folder)
{
  g_autofree char *up = g_strdup (folder);

  for (int i = 0; i < BUILD_DEPTH; i++)
    {
      g_autofree char *below = g_steal_pointer (&up);
      g_autofree char *ninja = NULL;

      up = g_path_get_dirname (below);
      ninja = g_build_filename (up, "build.ninja", NULL);
      if (g_file_test (ninja, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&up);
    }

  return NULL;
}

/* A program that was not installed finds its data in the build folder, and one
 * that was installed under another prefix, or moved since, beside itself. */
static char *
find (const char *variable,
      const char *in_build,
      const char *in_share,
      const char *installed)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = NULL;
  g_autofree char *build = NULL;
  const char *wished = g_getenv (variable);
  char *found = NULL;

  if (wished != NULL && wished[0] != '\0')
    return g_strdup (wished);

  if (program != NULL)
    {
      folder = g_path_get_dirname (program);
      build = find_build (folder);
      found = build != NULL ? find_folder (build, in_build)
                            : find_folder (folder, in_share);
    }

  return found != NULL ? found : g_strdup (installed);
}

void
ludo_paths_ignore_relative (void)
{
  static const char *const variables[] = {
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
  };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *folder = g_getenv (variables[i]);

      if (folder != NULL && !g_path_is_absolute (folder))
        g_unsetenv (variables[i]);
    }
}

char *
ludo_paths_dup_data (void)
{
  return find ("LUDOTHEQUE_DATADIR", "data", "../share/ludotheque",
               PKGDATADIR);
}

char *
ludo_paths_dup_schemas (void)
{
  return find ("LUDOTHEQUE_SCHEMADIR", "data",
               "../share/glib-2.0/schemas", SCHEMADIR);
}

char *
ludo_paths_dup_own_content (void)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", "content",
                           NULL);
}

char *
ludo_paths_dup_help (void)
{
  return find ("LUDOTHEQUE_HELPDIR", "help", "../share/help", HELPDIR);
}

char *
ludo_paths_dup_locale (void)
{
  return find ("LUDOTHEQUE_LOCALEDIR", "po", "../share/locale",
               LOCALEDIR);
}

char *
ludo_paths_dup_speech (void)
{
  g_autofree char *folder = find ("LUDOTHEQUE_LIBEXECDIR", "src/speech",
                                  "../libexec/ludotheque",
                                  LIBEXECDIR "/ludotheque");

  return g_build_filename (folder, "ludotheque-speech", NULL);
}
