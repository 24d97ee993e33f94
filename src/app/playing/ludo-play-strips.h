/* ludo-play-strips.h: the strips of the players at the edges of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/game-rules.h"

/* LudoPlayStrips: the strips, borrowed once they have parents. */
typedef struct
{
  GtkWidget *far;               /* the strips of all seats but the first */
  GtkWidget *near;
  GtkWidget *strips[GAME_SEATS_MAX];
} LudoPlayStrips;

/* ludo_play_strips_init: makes the strips; @self->far and @self->near, each of
 * which scrolls where it is given too little height, are to get a parent. */
void ludo_play_strips_init (LudoPlayStrips *self);

/* ludo_play_strips_get_width: the least width of the strips or, if @whole, the
 * width in which each of them is in one line. */
int ludo_play_strips_get_width (const LudoPlayStrips *self, gboolean whole);

/* ludo_play_strips_get_height: the height of @far and @near together at @width,
 * with their strips one above another; if @least, the height in which they
 * scroll. */
int ludo_play_strips_get_height (const LudoPlayStrips *self, int width,
                                 gboolean least);

/* ludo_play_strips_divide:
 * @far, @near: (out): boxes in @room, @far at its top and @near at its bottom,
 *   lower than their natural heights if @height is less than these
 */
void ludo_play_strips_divide (const LudoPlayStrips *self,
                              const GtkAllocation *room, int height,
                              GtkAllocation *far, GtkAllocation *near);

/* ludo_play_strips_narrow: narrows @box, in @area, to the last of several
 * strips side by side, if that is @width wide, because the names are in the
 * middle of the strips. */
void ludo_play_strips_narrow (LudoPlayStrips *self, GtkWidget *area, int width,
                              GtkAllocation *box);
