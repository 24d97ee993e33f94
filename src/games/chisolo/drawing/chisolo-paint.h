/* chisolo-paint.h: Chisolo's board with its hollows, and the stones in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-paint.h"
#include "games/chisolo/drawing/chisolo-layout.h"

/* ChisoloPalette: the colours of the board in one light. */
typedef struct
{
  LudoColor background;             /* around the board */
  LudoColor camps[2];           /* South's and North's half */
  LudoColor edge;               /* rims, lines and signs on the background */
  LudoColor hole;               /* what stones are seen against */
  LudoColor rim;                /* of a hole */
  LudoColor stones[3];
  LudoColor outline;            /* of a stone */
  LudoColor plate;              /* under a numeral */
  LudoColor numeral;
  LudoColor label;              /* text on the background */
  LudoColor button;
  LudoColor button_label;
  gboolean flat;                /* no light and shade */
} ChisoloPalette;

/* chisolo_palette: the colours for @theme.  Static. */
const ChisoloPalette *chisolo_palette (LudoTheme theme);

/* ChisoloPile: @n stones heaped within an ellipse around (@x, @y). */
typedef struct
{
  int n;
  int seed;                     /* chooses one of the ways to lie */
  double x;
  double y;
  double half_width;
  double half_height;
  double stone;                 /* a stone's radius */
  double nudge;                 /* how far they are pushed apart, 0 to 1 */
} ChisoloPile;

/* chisolo_pile_draw: paints the stones of @pile, shaded unless @palette is
 * flat. */
void chisolo_pile_draw (cairo_t *cr, const LudoScene *scene,
                        const ChisoloPalette *palette,
                        const ChisoloPile *pile);

/* chisolo_pile_make_sprite: as LudoDrawing.make_sprite, for stones of the
 * radius @stone. */
gboolean chisolo_pile_make_sprite (const LudoScene *scene, double stone, int i);

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

/* chisolo_ring_draw: as LudoDrawing.draw_ring. */
void chisolo_ring_draw (cairo_t *cr, const LudoScene *scene,
                        const LudoRing *ring, gboolean sowable);

/* chisolo_way_draw: the way of a hand, which the scene has, over the holes. */
void chisolo_way_draw (const ChisoloPainter *painter);

/* chisolo_background_draw_ways: between two holes, an arrowhead where the
 * owner's direction is known. */
void chisolo_background_draw_ways (const ChisoloPainter *painter);
