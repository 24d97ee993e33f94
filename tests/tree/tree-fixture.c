/* tree-fixture.c: files of the source tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tree-fixture.h"

char *
tree_file (const char *path)
{
  return g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"), path, NULL);
}

char *
tree_read_file (const char *path)
{
  g_autofree char *name = tree_file (path);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (name, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}
