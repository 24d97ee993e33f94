/* print-class.h: the table of a class, without a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* The KIND that asks for the table of a class. */
#define PRINT_CLASS_KIND "class"

/* print_class_is_table: whether the file at @path is to hold cells for a
 * spreadsheet. */
gboolean print_class_is_table (const char *path);

/* print_class:
 * @wish: paper, font, language and names; the class is filled in
 * @results: the folder of the results
 * @lesson: (nullable): the path of the lesson
 * @output: the PDF or CSV to write
 *
 * Writes the table of a class.  Results that are not in the table are named on
 * standard error.
 *
 * Returns: an exit code; EXIT_FAILURE, after complaining, if no result could be
 * read.
 */
int print_class (LudoPrintOptions *wish, const char *results,
                 const char *lesson, const char *output);
