/* ludo-page-private.h: what the files of the page model share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page.h"

LudoPageNode *_ludo_page_node_new (LudoNodeType type, int line);

/* An empty list of LudoPageTerm that owns what is in it. */
GArray *_ludo_page_terms_new (void);

/* Whether there is a text in both languages. */
gboolean _ludo_page_has_both (char *const *texts);
