/* tavli-position.c: the places and the checkers of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli; its headings stand in brackets.
 */

#include "tavli-position.h"

#define BIT(place) (1u << (place))

int
tavli_n_numbers (const TavliState *state)
{
  int n = 0;

  for (int d = 1; d <= 6; d++)
    n += state->numbers[d];

  return n;
}

int
tavli_numbers (const TavliState *state,
               int              *numbers)
{
  int n = 0;

  for (int d = 1; d <= 6; d++)
    for (int i = 0; i < state->numbers[d]; i++)
      numbers[n++] = d;

  return n;
}

int
tavli_pips (const TavliState *state,
            int               seat)
{
  const TavliSide *side = &state->sides[seat];
  int pips = (TAVLI_CELLS + 1) * side->checkers[TAVLI_HAND];

  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    pips += (TAVLI_CELLS + 1 - cell) * side->checkers[cell];
  for (int m = 1; m <= TAVLI_WAITING_CELLS; m++)
    pips += (TAVLI_CELLS + 2 - m) * side->checkers[tavli_waiting_place (m)];

  return pips;
}

bool
tavli_is_vulnerable (const TavliState *state,
                     int               seat,
                     int               cell)
{
  return tavli_checkers (state, seat, cell) == 1
         && (cell > TAVLI_FIRST_TABLE_END || state->sides[seat].exposed);
}

void
tavli_side_index (TavliSide *side)
{
  side->n_waiting = 0;
  side->occupied = side->paired = side->waiting = 0;
  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    {
      if (side->checkers[cell] > 0)
        side->occupied |= BIT (cell);
      if (side->checkers[cell] > 1)
        side->paired |= BIT (cell);
    }
  for (int m = 1; m <= TAVLI_WAITING_CELLS; m++)
    if (side->checkers[tavli_waiting_place (m)] > 0)
      {
        side->n_waiting += side->checkers[tavli_waiting_place (m)];
        side->waiting |= BIT (m);
      }
}
