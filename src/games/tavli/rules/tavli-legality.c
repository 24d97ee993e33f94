/* tavli-legality.c: the steps that a player of tavli may and must make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli; its headings stand in brackets.
 */

#include "tavli-legality.h"

/* Sets of cells: bit c is cell c. */
#define COURSE 0x1fffffeu
#define FIRST_TABLE 0x7eu
#define LAST_TABLE 0x1f80000u

#define BIT(place) (1u << (place))

/* Rules page, where a checker may land: two or more opposing checkers block a
 * cell.  A single one in cells 1-6 does too, until its owner is exposed. */
uint32_t
tavli_blocked_cells (const TavliState *state)
{
  const TavliSide *other = &state->sides[!state->turn];

  return other->paired | (other->exposed ? 0 : other->occupied & FIRST_TABLE);
}

TavliStage
tavli_stage (const TavliState *state,
             uint32_t          blocked)
{
  const TavliSide *own = &state->sides[state->turn];

  if (own->checkers[TAVLI_HAND] > 0)
    {
      for (int d = 1; d <= 6; d++)
        if (state->numbers[d] > 0 && (blocked & BIT (d)) == 0)
          return TAVLI_STAGE_ENTER;

      return TAVLI_STAGE_FIRST_TABLE;
    }

  return own->n_waiting > 0 ? TAVLI_STAGE_REENTER : TAVLI_STAGE_TRAVEL;
}

/* Rules page, bearing off: with all its checkers in cells 19-24 or already off,
 * a number d bears off a checker from cell 25-d.  If that cell and all cells
 * behind it are empty, it bears off one from the next occupied cell. */
static uint32_t
bearing_cells (const TavliSide *own,
               int              d)
{
  uint32_t exact = BIT (TAVLI_CELLS + 1 - d);

  if ((own->occupied & ~LAST_TABLE) != 0)
    return 0;
  if ((own->occupied & exact) != 0)
    return exact;
  if ((own->occupied & (exact - 1)) != 0)
    return 0;

  return own->occupied & -own->occupied;
}

uint32_t
tavli_sources (const TavliState *state,
               TavliStage        stage,
               uint32_t          blocked,
               int               d)
{
  const TavliSide *own = &state->sides[state->turn];

  switch (stage)
    {
      /* Rules page, phase 1: a number d enters a checker on cell d.  As long as
       * any number still to play can enter a checker, it must enter. */
    case TAVLI_STAGE_ENTER:
      return ~(blocked >> d) & BIT (TAVLI_HAND);

      /* When none can, he may move a checker inside cells 1-6, never beyond. */
    case TAVLI_STAGE_FIRST_TABLE:
      return own->occupied & (FIRST_TABLE >> d) & ~(blocked >> d);

      /* Rules page, phase 2: a checker on m re-enters on cell m+d-1.  While a
       * player has checkers in the middle row he may move nothing else. */
    case TAVLI_STAGE_REENTER:
      return own->waiting & ~(blocked >> (d - 1));

      /* Any checker moves by any number, subject to landing. */
    case TAVLI_STAGE_TRAVEL:
    default:
      return (own->occupied & (COURSE >> d) & ~(blocked >> d))
             | bearing_cells (own, d);
    }
}

/* Why a checker of @state's player to move may not stand on @cell. */
static TavliReason
landing_reason (const TavliState *state,
                int               cell)
{
  if ((tavli_blocked_cells (state) & BIT (cell)) == 0)
    return TAVLI_PLAYABLE;

  return tavli_checkers (state, !state->turn, cell) > 1 ? TAVLI_BLOCKED
                                                        : TAVLI_PROTECTED;
}

/* Returns why the checker on @from, which belongs to the player to move, cannot
 * be borne off with @d. */
static TavliReason
bearing_reason (const TavliState *state,
                int               from,
                int               d)
{
  const TavliSide *own = &state->sides[state->turn];

  if ((own->occupied & ~LAST_TABLE) != 0)
    return TAVLI_NOT_ALL_HOME;

  return (bearing_cells (own, d) & BIT (from)) != 0 ? TAVLI_PLAYABLE
                                                    : TAVLI_CHECKER_BEHIND;
}

/* Returns the reason that forbids @number to every checker. */
static TavliReason
common_reason (const TavliState *state,
               int               number)
{
  if (tavli_winner (state) >= 0)
    return TAVLI_GAME_OVER;
  if (tavli_n_numbers (state) == 0)
    return TAVLI_NOT_THROWN;

  return state->numbers[number] == 0 ? TAVLI_NOT_LEFT : TAVLI_PLAYABLE;
}

TavliReason
tavli_step_reason (const TavliState *state,
                   int               from,
                   int               number)
{
  TavliReason reason = common_reason (state, number);
  int to = tavli_step_to (from, number);
  TavliStage stage;

  if (reason != TAVLI_PLAYABLE)
    return reason;
  if (tavli_checkers (state, state->turn, from) == 0)
    return TAVLI_NO_CHECKER;

  stage = tavli_stage (state, tavli_blocked_cells (state));
  if (stage == TAVLI_STAGE_ENTER && from != TAVLI_HAND)
    return TAVLI_MUST_ENTER;
  if (stage == TAVLI_STAGE_REENTER && !tavli_is_waiting_place (from))
    return TAVLI_MUST_REENTER;
  if (stage == TAVLI_STAGE_FIRST_TABLE && to > TAVLI_FIRST_TABLE_END)
    return TAVLI_BEYOND_FIRST_TABLE;

  return to == TAVLI_OFF ? bearing_reason (state, from, number)
                         : landing_reason (state, to);
}

TavliReason
tavli_number_reason (const TavliState *state,
                     int               number)
{
  uint32_t blocked = tavli_blocked_cells (state);
  TavliStage stage = tavli_stage (state, blocked);
  TavliReason found = common_reason (state, number);

  if (found != TAVLI_PLAYABLE
      || tavli_sources (state, stage, blocked, number) != 0)
    return found;
  if (stage == TAVLI_STAGE_ENTER)
    return TAVLI_MUST_ENTER;
  if (stage == TAVLI_STAGE_FIRST_TABLE)
    return landing_reason (state, number);

  /* TavliReason lists the reasons that are possible here by their weight, the
   * weightiest first. */
  found = TAVLI_N_REASONS;
  for (int from = 1; from < TAVLI_OFF; from++)
    if (tavli_checkers (state, state->turn, from) > 0)
      {
        TavliReason reason = tavli_step_reason (state, from, number);

        if (reason < found && reason != TAVLI_MUST_REENTER)
          found = reason;
      }

  return found;
}

bool
tavli_can_play (const TavliState *state)
{
  uint32_t blocked = tavli_blocked_cells (state);
  TavliStage stage = tavli_stage (state, blocked);

  for (int d = 1; d <= 6; d++)
    if (state->numbers[d] > 0 && tavli_sources (state, stage, blocked, d) != 0)
      return true;

  return false;
}
