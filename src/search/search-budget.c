/* search-budget.c: helpers that all search methods share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-budget.h"

#include <time.h>
#include <unistd.h>

#include "games/game-memory.h"
#include "games/game-rng.h"

/* The interval, in nanoseconds, at which a search that has nothing left to do
 * looks whether it has to end. */
#define WAIT_STEP_NS 1000000L

static bool
is_stopped (const SearchLimits *limits)
{
  return limits->stop != NULL
         && atomic_load_explicit (limits->stop, memory_order_relaxed);
}

static bool
time_is_up (const SearchBudget *budget)
{
  const SearchLimits *limits = budget->limits;

  return limits->movetime_ms > 0 && limits->clock != NULL
         && limits->clock (limits->clock_data) >= budget->deadline;
}

void
search_budget_begin (SearchBudget       *budget,
                     const SearchLimits *limits)
{
  *budget = (SearchBudget) {
    .limits = limits,
    .max_nodes = limits->nodes,
  };
  if (limits->movetime_ms > 0 && limits->clock != NULL)
    budget->deadline = limits->clock (limits->clock_data)
                      + limits->movetime_ms;
}

bool
search_budget_spend (SearchBudget *budget)
{
  const SearchLimits *limits = budget->limits;

  if (budget->ended)
    return false;

  /* Read the clock at every 64th node only, because reading it costs more than
   * looking at a position. */
  if ((budget->max_nodes > 0 && budget->nodes >= budget->max_nodes)
      || is_stopped (limits)
      || (budget->nodes % 64 == 0 && time_is_up (budget)))
    {
      budget->ended = true;
      return false;
    }

  budget->nodes++;

  return true;
}

void
search_budget_report (const SearchBudget *budget,
                      const SearchResult *result)
{
  if (budget->limits->progress != NULL)
    budget->limits->progress (result, budget->limits->progress_data);
}

int
search_n_threads (int wanted)
{
  long n = sysconf (_SC_NPROCESSORS_ONLN);

  if (n > SEARCH_THREADS_MAX)
    n = SEARCH_THREADS_MAX;
  if (n < 1 || wanted < 1)
    return 1;

  return wanted < n ? wanted : (int) n;
}

int
search_mebibytes (size_t n_bytes)
{
  return n_bytes >> 20 > 0 ? (int) (n_bytes >> 20) : 1;
}

void
search_budget_wait (const SearchBudget *budget)
{
  const struct timespec step = { .tv_sec = 0, .tv_nsec = WAIT_STEP_NS };

  if (budget->limits->stop == NULL
      && (budget->limits->movetime_ms <= 0 || budget->limits->clock == NULL))
    return;

  while (!is_stopped (budget->limits) && !time_is_up (budget))
    nanosleep (&step, NULL);
}

void
search_path_init (SearchPath         *path,
                  const GamePosition *position,
                  int                 n_plies)
{
  const GameRules *rules = position->rules;

  path->keys = game_allocate (position->n_plies + (size_t) n_plies + 1,
                              sizeof *path->keys);
  for (size_t i = 0; i < position->n_plies; i++)
    path->keys[i] = rules->key (&position->plies[i].state);
  path->n_past = position->n_plies;
  path->keys[path->n_past] = rules->key (&position->state);
  path->n_keys = path->n_past + 1;
}

bool
search_misses (int      blunder_rate,
               uint64_t seed,
               uint64_t key,
               GameMove move)
{
  GameRng rng = { seed ^ key ^ ((uint64_t) move << 32 | move) };

  return blunder_rate > 0
         && (int) game_rng_below (&rng, 100) < blunder_rate;
}
