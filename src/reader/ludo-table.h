/* ludo-table.h: a table that scrolls sideways where it is too wide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LUDO_TYPE_TABLE (ludo_table_get_type ())
G_DECLARE_FINAL_TYPE (LudoTable, ludo_table, LUDO, TABLE, GtkWidget)

/* ludo_table_new:
 * @grid: (transfer floating): the rows
 * @heads: what its columns are called, for whoever cannot see them
 *
 * It is as high as its rows are at the width that it has.  The wheel scrolls
 * the page that it stands in; with Shift, or on a touchpad, it goes sideways.
 */
GtkWidget *ludo_table_new (GtkWidget *grid, const char *heads);

G_END_DECLS
