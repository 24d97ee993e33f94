/* game-chance.h: converts odds to a chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>

#include "games/game-rules.h"

/* The value 1 of the fixed-point logarithm that game_chance_from_odds()
 * takes. */
#define GAME_CHANCE_ODDS_ONE (1 << 20)

/* game_chance_from_odds:
 * @odds: natural logarithm of the odds, in units of 1 / GAME_CHANCE_ODDS_ONE
 *
 * Converts odds to a chance.  A logarithm of 0 is an even chance, and beyond 8
 * the chance grows no further.  The computation is in whole numbers, so that
 * every build agrees.
 *
 * Returns: the chance, in 65536ths. */
int game_chance_from_odds (int64_t odds);
