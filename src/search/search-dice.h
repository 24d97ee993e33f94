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

/* search_dice_chance:
 * @chance: in 65536ths, that the side to move in @position wins, which is
 *   neither over nor decided
 *
 * The same for one who looks on.  Where a throw is due, the mean over all
 * throws of what can be made of each; after it, what the best turn leads to,
 * taken as the mean of the opponent's throws, so that playing that turn
 * changes nothing, only a worse one does.
 * @result: that turn; n_line is 0 where a throw is due
 *
 * Returns: %false when the watch was told to stop before the end.
 */
bool search_dice_chance (const GamePosition *position,
                         const SearchLevel  *level,
                         SearchWatch        *watch,
                         int                *chance,
                         SearchResult       *result);
