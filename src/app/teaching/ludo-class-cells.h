/* ludo-class-cells.h: the cells of a class's tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_class_cells_make: returns a new empty table whose columns are @spacing
 * pixels apart.  It is to be filled before it is shown, because a table that is
 * shown goes through all its cells for each one added or removed. */
GtkGrid *ludo_class_cells_make (const char *css_class, guint spacing);

/* ludo_class_cells_add: puts @text into @table as a label of at most @most
 * characters, which is cut at its end where it is longer.
 * @tooltip: its tooltip, or NULL */
GtkWidget *ludo_class_cells_add (GtkGrid *table, const char *text,
                                 const char *tooltip, int most, guint column,
                                 guint row);

/* ludo_class_cells_set_tip: sets the tooltip of a child of the table. */
void ludo_class_cells_set_tip (GtkWidget *cell, const char *text);

/* ludo_class_cells_let_wrap: lets a label wrap.
 * @chars: the least letters of a line
 * @lines: the most lines; 0 for any number */
void ludo_class_cells_let_wrap (GtkWidget *cell, int chars, int lines);
