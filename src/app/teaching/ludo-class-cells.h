/* ludo-class-cells.h: the cells of a class's tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_class_cells_new_table: (transfer floating): an empty table whose columns
 * are @spacing pixels apart.  Fill it before it is shown, because a visible
 * table visits all its cells for each one that is added or removed. */
GtkGrid *ludo_class_cells_new_table (const char *css_class, guint spacing);

/* ludo_class_cells_add: puts a label with @text into @table and returns it
 * (transfer none).
 * @tooltip: (nullable): its tooltip
 * @most: the most characters of a line; a longer text is ellipsized
 * @column, @row: from 0 */
GtkWidget *ludo_class_cells_add (GtkGrid *table, const char *text,
                                 const char *tooltip, int most, guint column,
                                 guint row);

/* ludo_class_cells_set_tip: sets the tooltip of a child of such a table.
 * @text: (nullable): copied */
void ludo_class_cells_set_tip (GtkWidget *cell, const char *text);

/* ludo_class_cells_wrap: lets the label @cell break into lines.
 * @chars: the least width of a line, in characters
 * @lines: the most lines; 0 for any number */
void ludo_class_cells_wrap (GtkWidget *cell, int chars, int lines);
