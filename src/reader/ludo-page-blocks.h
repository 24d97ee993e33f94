/* ludo-page-blocks.h: makes the rows of a page from its elements
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-model.h"

/* ludo_page_blocks_make_next: makes the row of the next piece of the page or,
 * after the last piece, the next line of its list of sources.
 *
 * Returns: FALSE if all of the page is made already.
 */
gboolean ludo_page_blocks_make_next (LudoPageModel *model);

/* ludo_page_blocks_make_sentences: makes rows until there are @n_sentences, or
 * the page ends. */
void ludo_page_blocks_make_sentences (LudoPageModel *model, guint n_sentences);

/* ludo_page_blocks_make_until: makes rows until the element called @id has
 * its own, if the page has that element. */
void ludo_page_blocks_make_until (LudoPageModel *model, const char *id);

/* ludo_page_blocks_make_all: makes the rest of the page. */
void ludo_page_blocks_make_all (LudoPageModel *model);
