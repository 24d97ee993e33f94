/* chisolo-layout.h: where everything lies on the board of Chisolo, and a
 * sowing on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/chisolo/drawing/chisolo-board.h"

/* ChisoloLayout:
 *
 * Two arrangements: with room at the side, the reserve and both players'
 * badges stand right of the holes; in a tall picture they lie above and
 * below.
 */
typedef struct
{
  double unit;                  /* from one hole's centre to the next */
  double x;                     /* the top left corner of hole a4's square */
  double y;
  LudoRect camps[2];            /* the background of each player's two rows */
  LudoRect badges[2];           /* a player's name and direction */
  LudoRect reserve;
} ChisoloLayout;

/* chisolo_layout_init: lays out a picture of @width by @height, in the
 * arrangement that makes the holes larger. */
void chisolo_layout_init (ChisoloLayout *layout, double width, double height);

/* chisolo_layout_hole: the centre of a cell's hole. */
void chisolo_layout_hole (const ChisoloLayout *layout, int cell,
                          double *x, double *y);

/* chisolo_layout_aspect: as LudoDrawing.aspect, returns the width divided by
 * the height of a picture that suits best when the room is @width by
 * @height. */
double chisolo_layout_aspect (double width, double height);

/* chisolo_layout_bounds: as LudoDrawing.bounds, finds the rectangle of @place,
 * in pixels; false if the place is not shown in @scene. */
gboolean chisolo_layout_bounds (const LudoScene *scene, int place,
                                LudoRect *bounds);

/* chisolo_layout_place_at: as LudoDrawing.place_at; the choice of direction
 * lies over the rims of the holes beside it. */
int chisolo_layout_place_at (const LudoGeometry *geometry, double x, double y);

/* ChisoloFrame:
 *
 * The picture at one moment: stones in the holes and in the reserve, and those
 * in the air.
 */
typedef struct
{
  ChisoloState state;
  int reserve;
  int hand;                     /* stones in the air; 0: none */
  int from;                     /* the cells they move between … */
  int to;                       /* … or -1: they go to the reserve */
  double way;                   /* how far they are, 0 to 1 */
  double height;                /* how high they are held, 0 to 1 */
  double nudge;                 /* how far the stone that fell into @from last
                                 * still pushes the others, 0 to 1 */
} ChisoloFrame;

/* chisolo_frame_init: fills @frame with @state at rest. */
void chisolo_frame_init (ChisoloFrame *frame, const GameState *state);

/* chisolo_frame_init_motion: fills @frame with the moment that @motion has
 * reached; the motion ends in @after. */
void chisolo_frame_init_motion (ChisoloFrame *frame, const LudoMotion *motion,
                                const GameState *after);

/* chisolo_motion_schedule: as LudoDrawing.schedule. */
double chisolo_motion_schedule (const GameState *before,
                                const GameTrace *trace, LudoEventTime *times);
