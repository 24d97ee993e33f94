/* ludo-class-csv.h: what a class has handed in, for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/class/ludo-class.h"

/* ludo_class_dup_csv:
 * @language: one language, the same as the thread's
 * @names: whether pupils are named; otherwise they are numbered
 *
 * Prints a row for each piece of work, as RFC 4180 has it, and below them a row
 * for each thing that is left out of the table.  The text begins with a byte
 * order mark and in French separates cells by a semicolon, because a
 * spreadsheet then opens it by a double click.  A text that a spreadsheet would
 * read as a formula or a date begins with an apostrophe.
 *
 * Returns: (transfer full): the text of the file.
 */
char *ludo_class_dup_csv (const LudoClass *self, LudoPageLanguage language,
                          gboolean names);
