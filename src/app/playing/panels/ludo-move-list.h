/* ludo-move-list.h: the moves of a game, in notation and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* LudoMoveList:
 *
 * The start and every ply of the line on the board, the plies of one turn
 * together; below, the lines that were left for others.  Choosing a row
 * activates "play.preview" or "play.take-variation" of the page around it.
 */
#define LUDO_TYPE_MOVE_LIST (ludo_move_list_get_type ())
G_DECLARE_FINAL_TYPE (LudoMoveList, ludo_move_list, LUDO, MOVE_LIST, GtkBox)

GtkWidget *ludo_move_list_new (void);
/* ludo_move_list_set_game: @game may be NULL. */
void ludo_move_list_set_game (LudoMoveList *self, LudoGame *game);
/* ludo_move_list_set_shown: marks the row of the position that is on the board,
 * the one after @n_shown plies, and scrolls to it.  The animation of
 * @n_announced of these plies is over: the list shows only the start of the
 * next one, and nothing of those after it. */
void ludo_move_list_set_shown (LudoMoveList *self, guint n_shown,
                               guint n_announced);
