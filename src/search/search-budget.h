/* search-budget.h: what every method asks while it searches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether the search has to end, whether the player misses a move, and whether
 * a position has stood before.
 */

#pragma once

#include "search/search.h"

/* SearchBudget: the limits of one run and how much of them is used. */
typedef struct
{
  const SearchLimits *limits;
  int64_t deadline;
  uint64_t max_nodes;           /* of the limits or lower; 0: no limit */
  uint64_t nodes;
  bool ended;
} SearchBudget;

/* search_budget_begin: starts the clock for @limits, which must outlive the
 * budget. */
void search_budget_begin (SearchBudget *budget, const SearchLimits *limits);

/* search_budget_spend:
 *
 * Counts one more position to look at.  Once a limit is reached it counts
 * nothing and stays so.
 *
 * Returns: %false when the search has to end without looking at it.
 */
bool search_budget_spend (SearchBudget *budget);

/* search_budget_report: calls the progress function of the limits, if any, with
 * @result, the best so far. */
void search_budget_report (const SearchBudget *budget,
                           const SearchResult *result);

/* search_budget_wait: returns when the stop flag is set or the time is up, and
 * at once when the limits have neither. */
void search_budget_wait (const SearchBudget *budget);

/* search_mebibytes: @n_bytes in MiB, at least 1. */
int search_mebibytes (size_t n_bytes);

/* SearchPath: the keys of the positions that led to the one that is looked at,
 * those of the game, then those that the search went through.  Owns `keys`. */
typedef struct
{
  uint64_t *keys;
  size_t n_past;                /* of the game; the root comes next */
  size_t n_keys;
} SearchPath;

/* search_path_init: the way to @position, with room for @n_plies more; free
 * `keys` with free(). */
void search_path_init (SearchPath *path, const GamePosition *position,
                       int n_plies);

/* search_path_repeats: whether the position of @key is as good as drawn: it
 * stood before in this line of play, and will stand a third time if both want
 * it, or twice in the game, and ends it now. */
static inline bool
search_path_repeats (const SearchPath *path,
                     uint64_t          key)
{
  int times = 0;

  for (size_t i = path->n_keys; i-- > 0;)
    if (path->keys[i] == key && (i >= path->n_past || ++times == 2))
      return true;

  return false;
}

/* search_misses:
 *
 * Whether a player of this blunder rate, in percent, fails to see @move in the
 * position of @key.  He fails to see it each time he looks at it.
 */
bool search_misses (int blunder_rate, uint64_t seed, uint64_t key,
                    GameMove move);
