/* tavli-check.h: whether a position of tavli could stand in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* tavli_self_check: as GameRules.self_check.  It reports a number of checkers
 * that is not fifteen before any other error. */
const char *tavli_self_check (const GameState *state);
