/* search-tree.h: a tree that grows where it matters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search/search-levels.h"
#include "search/search-watch.h"

/* search_tree:
 *
 * Chooses a move in @position, of a game without chance for any number of
 * players, each of whom plays for his own place.  A Monte Carlo tree search
 * whose leaves are judged by GameRules.chance instead of being played out.
 */
void search_tree (const GamePosition *position,
                  const SearchLevel  *level,
                  SearchWatch        *watch,
                  SearchProgress      progress,
                  void               *progress_data,
                  SearchResult       *result);

/* search_tree_shares:
 * @found: what the game is worth to each seat, in 65536ths, when it goes as
 *   the tree foresees
 *
 * As search_tree() on one thread, but for all the seats.
 *
 * Returns: %false when the watch was told to stop before the end.
 */
bool search_tree_shares (const GamePosition *position,
                         const SearchLevel  *level,
                         SearchWatch        *watch,
                         int                 found[GAME_SEATS_MAX],
                         SearchResult       *result);
