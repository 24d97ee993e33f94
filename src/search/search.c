/* search.c: how the computer chooses a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The levels, and what every method asks: whether the search has to come to
 * its end, and whether a position has stood before.
 */

#include "search-methods.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#include "games/game-memory.h"
#include "games/game-rng.h"

/* A search that has nothing left to think about looks up this often. */
#define WAIT_STEP_NS 1000000L

/* LevelTable: the levels of one game, the weakest first. */
typedef struct
{
  const char *game;
  int players;                  /* 0: whatever their number */
  SearchLevel levels[SEARCH_LEVEL_FULL];
} LevelTable;

static const SearchLevel random_level = { .method = SEARCH_RANDOM };
static const SearchLevel one_ply_level = { .method = SEARCH_ONE_PLY };

/* Set by `ludotheque-engine match`: with two players each level wins at least
 * 60 of 100 games against the one below it; with three, each is placed first
 * as often, alone against two of the level below.  help/strength.md has the
 * figures. */
static const LevelTable tables[] = {
  {
    "chisolo", 0,
    {
      { SEARCH_ONE_PLY, 1, 0, 85, 0 },
      { SEARCH_ONE_PLY, 1, 0, 55, 0 },
      { SEARCH_ONE_PLY, 1, 0, 0, 0 },
      { SEARCH_ALPHA_BETA, 2, 0, 0, 20 },
      { SEARCH_ALPHA_BETA, 3, 0, 0, 0 },
      { SEARCH_ALPHA_BETA, 0, 0, 0, 0 },
    },
  },
  {
    "tavli", 0,
    {
      { SEARCH_ONE_PLY, 1, 0, 99, 0 },
      { SEARCH_ONE_PLY, 1, 0, 78, 0 },
      { SEARCH_ONE_PLY, 1, 0, 65, 0 },
      { SEARCH_ONE_PLY, 1, 0, 45, 0 },
      { SEARCH_DICE, 1, 0, 47, 0 },
      { SEARCH_DICE, 0, 0, 0, 0 },
    },
  },
  {
    "ken-wan", 2,
    {
      { SEARCH_ONE_PLY, 1, 0, 99, 0 },
      { SEARCH_ONE_PLY, 1, 0, 95, 0 },
      { SEARCH_ALPHA_BETA, 2, 0, 80, 80 },
      { SEARCH_ALPHA_BETA, 2, 0, 0, 0 },
      { SEARCH_ALPHA_BETA, 0, 6000, 0, 0 },
      { SEARCH_ALPHA_BETA, 0, 0, 0, 0 },
    },
  },
  {
    "ken-wan", 3,
    {
      { SEARCH_ONE_PLY, 1, 0, 99, 0 },
      { SEARCH_ONE_PLY, 1, 0, 96, 0 },
      { SEARCH_ONE_PLY, 1, 0, 86, 0 },
      { SEARCH_TREE, 0, 800, 0, 0 },
      { SEARCH_TREE, 0, 6000, 0, 0 },
      { SEARCH_TREE, 0, 0, 0, 0 },
    },
  },
};

const SearchLevel *
search_level (const GamePosition *position,
              int                 level)
{
  const GameRules *rules = position->rules;
  GameConfig config = { 0 };

  rules->config (&position->state, &config);
  if (level == SEARCH_LEVEL_RANDOM)
    return &random_level;

  for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
    if (strcmp (tables[i].game, rules->id) == 0
        && (tables[i].players == 0 || tables[i].players == config.players)
        && level >= 1 && level <= SEARCH_LEVEL_FULL)
      return &tables[i].levels[level - 1];

  return &one_ply_level;
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

static bool
told_to_stop (const SearchLimits *limits)
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

  /* Reading the clock costs more than looking at a position does, so that
   * it is read now and then only. */
  if ((budget->max_nodes > 0 && budget->nodes >= budget->max_nodes)
      || told_to_stop (limits)
      || (budget->nodes % 64 == 0 && time_is_up (budget)))
    {
      budget->ended = true;
      return false;
    }

  budget->nodes++;

  return true;
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

  while (!told_to_stop (budget->limits) && !time_is_up (budget))
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

void
search_run (const GamePosition *position,
            const SearchLimits *limits,
            SearchProgress      progress,
            void               *progress_data,
            SearchResult       *result)
{
  const SearchLevel *level = search_level (position, limits->level);
  SearchBudget budget;

  *result = (SearchResult) { .depth = 1 };
  search_budget_begin (&budget, limits);
  if (level->nodes > 0
      && (budget.max_nodes == 0 || level->nodes < budget.max_nodes))
    budget.max_nodes = level->nodes;

  switch (level->method)
    {
    case SEARCH_RANDOM:
      search_random (position, &budget, result);
      break;

    case SEARCH_ALPHA_BETA:
      search_alpha_beta (position, level, &budget, progress, progress_data,
                         result);
      break;

    case SEARCH_TREE:
      search_tree (position, level, &budget, progress, progress_data, result);
      break;

    case SEARCH_DICE:
      search_dice (position, level, &budget, progress, progress_data, result);
      break;

    case SEARCH_ONE_PLY:
    default:
      search_one_ply (position, level, &budget, result);
      break;
    }

  if (progress != NULL)
    progress (result, progress_data);

  /* The answer may be known long before anybody asks for it, but who asked
   * for endless thought wants it only once the search is stopped. */
  if (limits->infinite)
    search_budget_wait (&budget);
}
