/* game-rng.h: seeded random numbers that fall alike on every machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SplitMix64 (Steele, Lea and Flood, 2014): one 64-bit word of state, so a
 * generator is a plain value and can be passed as an argument everywhere.
 */

#pragma once

#include <stdint.h>

typedef struct
{
  uint64_t state;
} GameRng;

/* game_rng_next: the next 64 random bits. */
static inline uint64_t
game_rng_next (GameRng *rng)
{
  uint64_t z = (rng->state += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

/* game_rng_below:
 *
 * A number from 0 to @n - 1, each equally likely.  @n is at least 1.  The
 * draw is repeated where a plain remainder would favour small numbers.
 */
static inline uint32_t
game_rng_below (GameRng  *rng,
                uint32_t  n)
{
  uint64_t product = (game_rng_next (rng) >> 32) * n;

  if ((uint32_t) product < n)
    {
      uint32_t least = -n % n;

      while ((uint32_t) product < least)
        product = (game_rng_next (rng) >> 32) * n;
    }

  return (uint32_t) (product >> 32);
}
