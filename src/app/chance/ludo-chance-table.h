/* ludo-chance-table.h: the numbers of a chart, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoChanceTable:
 *
 * Rows of cells below a row of heads.  It is one stop of the keyboard: Up,
 * Down, Home and End choose a row, and what is in it is said.
 */
#define LUDO_TYPE_CHANCE_TABLE (ludo_chance_table_get_type ())
G_DECLARE_FINAL_TYPE (LudoChanceTable, ludo_chance_table, LUDO, CHANCE_TABLE,
                      GtkGrid)

/* ludo_chance_table_replace: shows the scrolled window around the table in the
 * place of @picture, its sibling, if @shown, and @picture otherwise.  If one of
 * them has the focus, the other gets it. */
void ludo_chance_table_replace (LudoChanceTable *self, GtkWidget *picture,
                                gboolean shown);

/* ludo_chance_table_grab_focus: focuses the table or @picture, whichever is
 * shown.  Returns: as gtk_widget_grab_focus(). */
gboolean ludo_chance_table_grab_focus (LudoChanceTable *self,
                                       GtkWidget       *picture);

/* ludo_chance_table_show:
 * @rows: (element-type GStrv): the heads first, then rows of as many cells
 * @words: (nullable): what is announced of each row below the heads; copied;
 *   NULL: its cells, each after the head of its column
 *
 * Shows other cells.  Those of a single column are sentences, whose lines
 * break.  The row with the index of the chosen one is chosen if there is one.
 */
void ludo_chance_table_show (LudoChanceTable *self, GPtrArray *rows,
                             GStrv words);
