/* ludo-csv.h: rows of cells for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text that a spreadsheet would take for a formula, a date or another number
 * begins with an apostrophe, because people type some of the texts.
 */

#pragma once

#include <glib.h>

/* LudoCsv: a table that is being written; from ludo_csv_init() to
 * ludo_csv_finish(). */
typedef struct
{
  GString *text;
  char separator;
  gboolean in_row;              /* the row has a cell already */
} LudoCsv;

/* ludo_csv_init: begins a table whose cells are kept apart by @separator. */
void ludo_csv_init (LudoCsv *csv, char separator);

/* ludo_csv_begin_cell: begins the next cell of the row, at first an empty
 * one. */
void ludo_csv_begin_cell (LudoCsv *csv);

/* ludo_csv_add_text: a cell that is a text; a line break becomes a blank. */
void ludo_csv_add_text (LudoCsv *csv, const char *text);

/* ludo_csv_add_number: a cell that is a number. */
void ludo_csv_add_number (LudoCsv *csv, guint number);

/* ludo_csv_end_row: the next cell begins another row. */
void ludo_csv_end_row (LudoCsv *csv);

/* ludo_csv_finish: (transfer full): the table, which ends there. */
char *ludo_csv_finish (LudoCsv *csv);

/* ludo_csv_dup_rows:
 * @rows: (element-type GStrv): cells as the language of the program writes
 *   them; those that are numbers in it stay numbers
 *
 * Returns: (transfer full): the table, with semicolons where the language's
 *   numbers have commas.
 */
char *ludo_csv_dup_rows (GPtrArray *rows);
