/* test-folder.h: removes what a test has written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib/gstdio.h>

/* test_remove_folder: removes @path and all that is in it.  It may also be a
 * file, or a link, which is not followed.  Fails if @path is not there or
 * cannot be removed. */
static inline void
test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK)
                           ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      test_remove_folder (inner);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}
