/* tavli-check.c: whether a position of tavli could stand in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli; each check names the rules from which
 * it follows.
 */

#include "tavli-check.h"

#include <string.h>

#include "games/tavli/rules/tavli-legality.h"

static int
count (const TavliSide *side,
       int              first,
       int              last)
{
  int checkers = 0;

  for (int place = first; place <= last; place++)
    checkers += side->checkers[place];

  return checkers;
}

/* A player who has checkers to enter moves none beyond cell 6, so none of his
 * can have been hit there or borne off, and he is not exposed.  Once all are
 * entered, only moving beyond cell 6 brings a checker there, to the middle row
 * or off, and it exposes him. */
static const char *
check_side (const TavliSide *side)
{
  TavliSide index = *side;
  bool beyond;

  if (count (side, 0, TAVLI_PLACES - 1) != TAVLI_CHECKERS)
    return "a side has fifteen checkers in all";
  if (side->exposed > 1)
    return "a side is exposed or not";

  beyond = side->checkers[TAVLI_HAND] + count (side, 1, TAVLI_FIRST_TABLE_END)
           < TAVLI_CHECKERS;
  if (side->checkers[TAVLI_HAND] > 0 && beyond)
    return "a side with checkers to enter has no checker beyond cell 6";
  if (side->checkers[TAVLI_HAND] > 0 && side->exposed)
    return "a side with checkers to enter is not exposed";
  if (beyond && !side->exposed)
    return "a side that has moved a checker beyond cell 6 is exposed";

  tavli_side_index (&index);
  if (memcmp (&index, side, sizeof index) != 0)
    return "the sets of cells do not agree with the checkers";

  return NULL;
}

/* Returns whether a throw can leave these numbers: three different dice leave
 * each at most once, a pair leaves four and the third once, three alike leave
 * twelve. */
static bool
numbers_fit (const TavliState *state)
{
  int n_distinct = 0, most = 0, n = tavli_n_numbers (state);

  for (int d = 1; d <= 6; d++)
    {
      n_distinct += state->numbers[d] > 0;
      if (state->numbers[d] > most)
        most = state->numbers[d];
    }

  switch (n_distinct)
    {
    case 0:
      return true;
    case 1:
      return most <= TAVLI_NUMBERS_MAX;
    case 2:
      return most <= 4 && n == most + 1;
    default:
      return n == 3;
    }
}

const char *
tavli_self_check (const GameState *state)
{
  const TavliState *tavli = (const TavliState *) state;
  int winner;

  for (int seat = 0; seat < 2; seat++)
    {
      const char *wrong = check_side (&tavli->sides[seat]);

      if (wrong != NULL)
        return wrong;
    }

  if (tavli->turn > 1)
    return "the turn is White's or Black's";
  if ((tavli->sides[0].occupied & tavli->sides[1].occupied) != 0)
    return "a cell is held by both sides";
  if (tavli->numbers[0] != 0 || !numbers_fit (tavli))
    return "no throw leaves these numbers";

  winner = tavli_winner (tavli);
  if (winner >= 0)
    {
      if (winner != tavli->turn
          || tavli_checkers (tavli, !winner, TAVLI_OFF) == TAVLI_CHECKERS)
        return "a game ends on the winner’s turn";
    }
  else if (tavli_n_numbers (tavli) > 0
           && !tavli_can_play (tavli))
    return "when none of the numbers left can be played, the turn has already "
           "passed";

  for (size_t i = sizeof *tavli; i < sizeof state->bytes; i++)
    if (state->bytes[i] != 0)
      return "unused bytes of the state are not zero";

  return NULL;
}
