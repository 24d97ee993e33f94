/* ludo-throw-row.h: how often to throw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoThrowRow:
 *
 * Buttons that throw once, ten times and so on to ten thousand, and as often as a
 * class has pupils.
 *
 * Signal: "throw" (uint): so many throws are asked for.
 */
#define LUDO_TYPE_THROW_ROW (ludo_throw_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoThrowRow, ludo_throw_row, LUDO, THROW_ROW, GtkBox)

/* ludo_throw_row_new: (transfer floating): the row. */
GtkWidget *ludo_throw_row_new (void);
