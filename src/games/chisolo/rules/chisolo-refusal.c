/* chisolo-refusal.c: finds the rule that a move of Chisolo breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo, sections "Turn" and "Other forms".
 */

#include "chisolo-refusal.h"

#include "games/chisolo/rules/chisolo-moves.h"

static const char *const reasons[CHISOLO_N_REFUSALS] = {
  [CHISOLO_REFUSAL_NONE] = "this move is legal",
  [CHISOLO_REFUSAL_NOTATION] = "this is no move of Chisolo",
  [CHISOLO_REFUSAL_OVER] = "the game is over",
  [CHISOLO_REFUSAL_OPPONENTS_HOLE] = "this is the opponent's hole",
  [CHISOLO_REFUSAL_EMPTY_HOLE] = "this hole is empty",
  [CHISOLO_REFUSAL_NO_DIRECTION] = "this move names its direction, + or -",
  [CHISOLO_REFUSAL_DIRECTION_SETTLED] = "the direction is already settled",
  [CHISOLO_REFUSAL_DIRECTION_EARLY] = "the first move names no direction",
  [CHISOLO_REFUSAL_ENDLESS] = "this sowing would never end",
  [CHISOLO_REFUSAL_ENDS_OUTSIDE] =
    "this sowing ends on the outer row, so there is no third hole",
  [CHISOLO_REFUSAL_NO_CAPTURE] =
    "this sowing captures nothing, so there is no third hole",
  [CHISOLO_REFUSAL_THIRD_OWN] = "the third hole must be the opponent's",
  [CHISOLO_REFUSAL_THIRD_CAPTURED] = "the third hole is already captured",
  [CHISOLO_REFUSAL_THIRD_EMPTY] = "the third hole is empty",
  [CHISOLO_REFUSAL_OPENING_DUE] = "the first turn is an opening capture",
  [CHISOLO_REFUSAL_OPENING_NOT_DUE] = "an opening capture is not due",
  [CHISOLO_REFUSAL_OPENING_BARE] =
    "the mover's own inner hole of this column is empty",
  [CHISOLO_REFUSAL_OPENING_THIRD] = "an opening capture takes a third hole",
  [CHISOLO_REFUSAL_PASS] = "nobody passes who can move",
};

const char *
chisolo_refusal_reason (ChisoloRefusal refusal)
{
  return reasons[refusal];
}

/* "Turn", 5: the third hole is any hole of the opponent that still has stones
 * after the holes of the set @captured are emptied. */
static ChisoloRefusal
check_third (const ChisoloState *state,
             unsigned            captured,
             int                 third)
{
  if ((captured >> third & 1) != 0)
    return CHISOLO_REFUSAL_THIRD_CAPTURED;
  if (state->camps[!state->turn].stones[third] == 0)
    return CHISOLO_REFUSAL_THIRD_EMPTY;

  return CHISOLO_REFUSAL_NONE;
}

/* Checks whether @move names a direction if it has to, and only then.  Sets
 * @direction to the one that it sows in. */
static ChisoloRefusal
check_direction (const ChisoloState *state,
                 GameMove            move,
                 ChisoloDirection   *direction)
{
  ChisoloDirection own = state->directions[state->turn];
  ChisoloDirection named = chisolo_move_direction (move);

  *direction = own == CHISOLO_FIRST_MOVE ? CHISOLO_CLOCKWISE
               : named != CHISOLO_UNCHOSEN ? named : own;

  if (own == CHISOLO_UNCHOSEN)
    return named == CHISOLO_UNCHOSEN ? CHISOLO_REFUSAL_NO_DIRECTION
                                     : CHISOLO_REFUSAL_NONE;
  if (named == CHISOLO_UNCHOSEN)
    return CHISOLO_REFUSAL_NONE;

  return own == CHISOLO_FIRST_MOVE ? CHISOLO_REFUSAL_DIRECTION_EARLY
                                   : CHISOLO_REFUSAL_DIRECTION_SETTLED;
}

static ChisoloRefusal
check_sowing (const ChisoloState *state,
              GameMove            move)
{
  ChisoloCamp camp = state->camps[state->turn];
  int hole = chisolo_move_hole (move);
  int third = chisolo_move_third (move);
  ChisoloDirection direction;
  ChisoloRefusal refusal;
  unsigned captured;
  int last;

  if (camp.stones[hole] == 0)
    return CHISOLO_REFUSAL_EMPTY_HOLE;
  refusal = check_direction (state, move, &direction);
  if (refusal != CHISOLO_REFUSAL_NONE)
    return refusal;

  last = chisolo_sow (&camp, hole, direction);
  if (last == CHISOLO_ENDLESS)
    return CHISOLO_REFUSAL_ENDLESS;
  if (third < 0)
    return CHISOLO_REFUSAL_NONE;

  captured = chisolo_captured (state, last);
  if (captured == 0)
    return chisolo_is_inner (last) ? CHISOLO_REFUSAL_NO_CAPTURE
                                   : CHISOLO_REFUSAL_ENDS_OUTSIDE;

  return check_third (state, captured, third);
}

static ChisoloRefusal
check_opening (const ChisoloState *state,
               GameMove            move)
{
  int hole = chisolo_move_hole (move);
  int third = chisolo_move_third (move);
  unsigned captured = 1u << chisolo_facing_inner (hole)
                      | 1u << chisolo_facing_outer (hole);

  if (state->camps[state->turn].stones[hole] == 0)
    return CHISOLO_REFUSAL_OPENING_BARE;
  if (third >= 0)
    return check_third (state, captured, third);

  return (chisolo_camp_filled (&state->camps[!state->turn]) & ~captured) != 0
         ? CHISOLO_REFUSAL_OPENING_THIRD : CHISOLO_REFUSAL_NONE;
}

ChisoloRefusal
chisolo_refusal_of_move (const GameState *state,
                         GameMove         move)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;
  bool opening = chisolo_opening_due (chisolo);
  GameMove moves[GAME_MOVES_MAX];

  if (chisolo_winner (chisolo) >= 0)
    return CHISOLO_REFUSAL_OVER;

  switch (chisolo_move_kind (move))
    {
    case CHISOLO_MOVE_SOW:
      return opening ? CHISOLO_REFUSAL_OPENING_DUE
                     : check_sowing (chisolo, move);

    case CHISOLO_MOVE_OPEN:
      return opening ? check_opening (chisolo, move)
                     : CHISOLO_REFUSAL_OPENING_NOT_DUE;

    case CHISOLO_MOVE_PASS:
      chisolo_legal_moves (state, moves);
      return chisolo_move_kind (moves[0]) == CHISOLO_MOVE_PASS
             ? CHISOLO_REFUSAL_NONE : CHISOLO_REFUSAL_PASS;

    case CHISOLO_MOVE_NONE:
    default:
      return CHISOLO_REFUSAL_NOTATION;
    }
}
