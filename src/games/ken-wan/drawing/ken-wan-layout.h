/* ken-wan-layout.h: where things are on the drawn board of Ken Wan, and a move
 * on its way
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

/* KenWanMotion:
 *
 * The pieces at one moment of a move: those that stand still, the one that
 * flies, those that turn over.
 */
typedef struct
{
  KenWanState state;            /* without the piece in flight; those that turn
                                 * are still what they were */
  const GameEvent *flying;      /* the landing under way, or NULL */
  double flight;                /* how far, 0 to 1 */
  const GameEvent *turning[KEN_WAN_N_DIRECTIONS];
  double turned[KEN_WAN_N_DIRECTIONS];  /* how far each has, 0 to 1 */
  int n_turning;
} KenWanMotion;

/* ken_wan_motion: fills @motion with the moment of its motion that @scene shows
 * or, without one, with its state at rest. */
void ken_wan_motion (const LudoScene *scene, KenWanMotion *motion);

/* ken_wan_motion_schedule: as LudoDrawing.schedule. */
double ken_wan_motion_schedule (const GameState *before,
                                const GameTrace *trace, LudoEventTime *times);
