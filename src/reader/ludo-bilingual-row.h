/* ludo-bilingual-row.h: a text and its translation, side by side or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* The gap between two languages that stand side by side, in pixels. */
#define LUDO_COLUMNS_GAP 36

/* ludo_bilingual_row_new: (transfer floating): a box whose children stand one
 * below the other. */
GtkWidget *ludo_bilingual_row_new (void);

/* ludo_bilingual_row_set_beside: from now on the children of @row stand in
 * columns of one width, aligned at the top, if @beside and if it is wide enough
 * for that; it never asks for more width than one below the other need, so that
 * the page can become narrower. */
void ludo_bilingual_row_set_beside (GtkWidget *row, gboolean beside);
