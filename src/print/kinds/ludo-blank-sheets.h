/* ludo-blank-sheets.h: sheets to measure and to draw on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_blank_sheets_add_test: adds a sheet that shows whether the printer keeps
 * sizes, and whether front and back fall on each other. */
gboolean ludo_blank_sheets_add_test (LudoPrint *print, GError **error);

/* ludo_blank_sheets_add_boards: adds a side of empty boards to draw on. */
gboolean ludo_blank_sheets_add_boards (LudoPrint *print, GError **error);
