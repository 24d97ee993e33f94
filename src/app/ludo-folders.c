/* ludo-folders.c: where the program's own files are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-folders"

#include "config.h"

#include "app/ludo-folders.h"

/* @name in the build folder that this program runs from, or NULL. */
static char *
find_in_build (const char *name)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = NULL;
  g_autofree char *found = NULL;

  if (program == NULL)
    return NULL;

  folder = g_path_get_dirname (program);
  if (!g_str_has_suffix (folder, "/src/app"))
    return NULL;

  found = g_build_filename (folder, "..", "..", name, NULL);

  return g_file_test (found, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&found)
                                                 : NULL;
}

static char *
find (const char *variable,
      const char *in_build,
      const char *installed)
{
  const char *wished = g_getenv (variable);
  char *found;

  if (wished != NULL && wished[0] != '\0')
    return g_strdup (wished);

  found = find_in_build (in_build);

  return found != NULL ? found : g_strdup (installed);
}

char *
ludo_folders_dup_data (void)
{
  return find ("LUDOTHEQUE_DATADIR", "data", PKGDATADIR);
}

char *
ludo_folders_dup_locale (void)
{
  return find ("LUDOTHEQUE_LOCALEDIR", "po", LOCALEDIR);
}
