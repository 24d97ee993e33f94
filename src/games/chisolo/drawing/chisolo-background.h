/* chisolo-background.h: Chisolo's board with its hollows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/chisolo/drawing/chisolo-layout.h"
#include "games/chisolo/drawing/chisolo-motion.h"
#include "games/chisolo/drawing/chisolo-pile.h"

/* In units. */
#define CHISOLO_HOLE_RADIUS 0.42

/* ChisoloPainter: the data that the functions share that paint one picture. */
typedef struct
{
  cairo_t *cr;
  const LudoScene *scene;
  const ChisoloPalette *palette;
  ChisoloLayout layout;
  ChisoloFrame frame;
} ChisoloPainter;

/* chisolo_painter_size: the scene's font size, kept between @least and @most
 * units. */
double chisolo_painter_size (const ChisoloPainter *painter, double least,
                             double most);

/* chisolo_inset: @rect without a rim of @width all round. */
LudoRect chisolo_inset (const LudoRect *rect, double width);

/* chisolo_background_draw: all that stays through a game: the two camps, the
 * labels and the hollows without their stones. */
void chisolo_background_draw (const ChisoloPainter *painter);

/* chisolo_background_draw_ways: between two holes, an arrowhead where the
 * owner's direction is known. */
void chisolo_background_draw_ways (const ChisoloPainter *painter);
