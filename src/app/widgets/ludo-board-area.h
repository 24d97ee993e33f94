/* ludo-board-area.h: a board, or a picture, and what belongs beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/ludo-button-row.h"
#include "board/ludo-board.h"

/* LudoBoardArea:
 *
 * The text stands beside the board where the room is wide, and below it where
 * it is narrow.  The board is always seen, half as large as the shorter side
 * of the room at least.
 */
#define LUDO_TYPE_BOARD_AREA (ludo_board_area_get_type ())
G_DECLARE_FINAL_TYPE (LudoBoardArea, ludo_board_area, LUDO, BOARD_AREA,
                      GtkWidget)

/* ludo_board_area_new: @board: a LudoBoard, or anything that is drawn as large
 * as there is room. */
GtkWidget *ludo_board_area_new (GtkWidget *board, GtkWidget *text);

/* ludo_board_area_set_instead: @instead, which the area takes over, has the
 * place of the board whenever it is visible and the board is not. */
void ludo_board_area_set_instead (LudoBoardArea *self, GtkWidget *instead);

/* ludo_board_area_set_row: @row, which stands in the text, has one line
 * wherever a little more width beside the board is enough for it. */
void ludo_board_area_set_row (LudoBoardArea *self, LudoButtonRow *row);

/* ludo_board_area_set_only_seen: whether nothing is to be done on the board:
 * above its text, it leaves more of the room to that. */
void ludo_board_area_set_only_seen (LudoBoardArea *self, gboolean only_seen);
