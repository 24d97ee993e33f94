/* search-dice.h: turns of dice, and the dice to come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search/search-levels.h"
#include "search/search-watch.h"

/* search_dice:
 *
 * Chooses a whole turn in @position, of a game for two with dice, after the
 * throw.  Every turn is judged by GameRules.chance; then, unless @level looks
 * one turn ahead only, the most promising are judged again by the best reply
 * to each of the opponent's throws, every throw counted as often as it falls.
 */
void search_dice (const GamePosition *position,
                  const SearchLevel  *level,
                  SearchWatch        *watch,
                  SearchProgress      progress,
                  void               *progress_data,
                  SearchResult       *result);
