/* tree-fixture.h: files of the source tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* tree_file: where @path of the tree is; free with g_free(). */
char *tree_file (const char *path);

/* tree_read_file: its text, which must be there; free with g_free(). */
char *tree_read_file (const char *path);
