/* engine-bench.c: a fixed amount of work over all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The count of nodes is a fingerprint of the rules and of the search: it is
 * the same on every run and machine, and changes with the legal moves and with
 * the positions that are searched.  A commit that changes it on purpose says
 * so.
 */

#include "engine-command.h"

#include <time.h>

#define BENCH_SEED 20250101

/* The number of times that a search is stopped, and how long it has run
 * then. */
#define STOPS 5
#define STOP_AFTER_US 30000

/* Counts perft and playouts from the start of one @config.  Returns false when
 * stopped. */
static bool
bench_start (EngineSession    *session,
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
                                rules->bench.perft_depth, &stopped);
  game_playouts (&position, (uint64_t) rules->bench.n_games, &rng,
                 &session->stop, &playouts);
  *moves += playouts.n_moves;
  game_position_clear (&position);

  return !stopped && !engine_should_stop (session);
}

/* Sets @position to one some plies into a random game of @config, in which a
 * move is due. */
static void
begin_search (GamePosition     *position,
              const GameRules  *rules,
              const GameConfig *config)
{
  GameRng rng = { BENCH_SEED };

  game_position_init_start (position, rules, config);
  for (int i = 0; i < rules->bench.search_plies
                  || rules->at_chance (&position->state); i++)
    game_play_at_random (position, &rng);
}

/* Searches at full strength from a position some plies into a random game of
 * @config.  One thread and a fixed end make the count of nodes always the same.
 * Returns: the number of nodes. */
static uint64_t
search_start (EngineSession    *session,
              const GameRules  *rules,
              const GameConfig *config)
{
  GamePosition position;
  SearchLimits limits = {
    .depth = rules->bench.search_depth,
    .nodes = rules->bench.search_nodes,
    .level = SEARCH_LEVEL_FULL,
    .seed = BENCH_SEED,
    .threads = 1,
    .hash_mib = 16,
    .stop = &session->stop,
  };
  SearchResult result = { .nodes = 0 };

  begin_search (&position, rules, config);
  search_run (&position, &limits, &result);
  game_position_clear (&position);

  return result.nodes;
}

/* Searches from the start of every ruleset and number of players.  Returns
 * false when stopped. */
static bool
bench_search (EngineSession   *session,
              const GameRules *rules,
              uint64_t        *nodes)
{
  int64_t began = engine_clock (NULL);
  uint64_t found = 0;
  GameConfig config;

  if (rules->bench.search_depth == 0)
    return true;

  game_rules_default_config (rules, &config);
  for (config.ruleset = 0; config.ruleset < rules->n_rulesets;
       config.ruleset++)
    for (config.players = rules->min_players;
         config.players <= rules->max_players; config.players++)
      found += search_start (session, rules, &config);

  if (engine_should_stop (session))
    return false;

  engine_session_answer (session, "bench %s search nodes %" PRIu64
                                  " nodes/s %" PRIu64,
                         rules->id, found, engine_rate (found, began));
  *nodes += found;

  return true;
}

/* Endless: a search on a thread of its own that only its flag stops. */
typedef struct
{
  GamePosition position;
  atomic_bool stop;
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

  search_run (&endless->position, &limits, &result);

  return NULL;
}

static int64_t
microseconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* Measures how long a search at full strength, on two threads and with as much
 * memory as it may have, goes on after it was stopped: by the clock, and by the
 * processor's time, which other programs do not lengthen. */
static void
bench_stop (EngineSession   *session,
            const GameRules *rules)
{
  int64_t longest = 0, longest_work = 0;
  GameConfig config;
  Endless endless;

  if (rules->bench.search_depth == 0)
    return;

  game_rules_default_config (rules, &config);
  begin_search (&endless.position, rules, &config);
  for (int i = 0; i < STOPS; i++)
    {
      int64_t elapsed, worked;
      GThread *thread;

      atomic_init (&endless.stop, false);
      thread = g_thread_new ("endless", think_endlessly, &endless);
      g_usleep (STOP_AFTER_US);
      elapsed = microseconds (CLOCK_MONOTONIC);
      worked = microseconds (CLOCK_PROCESS_CPUTIME_ID);
      atomic_store (&endless.stop, true);
      g_thread_join (thread);
      elapsed = microseconds (CLOCK_MONOTONIC) - elapsed;
      worked = microseconds (CLOCK_PROCESS_CPUTIME_ID) - worked;
      if (elapsed > longest)
        longest = elapsed;
      if (worked > longest_work)
        longest_work = worked;
    }
  game_position_clear (&endless.position);
  engine_session_answer (session, "bench %s stop us %" PRId64
                                  " processor us %" PRId64,
                         rules->id, longest, longest_work);
}

static bool
bench_game (EngineSession   *session,
            const GameRules *rules,
            uint64_t        *nodes)
{
  uint64_t perft_nodes = 0, moves = 0;
  int64_t began = engine_clock (NULL);
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
        if (!bench_start (session, rules, &config, &perft_nodes,
                          &moves))
          return false;

  engine_session_answer (session, "bench %s perft %" PRIu64 " playout moves %"
                                  PRIu64 " time %" PRId64,
                         rules->id, perft_nodes, moves,
                         engine_clock (NULL) - began);
  *nodes += perft_nodes + moves;

  return true;
}

/* Solves each ruleset of a game that can be solved. */
static void
bench_solving (EngineSession   *session,
               const GameRules *rules)
{
  GameConfig config;

  if (rules->solve == NULL)
    return;

  game_rules_default_config (rules, &config);
  for (config.ruleset = 0; config.ruleset < rules->n_rulesets;
       config.ruleset++)
    {
      int64_t began = engine_clock (NULL);
      GameState start = { 0 };
      size_t n_positions;

      rules->start (&config, &start);
      n_positions = rules->solve (&start);
      engine_session_answer (session,
                             "bench %s solved %s counters %d positions %zu "
                             "time %" PRId64, rules->id,
                             rules->rulesets[config.ruleset].id,
                             config.counters[0], n_positions,
                             engine_clock (NULL) - began);
    }
}

bool
engine_do_bench (EngineSession *session,
                 char          *args)
{
  const GameRules *const *games = games_list ();
  int64_t began = engine_clock (NULL);
  uint64_t nodes = 0, rate;

  for (size_t i = 0; games[i] != NULL; i++)
    if (!bench_game (session, games[i], &nodes)
        || !bench_search (session, games[i], &nodes))
      {
        engine_session_answer (session, "bench stopped");
        return true;
      }
  rate = engine_rate (nodes, began);
  for (size_t i = 0; games[i] != NULL; i++)
    bench_solving (session, games[i]);
  for (size_t i = 0; games[i] != NULL; i++)
    bench_stop (session, games[i]);
  engine_session_answer (session, "nodes %" PRIu64, nodes);
  engine_session_answer (session, "nodes/s %" PRIu64, rate);

  return true;
}
