/* ludo-count-row.h: how many to make at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoCountRow:
 *
 * Buttons with numbers in a row that breaks where it has no room.
 *
 * Signal: "chosen" (uint): the number of the button that was clicked
 */
#define LUDO_TYPE_COUNT_ROW (ludo_count_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoCountRow, ludo_count_row, LUDO, COUNT_ROW, GtkBox)

/* ludo_count_row_add: appends the button that shows and chooses @n.
 * @name: (transfer full): how a screen reader calls it */
void ludo_count_row_add (LudoCountRow *self, guint n, char *name);

/* ludo_count_row_add_words: appends the button that chooses @n but shows
 * @label, which has a mnemonic. */
void ludo_count_row_add_words (LudoCountRow *self, guint n,
                               const char *label);
