/* ludo-play-area.h: the board with all that stands beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/playing/ludo-projector.h"
#include "app/playing/ludo-side-panel.h"
#include "app/playing/panels/ludo-mark-guide.h"
#include "board/ludo-board.h"

/* LudoPlayArea:
 *
 * Board and side panel beside each other where there is room, one below the
 * other where there is not, and the board always at least half as large as the
 * room is wide or high.  In the projector view the board as large as it goes
 * with what the room reads beside or below it, whichever leaves it more, and of
 * the side panel what can happen while that is its tab.
 */
#define LUDO_TYPE_PLAY_AREA (ludo_play_area_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayArea, ludo_play_area, LUDO, PLAY_AREA,
                      GtkWidget)

GtkWidget *ludo_play_area_new (LudoBoard *board, LudoSidePanel *panel,
                               LudoProjector *projector,
                               LudoMarkGuide *guide);

/* ludo_play_area_toggle: shows the side that is hidden, or hides it.  Where
 * both have room the side shows by itself until it is hidden; where not, it
 * takes a part of the board's place once it is asked for, beside it or below,
 * and never all of it. */
void ludo_play_area_toggle (LudoPlayArea *self);

/* ludo_play_area_follow: shows the same of its children as @other, in the same
 * width. */
void ludo_play_area_follow (LudoPlayArea *self, LudoPlayArea *other);

/* ludo_play_area_show_side: shows the side. */
void ludo_play_area_show_side (LudoPlayArea *self);

/* ludo_play_area_show_players: names those who play @game at the edges of the
 * board, and tells how each side stands in @shown. */
void ludo_play_area_show_players (LudoPlayArea *self, LudoGame *game,
                                  LudoGame *shown);

/* ludo_play_area_set_projected: enters or leaves the projector view. */
void ludo_play_area_set_projected (LudoPlayArea *self, gboolean projected);
