/* search-watch.c: whether a search has to come to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-watch.h"

#include <time.h>
#include <unistd.h>

/* A search that has nothing left to think about looks up this often. */
#define WAIT_STEP_NS 1000000L

static bool
told_to_stop (const SearchLimits *limits)
{
  return limits->stop != NULL
         && atomic_load_explicit (limits->stop, memory_order_relaxed);
}

static bool
time_is_up (const SearchWatch *watch)
{
  const SearchLimits *limits = watch->limits;

  return limits->movetime_ms > 0 && limits->clock != NULL
         && limits->clock (limits->clock_data) >= watch->deadline;
}

void
search_watch_begin (SearchWatch        *watch,
                    const SearchLimits *limits)
{
  *watch = (SearchWatch) {
    .limits = limits,
    .max_nodes = limits->nodes,
  };
  if (limits->movetime_ms > 0 && limits->clock != NULL)
    watch->deadline = limits->clock (limits->clock_data)
                      + limits->movetime_ms;
}

bool
search_watch_spend (SearchWatch *watch)
{
  const SearchLimits *limits = watch->limits;

  if (watch->ended)
    return false;

  /* Reading the clock costs more than looking at a position does, so that
   * it is read now and then only. */
  if ((watch->max_nodes > 0 && watch->nodes >= watch->max_nodes)
      || told_to_stop (limits)
      || (watch->nodes % 64 == 0 && time_is_up (watch)))
    {
      watch->ended = true;
      return false;
    }

  watch->nodes++;

  return true;
}

int
search_n_threads (const SearchLimits *limits)
{
  long n = sysconf (_SC_NPROCESSORS_ONLN);

  if (n > SEARCH_THREADS_MAX)
    n = SEARCH_THREADS_MAX;
  if (n < 1 || limits->threads < 1)
    return 1;

  return limits->threads < n ? limits->threads : (int) n;
}

int
search_mebibytes (size_t n_bytes)
{
  return n_bytes >> 20 > 0 ? (int) (n_bytes >> 20) : 1;
}

void
search_watch_wait (const SearchWatch *watch)
{
  const struct timespec step = { .tv_sec = 0, .tv_nsec = WAIT_STEP_NS };

  if (watch->limits->stop == NULL
      && (watch->limits->movetime_ms <= 0 || watch->limits->clock == NULL))
    return;

  while (!told_to_stop (watch->limits) && !time_is_up (watch))
    nanosleep (&step, NULL);
}
