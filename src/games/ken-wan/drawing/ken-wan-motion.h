/* ken-wan-motion.h: a move of Ken Wan on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

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

/* ken_wan_motion: the moment that @scene shows, of its motion or, without
 * one, its state at rest. */
void ken_wan_motion (const LudoScene *scene, KenWanMotion *motion);

/* ken_wan_motion_schedule: as LudoDrawing.schedule. */
double ken_wan_motion_schedule (const GameState *before,
                                const GameTrace *trace, LudoEventTime *times);
