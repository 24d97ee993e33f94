/* tavli-hit-risk.c: how many throws hit a single checker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cell that is blocked for a player stays blocked to the end of his turn,
 * because the checkers that he hits are single ones on other cells.  A checker
 * that may move freely therefore reaches a cell exactly if some of the numbers
 * lead there over cells that are not blocked.  Only if checkers are in hand or
 * in the middle row does every order of the steps have to be tried.
 */

#include "tavli-hit-risk.h"

#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "games/tavli/rules/tavli-legality.h"

/* Sets of cells: bit c is cell c. */
#define BIT(cell) (1u << (cell))
#define COURSE 0x1fffffeu
#define FIRST_TABLE 0x7eu

/* Positions of one turn that were walked through already, as a hash table of
 * their keys; 0 is a free slot. */
typedef struct
{
  uint64_t *keys;
  int n;
  int n_slots;
} KeySet;

uint32_t
tavli_blots (const TavliState *state,
             int               seat)
{
  const TavliSide *own = &state->sides[seat];
  uint32_t single = own->occupied & ~own->paired;

  return own->exposed ? single : single & ~FIRST_TABLE;
}

/* The different numbers that are left, at most three, and how often each. */
static void
list_numbers (const TavliState *state,
              int               numbers[3],
              int               times[3])
{
  int n = 0;

  for (int i = 0; i < 3; i++)
    numbers[i] = times[i] = 0;
  for (int d = 1; d <= 6; d++)
    if (state->numbers[d] > 0)
      {
        numbers[n] = d;
        times[n++] = state->numbers[d];
      }
}

/* The cells that a checker that starts from one of @from, bit 0 for a place
 * before the first, reaches with some of the numbers left in @state. */
static uint32_t
reach (const TavliState *state,
       uint32_t          from,
       uint32_t          blocked)
{
  /* at[i][j][k]: where it can stand after i, j and k of the numbers. */
  uint32_t at[TAVLI_NUMBERS_MAX + 1][5][2] = { 0 };
  uint32_t reached = 0;
  int d[3], times[3];

  list_numbers (state, d, times);
  for (int i = 0; i <= times[0]; i++)
    for (int j = 0; j <= times[1]; j++)
      for (int k = 0; k <= times[2]; k++)
        {
          uint32_t here = i > 0 ? at[i - 1][j][k] << d[0] : 0;

          here |= j > 0 ? at[i][j - 1][k] << d[1] : 0;
          here |= k > 0 ? at[i][j][k - 1] << d[2] : 0;
          here &= COURSE & ~blocked;
          reached |= here;
          at[i][j][k] = i + j + k == 0 ? from : here;
        }

  return reached;
}

/* Returns the cells from which the checkers of the player to move set out. */
static uint32_t
starts (const TavliSide *own)
{
  return own->occupied | own->waiting >> 1
         | (own->checkers[TAVLI_HAND] > 0 ? 1u : 0);
}

static bool
see (KeySet   *seen,
     uint64_t  key)
{
  int slot;

  key |= 1;
  if (2 * seen->n >= seen->n_slots)
    {
      KeySet larger = { NULL, 0, seen->n_slots == 0 ? 64 : 2 * seen->n_slots };

      larger.keys = game_allocate ((size_t) larger.n_slots,
                                   sizeof *larger.keys);
      for (int i = 0; i < seen->n_slots; i++)
        if (seen->keys[i] != 0)
          see (&larger, seen->keys[i]);
      free (seen->keys);
      *seen = larger;
    }

  for (slot = (int) (key >> 32) & (seen->n_slots - 1);
       seen->keys[slot] != 0;
       slot = (slot + 1) & (seen->n_slots - 1))
    if (seen->keys[slot] == key)
      return false;

  seen->keys[slot] = key;
  seen->n++;

  return true;
}

/* Returns whether the player to move can hit a checker on one of @cells with
 * the numbers that are left.  The positions in @seen are skipped, because none
 * of them could. */
static bool
can_hit (const TavliState *state,
         uint32_t          cells,
         KeySet           *seen)
{
  const TavliSide *own = &state->sides[state->turn];
  uint32_t blocked = tavli_blocked_cells (state);
  TavliStage stage = tavli_stage (state, blocked);

  if ((reach (state, starts (own), blocked) & cells) == 0)
    return false;
  if (stage == TAVLI_STAGE_TRAVEL)
    return true;
  if (!see (seen, tavli_rules.key ((const GameState *) state)))
    return false;

  for (int d = 1; d <= 6; d++)
    {
      uint32_t sources;

      if (state->numbers[d] == 0)
        continue;

      sources = tavli_sources (state, stage, blocked, d);
      for (; sources != 0; sources &= sources - 1)
        {
          int from = __builtin_ctz (sources);
          GameState next = { 0 };
          TavliState *after = (TavliState *) &next;
          GameMove step;

          if (stage == TAVLI_STAGE_REENTER)
            from = tavli_waiting_place (from);
          step = tavli_step (from, d);
          if (tavli_is_cell (tavli_move_to (step))
              && (cells & BIT (tavli_move_to (step))) != 0)
            return true;

          *after = *state;
          tavli_play (after, step, NULL);
          if (can_hit (after, cells, seen))
            return true;
        }
    }

  return false;
}

int
tavli_hit_risk (const TavliState *state,
                int               seat,
                uint32_t          cells)
{
  GameState due = { 0 };
  TavliState *tavli = (TavliState *) &due;
  int hits = 0;

  *tavli = *state;
  memset (tavli->numbers, 0, sizeof tavli->numbers);
  tavli->turn = (uint8_t) !seat;
  cells &= tavli->sides[seat].occupied & ~tavli_blocked_cells (tavli);
  if (cells == 0 || tavli_winner (tavli) >= 0)
    return 0;

  for (int a = 1; a <= 6; a++)
    for (int b = a; b <= 6; b++)
      for (int c = b; c <= 6; c++)
        {
          GameState thrown = due;
          KeySet seen = { NULL, 0, 0 };

          tavli_play ((TavliState *) &thrown, tavli_throw_move (a, b, c),
                      NULL);
          if (can_hit ((const TavliState *) &thrown, cells, &seen))
            hits += a == c ? 1 : a == b || b == c ? 3 : 6;
          free (seen.keys);
        }

  return hits;
}
