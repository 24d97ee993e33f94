/* chisolo-sowing.c: one player's fourteen holes and how stones go round them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nearly all the time of a random game goes into laps, so a lap is a table
 * look-up and one addition of sixteen bytes.
 */

#include "chisolo-sowing.h"

#include <string.h>

typedef uint8_t CampVector __attribute__ ((vector_size (16)));

/* Before a sowing has lasted this long it is not suspected of being endless:
 * ninety-nine in a hundred end within a few laps. */
#define UNSUSPECTED_LAPS 24

/* The gain of the hole `i` steps after the emptied one when `n` stones are
 * sown: one stone for each whole round, one more while the rest lasts.  The
 * emptied hole itself loses all n first and is the last of a round to get
 * one. */
#define GAIN(n, i) \
  ((uint8_t) ((n) / 14 + (((i) + 41) % 14 < (n) % 14) \
              - ((i) == 0 ? (n) : 0)))

/* The gains by distance from -13 to +18 in the direction `s`.  The sixteen
 * bytes from index 13 on are those of a lap from hole 0, and those from index 0
 * on are those of a lap from hole 13. */
#define GAINS(n, s) \
  { GAIN (n, s * -13), GAIN (n, s * -12), GAIN (n, s * -11), \
    GAIN (n, s * -10), GAIN (n, s * -9), GAIN (n, s * -8), \
    GAIN (n, s * -7), GAIN (n, s * -6), GAIN (n, s * -5), \
    GAIN (n, s * -4), GAIN (n, s * -3), GAIN (n, s * -2), \
    GAIN (n, s * -1), GAIN (n, s * 0), GAIN (n, s * 1), \
    GAIN (n, s * 2), GAIN (n, s * 3), GAIN (n, s * 4), \
    GAIN (n, s * 5), GAIN (n, s * 6), GAIN (n, s * 7), \
    GAIN (n, s * 8), GAIN (n, s * 9), GAIN (n, s * 10), \
    GAIN (n, s * 11), GAIN (n, s * 12), GAIN (n, s * 13), \
    GAIN (n, s * 14), GAIN (n, s * 15), GAIN (n, s * 16), \
    GAIN (n, s * 17), GAIN (n, s * 18) }

#define ALL_GAINS(s) \
  { GAINS (0, s), GAINS (1, s), GAINS (2, s), GAINS (3, s), GAINS (4, s), \
    GAINS (5, s), GAINS (6, s), GAINS (7, s), GAINS (8, s), GAINS (9, s), \
    GAINS (10, s), GAINS (11, s), GAINS (12, s), GAINS (13, s), \
    GAINS (14, s), GAINS (15, s), GAINS (16, s), GAINS (17, s), \
    GAINS (18, s), GAINS (19, s), GAINS (20, s), GAINS (21, s), \
    GAINS (22, s), GAINS (23, s), GAINS (24, s), GAINS (25, s), \
    GAINS (26, s), GAINS (27, s), GAINS (28, s), GAINS (29, s), \
    GAINS (30, s), GAINS (31, s), GAINS (32, s), GAINS (33, s) }

static const uint8_t gains[2][CHISOLO_STONES_MAX + 1][32] = {
  ALL_GAINS (-1),
  ALL_GAINS (1),
};

int
chisolo_camp_total (const ChisoloCamp *camp)
{
  int total = 0;

  for (int i = 0; i < CHISOLO_HOLES; i++)
    total += camp->stones[i];

  return total;
}

bool
chisolo_camp_is_empty (const ChisoloCamp *camp)
{
  uint64_t halves[2];

  memcpy (halves, camp->stones, sizeof halves);

  return (halves[0] | halves[1]) == 0;
}

/* Each hole with stones leaves its own bit of the sixteen in its byte; the
 * multiplication adds up the eight bytes of each half. */
