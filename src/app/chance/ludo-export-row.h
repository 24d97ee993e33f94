/* ludo-export-row.h: what a room of the laboratory lets one take away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/chance/ludo-plot-view.h"

/* LudoExportRows: (transfer full) (element-type GStrv): what @room shows as
 * rows of cells, the heads first. */
typedef GPtrArray *(*LudoExportRows) (gpointer room);

/* LudoExportText: (transfer full): what @room has as a text. */
typedef char *(*LudoExportText) (gpointer room);

/* LudoExportRow:
 *
 * A row, which breaks where it has no room, of buttons that save the picture
 * and the table of a room, print both on a page, and copy texts.  Buttons of
 * the room itself may be its first children.
 */
#define LUDO_TYPE_EXPORT_ROW (ludo_export_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoExportRow, ludo_export_row, LUDO, EXPORT_ROW, GtkBox)

/* ludo_export_row_fill:
 * @title: what the room is called: the head of a page, and the name of a file;
 *   copied
 * @plot: (nullable): the picture; it is not saved while it is hidden
 * @words: the sentences below the picture
 * @dup_rows: brings the table
 * @room: the room around the row; passed to @dup_rows and @dup_text
 *
 * Appends the buttons; to be called once.
 */
void ludo_export_row_fill (LudoExportRow *self, const char *title,
                           LudoPlotView *plot, GtkLabel *words,
                           LudoExportRows dup_rows, gpointer room);

/* ludo_export_row_print: prints the picture, the sentences and the table, on
 * the printer that is asked for. */
void ludo_export_row_print (LudoExportRow *self);

/* ludo_export_row_add_copy:
 * @label: with a mnemonic
 * @tip: what the text is
 * @message: static: the message that the text was copied
 *
 * Appends a button that copies what @dup_text brings.
 */
void ludo_export_row_add_copy (LudoExportRow *self, const char *label,
                               const char *tip, const char *message,
                               LudoExportText dup_text);
