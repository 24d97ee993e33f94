/* ludo-table.h: a table that scrolls sideways where it is too wide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define LUDO_TYPE_TABLE (ludo_table_get_type ())
G_DECLARE_FINAL_TYPE (LudoTable, ludo_table, LUDO, TABLE, GtkWidget)

/* ludo_table_new:
 * @grid: (transfer floating): the rows
 * @heads: the names of its columns, for the accessible name
 *
 * It is as high as its rows are at the width that it has.  A wheel turned over
 * the table scrolls the page; with Shift, on a touchpad or with a wheel that
 * tilts, a table that is too wide scrolls sideways.
 */
GtkWidget *ludo_table_new (GtkWidget *grid, const char *heads);

/* ludo_table_sideways:
 * @dx: how far was scrolled to the right, in @unit
 * @dy: how far downward
 * @shift: whether Shift is held down
 * @width: what can be seen of the rows at once, in pixels
 * @too_wide: whether the rows are wider
 *
 * A table takes what goes more to the side than up or down, and with Shift
 * everything; the page takes the rest.
 *
 * Returns: how many pixels a table goes to the right, fewer than 0 for the
 *   left; 0 where the page is to be scrolled
 */
double ludo_table_sideways (double dx, double dy, gboolean shift,
                            GdkScrollUnit unit, double width,
                            gboolean too_wide);
