/* game-chance.h: from a balance to a chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>

#include "games/game-rules.h"

/* One, as game_chance_of() takes the logarithm of odds. */
#define GAME_CHANCE_ODDS_ONE (1 << 20)

/* game_chance_of:
 *
 * The chance, in 65536ths, that goes with odds whose natural logarithm is
 * @odds; a half at 0, and from 8 on nothing becomes more certain.  In whole
 * numbers, so that every build agrees.
 */
int game_chance_of (int64_t odds);
