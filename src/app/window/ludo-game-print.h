/* ludo-game-print.h: what there is to print of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-library.h"
#include "play/game/ludo-game.h"
#include "print/ludo-print.h"

/* LudoGamePrint: where the game stands. */
typedef enum
{
  LUDO_GAME_PRINT_PLAYED,       /* on the board, with its moves */
  LUDO_GAME_PRINT_POSITION,     /* set up, with none */
  LUDO_GAME_PRINT_LESSON,       /* a step of a lesson or a puzzle */
  LUDO_GAME_PRINT_NEW,          /* nobody plays it now */
} LudoGamePrint;

/* ludo_game_print_show: opens the dialog for the game @game_id, and for @game
 * where one is played; @library has its pages and puzzles.  Sheets of the kind
 * @first are chosen, or if they are not offered the usual ones;
 * LUDO_N_PRINT_KINDS: these.  Returns:
 * borrowed. */
GtkWindow *ludo_game_print_show (GtkWindow *window, LudoLibrary *library,
                                 const char *game_id, LudoGame *game,
                                 LudoGamePrint what, LudoPrintKind first);
