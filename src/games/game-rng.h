/* game-rng.h: seeded random numbers that are the same on every machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SplitMix64 (Steele, Lea and Flood, 2014): one 64-bit word of state, so a
 * generator is a plain value and can be passed as an argument everywhere.
 */

#pragma once

#include <stddef.h>
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

/* game_rng_shuffle: puts the @n things of @size bytes each at @things into an
 * order, each of which is equally likely. */
static inline void
game_rng_shuffle (GameRng *rng,
                  void    *things,
                  size_t   n,
                  size_t   size)
{
  for (size_t i = n; i > 1; i--)
    {
      unsigned char *one = (unsigned char *) things + (i - 1) * size;
      unsigned char *other =
        (unsigned char *) things + game_rng_below (rng, (uint32_t) i) * size;

      for (size_t j = 0; j < size; j++)
        {
          unsigned char byte = one[j];

          one[j] = other[j];
          other[j] = byte;
        }
    }
}
