/* ludo-play-strips.h: the strips of the players at the edges of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/game-rules.h"

/* LudoPlayStrips: all borrowed, once they are children of the area. */
typedef struct
{
  GtkWidget *far;               /* the strips of all seats but the first */
  GtkWidget *near;
  GtkWidget *strips[GAME_SEATS_MAX];
} LudoPlayStrips;

/* ludo_play_strips_init: makes the strips; @self->far and @self->near, each of
 * which scrolls where it is given too little height, are to get a parent. */
void ludo_play_strips_init (LudoPlayStrips *self);

/* ludo_play_strips_get_width: the width that the strips need, or with which the
 * @whole of each is in one line. */
int ludo_play_strips_get_width (const LudoPlayStrips *self, gboolean whole);

/* ludo_play_strips_get_height: how high all are at @width, one above another
 * across and before the board, or at @least, where they scroll. */
int ludo_play_strips_get_height (const LudoPlayStrips *self, int width,
                                 gboolean least);

/* ludo_play_strips_divide:
 * @far, @near: (out): boxes in @room, @far at its top and @near at its bottom,
 *   of less height than they want where there is less than @height for both
 */
void ludo_play_strips_divide (const LudoPlayStrips *self,
                              const GtkAllocation *room, int height,
                              GtkAllocation *far, GtkAllocation *near);

/* ludo_play_strips_narrow: narrows @box, in @area, to the last of several
 * strips that lie side by side, whose players are named in the middle of them
 * all, if that has @width. */
void ludo_play_strips_narrow (LudoPlayStrips *self, GtkWidget *area, int width,
                              GtkAllocation *box);
