/* ludo-class-row.h: how many fair classes to make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoClassRow:
 *
 * Buttons that make one, five or twenty fair classes, and all the others.
 *
 * Signal: "make" (uint): so many classes are asked for, or more than there can
 *   be.
 */
#define LUDO_TYPE_CLASS_ROW (ludo_class_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoClassRow, ludo_class_row, LUDO, CLASS_ROW, GtkBox)

/* ludo_class_row_new: (transfer floating): the row. */
GtkWidget *ludo_class_row_new (void);
