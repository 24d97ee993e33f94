/* ludo-folders.c: where the program's own files are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-folders"

#include "config.h"

#include "app/ludo-folders.h"

/* The folder called @name from the program's own, or NULL where there is none.
 * A program that was not installed finds its build folder so, and one that was
 * installed under another prefix, or moved since, what came with it. */
static char *
find_beside (const char *program,
             const char *from,
             const char *name)
{
  g_autofree char *folder = g_path_get_dirname (program);
  g_autofree char *found = NULL;

  if (!g_str_has_suffix (folder, from))
    return NULL;

  found = g_build_filename (folder, name, NULL);

  return g_file_test (found, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&found)
                                                 : NULL;
}

static char *
find (const char *variable,
      const char *in_build,
      const char *in_share,
      const char *installed)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  const char *wished = g_getenv (variable);
  char *found = NULL;

  if (wished != NULL && wished[0] != '\0')
    return g_strdup (wished);

  if (program != NULL)
    found = find_beside (program, "/src/app", in_build);
  if (program != NULL && found == NULL)
    found = find_beside (program, "/src/tools", in_build);
  if (program != NULL && found == NULL)
    found = find_beside (program, "", in_share);

  return found != NULL ? found : g_strdup (installed);
}

char *
ludo_folders_dup_data (void)
{
  return find ("LUDOTHEQUE_DATADIR", "../../data", "../share/ludotheque",
               PKGDATADIR);
}

char *
ludo_folders_dup_schemas (void)
{
  return find ("LUDOTHEQUE_SCHEMADIR", "../../data",
               "../share/glib-2.0/schemas", SCHEMADIR);
}

char *
ludo_folders_dup_own_content (void)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", "content",
                           NULL);
}

char *
ludo_folders_dup_help (void)
{
  return find ("LUDOTHEQUE_HELPDIR", "../../help", "../share/help", HELPDIR);
}

char *
ludo_folders_dup_locale (void)
{
  return find ("LUDOTHEQUE_LOCALEDIR", "../../po", "../share/locale",
               LOCALEDIR);
}
