/* engine-bench.c: a fixed amount of work over the four games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The count of nodes is a fingerprint of the rules and of the search: it is
 * the same on every run and machine, and changes when what is legal changes
 * or what is searched.  Whoever changes it on purpose says so.
 */

#include "engine-private.h"

#include <time.h>

#define BENCH_SEED 20250101

/* How often a search is told to stop, and how long it has thought then. */
#define STOPS 5
#define STOP_AFTER_NS 30000000L

/* BenchWork: what is done from the start of each ruleset, set-up and number
 * of players of a game: about as much time for each game. */
typedef struct
{
  const char *game;
  int perft_depth;
  int n_games;
  int search_plies;             /* played before the search */
  int search_depth;             /* 0: no search */
  uint64_t search_nodes;        /* the most for one search, 0: no limit */
} BenchWork;

static const BenchWork works[] = {
  { "zohn-ahl", 6, 3000, 0, 0, 0 },
  { "tavli", 6, 1500, 120, 2, 60000 },
  { "chisolo", 2, 1500, 2, 6, 0 },
  { "ken-wan", 2, 200, 4, 4, 60000 },
};

/* Perft and playouts from the start of one @config.  Returns false when told
 * to stop. */
static bool
bench_start (EngineSession    *session,
             const BenchWork  *work,
             const GameRules  *rules,
             const GameConfig *config,
             uint64_t         *perft_nodes,
             uint64_t         *moves)
{
  GamePosition position;
  GamePlayouts playouts;
  GameRng rng = { BENCH_SEED };
  bool stopped;

  game_position_init_start (&position, rules, config);
  *perft_nodes += engine_perft (session, rules, &position.state,
                                work->perft_depth, &stopped);
  game_playouts (&position, (uint64_t) work->n_games, &rng, &session->stop,
                 &playouts);
  *moves += playouts.n_moves;
  game_position_clear (&position);

  return !stopped && !engine_told_to_stop (session);
}

/* A position some way into a random game of @config, where a move is due. */
static void
begin_search (GamePosition     *position,
              const BenchWork  *work,
              const GameRules  *rules,
              const GameConfig *config)
{
  GameRng rng = { BENCH_SEED };

  game_position_init_start (position, rules, config);
  for (int i = 0; i < work->search_plies
                  || rules->at_chance (&position->state); i++)
    game_play_at_random (position, &rng);
}

/* The search at full strength from a position some way into a random game of
 * one @config; one thread and a fixed end, so that the count is always the
 * same. */
static uint64_t
search_start (EngineSession    *session,
              const BenchWork  *work,
              const GameRules  *rules,
              const GameConfig *config)
{
  GamePosition position;
  SearchLimits limits = {
    .depth = work->search_depth,
    .nodes = work->search_nodes,
    .level = SEARCH_LEVEL_FULL,
    .seed = BENCH_SEED,
    .threads = 1,
    .hash_mib = 16,
    .stop = &session->stop,
  };
  SearchResult result = { .nodes = 0 };

  begin_search (&position, work, rules, config);
  search_run (&position, &limits, NULL, NULL, &result);
  game_position_clear (&position);

  return result.nodes;
}

/* The same for every ruleset and number of players.  Returns false when told
 * to stop. */
static bool
bench_search (EngineSession   *session,
              const BenchWork *work,
              uint64_t        *nodes)
{
  const GameRules *rules = games_find (work->game);
  int64_t spent, began = engine_clock (NULL);
  uint64_t found = 0;
  GameConfig config;

  if (work->search_depth == 0)
    return true;

  game_rules_default_config (rules, &config);
  for (config.ruleset = 0; config.ruleset < rules->n_rulesets;
       config.ruleset++)
    for (config.players = rules->min_players;
         config.players <= rules->max_players; config.players++)
      found += search_start (session, work, rules, &config);

  if (engine_told_to_stop (session))
    return false;

  spent = engine_clock (NULL) - began;
  if (spent < 1)
    spent = 1;
  engine_session_answer (session,
                         "bench %s search nodes %llu nodes/s %llu",
                         work->game, (unsigned long long) found,
                         (unsigned long long) (found * 1000
                                               / (uint64_t) spent));
  *nodes += found;

  return true;
}

