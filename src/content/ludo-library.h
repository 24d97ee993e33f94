/* ludo-library.h: where the pages are, and the reader's own among them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page.h"

/* LudoLibrary:
 *
 * The pages that came with the program and those that somebody put into the
 * folder of their own, which are preferred.  A page is read again once its
 * file has changed.
 */
#define LUDO_TYPE_LIBRARY (ludo_library_get_type ())
G_DECLARE_FINAL_TYPE (LudoLibrary, ludo_library, LUDO, LIBRARY, GObject)

/* ludo_library_new: both folders have one folder a game; @own may be NULL. */
LudoLibrary *ludo_library_new (const char *installed, const char *own);

/* ludo_library_get_page_ids: the names of the pages a game may have, in the
 * order of reading; ended by NULL; static. */
const char *const *ludo_library_get_page_ids (void);

/* ludo_library_get_page_title: what the page of this name is called in
 * @language where no file says it; static. */
const char *ludo_library_get_page_title (const char *page_id,
                                         LudoPageLanguage language);

/* ludo_library_has: whether there is a file for this page. */
gboolean ludo_library_has (LudoLibrary *self, const char *game_id,
                           const char *page_id);

/* ludo_library_check_links: whether all links and terms in @node and below,
 * of @file, lead to something of that game; otherwise @error names file, line
 * and link. */
gboolean ludo_library_check_links (LudoLibrary *self, const LudoPageNode *node,
                                   const char *game_id, const char *file,
                                   GError **error);

/* ludo_library_read:
 * @problem: (out) (optional): what is wrong with the reader's own page, with
 *   file and line, where it is broken and the program's is given instead;
 *   free with g_error_free()
 *
 * Returns: (transfer full): the page, or NULL with @error; give it up with
 *   ludo_page_free().
 */
LudoPageNode *ludo_library_read (LudoLibrary *self, const char *game_id,
                                 const char *page_id, GError **problem,
                                 GError **error);
