/* zohn-ahl-motion.h: a throw and what follows from it, on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/drawing/zohn-ahl-board.h"

/* ZohnAhlFrame:
 *
 * The picture at one moment.  A piece or a counter on its way is not where
 * `state` has it.
 */
typedef struct
{
  ZohnAhlState state;
  gboolean has_throw;           /* the sticks have been thrown */
  int32_t value;                /* what they show, as a THROW event has it */
  double tumble;                /* how far they have fallen, 0 to 1 */
  int mover;                    /* the seat whose piece is on its way, or -1 */
  double from;                  /* in steps from its start, or off the board */
  double to;
  double way;                   /* how far it is, 0 to 1 */
  gboolean flies;               /* straight, not along the circuit */
  int payer;                    /* the seat whose counter goes over, or -1 */
  double paid;                  /* how far it is, 0 to 1 */
} ZohnAhlFrame;

/* zohn_ahl_frame_init: fills @frame with @state at rest; @last is the last
 * throw's trace, or NULL. */
void zohn_ahl_frame_init (ZohnAhlFrame *frame, const GameState *state,
                          const GameTrace *last);

/* zohn_ahl_frame_init_motion: fills @frame with the moment that @motion has
 * reached; the motion ends in @after. */
void zohn_ahl_frame_init_motion (ZohnAhlFrame *frame,
                                 const LudoMotion *motion,
                                 const GameState *after,
                                 const GameTrace *last);

/* zohn_ahl_motion_schedule: as LudoDrawing.schedule. */
double zohn_ahl_motion_schedule (const GameState *before,
                                 const GameTrace *trace, LudoEventTime *times);
