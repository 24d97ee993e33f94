/* chisolo-sowing.h: one player's fourteen holes and how stones go round them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A camp is a ring.  Holes 0 to 6 are the outer row from its owner's left to
 * his right, holes 7 to 13 the inner row from his right to his left: going up
 * by one is going anticlockwise, for either player.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define CHISOLO_HOLES 14
#define CHISOLO_COLUMNS 7

/* The most stones a camp starts with, and so the most it can ever hold. */
#define CHISOLO_STONES_MAX 33

/* chisolo_sow: the sowing never ends. */
#define CHISOLO_ENDLESS (-1)

/* ChisoloCamp:
 *
 * The stones in each hole.  The two bytes past the last hole are always 0, so
 * that a camp is one machine vector.
 */
typedef struct
{
  uint8_t stones[16];
} ChisoloCamp;

/* chisolo_camp_total: how many stones @camp holds. */
int chisolo_camp_total (const ChisoloCamp *camp);

/* chisolo_camp_is_empty: whether no hole of @camp holds a stone. */
bool chisolo_camp_is_empty (const ChisoloCamp *camp);

/* chisolo_camp_filled: the holes of @camp that hold stones, 1 << hole each. */
unsigned chisolo_camp_filled (const ChisoloCamp *camp);

/* chisolo_sow_lap:
 *
 * Empties @hole (0 to 13, not empty) and sows its stones one by one from the
 * next hole on, @direction being +1 or -1.  The emptied hole is not skipped.
 * Source: shared rules page of Chisolo, turn 2 and 3.
 *
 * Returns: the hole where the last stone fell.
 */
int chisolo_sow_lap (ChisoloCamp *camp, int hole, int direction);

/* chisolo_sow:
 *
 * Sows a whole turn from @hole: laps go on while the last stone falls into a
 * hole that has stones.  Source: shared rules page of Chisolo, turn 2 to 5.
 *
 * Returns: the hole, empty until then, where it ended; or %CHISOLO_ENDLESS, and
 * then @camp is undefined.
 */
int chisolo_sow (ChisoloCamp *camp, int hole, int direction);
