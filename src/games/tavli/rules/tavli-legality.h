/* tavli-legality.h: the numbers that a player of tavli can play, and the
 * reasons why he cannot play others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tavli/rules/tavli-position.h"

/* TavliStage: the kind of step that a player has to play next with the numbers
 * that are left. */
typedef enum
{
  TAVLI_STAGE_ENTER,            /* a checker can enter, and must */
  TAVLI_STAGE_FIRST_TABLE,      /* checkers have to enter and cannot; others
                                 * may move up to cell 6 */
  TAVLI_STAGE_REENTER,          /* checkers in the middle row move first */
  TAVLI_STAGE_TRAVEL,           /* any checker may move */
} TavliStage;

/* TavliReason: the reason why a number, or a checker with a number, cannot be
 * played.  The game's words make a sentence of it. */
typedef enum
{
  TAVLI_PLAYABLE,               /* nothing forbids it */
  TAVLI_GAME_OVER,
  TAVLI_NOT_THROWN,             /* the dice are to be thrown first */
  TAVLI_NOT_LEFT,               /* the number was not thrown, or is used up */
  TAVLI_NO_CHECKER,             /* no checker of the player stands there */
  TAVLI_BLOCKED,                /* the cell has at least two of the opponent's
                                 * checkers */
  TAVLI_PROTECTED,              /* the cell has a blot that cannot be hit */
  TAVLI_MUST_ENTER,             /* a number left can enter a checker */
  TAVLI_MUST_REENTER,           /* checkers in the middle row move first */
  TAVLI_BEYOND_FIRST_TABLE,     /* checkers are still to be entered */
  TAVLI_NOT_ALL_HOME,           /* not all checkers are in the last table */
  TAVLI_CHECKER_BEHIND,         /* a number larger than needed bears off only
                                 * if no checker is behind */
  TAVLI_N_REASONS,
} TavliReason;

/* tavli_blocked_cells: returns the set of cells, bit c for cell c, on which no
 * checker of the player to move may land. */
uint32_t tavli_blocked_cells (const TavliState *state);

/* tavli_stage: returns the stage of the player to move; @blocked is the result
 * of tavli_blocked_cells(). */
TavliStage tavli_stage (const TavliState *state, uint32_t blocked);

/* tavli_sources:
 *
 * Returns the set of places from which the player to move can play @d, one of
 * the numbers that are left.  Bit 0 is the hand, and bits 1 to 24 are the cells
 * of the course; in %TAVLI_STAGE_REENTER bits 1 to 12 are the middle row.
 */
uint32_t tavli_sources (const TavliState *state, TavliStage stage,
                        uint32_t blocked, int d);

/* tavli_can_play: returns whether one of the numbers left can be played. */
bool tavli_can_play (const TavliState *state);

/* tavli_step_reason:
 *
 * Returns the reason why the player to move cannot play @number, 1 to 6, with a
 * checker from @from (the hand, a cell of the course or of the middle row), or
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
