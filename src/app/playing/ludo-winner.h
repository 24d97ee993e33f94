/* ludo-winner.h: who has won, in large letters over the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"

/* LudoWinner:
 *
 * Says who has won the game of its table, until it is clicked, which uncovers
 * the last position, or the game is no longer at its end.  The end of a game
 * that was shown before it is celebrated by the action "win.celebrate".  The
 * parent allocates this widget.
 */
#define LUDO_TYPE_WINNER (ludo_winner_get_type ())
G_DECLARE_FINAL_TYPE (LudoWinner, ludo_winner, LUDO, WINNER, GtkButton)

/* ludo_winner_new: (transfer floating): of @table, which is referenced. */
GtkWidget *ludo_winner_new (LudoPlayTable *table);

/* ludo_winner_place: puts @box over the middle of @board, if @widget, which
 * ludo_winner_new() made, is visible, and leaves it as it is otherwise. */
void ludo_winner_place (GtkWidget *widget, const GtkAllocation *board,
                        GtkAllocation *box);
