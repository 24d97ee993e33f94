/* chisolo-pile.h: stones lying in a hole of Chisolo's board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-paint.h"

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
  int seed;                     /* which of the ways to lie */
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
