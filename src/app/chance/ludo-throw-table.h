/* ludo-throw-table.h: what was thrown, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-throws.h"

/* LudoThrowTable:
 *
 * A row for each outcome, below a row of headings.  It is one stop of the
 * keyboard: Up, Down, Home and End choose a row, and what is in it is said.
 */
#define LUDO_TYPE_THROW_TABLE (ludo_throw_table_get_type ())
G_DECLARE_FINAL_TYPE (LudoThrowTable, ludo_throw_table, LUDO, THROW_TABLE,
                      GtkGrid)

/* ludo_throw_table_new: (transfer floating): an empty table. */
GtkWidget *ludo_throw_table_new (void);

/* ludo_throw_table_show: shows the numbers of @throws as they are now.  The
 * chosen row stays where there is one of that number. */
void ludo_throw_table_show (LudoThrowTable *self, LudoThrows *throws);