/* Endless: a search on a thread of its own that only its flag stops. */
typedef struct
{
  GamePosition position;
  atomic_bool stop;
  pthread_t thread;
} Endless;

static void *
think_endlessly (void *data)
{
  Endless *endless = data;
  SearchLimits limits = {
    .infinite = true,
    .level = SEARCH_LEVEL_FULL,
    .threads = 2,
    .hash_mib = 256,
    .stop = &endless->stop,
  };
  SearchResult result;

  search_run (&endless->position, &limits, NULL, NULL, &result);

  return NULL;
}

static int64_t
microseconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* How long a search at full strength, on two threads and with as much memory
 * as it may have, goes on after it was told to stop: by the clock, and by the
 * time that the processors gave to it, which others do not make longer. */
static void
bench_stop (EngineSession   *session,
            const BenchWork *work)
{
  const struct timespec pause = { .tv_sec = 0, .tv_nsec = STOP_AFTER_NS };
  const GameRules *rules = games_find (work->game);
  int64_t longest = 0, longest_work = 0;
  GameConfig config;
  Endless endless;

  if (work->search_depth == 0)
    return;

  game_rules_default_config (rules, &config);
  begin_search (&endless.position, work, rules, &config);
  for (int i = 0; i < STOPS; i++)
    {
      int64_t told, worked;

      atomic_init (&endless.stop, false);
      if (pthread_create (&endless.thread, NULL, think_endlessly, &endless)
          != 0)
        break;
      nanosleep (&pause, NULL);
      told = microseconds (CLOCK_MONOTONIC);
      worked = microseconds (CLOCK_PROCESS_CPUTIME_ID);
      atomic_store (&endless.stop, true);
      pthread_join (endless.thread, NULL);
      told = microseconds (CLOCK_MONOTONIC) - told;
      worked = microseconds (CLOCK_PROCESS_CPUTIME_ID) - worked;
      if (told > longest)
        longest = told;
      if (worked > longest_work)
        longest_work = worked;
    }
  game_position_clear (&endless.position);
  engine_session_answer (session, "bench %s stop us %lld processor us %lld",
                         work->game, (long long) longest,
                         (long long) longest_work);
}

static bool
bench_game (EngineSession   *session,
            const BenchWork *work,
            uint64_t        *nodes)
{
  const GameRules *rules = games_find (work->game);
  uint64_t perft_nodes = 0, moves = 0;
  int64_t spent, began = engine_clock (NULL);
  GameConfig config;
  int n_setups = 1;

  game_rules_default_config (rules, &config);
  if (rules->setups != NULL)
    while (rules->setups[n_setups] != NULL)
      n_setups++;

  for (config.ruleset = 0; config.ruleset < rules->n_rulesets;
       config.ruleset++)
    for (config.setup = 0; config.setup < n_setups; config.setup++)
      for (config.players = rules->min_players;
           config.players <= rules->max_players; config.players++)
        if (!bench_start (session, work, rules, &config, &perft_nodes,
                          &moves))
          return false;

  spent = engine_clock (NULL) - began;
  engine_session_answer (session,
                         "bench %s perft %llu playout moves %llu time %lld",
                         work->game, (unsigned long long) perft_nodes,
                         (unsigned long long) moves, (long long) spent);
  *nodes += perft_nodes + moves;

  return true;
}

bool
engine_do_bench (EngineSession *session,
                 const char    *args)
{
  int64_t spent, began = engine_clock (NULL);
  uint64_t nodes = 0;

  for (size_t i = 0; i < sizeof works / sizeof works[0]; i++)
    if (!bench_game (session, &works[i], &nodes)
        || !bench_search (session, &works[i], &nodes))
      {
        engine_session_answer (session, "bench stopped");
        return true;
      }
  spent = engine_clock (NULL) - began;
  if (spent < 1)
    spent = 1;
  engine_bench_chances (session);
  for (size_t i = 0; i < sizeof works / sizeof works[0]; i++)
    bench_stop (session, &works[i]);
  engine_session_answer (session, "nodes %llu", (unsigned long long) nodes);
  engine_session_answer (session, "nodes/s %llu",
                         (unsigned long long) (nodes * 1000
                                               / (uint64_t) spent));

  return true;
}
