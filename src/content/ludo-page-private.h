/* ludo-page-private.h: what the files of the page model share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page.h"

/* _ludo_page_node_new: (transfer full): an empty node, read at @line, from
 * 1. */
LudoPageNode *_ludo_page_node_new (LudoNodeType type, int line);

/* _ludo_page_terms_new: (transfer full): an empty list of LudoPageTerm, which
 * owns what its terms point to. */
GArray *_ludo_page_terms_new (void);

/* _ludo_page_has_both: whether @texts has a text in both languages. */
gboolean _ludo_page_has_both (char *const *texts);
