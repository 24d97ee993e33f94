/* test-library.h: the pages that come with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-library.h"

/* test_open_library: (transfer full): the library of LUDOTHEQUE_DATADIR,
 * without pages of anybody's own. */
static inline LudoLibrary *
test_open_library (void)
{
  g_autofree char *content = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                               "content", NULL);

  return ludo_library_new (ludo_content_folders_new (NULL, NULL, content));
}
