/* tavli-eval.c: what a position of tavli is worth to the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-eval.h"

#include "games/tavli/rules/tavli-position.h"

/* The value of a won game, above any sum of the terms. */
#define WON 1000000

/* The cost of a hit, in pips, beyond those of the way back: as long as the
 * checker waits, no other may move. */
#define HIT_COST 8

/* The greatest distance of a shot, in cells. */
#define SHOT_MAX 24

/* The weights, in hundredths of a pip.  Those for pips and risk follow from
 * their unit; a checker borne off no longer bars or risks anything; the rest
 * are by judgement, kept small beside the pips so that no checker stands still
 * for them. */
static const int weights[TAVLI_N_TERMS] = {
  [TAVLI_TERM_PIPS] = -100,
  [TAVLI_TERM_OFF] = 200,
  [TAVLI_TERM_RISK] = -100,
  [TAVLI_TERM_WAITING] = -300,
  [TAVLI_TERM_SHUT_OUT] = -150,
  [TAVLI_TERM_POINTS] = 120,
  [TAVLI_TERM_WALL] = 60,
};

/* By distance, 1 to 24 cells: in how many of the 216 throws of three dice some
 * of the numbers add up to it, a pair counted four times and a triple twelve.
 * All throws were counted; checkers in between are ignored. */
static const uint8_t shots[SHOT_MAX + 1] = {
  0, 91, 104, 125, 138, 149, 178, 115, 114, 110, 84, 67, 77,
  33, 28, 32, 29, 15, 30, 9, 21, 13, 10, 6, 22,
};

/* The chance, in 216ths, that @cell is hit by the checkers of @other.  Shots
 * are not independent; a second one is given half its weight, a third a quarter
 * and so on. */
static int
hit_chance (const TavliSide *other,
            int              cell)
{
  int chance = 0, share = 1;

  /* Checkers in the middle row move first, as if from the cell before theirs.
   */
  if (other->waiting != 0)
    {
      for (int m = TAVLI_WAITING_CELLS; m >= 1; m--)
        if ((other->waiting >> m & 1) != 0 && m <= cell)
          {
            chance += (216 - chance) * shots[cell - m + 1] / 216 / share;
            share *= 2;
          }

      return chance;
    }

  /* A checker in hand enters on a cell of the first table only. */
  if (other->checkers[TAVLI_HAND] > 0)
    return cell <= TAVLI_FIRST_TABLE_END ? shots[1] : 0;

  for (int from = cell - 1; from >= 1; from--)
    if ((other->occupied >> from & 1) != 0)
      {
        chance += (216 - chance) * shots[cell - from] / 216 / share;
        share *= 2;
      }

  return chance;
}

/* Returns: the pips that the blots of @seat are likely to lose, in 216ths. */
static int
risk (const TavliState *state,
      int               seat)
{
  const TavliSide *own = &state->sides[seat];
  int sum = 0;

  for (uint32_t blots = own->occupied & ~own->paired;
       blots != 0;
       blots &= blots - 1)
    {
      int cell = __builtin_ctz (blots);

      if (tavli_is_vulnerable (state, seat, cell))
        sum += hit_chance (&state->sides[!seat], cell)
               * (cell - tavli_waiting_cell (cell) + 1 + HIT_COST);
    }

  return sum;
}

/* How many of the numbers 1 to 6 let no waiting checker of @own in again. */
static int
shut_out (const TavliSide *own,
          const TavliSide *other)
{
  int n = 0;

  for (int d = 1; d <= 6; d++)
    n += (own->waiting & ~(other->paired >> (d - 1))) == 0;

  return n;
}

/* Returns: the cell of the hindmost checker of @side, 0 if it is in hand; a
 * waiting checker counts as on the cell before its own. */
static int
hindmost (const TavliSide *side)
{
  int cell = TAVLI_CELLS + 1;

  if (side->checkers[TAVLI_HAND] > 0)
    return 0;
  if (side->occupied != 0)
    cell = __builtin_ctz (side->occupied);
  if (side->waiting != 0 && __builtin_ctz (side->waiting) - 1 < cell)
    cell = __builtin_ctz (side->waiting) - 1;

  return cell;
}

void
tavli_terms (const GameState *state,
             int              seat,
             int              terms[TAVLI_N_TERMS])
{
  const TavliState *tavli = (const TavliState *) state;
  const TavliSide *own = &tavli->sides[seat];
  const TavliSide *other = &tavli->sides[!seat];
  int wall = 0, longest = 0, n_points = 0;

  for (int cell = hindmost (other) + 1; cell <= TAVLI_CELLS; cell++)
    {
      wall = (own->paired >> cell & 1) != 0 ? wall + 1 : 0;
      n_points += wall > 0;
      if (wall > longest)
        longest = wall;
    }

  terms[TAVLI_TERM_PIPS] = tavli_pips (tavli, seat);
  terms[TAVLI_TERM_OFF] = own->checkers[TAVLI_OFF];
  terms[TAVLI_TERM_RISK] = risk (tavli, seat);
  terms[TAVLI_TERM_WAITING] = own->n_waiting;
  terms[TAVLI_TERM_SHUT_OUT] = own->n_waiting > 0 ? shut_out (own, other) : 0;
  terms[TAVLI_TERM_POINTS] = n_points;
  terms[TAVLI_TERM_WALL] = longest * longest;
}

static int
worth (const GameState *state,
       int              seat)
{
  int terms[TAVLI_N_TERMS];
  int sum = 0;

  tavli_terms (state, seat, terms);

  /* The player to move may still bring his single checkers to safety. */
  if (((const TavliState *) state)->turn == seat)
    terms[TAVLI_TERM_RISK] /= 2;
  for (int i = 0; i < TAVLI_N_TERMS; i++)
    sum += i == TAVLI_TERM_RISK ? terms[i] * weights[i] / 216
                                : terms[i] * weights[i];

  return sum;
}

int
tavli_evaluate (const GameState *state,
                int              seat)
{
  int winner = tavli_winner ((const TavliState *) state);

  if (winner >= 0)
    return winner == seat ? WON : -WON;

  return worth (state, seat) - worth (state, !seat);
}

const GameLevel tavli_levels[GAME_N_LEVELS] = {
  { GAME_SEARCH_ONE_PLY, 1, 0, 99, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 78, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 65, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 45, 0 },
  { GAME_SEARCH_DICE, 1, 0, 47, 0 },
  { GAME_SEARCH_DICE, 0, 0, 0, 0 },
};
