/* search-watch.h: whether a search has to come to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every search asks the same question before each position it looks at, so
 * the counting of positions and the three reasons to stop stand here once.
 */

#pragma once

#include "search.h"

/* The most threads of one search, on whatever machine. */
#define SEARCH_THREADS_MAX 64

/* SearchWatch: one run's limits and what has been used of them. */
typedef struct
{
  const SearchLimits *limits;
  int64_t deadline;
  uint64_t max_nodes;           /* of the limits or lower; 0: no limit */
  uint64_t nodes;
  bool ended;
} SearchWatch;

/* search_watch_begin: starts the clock for @limits, which must outlive the
 * watch. */
void search_watch_begin (SearchWatch *watch, const SearchLimits *limits);

/* search_watch_spend:
 *
 * Counts one more position to look at.  Once a limit is reached it counts
 * nothing and stays so.
 *
 * Returns: %false when the search has to end without looking at it.
 */
bool search_watch_spend (SearchWatch *watch);

/* search_n_threads: how many threads a search with these limits may use, at
 * least 1: no more than there are processors, so that the one that looks at
 * the clock is never kept waiting by its own helpers. */
int search_n_threads (const SearchLimits *limits);

/* search_mebibytes: @n_bytes in MiB, at least 1. */
int search_mebibytes (size_t n_bytes);

/* search_watch_wait: returns when the stop flag is set or the time is up, and
 * at once when the limits hold neither. */
void search_watch_wait (const SearchWatch *watch);
