/* chisolo-sowing.h: sows stones round the fourteen holes of one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A camp is a ring.  Seen by its owner, holes 0 to 6 are the outer row from
 * left to right, and holes 7 to 13 the inner row from right to left.  Rising
 * numbers therefore go anticlockwise for either player.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define CHISOLO_HOLES 14
#define CHISOLO_COLUMNS 7

/* The most stones that a camp starts with.  A camp gets no stones from the
 * other, so it never holds more, except while a position is set up: then only
 * this many stones of a hole are sown, and a long sowing counts as endless. */
#define CHISOLO_STONES_MAX 33

/* The value of chisolo_sow() for a sowing that never ends. */
#define CHISOLO_ENDLESS (-1)

/* ChisoloCamp:
 *
 * The stones in each hole.  The two bytes past the last hole are always 0; they
 * make a camp as large as one vector register.
 */
typedef struct
{
  uint8_t stones[16];
} ChisoloCamp;

/* chisolo_camp_total: returns the number of stones in @camp. */
int chisolo_camp_total (const ChisoloCamp *camp);

/* chisolo_camp_is_empty: returns whether @camp has no stones. */
bool chisolo_camp_is_empty (const ChisoloCamp *camp);

/* chisolo_camp_filled: returns the holes of @camp that hold stones as a set of
 * bits: 1 << hole for each. */
unsigned chisolo_camp_filled (const ChisoloCamp *camp);

/* chisolo_sow_lap:
 *
 * Empties @hole (0 to 13, not empty) and sows its stones one by one from the
 * next hole on; @direction is +1 or -1.  The emptied hole is not skipped.
 * Source: shared rules page of Chisolo, "Turn", 2 and 3.
 *
 * Returns: the hole where the last stone fell.
 */
int chisolo_sow_lap (ChisoloCamp *camp, int hole, int direction);

/* chisolo_sow:
 *
 * Sows a whole turn from @hole: another lap follows as long as the last stone
 * falls into a hole that has stones.  Source: shared rules page of Chisolo,
 * "Turn", 2 to 5.
 *
 * Returns: the hole where the sowing ended, which was empty before its last
 *   stone; or %CHISOLO_ENDLESS, and then @camp is undefined.
 */
int chisolo_sow (ChisoloCamp *camp, int hole, int direction);

/* chisolo_find_ring:
 *
 * Follows a sowing from @hole until @camp and hole come back.  Takes no memory
 * and, for the longest rings known, of a million laps, some hundredths of a
 * second.  Source: shared rules page of Chisolo, "End".
 *
 * Returns: the holes in which the laps of its ring end, 1 << hole each; 0 if
 *   the sowing ends.
 */
unsigned chisolo_find_ring (const ChisoloCamp *camp, int hole, int direction);
