/* ludo-play-area.h: lays out the board and all that is beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/playing/ludo-play-table.h"
#include "app/playing/ludo-projector.h"
#include "app/playing/ludo-side-panel.h"
#include "app/playing/panels/ludo-mark-guide.h"
#include "board/ludo-board.h"

/* LudoPlayArea:
 *
 * The board and the side panel, side by side where there is room and one below
 * the other elsewhere, or the panel over the board where there is no room; the
 * board keeps at least half of the window's shorter side.  In the projector
 * view the board is as large as possible, with the texts for the class beside
 * or below it, whichever leaves the board more room, and the side panel is
 * shown only at the tab of the chances.
 */
#define LUDO_TYPE_PLAY_AREA (ludo_play_area_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayArea, ludo_play_area, LUDO, PLAY_AREA,
                      GtkWidget)

/* ludo_play_area_new: all widgets become its children.  At the edges of the
 * board are the names of the players of @table, and the score of each side in
 * the position shown. */
GtkWidget *ludo_play_area_new (LudoPlayTable *table, LudoBoard *board,
                               LudoSidePanel *panel, LudoProjector *projector,
                               LudoMarkGuide *guide);

/* ludo_play_area_get_need: the height in which the whole area fits, with the
 * board at half of the window's shorter side, for @width and at most @height.
 * @whole: with the players at the edges of the board, and not beside it if that
 *   needs less
 */
int ludo_play_area_get_need (LudoPlayArea *self, int width, int height,
                             gboolean whole);

/* ludo_play_area_toggle: shows the side or hides it.  In a wide window the side
 * is shown at first; in a narrow one it is hidden, and takes a part of the
 * board's place when it is shown. */
void ludo_play_area_toggle (LudoPlayArea *self);

/* ludo_play_area_sync: shows the side as @other does, in the same width. */
void ludo_play_area_sync (LudoPlayArea *self, LudoPlayArea *other);

/* ludo_play_area_show_side: shows the side. */
void ludo_play_area_show_side (LudoPlayArea *self);

/* ludo_play_area_focus_side: moves the focus into the side or within it, which
 * Tab does not do from the board.  Returns: FALSE if there is no next widget in
 * this direction.
 * ludo_play_area_is_in_side: whether the focus is there. */
gboolean ludo_play_area_focus_side (LudoPlayArea *self,
                                    GtkDirectionType direction);
gboolean ludo_play_area_is_in_side (LudoPlayArea *self);
