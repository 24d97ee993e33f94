/* ludo-class-csv.h: what a class has handed in, for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/class/ludo-class.h"

/* ludo_class_dup_csv:
 * @language: not both; the words are those of the language that the thread
 *   speaks, which is to be the same
 * @names: whether pupils are named, or numbered
 *
 * A row for each piece of work, as RFC 4180 writes it, and below a row for what
 * is not in the table.  A spreadsheet opens it by a double click: it begins with
 * a byte order mark, and cells are separated by a semicolon in French, where
 * the comma is that of numbers.  A text that a spreadsheet would take for a
 * formula or a date begins with an apostrophe.
 *
 * Returns: (transfer full): the text of the file.
 */
char *ludo_class_dup_csv (const LudoClass *self, LudoPageLanguage language,
                          gboolean names);
