/* tavli-legality.h: what a player of tavli may and must do with his numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tavli/rules/tavli-position.h"

/* TavliStage: the kinds of step that are open to a player, as long as no
 * checker moves and the same numbers are left. */
typedef enum
{
  TAVLI_STAGE_ENTER,            /* a number left enters a checker: it must */
  TAVLI_STAGE_FIRST_TABLE,      /* none does: checkers may move up to cell 6 */
  TAVLI_STAGE_REENTER,          /* checkers on the middle row move first */
  TAVLI_STAGE_TRAVEL,
} TavliStage;

/* TavliReason: why a number, or a checker with a number, cannot be played.
 * Facts only; sentences are made elsewhere. */
typedef enum
{
  TAVLI_PLAYABLE,               /* nothing forbids it */
  TAVLI_GAME_OVER,
  TAVLI_NOT_THROWN,             /* the dice are to be thrown first */
  TAVLI_NOT_LEFT,               /* this number was not thrown, or is used up */
  TAVLI_NO_CHECKER,             /* no checker of the player stands there */
  TAVLI_BLOCKED,                /* two opposing checkers or more hold it */
  TAVLI_PROTECTED,              /* an opposing blot that cannot be hit */
  TAVLI_MUST_ENTER,             /* a number left can enter a checker */
  TAVLI_MUST_REENTER,           /* checkers on the middle row move first */
  TAVLI_BEYOND_FIRST_TABLE,     /* checkers are still to be entered */
  TAVLI_NOT_ALL_HOME,           /* not all checkers are in the last table */
  TAVLI_CHECKER_BEHIND,         /* a larger number must move one behind */
  TAVLI_N_REASONS,
} TavliReason;

/* tavli_blocked_cells: the cells, bit c for cell c, where no checker of the
 * player to move may stand. */
uint32_t tavli_blocked_cells (const TavliState *state);

/* tavli_stage: the kinds of step open to the player to move; @blocked is
 * tavli_blocked_cells(). */
TavliStage tavli_stage (const TavliState *state, uint32_t blocked);

/* tavli_sources:
 *
 * The places from where the player to move can play the number @d, which is
 * left: bit 0 the hand, bits 1-24 the course; in %TAVLI_STAGE_REENTER bits
 * 1-12 the middle row.
 */
uint32_t tavli_sources (const TavliState *state, TavliStage stage,
                        uint32_t blocked, int d);

/* tavli_can_play: whether any number left can be played. */
bool tavli_can_play (const TavliState *state);

/* tavli_step_reason:
 *
 * Why the player to move cannot play @number, 1 to 6, with a checker from
 * @from (the hand, a cell of the course or of the middle row), or
 * %TAVLI_PLAYABLE.
 */
TavliReason tavli_step_reason (const TavliState *state, int from, int number);

/* tavli_number_reason:
 *
 * Finds out why the player to move cannot play @number, 1 to 6, with any
 * checker.  If his checkers cannot move for different reasons, the one that
 * %TavliReason lists first is returned.
 *
 * Returns: the reason, or %TAVLI_PLAYABLE. */
TavliReason tavli_number_reason (const TavliState *state, int number);
