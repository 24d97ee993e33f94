/* ludo-booklet.h: pages to read, set out on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cairo and Pango only, no GTK: the window prints it, and a program without a
 * window writes it into a file.
 */

#pragma once

#include <cairo.h>

#include "content/ludo-library.h"
#include "content/ludo-page.h"

/* Sizes of paper, in points. */
#define LUDO_PAPER_A4_WIDTH 595.28
#define LUDO_PAPER_A4_HEIGHT 841.89
#define LUDO_PAPER_LETTER_WIDTH 612.0
#define LUDO_PAPER_LETTER_HEIGHT 792.0

/* The margin of every sheet, 10 mm, which printers cannot print on. */
#define LUDO_PAPER_MARGIN 28.35

typedef struct _LudoBooklet LudoBooklet;

/* ludo_booklet_new:
 * @language: LUDO_PAGE_N_LANGUAGES sets French and English side by side,
 *   paragraph by paragraph
 * @font: the family of its letters, or NULL
 *
 * Keeps a reference to the pages that are added until it is freed.
 */
LudoBooklet *ludo_booklet_new (LudoPageLanguage language, const char *font);

/* ludo_booklet_free: frees @booklet; does nothing for NULL. */
void ludo_booklet_free (LudoBooklet *booklet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoBooklet, ludo_booklet_free)

/* ludo_booklet_add_title: a page with the game's name, who made it or where
 * it comes from, and what is inside.  To be called first.
 * @titles, @credits: French and English, plain text; @credits may be NULL
 */
void ludo_booklet_add_title (LudoBooklet *booklet, const char *const *titles,
                             const char *const *credits);

/* ludo_booklet_add_page: the texts and figures of @page, beginning on a new
 * sheet; its answers are kept for the end.
 *
 * Returns: FALSE with @error, and nothing added, when the rules refuse a
 *   figure or a map has no coast lines.
 */
gboolean ludo_booklet_add_page (LudoBooklet *booklet, LudoPageNode *page,
                                GError **error);

/* ludo_booklet_close: adds the answers, on a sheet of their own, and the
 * sources that the sentences have named by numbers.
 * @sources: the page of sources, or NULL
 */
void ludo_booklet_close (LudoBooklet *booklet, LudoPageNode *sources);

/* ludo_booklet_new_for_game: a closed booklet of pages.
 * @library: where they are read
 * @page_ids: which pages, in this order; one alone comes without a title.
 *   NULL: the whole game, title first
 *
 * Returns: (transfer full): NULL with @error when a page cannot be read.
 */
LudoBooklet *ludo_booklet_new_for_game (LudoLibrary *library,
                                        const char *game_id,
                                        const char *const *page_ids,
                                        LudoPageLanguage language,
                                        const char *font, GError **error);

/* ludo_booklet_get_problem: the error (LUDO_LIBRARY_PROBLEM) of the first
 * broken page in whose place another stands in the booklet, one of the
 * reader's own before a school's; borrowed, or NULL. */
const GError *ludo_booklet_get_problem (const LudoBooklet *booklet);

/* ludo_booklet_paginate: sets everything out on sheets of @width by @height
 * points; may be called again for another size.  Returns: how many. */
guint ludo_booklet_paginate (LudoBooklet *booklet, double width,
                             double height);

/* ludo_booklet_get_n_pages: the number of sheets that ludo_booklet_paginate()
 * returned last. */
guint ludo_booklet_get_n_pages (const LudoBooklet *booklet);

/* ludo_booklet_draw_page: paints sheet @index, from 0, in black on what is
 * there, in points from 0, 0. */
void ludo_booklet_draw_page (LudoBooklet *booklet, guint index, cairo_t *cr);

/* ludo_booklet_dup_title: the page that begins on sheet @index, in plain text,
 * or NULL; free with g_free(). */
char *ludo_booklet_dup_title (const LudoBooklet *booklet, guint index);

/* ludo_booklet_dup_page_text: the text on sheet @index, line by line; free with
 * g_free(). */
char *ludo_booklet_dup_page_text (LudoBooklet *booklet, guint index);
