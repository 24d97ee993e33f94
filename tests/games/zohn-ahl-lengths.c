/* zohn-ahl-lengths.c: the lengths of all games of Zohn Ahl, found otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By linear equations between the positions, to be held against what the
 * program finds by following all games throw after throw.
 */

#include "zohn-ahl-lengths.h"

#include <math.h>
#include <stdlib.h>

#include "games/game-memory.h"
#include "games/zohn-ahl/rules/zohn-ahl-chain-private.h"

#define N_ENDS ZOHN_AHL_CHAIN_N_ENDS

/* No number of throws changed by more than this part of it in a pass; what is
 * left to change is then some thirty times as much, as with the chances. */
#define SETTLED 1e-13
#define PASSES_MAX 20000

/* The mean of the length from one position, and of its square. */
typedef struct
{
  double first;
  double second;
} Moments;

struct ZohnAhlLengths
{
  const ZohnAhlChain *chain;
  Moments *moments;             /* by number, the ends included */
};

/* After one throw a game takes T more, so that it took 1 + T in all, whose
 * square is 1 + 2T + T².
 *
 * Returns: by which part of it one of both has changed, whichever is more. */
static double
settle (const uint32_t *next,
        const double   *weights,
        Moments        *moments,
        Moments        *own)
{
  double first = 1.0, second = 1.0;
  double change;

  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    {
      const Moments *after = &moments[next[t]];

      first += weights[t] * after->first;
      second += weights[t] * (2.0 * after->first + after->second);
    }

  change = fmax (fabs (first - own->first) / first,
                 fabs (second - own->second) / second);
  own->first = first;
  own->second = second;

  return change;
}

/* A first guess for what is known of the gambler's ruin: the more counters are
 * to change hands, the longer it takes, as their product.  Without it the
 * equations settle all the same. */
static void
guess (const ZohnAhlChain *chain,
       Moments            *moments)
{
  GameState state;

  for (size_t i = 0; zohn_ahl_chain_position (chain, i, &state); i++)
    {
      const uint8_t *counters = zohn_ahl_state (&state)->counters;
      double mean = 7.5 * counters[ZOHN_AHL_RED] * counters[ZOHN_AHL_GREEN];

      moments[N_ENDS + i] = (Moments) { mean, 1.6 * mean * mean };
    }
}

ZohnAhlLengths *
zohn_ahl_lengths_new (const ZohnAhlChain *chain)
{
  ZohnAhlLengths *lengths = game_allocate (1, sizeof *lengths);
  size_t n = zohn_ahl_chain_n_positions (chain);
  const uint32_t (*next)[ZOHN_AHL_N_THROWS] = zohn_ahl_chain_next (chain);
  uint32_t *order = game_allocate (n, sizeof *order);
  double weights[ZOHN_AHL_N_THROWS];

  lengths->chain = chain;
  lengths->moments = game_allocate (zohn_ahl_chain_n_numbers (chain),
                                    sizeof *lengths->moments);
  zohn_ahl_chain_weights (chain, weights);
  zohn_ahl_chain_order (chain, order);
  guess (chain, lengths->moments);

  for (int pass = 0; pass < PASSES_MAX; pass++)
    {
      double greatest = 0.0;

      for (size_t k = 0; k < n; k++)
        greatest = fmax (greatest,
                         settle (next[order[k]], weights, lengths->moments,
                                 &lengths->moments[order[k]]));
      if (greatest <= SETTLED)
        break;
    }
  free (order);

  return lengths;
}

void
zohn_ahl_lengths_free (ZohnAhlLengths *lengths)
{
  if (lengths == NULL)
    return;

  free (lengths->moments);
  free (lengths);
}

bool
zohn_ahl_lengths_get (const ZohnAhlLengths *lengths,
                      const GameState      *state,
                      double               *mean,
                      double               *deviation)
{
  uint32_t number = zohn_ahl_chain_number (lengths->chain, state);
  const Moments *moments;

  if (number == ZOHN_AHL_CHAIN_NOT_LISTED)
    return false;

  moments = &lengths->moments[number];
  *mean = moments->first;
  *deviation = sqrt (fmax (moments->second - moments->first * moments->first,
                           0.0));

  return true;
}
