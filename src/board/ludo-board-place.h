/* ludo-board-place.h: one place of a board, for the keyboard and screen readers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoBoardPlace:
 *
 * A grid cell that draws nothing: the board paints the whole picture; this
 * widget has the focus, the name and the state.  It is always a child of a
 * LudoBoard.
 */
#define LUDO_TYPE_BOARD_PLACE (ludo_board_place_get_type ())
G_DECLARE_FINAL_TYPE (LudoBoardPlace, ludo_board_place, LUDO, BOARD_PLACE,
                      GtkWidget)

/* LudoBoardPick: picks @place of @board. */
typedef void (*LudoBoardPick) (GtkWidget *board, int place);

/* ludo_board_place_new: (transfer floating): the child for @place, its number
 * in the drawing.  @pick is called when assistive technology activates it. */
GtkWidget *ludo_board_place_new (int place, LudoBoardPick pick);

/* ludo_board_place_find_focused: the place of @board that has the focus, or
 * -1. */
int ludo_board_place_find_focused (GtkWidget *board);

/* ludo_board_place_get_place: the number of the place in the drawing. */
int ludo_board_place_get_place (LudoBoardPlace *self);

/* ludo_board_place_set_name: sets the accessible name, which describes the
 * place and what lies on it; copied. */
void ludo_board_place_set_name (LudoBoardPlace *self, const char *name);

/* ludo_board_place_set_selected: sets the accessible state "selected". */
void ludo_board_place_set_selected (LudoBoardPlace *self, gboolean selected);
