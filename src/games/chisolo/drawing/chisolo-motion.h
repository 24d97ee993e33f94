/* chisolo-motion.h: a sowing on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/chisolo/drawing/chisolo-board.h"

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