unsigned
chisolo_camp_filled (const ChisoloCamp *camp)
{
  static const CampVector bits = {
    1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128,
  };
  CampVector vector;
  uint64_t halves[2];

  memcpy (&vector, camp->stones, sizeof vector);
  vector = (CampVector) (vector != 0) & bits;
  memcpy (halves, &vector, sizeof halves);

  return (unsigned) (halves[0] * UINT64_C (0x0101010101010101) >> 56
                     | halves[1] * UINT64_C (0x0101010101010101) >> 56 << 8);
}

/* Rules, turn 2: all the stones of the hole are sown one by one into the
 * following holes, in the player's direction, starting with the next one; the
 * hole that was emptied is not skipped. */
static inline int
sow_lap (ChisoloCamp *camp,
         int          hole,
         int          direction)
{
  static const CampVector holes = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0,
  };
  unsigned n = camp->stones[hole];
  CampVector vector, gain;

  if (n > CHISOLO_STONES_MAX)
    n = CHISOLO_STONES_MAX;
  memcpy (&vector, camp->stones, sizeof vector);
  memcpy (&gain, &gains[direction > 0][n][CHISOLO_HOLES - 1 - hole],
          sizeof gain);
  vector += gain & holes;
  memcpy (camp->stones, &vector, sizeof vector);

  /* 3 * 14 keeps a clockwise sum from falling below zero. */
  return (int) ((unsigned) (hole + direction * (int) n + 3 * CHISOLO_HOLES)
                % CHISOLO_HOLES);
}

int
chisolo_sow_lap (ChisoloCamp *camp,
                 int          hole,
                 int          direction)
{
  return sow_lap (camp, hole, direction);
}

/* House rule, end: a sowing that would never stop is not a legal move.  The
 * next lap depends on the stones and on the hole to lift alone, so a sowing is
 * endless when both come back.  Brent's algorithm finds that with one
 * remembered lap, renewed after 1, 2, 4, 8… laps, because cycles can be a
 * million laps long.  @camp and @ring_hole are then on the ring. */
static int
sow_on (ChisoloCamp *camp,
        int          hole,
        int          direction,
        int         *ring_hole)
{
  ChisoloCamp saved = *camp;
  int saved_hole = hole;
  uint64_t laps = 0, renewal = 1;

  while (true)
    {
      hole = sow_lap (camp, hole, direction);
      if (camp->stones[hole] == 1)
        return hole;

      if (hole == saved_hole && memcmp (camp, &saved, sizeof saved) == 0)
        {
          *ring_hole = hole;
          return CHISOLO_ENDLESS;
        }

      if (++laps == renewal)
        {
          saved = *camp;
          saved_hole = hole;
          laps = 0;
          renewal *= 2;
        }
    }
}

int
chisolo_sow (ChisoloCamp *camp,
             int          hole,
             int          direction)
{
  int ring_hole;

  for (int lap = 0; lap < UNSUSPECTED_LAPS; lap++)
    {
      hole = sow_lap (camp, hole, direction);

      /* Rules, turn 4 and 5: one stone means that the hole was empty. */
      if (camp->stones[hole] == 1)
        return hole;
    }
  if (chisolo_camp_total (camp) > CHISOLO_STONES_MAX)
    return CHISOLO_ENDLESS;

  return sow_on (camp, hole, direction, &ring_hole);
}

unsigned
chisolo_find_ring (const ChisoloCamp *camp,
                   int                hole,
                   int                direction)
{
  ChisoloCamp first = *camp, sown;
  int first_hole;
  unsigned holes = 0;

  if (chisolo_camp_total (camp) > CHISOLO_STONES_MAX
      || sow_on (&first, hole, direction, &first_hole) != CHISOLO_ENDLESS)
    return 0;

  sown = first;
  hole = first_hole;
  do
    {
      hole = sow_lap (&sown, hole, direction);
      holes |= 1u << hole;
    }
  while (hole != first_hole || memcmp (&sown, &first, sizeof first) != 0);

  return holes;
}
