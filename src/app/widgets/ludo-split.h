/* ludo-split.h: the board with the list of moves beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/playing/ludo-projector.h"
#include "board/ludo-board.h"

G_BEGIN_DECLS

/* LudoSplit:
 *
 * Board and list beside each other where there is room, one at a time where
 * there is not.  In the projector view the board as large as it goes with the
 * panel beside or below it, whichever leaves it more.
 */
#define LUDO_TYPE_SPLIT (ludo_split_get_type ())
G_DECLARE_FINAL_TYPE (LudoSplit, ludo_split, LUDO, SPLIT, GtkWidget)

GtkWidget *ludo_split_new (LudoBoard *board, GtkWidget *side,
                           LudoProjector *panel);

/* ludo_split_toggle: shows the side that is hidden, or hides it.  Where both
 * have room the side shows by itself until it is hidden; where not, it takes
 * the board's place once it is asked for. */
void ludo_split_toggle (LudoSplit *self);

/* ludo_split_follow: shows the same of its children as @other, in the same
 * width. */
void ludo_split_follow (LudoSplit *self, LudoSplit *other);

/* ludo_split_show_side: shows the side, in the board's place where there is
 * no room for both. */
void ludo_split_show_side (LudoSplit *self);

/* ludo_split_show_board: hides the side where it hides the board. */
void ludo_split_show_board (LudoSplit *self);

/* ludo_split_set_projected: enters or leaves the projector view. */
void ludo_split_set_projected (LudoSplit *self, gboolean projected);

/* ludo_split_get_side_shown: whether the side is to be seen now. */
gboolean ludo_split_get_side_shown (LudoSplit *self);

G_END_DECLS
