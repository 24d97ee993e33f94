/* zohn-ahl-length.c: how many throws a game of Zohn Ahl still takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-length.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "zohn-ahl-chain-private.h"

#define N_ENDS ZOHN_AHL_CHAIN_N_ENDS

/* The most throws that are followed: by changed rules a game may not end. */
#define THROWS_MAX 20000

static void
add_chance (ZohnAhlLength *length,
            size_t        *n_allocated,
            double         chance)
{
  if (length->n_chances == *n_allocated)
    {
      *n_allocated = *n_allocated == 0 ? 256 : 2 * *n_allocated;
      length->chances = game_reallocate (length->chances, *n_allocated,
                                         sizeof *length->chances);
    }
  length->chances[length->n_chances++] = chance;
}

/* The games in each position are shared out among the positions that its
 * throws lead to.  @from is left empty, to be filled by the next throw.
 *
 * Returns: the part of all games that goes on. */
static double
follow (const uint32_t (*next)[ZOHN_AHL_N_THROWS],
        const double    *weights,
        size_t           n_numbers,
        double          *from,
        double          *to)
{
  double going_on = 0.0;

  for (size_t i = N_ENDS; i < n_numbers; i++)
    {
      double games = from[i];

      if (games <= 0.0)
        continue;
      from[i] = 0.0;
      for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
        to[next[i][t]] += weights[t] * games;
    }
  for (size_t i = N_ENDS; i < n_numbers; i++)
    going_on += to[i];

  return going_on;
}

static void
summarize (ZohnAhlLength *length)
{
  double sum = 0.0, first = 0.0, second = 0.0;

  for (size_t n = 0; n < length->n_chances; n++)
    {
      sum += length->chances[n];
      first += length->chances[n] * (double) n;
      second += length->chances[n] * (double) n * (double) n;
    }
  if (sum <= 0.0)
    return;

  length->mean = first / sum;
  length->deviation = sqrt (fmax (second / sum - length->mean * length->mean,
                                  0.0));
  length->median = zohn_ahl_length_quantile (length, 0.5);
}

bool
zohn_ahl_length_init (ZohnAhlLength      *length,
                      const ZohnAhlChain *chain,
                      const GameState    *state,
                      double              rest,
                      const atomic_bool  *stop)
{
  uint32_t number = zohn_ahl_chain_number (chain, state);
  size_t n_numbers = zohn_ahl_chain_n_numbers (chain);
  size_t n_allocated = 0;
  const uint32_t (*next)[ZOHN_AHL_N_THROWS] = zohn_ahl_chain_next (chain);
  double weights[ZOHN_AHL_N_THROWS];
  double *here, *there;
  bool stopped = false;

  memset (length, 0, sizeof *length);
  if (number == ZOHN_AHL_CHAIN_NOT_LISTED)
    return false;

  zohn_ahl_chain_weights (chain, weights);
  here = game_allocate (n_numbers, sizeof *here);
  there = game_allocate (n_numbers, sizeof *there);
  here[number] = 1.0;
  add_chance (length, &n_allocated, number < N_ENDS ? 1.0 : 0.0);
  length->rest = number < N_ENDS ? 0.0 : 1.0;

  while (length->rest >= rest && length->n_chances < THROWS_MAX && !stopped)
    {
      double *swapped = here;

      length->rest = follow (next, weights, n_numbers, here, there);
      add_chance (length, &n_allocated, there[0] + there[1]);
      there[0] = there[1] = 0.0;
      here = there;
      there = swapped;
      stopped = stop != NULL && atomic_load (stop);
    }
  free (here);
  free (there);

  if (stopped)
    {
      zohn_ahl_length_clear (length);
      return false;
    }
  summarize (length);

  return true;
}

void
zohn_ahl_length_clear (ZohnAhlLength *length)
{
  free (length->chances);
  memset (length, 0, sizeof *length);
}

size_t
zohn_ahl_length_quantile (const ZohnAhlLength *length,
                          double               part)
{
  double ended = 0.0;

  for (size_t n = 0; n < length->n_chances; n++)
    {
      ended += length->chances[n];
      if (ended >= part)
        return n;
    }

  return length->n_chances;
}
