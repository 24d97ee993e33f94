/* ludo-game-sheet.h: a game on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"
#include "print/ludo-sheets.h"

/* ludo_game_sheet_new:
 *
 * The position on the board of @game, large, and under it who played and every
 * move in words, on as many sheets as that takes.  Black on white, with what
 * tells the sides apart by shape.  What happens to the game later does not
 * change the sheets.
 *
 * Returns: (transfer full): sheets to be set out with ludo_sheets_paginate()
 */
LudoSheets *ludo_game_sheet_new (LudoGame *game);

/* ludo_game_sheet_print_operation_new: what prints @game as it stands now
 * through the desktop's printing.  Returns: (transfer full) */
GtkPrintOperation *ludo_game_sheet_print_operation_new (LudoGame *game);
