/* zohn-ahl-turn.h: what may happen before the turn ends, with its chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn lasts while its side throws again.  Events are taken from the traces
 * of the rules, so that nothing is decided here; the chances are exact.
 */

#pragma once

#include "zohn-ahl-rules.h"

/* ZohnAhlTurnEvent: what may happen to the side to throw, at least once.  Near
 * and far are the creek and the dry branch that it comes to first and last. */
typedef enum
{
  ZOHN_AHL_TURN_AGAIN,          /* throws again */
  ZOHN_AHL_TURN_LAP,            /* reaches or passes its start */
  ZOHN_AHL_TURN_CAPTURE,        /* ends a throw on the other side's piece */
  ZOHN_AHL_TURN_NEAR_CREEK,     /* falls in */
  ZOHN_AHL_TURN_FAR_CREEK,
  ZOHN_AHL_TURN_NEAR_RAVINE,    /* falls in, or crosses from there */
  ZOHN_AHL_TURN_FAR_RAVINE,
  ZOHN_AHL_TURN_COUNTER_WON,
  ZOHN_AHL_TURN_COUNTER_LOST,
  ZOHN_AHL_TURN_WIN,            /* the game, in this turn */
  ZOHN_AHL_TURN_LOSE,
  ZOHN_AHL_N_TURN_EVENTS,
} ZohnAhlTurnEvent;

/* ZohnAhlTurn: the chances of one turn, from where it stands. */
typedef struct
{
  double chances[ZOHN_AHL_N_TURN_EVENTS];       /* from 0 to 1 */
  double throws;                /* how many it has left, on average */
} ZohnAhlTurn;

/* zohn_ahl_turn_solve:
 * @state: any position that self_check accepts; it may be in the middle of a
 *   turn, and what happened in it before does not count
 *
 * Fills @turn, exact to 1e-14, in a millisecond or two.  Once the game is
 * over nothing happens any more.
 */
void zohn_ahl_turn_solve (const GameState *state, ZohnAhlTurn *turn);

/* zohn_ahl_turn_event_space:
 *
 * Returns: the space of the board on which @event happens to @seat: the creek
 *   or the dry branch; ZOHN_AHL_OFF_BOARD where the ruleset knows no such
 *   event, or it has no space of its own.
 */
int zohn_ahl_turn_event_space (const ZohnAhlRuleset *values, int seat,
                               ZohnAhlTurnEvent event);

/* zohn_ahl_turn_can_happen: whether @values know @event at all. */
bool zohn_ahl_turn_can_happen (const ZohnAhlRuleset *values,
                               ZohnAhlTurnEvent event);
