/* zohn-ahl-paint.h: the cloth of Zohn Ahl and what lies on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A plain cloth, water and dry background, a flat stone, split sticks, two awls
 * and counters: only the things that the accounts of the game mention.
 */

#pragma once

#include "drawing/ludo-paint.h"
#include "games/zohn-ahl/drawing/zohn-ahl-layout.h"

/* ZohnAhlPalette: the colours of the cloth in one light. */
typedef struct
{
  LudoColor background;             /* beyond the cloth */
  LudoColor cloth;
  LudoColor space;
  LudoColor line;               /* around spaces, and the hem */
  LudoColor water;
  LudoColor wave;
  LudoColor dry;
  LudoColor crack;
  LudoColor hill;
  LudoColor slope;
  LudoColor stone;
  LudoColor stone_edge;
  LudoColor wood;               /* of sticks and counters */
  LudoColor grain;
  LudoColor bark;               /* on the backs of the sticks */
  LudoColor star;               /* on that of the sahe */
  LudoColor wood_edge;
  LudoColor marks[2];           /* the grooves of the guadal and the sahe */
  LudoColor pieces[2];          /* Red's and Green's awl */
  LudoColor piece_edges[2];
  LudoColor bands[2];           /* on their handles */
  LudoColor metal;
  LudoColor label;              /* numbers of the spaces */
  LudoColor text;               /* on the cloth */
  LudoColor plate;              /* under a numeral */
  LudoColor numeral;
  gboolean flat;                /* no light and shade */
} ZohnAhlPalette;

/* zohn_ahl_palette: the colours for @theme.  Static. */
const ZohnAhlPalette *zohn_ahl_palette (LudoTheme theme);

/* zohn_ahl_paint_awl: paints @seat's awl, @size high, with its middle near (@x,
 * @y).  Its shadow falls as if its point were held @lift pixels above the
 * cloth; 0 sets it down.  Red's awl has a round knob and one band and leans to
 * the left; Green's is cut square, has two bands and leans to the right. */
void zohn_ahl_paint_awl (cairo_t *cr, const ZohnAhlPalette *palette, int seat,
                         double x, double y, double size, double lift);

/* zohn_ahl_paint_counter: a disc around (@x, @y). */
void zohn_ahl_paint_counter (cairo_t *cr, const LudoScene *scene, double x,
                             double y, double radius);

/* ZohnAhlStickShown: a split stick around (@x, @y).  Its flat face shows a
 * groove, which is whole on a guadal and broken on the sahe; the sahe has a
 * star on its back. */
typedef struct
{
  gboolean marked;              /* the flat face is up */
  gboolean sahe;
  double x;
  double y;
  double length;
  double width;
  double angle;
  double lift;                  /* how high it is above the stone, in pixels */
  double turn;                  /* what is seen of its width, 0 to 1 */
} ZohnAhlStickShown;

/* zohn_ahl_paint_stick: paints @stick, and its shadow if @palette is not
 * flat. */
void zohn_ahl_paint_stick (cairo_t *cr, const ZohnAhlPalette *palette,
                           const ZohnAhlStickShown *stick);

/* zohn_ahl_paint_waves: the lines of running water, top to bottom. */
void zohn_ahl_paint_waves (cairo_t *cr, const ZohnAhlPalette *palette,
                           const LudoRect *rect, double unit);

/* zohn_ahl_paint_cracks: the broken lines of a dry branch, west to east. */
void zohn_ahl_paint_cracks (cairo_t *cr, const ZohnAhlPalette *palette,
                            const LudoRect *rect, double unit);

/* zohn_ahl_paint_hill: a hill at a corner of the cloth, its foot towards the
 * corner; @turn is the angle in which it rises. */
void zohn_ahl_paint_hill (cairo_t *cr, const ZohnAhlPalette *palette, double x,
                          double y, double unit, double turn);

/* ZohnAhlPainter: the data that the functions share that paint one picture. */
typedef struct
{
  cairo_t *cr;
  const LudoScene *scene;
  const ZohnAhlPalette *palette;
  const ZohnAhlRuleset *values;
  ZohnAhlLayout layout;
  ZohnAhlFrame frame;
} ZohnAhlPainter;

/* zohn_ahl_painter_size: the scene's font size, limited to @least to @most
 * times @measure. */
double zohn_ahl_painter_size (const ZohnAhlPainter *painter, double measure,
                              double least, double most);

/* zohn_ahl_label_size: the size of the numbers of the spaces. */
double zohn_ahl_label_size (const ZohnAhlPainter *painter);

/* zohn_ahl_circuit_draw: all that lies still on the background: the cloth, the
 * hills, the streams and the spaces with their numbers. */
void zohn_ahl_circuit_draw (const ZohnAhlPainter *painter);
