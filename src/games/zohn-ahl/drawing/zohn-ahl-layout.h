/* zohn-ahl-layout.h: where everything lies on the cloth of Zohn Ahl, and a
 * throw on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/drawing/zohn-ahl-board.h"

/* ZohnAhlLayout:
 *
 * A square cloth.  The circuit runs along its four edges between the hills at
 * its corners, seven spaces an edge or ten; in a changed circuit a corner may
 * have a space in the place of the hill.  Within it lies the field with the
 * stone, the sticks and the counters of each side.
 */
typedef struct
{
  const ZohnAhlRuleset *values; /* borrowed */
  double n_edge;                /* spaces along one edge */
  double unit;                  /* from one space to the next */
  LudoRect cloth;
  LudoRect field;               /* what the circuit encloses */
  double part;                  /* a seventh of the field */
  LudoRect sticks;
  LudoRect counters[2];
  int counters_a_row;
  double counter;               /* the radius of one, in parts */
  LudoRect waiting[2];
  double letters;               /* of the spaces' numbers on paper; else 0 */
} ZohnAhlLayout;

/* zohn_ahl_layout_init: lays out the cloth for the rules @values, which outlive
 * @layout, in a picture of @width by @height. */
void zohn_ahl_layout_init (ZohnAhlLayout *layout, const ZohnAhlRuleset *values,
                           double width, double height);

/* zohn_ahl_layout_space: the square of board space @space. */
void zohn_ahl_layout_space (const ZohnAhlLayout *layout, int space,
                            LudoRect *square);

/* zohn_ahl_layout_has_banks: whether each waterway runs between two spaces, its
 * banks, and is none itself. */
gboolean zohn_ahl_layout_has_banks (const ZohnAhlLayout *layout);

/* zohn_ahl_layout_has_hills: whether the spaces leave the corners free. */
gboolean zohn_ahl_layout_has_hills (const ZohnAhlLayout *layout);

/* zohn_ahl_layout_outward: the direction from the field to the cloth's edge
 * beside @space, each -1, 0 or 1; in a corner it is up or down. */
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

/* zohn_ahl_layout_widen_counters: gives each counter the room that one of 16 mm
 * needs on a cloth with spaces of 20 mm; a side then has room for four. */
void zohn_ahl_layout_widen_counters (ZohnAhlLayout *layout);

/* zohn_ahl_layout_aspect: as LudoDrawing.aspect, returns the width divided by
 * the height of a picture that suits best when the room is @width by
 * @height. */
double zohn_ahl_layout_aspect (double width, double height);

/* zohn_ahl_layout_bounds: as LudoDrawing.bounds, finds the rectangle of @place,
 * in pixels; false if the place is not shown in @scene. */
gboolean zohn_ahl_layout_bounds (const LudoScene *scene, int place,
                                 LudoRect *bounds);

/* ZohnAhlFrame:
 *
 * The picture at one moment.  A piece or a counter on its way is not where
 * `state` has it.
 */
typedef struct
{
  ZohnAhlState state;
  const ZohnAhlRuleset *values; /* borrowed from the state that is shown */
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
