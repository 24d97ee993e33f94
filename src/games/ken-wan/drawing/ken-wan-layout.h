/* ken-wan-layout.h: where things are on the drawn board of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-geometry.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

/* Places: a cell's own number, the black centre included, then the button
 * that passes, which is to be seen only when there is nothing else to do. */
#define KEN_WAN_PLACE_PASS KEN_WAN_CELLS
#define KEN_WAN_N_PLACES (KEN_WAN_CELLS + 1)

/* KenWanLayout: the measures of a picture, in its pixels. */
typedef struct
{
  double x;                     /* the middle of the centre cell */
  double y;
  double unit;                  /* from a cell's middle to its neighbour's */
  double plate;                 /* from the middle to the plate's corners */
} KenWanLayout;

/* ken_wan_layout: measures @scene's picture.  Only its size and whether it
 * has coordinates matter. */
KenWanLayout ken_wan_layout (const LudoScene *scene);

/* ken_wan_layout_aspect: as LudoDrawing.aspect. */
double ken_wan_layout_aspect (double width, double height);

/* ken_wan_layout_centre: the middle of @cell. */
void ken_wan_layout_centre (const KenWanLayout *layout, int cell, double *x,
                            double *y);

/* ken_wan_layout_corner: the corner of @cell that lies clockwise after the
 * side towards @direction. */
void ken_wan_layout_corner (const KenWanLayout *layout, int cell,
                            int direction, double *x, double *y);

/* ken_wan_layout_bounds: as LudoDrawing.bounds, whether it is to be seen or
 * not. */
void ken_wan_layout_bounds (const KenWanLayout *layout, int place,
                            LudoRect *bounds);

/* ken_wan_layout_cell_at: the cell whose hexagon holds a point, or -1. */
int ken_wan_layout_cell_at (const LudoGeometry *geometry, double x, double y);
