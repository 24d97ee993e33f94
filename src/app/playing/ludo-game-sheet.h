/* ludo-game-sheet.h: a game on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* LudoGameSheet: the position on the board of a game, large, and under it who
 * played and every move in words, on as many sheets as that takes.  Black on
 * white, with what tells the sides apart by shape. */
typedef struct LudoGameSheet LudoGameSheet;

/* ludo_game_sheet_new: @game as it stands now; what happens to it later does
 * not change the sheet. */
LudoGameSheet *ludo_game_sheet_new (LudoGame *game);
void ludo_game_sheet_free (LudoGameSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoGameSheet, ludo_game_sheet_free)

/* ludo_game_sheet_paginate:
 * @width, @height: of the paper, in points; margins are kept within
 *
 * Returns: how many sheets it takes, at least 1.
 */
guint ludo_game_sheet_paginate (LudoGameSheet *self, double width,
                                double height);

/* ludo_game_sheet_draw: sheet @number, from 0, with 0, 0 its upper left
 * corner. */
void ludo_game_sheet_draw (LudoGameSheet *self, guint number, cairo_t *cr);

/* ludo_game_sheet_print_operation_new: what prints @game as it stands now
 * through the desktop's printing.  Returns: (transfer full) */
GtkPrintOperation *ludo_game_sheet_print_operation_new (LudoGame *game);

G_END_DECLS
