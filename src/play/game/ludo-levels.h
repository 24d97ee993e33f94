/* ludo-levels.h: how well the computer plays, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* ludo_level_name: the name of @level, 1 to LUDO_PLAYER_LEVEL_MAX, translated;
 * static. */
const char *ludo_level_name (int level);

/* ludo_level_describe:
 * @players: how many play, where the game seats more than two
 *
 * How the computer thinks at @level, in a translated sentence whose numbers
 * are those of the search.
 *
 * Returns: (transfer full): NULL in games without decisions.
 */
char *ludo_level_describe (const GameRules *rules, int players, int level);
