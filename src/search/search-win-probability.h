/* search-win-probability.h: how likely each player is to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search/search.h"

/* SearchWinProbability:
 *
 * The likely outcome of a game from an observer's view.  A drawn game counts as
 * a win shared among the players who share it.
 */
typedef struct
{
  double chances[GAME_SEATS_MAX];       /* of first place; their sum is 1 */
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
 * Returns: %false, with an undefined result, when it was told to stop, and in
 *   games without decisions, whose chances are not estimated.
 */
bool search_win_probability (const GamePosition *position, int effort,
                             const atomic_bool *stop,
                             SearchWinProbability *probability);

/* search_win_probability_scores:
 * @found: (out): for each seat, the value that GameRules.weight takes
 *
 * The search behind search_win_probability(), for tools that fit that function.
 * The game is neither over nor decided and has no dice.
 *
 * Returns: %false when it was told to stop.
 */
bool search_win_probability_scores (const GamePosition *position, int effort,
                                    const atomic_bool *stop,
                                    int found[GAME_SEATS_MAX],
                                    SearchResult *result);
