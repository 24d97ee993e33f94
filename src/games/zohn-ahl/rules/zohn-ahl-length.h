/* zohn-ahl-length.h: how many throws a game of Zohn Ahl still takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The distribution from one position is exact, computed over the positions of a
 * chain by following all games throw after throw.
 */

#pragma once

#include <stdatomic.h>

#include "zohn-ahl-chain.h"

/* ZohnAhlLength: the distribution of the number of throws from a position to
 * the end of the game. */
typedef struct
{
  double *chances;              /* of exactly so many throws; owned */
  size_t n_chances;
  double rest;                  /* the chance of n_chances throws or more */
  double mean;                  /* of the games that are not in the rest */
  double deviation;
  size_t median;                /* half of all games take at most so many */
} ZohnAhlLength;

/* zohn_ahl_length_init:
 * @state: a position of @chain, or one in which the game is over: that takes
 *   no throw
 * @rest: where to stop: once the chance that the game goes on is below this,
 *   from 1e-13 to 1
 * @stop: set by another thread to give up; may be NULL
 *
 * Follows all games from @state at once.  With four counters a side and down
 * to 1e-12 that is about 2,600 throws of 10,500 positions.
 *
 * Returns: %false, with nothing in @length, when @state cannot follow the
 *   chain's root or @stop was set.
 */
bool zohn_ahl_length_init (ZohnAhlLength *length, const ZohnAhlChain *chain,
                           const GameState *state, double rest,
                           const atomic_bool *stop);

/* zohn_ahl_length_clear: frees what @length holds. */
void zohn_ahl_length_clear (ZohnAhlLength *length);

/* zohn_ahl_length_quantile:
 * @part: from 0 to less than 1 - rest
 *
 * Returns: the smallest number of throws within which at least @part of all
 *   games end; n_chances where that lies in the rest.
 */
size_t zohn_ahl_length_quantile (const ZohnAhlLength *length, double part);
