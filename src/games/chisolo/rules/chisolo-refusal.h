/* chisolo-refusal.h: which rule a move of Chisolo breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* ChisoloRefusal: why a move cannot be played. */
typedef enum
{
  CHISOLO_REFUSAL_NONE,         /* it can */
  CHISOLO_REFUSAL_NOTATION,     /* it is no move as the notation has them */
  CHISOLO_REFUSAL_OVER,
  CHISOLO_REFUSAL_OPPONENTS_HOLE,
  CHISOLO_REFUSAL_EMPTY_HOLE,
  CHISOLO_REFUSAL_NO_DIRECTION, /* the direction is due and not named */
  CHISOLO_REFUSAL_DIRECTION_SETTLED,
  CHISOLO_REFUSAL_DIRECTION_EARLY,      /* not with the first sowing */
  CHISOLO_REFUSAL_ENDLESS,
  CHISOLO_REFUSAL_ENDS_OUTSIDE, /* third hole, but it ends on the outer row */
  CHISOLO_REFUSAL_NO_CAPTURE,   /* third hole, but nothing is captured */
  CHISOLO_REFUSAL_THIRD_OWN,
  CHISOLO_REFUSAL_THIRD_CAPTURED,       /* it is one of the captured holes */
  CHISOLO_REFUSAL_THIRD_EMPTY,
  CHISOLO_REFUSAL_OPENING_DUE,
  CHISOLO_REFUSAL_OPENING_NOT_DUE,
  CHISOLO_REFUSAL_OPENING_BARE, /* one's own inner hole is empty */
  CHISOLO_REFUSAL_OPENING_THIRD,        /* its third hole is missing */
  CHISOLO_REFUSAL_PASS,         /* there is a turn to play */
  CHISOLO_N_REFUSALS,
} ChisoloRefusal;

/* chisolo_refusal_of_move:
 *
 * Returns: %CHISOLO_REFUSAL_NONE exactly when @move, which is well formed, is
 * a legal move of @state; otherwise the first rule in its way.
 */
ChisoloRefusal chisolo_refusal_of_move (const GameState *state, GameMove move);

/* chisolo_refusal_reason: @refusal as a short English phrase.  Static. */
const char *chisolo_refusal_reason (ChisoloRefusal refusal);
