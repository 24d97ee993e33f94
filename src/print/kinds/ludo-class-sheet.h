/* ludo-class-sheet.h: what a class has handed in, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_class_sheet_add: adds the table of the class in the options, and then
 * its steps, each with a board that shows the answers of the pupils. */
void ludo_class_sheet_add (LudoPrint *print);
