/* ludo-mallard.h: pages of the help, read as any other page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the part of Mallard that the pages under help/ are written in: page,
 * info with desc and guide links, title, p, section, list, steps, terms, note,
 * table, media, and within a line link, em, gui, guiseq, key, keyseq, app,
 * code, cmd and file.  Any other element is refused by its name, so that no
 * text of a page goes missing unnoticed.
 *
 * Such a page is in one language.  Its links are terms that lead to a page,
 * its origin is what it is about, and its notes are where it wants to be
 * listed: "index#play".
 */

#pragma once

#include "content/ludo-page.h"

/* ludo_mallard_parse:
 * @text: a whole file, @length bytes, which need not be text at all
 * @language: that it is written in
 *
 * Returns: (transfer full): the page, or NULL with @error, whose message names
 *   the line and the reason.
 */
LudoPageNode *ludo_mallard_parse (const char *text, gsize length,
                                  LudoPageLanguage language, GError **error);

/* ludo_mallard_load: the same from the file at @path, beside which its
 * pictures lie. */
LudoPageNode *ludo_mallard_load (const char *path, LudoPageLanguage language,
                                 GError **error);

/* ludo_mallard_add_topics: ends @page and each of its sections with the list
 * of those among @pages (LudoPageNode) that want to be listed there. */
void ludo_mallard_add_topics (LudoPageNode *page, const GPtrArray *pages,
                              LudoPageLanguage language);
