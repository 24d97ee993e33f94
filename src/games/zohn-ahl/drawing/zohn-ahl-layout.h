/* zohn-ahl-layout.h: where everything lies on the cloth of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/drawing/zohn-ahl-board.h"

/* ZohnAhlLayout:
 *
 * A square cloth.  The circuit runs along its four edges between the hills at
 * its corners, seven spaces an edge or ten; within it lies the field with the
 * stone, the sticks and the counters of each side.
 */
typedef struct
{
  int ruleset;
  int n_edge;                   /* spaces along one edge */
  double unit;                  /* from one space to the next */
  LudoRect cloth;
  LudoRect field;               /* what the circuit encloses */
  double part;                  /* a seventh of the field */
  LudoRect sticks;
  LudoRect counters[2];
  LudoRect waiting[2];
} ZohnAhlLayout;

/* zohn_ahl_layout_init: lays out the cloth of @ruleset in a picture of @width
 * by @height. */
void zohn_ahl_layout_init (ZohnAhlLayout *layout, int ruleset, double width,
                           double height);

/* zohn_ahl_layout_space: the square of board space @space. */
void zohn_ahl_layout_space (const ZohnAhlLayout *layout, int space,
                            LudoRect *square);

/* zohn_ahl_layout_outward: the direction from the field to the cloth's edge
 * beside @space, each -1, 0 or 1. */
void zohn_ahl_layout_outward (const ZohnAhlLayout *layout, int space,
                              double *dx, double *dy);

/* zohn_ahl_layout_piece: where @seat's piece stands that has walked @steps:
 * beside the middle of its space, so that two have room there, or where it
 * waits. */
void zohn_ahl_layout_piece (const ZohnAhlLayout *layout, int seat, int steps,
                            double *x, double *y);

/* zohn_ahl_layout_counter: the middle of the @i-th counter of @seat, and its
 * radius. */
void zohn_ahl_layout_counter (const ZohnAhlLayout *layout, int seat, int i,
                              double *x, double *y, double *radius);

/* zohn_ahl_layout_aspect: as LudoDrawing.aspect, returns the width divided by
 * the height of a picture that suits best when the room is @width by
 * @height. */
double zohn_ahl_layout_aspect (double width, double height);

/* zohn_ahl_layout_bounds: as LudoDrawing.bounds, finds the rectangle of @place,
 * in pixels; false if the place is not shown in @scene. */
gboolean zohn_ahl_layout_bounds (const LudoScene *scene, int place,
                                 LudoRect *bounds);
