/* search-budget.h: helpers that all search methods share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They say whether the search has to end, whether a player overlooks a move,
 * and whether a position is a repetition.
 */

#pragma once

#include "search/search.h"

/* SearchBudget: the limits of one search and how much of them is used. */
typedef struct
{
  const SearchLimits *limits;
  int64_t deadline;
  uint64_t max_nodes;           /* at most that of `limits`; 0: no limit */
  uint64_t nodes;
  bool ended;
} SearchBudget;

/* search_budget_begin: starts the clock for @limits, which must outlive the
 * budget. */
void search_budget_begin (SearchBudget *budget, const SearchLimits *limits);

/* search_budget_spend:
 *
 * Counts one more node.  Once a limit is reached, all later calls return %false
 * and count nothing.
 *
 * Returns: %false if the search has to end and may not visit the node.
 */
bool search_budget_spend (SearchBudget *budget);

/* search_budget_report: calls the progress function of the limits, if any, with
 * @result, the best so far. */
void search_budget_report (const SearchBudget *budget,
                           const SearchResult *result);

/* search_budget_wait: waits until the stop flag is set or the time is up.  If
 * the limits have neither, it returns at once. */
void search_budget_wait (const SearchBudget *budget);

/* search_mebibytes: returns @n_bytes in MiB, at least 1. */
int search_mebibytes (size_t n_bytes);

/* SearchPath: the keys of the positions that led to the current node: first
 * those of the game, then those of the line searched.  Owns `keys`. */
typedef struct
{
  uint64_t *keys;
  size_t n_past;                /* keys of the game; the root comes next */
  size_t n_keys;
} SearchPath;

/* search_path_init: fills @path with the keys that led to @position, with room
 * for @n_plies more; free `keys` with free(). */
void search_path_init (SearchPath *path, const GamePosition *position,
                       int n_plies);

/* search_path_repeats: returns whether the position of @key counts as drawn.
 * It does if it occurred in the line searched, because both sides can repeat
 * it once more, or twice in the game, because the third time ends the game. */
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
 * Returns whether a player of @blunder_rate, in percent, overlooks @move in the
 * position of @key.  The answer is the same at every call with these arguments.
 */
bool search_misses (int blunder_rate, uint64_t seed, uint64_t key,
                    GameMove move);
