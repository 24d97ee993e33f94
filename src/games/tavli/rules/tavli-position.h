/* tavli-position.h: the places and the checkers of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli.  Seat 0 is White, who begins, seat
 * 1 Black.
 *
 * Places, as states, moves and traces number them: 0 is the hand, 1 to 24 the
 * cells of the course, 25 to 36 the cells m1 to m12 of the middle row, 37 is
 * where checkers lie that have been borne off.
 */

#pragma once

#include <assert.h>

#include "games/game-rules.h"

#define TAVLI_WHITE 0
#define TAVLI_BLACK 1

#define TAVLI_CHECKERS 15
#define TAVLI_CELLS 24
#define TAVLI_WAITING_CELLS 12

/* The last cell of the first table. */
#define TAVLI_FIRST_TABLE_END 6

#define TAVLI_HAND 0
#define TAVLI_WAITING_FIRST 25  /* m1 */
#define TAVLI_WAITING_LAST 36   /* m12 */
#define TAVLI_OFF 37
#define TAVLI_PLACES 38

/* Three alike count twelve times. */
#define TAVLI_NUMBERS_MAX 12

/* TavliSide:
 *
 * The checkers of a player.  The members after `exposed` repeat `checkers` in
 * the form that the search for moves needs. */
typedef struct
{
  uint8_t checkers[TAVLI_PLACES]; /* how many stand on each place */
  uint8_t exposed;              /* its blots can be hit everywhere */
  uint8_t n_waiting;            /* checkers in the middle row */
  uint32_t occupied;            /* bit c: at least one checker on cell c */
  uint32_t paired;              /* bit c: at least two checkers on cell c */
  uint32_t waiting;             /* bit m: at least one checker on cell m of the
                                 * middle row */
} TavliSide;

/* TavliState: a position. */
typedef struct
{
  TavliSide sides[2];
  uint8_t numbers[7];           /* how often 1 to 6 is still to be played */
  uint8_t turn;                 /* the seat to throw or to move */
} TavliState;

_Static_assert (sizeof (TavliState) <= 128, "a tavli position has grown");

/* A step in bits: 0-5 the place from, 6-11 the place to, 12-14 the number.
 * A throw: bit 16, and the dice in rising order in bits 0-2, 3-5, 6-8. */

/* tavli_throw_move: the throw of the dice @a <= @b <= @c. */
static inline GameMove
tavli_throw_move (int a,
                  int b,
                  int c)
{
  return 1u << 16 | (GameMove) a | (GameMove) b << 3 | (GameMove) c << 6;
}

static inline bool
tavli_move_is_throw (GameMove move)
{
  return (move >> 16 & 1) != 0;
}

/* tavli_move_die: the die @index, 0 to 2, of the throw @move. */
static inline int
tavli_move_die (GameMove move,
                int      index)
{
  return (int) (move >> (3 * index) & 7);
}

/* tavli_move_from, tavli_move_to, tavli_move_number: the places and the
 * number, 1 to 6, of the step @move. */
static inline int
tavli_move_from (GameMove move)
{
  return (int) (move & 63);
}

static inline int
tavli_move_to (GameMove move)
{
  return (int) (move >> 6 & 63);
}

static inline int
tavli_move_number (GameMove move)
{
  return (int) (move >> 12 & 7);
}

/* tavli_waiting_place: the place of cell @m, 1 to 12, of the middle row. */
static inline int
tavli_waiting_place (int m)
{
  return TAVLI_WAITING_FIRST - 1 + m;
}

/* tavli_is_waiting_place: whether @place lies in the middle row. */
static inline bool
tavli_is_waiting_place (int place)
{
  return place >= TAVLI_WAITING_FIRST && place <= TAVLI_WAITING_LAST;
}

/* tavli_is_cell: whether @place is a cell of the course. */
static inline bool
tavli_is_cell (int place)
{
  return place >= 1 && place <= TAVLI_CELLS;
}

/* tavli_waiting_cell: the cell of the middle row, 1 to 12, where a checker hit
 * on @cell of the course waits. */
static inline int
tavli_waiting_cell (int cell)
{
  return cell <= TAVLI_WAITING_CELLS ? cell : TAVLI_CELLS + 1 - cell;
}

/* tavli_step_to:
 *
 * Returns: the place where @number, 1 to 6, takes a checker from @from, whether
 * or not it may stand there; %TAVLI_OFF from cells that it takes it off.
 */
static inline int
tavli_step_to (int from,
               int number)
{
  int to;

  if (tavli_is_waiting_place (from))
    return from - TAVLI_WAITING_FIRST + number;
  to = from + number;

  return to > TAVLI_CELLS ? TAVLI_OFF : to;
}

/* tavli_step: the step of a checker from @from by @number. */
static inline GameMove
tavli_step (int from,
            int number)
{
  int to = tavli_step_to (from, number);

  assert (from >= 0 && to >= 0 && number > 0);

  return (GameMove) from | (GameMove) to << 6 | (GameMove) number << 12;
}

/* tavli_checkers: how many checkers @seat has on @place. */
static inline int
tavli_checkers (const TavliState *state,
                int               seat,
                int               place)
{
  return state->sides[seat].checkers[place];
}

/* tavli_n_numbers: how many numbers are left to play, 0 to 12. */
int tavli_n_numbers (const TavliState *state);

/* tavli_numbers:
 *
 * Fills @numbers (%TAVLI_NUMBERS_MAX) with those left to play in rising
 * order.
 *
 * Returns: how many.
 */
int tavli_numbers (const TavliState *state, int *numbers);

/* tavli_pips: the sum of the pips that the checkers of @seat have still to
 * travel.  A checker in hand counts 25, one on m as if on the cell before m. */
int tavli_pips (const TavliState *state, int seat);

/* tavli_winner: the seat that has borne off all fifteen checkers and so has
 * won, or -1.  Source: rules page, end. */
static inline int
tavli_winner (const TavliState *state)
{
  for (int seat = 0; seat < 2; seat++)
    if (state->sides[seat].checkers[TAVLI_OFF] == TAVLI_CHECKERS)
      return seat;

  return -1;
}

/* tavli_is_vulnerable: whether a single checker of @seat on @cell could be hit
 * there: always beyond the first table, inside it once he is exposed. */
bool tavli_is_vulnerable (const TavliState *state, int seat, int cell);

/* tavli_side_index: makes the sets of @side agree with its checkers. */
void tavli_side_index (TavliSide *side);
