/* search-win-probability.h: how likely each player is to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search/search.h"

/* SearchWinProbability:
 *
 * How a game is likely to end, as who looks on sees it.  Drawn games count as
 * shared among those who share them.
 */
typedef struct
{
  double chances[GAME_SEATS_MAX];       /* of winning, of being first; their
                                         * sum is 1 */
  bool certain;                 /* the winner is known: nothing is estimated */
  GameMove best[SEARCH_LINE_MAX];       /* the turn to play, where one is */
  int n_best;                   /* 0 where a throw is due or it is over */
} SearchWinProbability;

/* search_win_probability:
 * @effort: how many times the usual number of positions to look at; at
 *   least 1
 * @stop: polled; may be %NULL
 *
 * Judges @position by a search of a fixed number of positions, on one thread,
 * so that the same position has the same probability on every machine.
 *
 * Returns: %false, and nothing that can be used, when it was told to stop or
 *   when this game's chances are not to be estimated: nobody decides anything
 *   in it.
 */
bool search_win_probability (const GamePosition *position, int effort,
                             const atomic_bool *stop,
                             SearchWinProbability *probability);

/* search_win_probability_scores:
 * @found: for each seat, what GameRules.weight makes a weight of
 *
 * The search behind it, for those who fit that function.  The game is neither
 * over nor decided and has no dice.
 *
 * Returns: %false when it was told to stop.
 */
bool search_win_probability_scores (const GamePosition *position, int effort,
                                    const atomic_bool *stop,
                                    int found[GAME_SEATS_MAX],
                                    SearchResult *result);
