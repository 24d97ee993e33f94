/* ludo-game-print.h: offers the sheets of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-library.h"
#include "play/game/ludo-game.h"
#include "print/ludo-print.h"

/* LudoGamePrint: the occasion for printing. */
typedef enum
{
  LUDO_GAME_PRINT_PLAYED,       /* on the board, with its moves */
  LUDO_GAME_PRINT_POSITION,     /* set up, without moves */
  LUDO_GAME_PRINT_LESSON,       /* a step of a lesson or a puzzle */
  LUDO_GAME_PRINT_NEW,          /* no game is played now */
} LudoGamePrint;

/* ludo_game_print_show: opens the dialog with the sheets of the game @game_id.
 * @library: has its pages and puzzles
 * @game: (nullable): the game that is printed
 * @first: the kind that is selected; LUDO_N_PRINT_KINDS, or one that is not
 *   offered, selects the first
 *
 * Returns: (transfer none): the dialog.
 */
GtkWindow *ludo_game_print_show (GtkWindow *window, LudoLibrary *library,
                                 const char *game_id, LudoGame *game,
                                 LudoGamePrint what, LudoPrintKind first);
