/* ludo-booklet.h: lays pages out on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This file uses Cairo and Pango, but no GTK, because ludotheque-print, which
 * has no window, writes booklets into files.
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
 * @language: LUDO_PAGE_N_LANGUAGES for French and English side by side,
 *   paragraph by paragraph
 * @font: the font family, or NULL
 *
 * The booklet keeps references to the pages that are added.
 */
LudoBooklet *ludo_booklet_new (LudoPageLanguage language, const char *font);

/* ludo_booklet_free: frees @booklet; does nothing for NULL. */
void ludo_booklet_free (LudoBooklet *booklet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoBooklet, ludo_booklet_free)

/* ludo_booklet_add_page: adds the texts and figures of @page on a new sheet;
 * its answers are left to ludo_booklet_close().
 *
 * Returns: FALSE with @error, and nothing is added, if the rules refuse a
 *   figure or a map has no coast lines.
 */
gboolean ludo_booklet_add_page (LudoBooklet *booklet, LudoPageNode *page,
                                GError **error);

/* ludo_booklet_close: adds the answers on a sheet of their own, and the sources
 * that sentences refer to by number.
 * @sources: the page of sources, or NULL
 */
void ludo_booklet_close (LudoBooklet *booklet, LudoPageNode *sources);

/* ludo_booklet_new_for_game: creates a complete booklet.
 * @library: has the pages
 * @page_ids: the pages, in this order, with a title page if there are several;
 *   NULL: all pages of the game
 *
 * Returns: (transfer full): NULL with @error if a page cannot be read.
 */
LudoBooklet *ludo_booklet_new_for_game (LudoLibrary *library,
                                        const char *game_id,
                                        const char *const *page_ids,
                                        LudoPageLanguage language,
                                        const char *font, GError **error);

/* ludo_booklet_get_problem: returns the error (LUDO_LIBRARY_PROBLEM) of the
 * first page that is broken, so that the booklet has another page instead; a
 * page of the reader's own comes before a school's.  Borrowed, or NULL. */
const GError *ludo_booklet_get_problem (const LudoBooklet *booklet);

/* ludo_booklet_fit: lays the booklet out with the largest letters, of @largest
 * points at most, with which it has no more than @most sheets, or with the
 * smallest.  Returns: whether it has no more. */
gboolean ludo_booklet_fit (LudoBooklet *booklet, guint most, double largest,
                           double width, double height);

/* ludo_booklet_paginate: lays the booklet out on sheets of @width by @height
 * points; may be called again for another size.  Returns: the number of
 * sheets. */
guint ludo_booklet_paginate (LudoBooklet *booklet, double width,
                             double height);

/* ludo_booklet_draw_page: draws sheet @index, from 0, in black and without a
 * background, in points from 0, 0. */
void ludo_booklet_draw_page (LudoBooklet *booklet, guint index, cairo_t *cr);

/* ludo_booklet_dup_title: returns the title, in plain text, of the page that
 * begins on sheet @index, or NULL; free with g_free(). */
char *ludo_booklet_dup_title (const LudoBooklet *booklet, guint index);
