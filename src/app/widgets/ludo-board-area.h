/* ludo-board-area.h: lays out a board, or a picture, and a text beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/ludo-button-row.h"
#include "board/ludo-board.h"

/* LudoBoardArea:
 *
 * In a wide area the text is beside the board, in a narrow one below it.  The
 * board is always visible, at least half as large as the shorter side of the
 * area.
 */
#define LUDO_TYPE_BOARD_AREA (ludo_board_area_get_type ())
G_DECLARE_FINAL_TYPE (LudoBoardArea, ludo_board_area, LUDO, BOARD_AREA,
                      GtkWidget)

/* ludo_board_area_new: (transfer floating): an area with @board, a LudoBoard or
 * a widget that fills the room that it gets, and @text, which become its
 * children. */
GtkWidget *ludo_board_area_new (GtkWidget *board, GtkWidget *text);

/* ludo_board_area_set_instead: @instead, which becomes a child, gets the place
 * of the board while it is visible; the caller hides the board then. */
void ludo_board_area_set_instead (LudoBoardArea *self, GtkWidget *instead);

/* ludo_board_area_set_row: @row, a row of buttons in the text: the text beside
 * the board becomes a little wider if @row then fits in one line. */
void ludo_board_area_set_row (LudoBoardArea *self, LudoButtonRow *row);

/* ludo_board_area_set_words: sets the scrolled window of the text: a board
 * above the text becomes a little smaller if large letters would leave @words
 * less than five lines. */
void ludo_board_area_set_words (LudoBoardArea *self, GtkScrolledWindow *words);

/* ludo_board_area_set_only_seen: if @only_seen, the board cannot be played on,
 * so that it leaves more room to the text below it. */
void ludo_board_area_set_only_seen (LudoBoardArea *self, gboolean only_seen);
