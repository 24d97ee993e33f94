/* chisolo-moves.h: the moves that a player of Chisolo may make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/chisolo/rules/chisolo-rules.h"

/* chisolo_winner: the seat that has emptied the opponent's camp, all fourteen
 * holes, and so has won at once, or -1.  Source: rules page, end. */
static inline int
chisolo_winner (const ChisoloState *state)
{
  if (chisolo_camp_is_empty (&state->camps[CHISOLO_SOUTH]))
    return CHISOLO_NORTH;

  return chisolo_camp_is_empty (&state->camps[CHISOLO_NORTH]) ? CHISOLO_SOUTH
                                                              : -1;
}

/* chisolo_opening_due:
 *
 * Whether the player to move makes the opening capture of nambidi and
 * one-counter instead of a sowing.
 */
bool chisolo_opening_due (const ChisoloState *state);

/* chisolo_may_sow:
 *
 * Whether the player to move may sow in @direction (+1 or -1).  If so, @named
 * (may be %NULL) becomes the direction that his move names: @direction itself
 * if this move settles it, else %CHISOLO_UNCHOSEN.
 */
bool chisolo_may_sow (const ChisoloState *state, ChisoloDirection direction,
                      ChisoloDirection *named);

/* chisolo_captured:
 *
 * Returns the holes that the player to move captures when his sowing ends in
 * his @hole, which was empty until then: a set of bits, 1 << hole by the
 * opponent's numbers; 0 if there is no capture.  Source: rules page, turn 5,
 * and other forms.
 */
unsigned chisolo_captured (const ChisoloState *state, int hole);

/* chisolo_legal_moves: as GameRules.legal_moves. */
int chisolo_legal_moves (const GameState *state, GameMove *moves);

/* chisolo_sown:
 *
 * Returns how many stones the sowing of @trace dropped, and in @laps (may be
 * %NULL) in how many laps; 0 if there was no sowing.
 */
int chisolo_sown (const GameTrace *trace, int *laps);
