/* ludo-probability-paint.h: how the seats are distinguished in bars and graphs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They have the colours of the board and, for people who do not see colours,
 * patterns and dashes.
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-paint.h"

/* LudoProbabilityPalette: the colours for one widget as it looks now. */
typedef struct
{
  LudoColor text;
  LudoColor background;
  LudoColor seats[GAME_SEATS_MAX];
  LudoColor lines[GAME_SEATS_MAX];      /* the same with a contrast of 3:1 */
} LudoProbabilityPalette;

/* ludo_probability_palette: fills @palette for @widget and the seats of
 * @game. */
void ludo_probability_palette (GtkWidget *widget, LudoGame *game,
                               LudoProbabilityPalette *palette);

/* ludo_probability_letter: the height of the letters in @widget, in pixels,
 * which is the unit of bars and graphs. */
double ludo_probability_letter (GtkWidget *widget);

/* ludo_probability_paint_field: fills a rectangle with the colour and pattern
 * of @seat; @unit is the size of the letters beside it. */
void ludo_probability_paint_field (cairo_t *cr,
                                   const LudoProbabilityPalette *palette,
                                   int seat, const LudoRect *field,
                                   double unit);
