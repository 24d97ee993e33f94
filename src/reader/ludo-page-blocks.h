/* ludo-page-blocks.h: from the elements of a page to its rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-rows.h"

/* ludo_page_blocks_make_next: adds what shows the next piece of the page to
 * @rows and, behind the last, the next line of the sources that it refers to.
 *
 * Returns: FALSE where all was there already.
 */
gboolean ludo_page_blocks_make_next (LudoRows *rows);

/* ludo_page_blocks_make_sentences: makes more until there are @n_sentences, or
 * all. */
void ludo_page_blocks_make_sentences (LudoRows *rows, guint n_sentences);

/* ludo_page_blocks_make_until: makes more until the element called @id is
 * there, if the page has it. */
void ludo_page_blocks_make_until (LudoRows *rows, const char *id);

/* ludo_page_blocks_make_all: makes all that is not there yet. */
void ludo_page_blocks_make_all (LudoRows *rows);
