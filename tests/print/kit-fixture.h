/* kit-fixture.h: a game to cut out, and its PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pdf-fixture.h"
#include "print/ludo-print.h"

/* A kit begins with its cover, and with what to do before one starts. */
#define KIT_INTRO 2

/* Width and height of A4 and of letter paper, upright and then on their sides,
 * in millimetres. */
extern const double kit_papers[4][2];

/* kit_make_of: (transfer full): the kit that the options ask for. */
LudoPrint *kit_make_of (const LudoPrintOptions *options);

/* kit_measure: (transfer full): the pages of the PDF, each a PdfPage; its fonts
 * are in the file. */
GPtrArray *kit_measure (LudoPrint *print);
/* kit_measure_of: (transfer full): the pages of the kit that the options ask
 * for. */
GPtrArray *kit_measure_of (const LudoPrintOptions *options);

/* kit_board: the page with the board; borrowed. */
const PdfPage *kit_board (GPtrArray *pages);

/* kit_count_cut: how many sides there are before the rules, without the cover,
 * the page on what to do before one starts, and the box. */
guint kit_count_cut (LudoPrint *print);

/* kit_pieces: page @index of those with pieces to cut out; borrowed. */
const PdfPage *kit_pieces (GPtrArray *pages, guint index);

/* kit_count_cells: how many cells @page has: filled shapes, each with another
 * just as large at @pitch from it, and none nearer. */
guint kit_count_cells (const PdfPage *page, double pitch);
