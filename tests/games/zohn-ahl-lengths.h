/* zohn-ahl-lengths.h: the lengths of all games of Zohn Ahl, found otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/rules/zohn-ahl-chain.h"

/* ZohnAhlLengths: the mean and the deviation of every position's length. */
typedef struct ZohnAhlLengths ZohnAhlLengths;

/* zohn_ahl_lengths_new:
 *
 * Solves the lengths of all positions of @chain, in about three times as long
 * as the chances took.  Aborts when memory is exhausted.
 *
 * Returns: the lengths, to be freed with zohn_ahl_lengths_free() before
 *   @chain, which they read.  They never change, so that any thread may read
 *   them.
 */
ZohnAhlLengths *zohn_ahl_lengths_new (const ZohnAhlChain *chain);

/* zohn_ahl_lengths_free: frees @lengths, which may be NULL. */
void zohn_ahl_lengths_free (ZohnAhlLengths *lengths);

/* zohn_ahl_lengths_get:
 * @mean: where to put the mean number of throws from @state to the end of the
 *   game, exact to nine digits
 * @deviation: where to put the standard deviation of that number
 *
 * Returns: %false when @state cannot follow the chain's root.
 */
bool zohn_ahl_lengths_get (const ZohnAhlLengths *lengths,
                           const GameState *state, double *mean,
                           double *deviation);
