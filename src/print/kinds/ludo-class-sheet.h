/* ludo-class-sheet.h: what a class has handed in, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_class_sheet_add: the table of the class that the options name, and its
 * steps with the board on which their answers lie. */
void ludo_class_sheet_add (LudoPrint *print);
