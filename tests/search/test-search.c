/* test-search.c: the search keeps to its limits and finds what wins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games-fixture.h"
#include "search/search.h"

#define POSITIONS 24

/* Whether @result's line can be played, step by step, and ends @position's
 * turn. */
static void
assert_whole_turn (const GamePosition *position,
                   const SearchResult *result)
{
  const GameRules *rules = position->rules;
  GameState state = position->state;
  int seat = rules->turn (&state);
  GameOutcome outcome;

  g_assert_cmpint (result->n_line, >, 0);
  for (int i = 0; i < result->n_line; i++)
    {
      GameMove moves[GAME_MOVES_MAX];
      int n = rules->legal_moves (&state, moves);
      int m = 0;

      g_assert_cmpint (rules->turn (&state), ==, seat);
      while (m < n && moves[m] != result->line[i])
        m++;
      g_assert_cmpint (m, <, n);
      rules->apply (&state, result->line[i], NULL);
    }

  rules->outcome (&state, &outcome);
  if (!outcome.over && rules->has_chance)
    g_assert_true (rules->at_chance (&state));
}

/* Searches the positions of random games under @limits; a search repeated
 * gives the same answer. */
static void
search_games (const GameRules    *rules,
              const GameConfig   *config,
              const SearchLimits *limits)
{
  GamePosition position;
  GameRng rng = { 41 };
  int n = 0;

  game_position_init_start (&position, rules, config);
  while (n < POSITIONS)
    {
      SearchResult first, second;
      GameOutcome outcome;

      game_position_outcome (&position, &outcome);
      if (outcome.over)
        break;
      if (game_position_at_chance (&position))
        {
          fixture_random_ply (&position, &rng, NULL);
          continue;
        }

      search_run (&position, limits, &first);
      search_run (&position, limits, &second);
      assert_whole_turn (&position, &first);
      if (limits->nodes > 0)
        g_assert_cmpuint (first.nodes, <=, limits->nodes);
      g_assert_cmpint (first.n_line, ==, second.n_line);
      g_assert_cmpmem (first.line,
                       (size_t) first.n_line * sizeof first.line[0],
                       second.line,
                       (size_t) second.n_line * sizeof second.line[0]);
      fixture_random_ply (&position, &rng, NULL);
      n++;
    }
  g_assert_cmpint (n, >, 0);
  game_position_clear (&position);
}

static void
search_all (const GameRules  *rules,
            const GameConfig *config,
            gpointer          data)
{
  /* There is nothing to search where nobody decides. */
  if (!g_str_equal (rules->id, "zohn-ahl"))
    search_games (rules, config, data);
}

static void
test_nodes (void)
{
  static const guint64 nodes[] = { 1, 2, 3, 10, 100 };

  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    for (int level = 1; level <= SEARCH_LEVEL_FULL;
         level += SEARCH_LEVEL_FULL - 1)
      {
        SearchLimits limits = {
          .nodes = nodes[i], .level = level, .seed = 3, .threads = 1,
        };

        fixture_each_config (search_all, &limits);
      }
}

static void
test_no_limit (void)
{
  SearchLimits limits = { .level = SEARCH_LEVEL_FULL, .threads = 1 };

  fixture_each_config (search_all, &limits);
}

/* A search that is told to stop before it begins still answers. */
static void
test_stopped (void)
{
  atomic_bool stop = true;
  SearchLimits limits = {
    .level = SEARCH_LEVEL_FULL, .infinite = true, .threads = 1,
    .stop = &stop,
  };

  fixture_each_config (search_all, &limits);
}

/* A clock on which every look at it costs a millisecond. */
static int64_t
clock_cb (void *data)
{
  int64_t *now = data;

  return (*now)++;
}

static void
test_time (void)
{
  GameState state = fixture_position (games_find ("tavli"),
                                      "1:15 2:2,3:13 w 555555555555");
  int64_t now = 100;
  SearchLimits limits = {
    .level = SEARCH_LEVEL_FULL, .movetime_ms = 20, .infinite = true,
    .threads = 1, .clock = clock_cb, .clock_data = &now,
  };
  GamePosition position;
  SearchResult result;

  game_position_init_state (&position, games_find ("tavli"), &state);
  search_run (&position, &limits, &result);
  assert_whole_turn (&position, &result);
  g_assert_cmpint (now, >=, 120);
  g_assert_cmpint (now, <=, 123);
  game_position_clear (&position);
}

/* A tree that is full is pruned, and goes on until its limit is reached. */
static void
test_full_tree (void)
{
  const GameRules *rules = games_find ("ken-wan");
  SearchLimits limits = {
    .level = SEARCH_LEVEL_FULL, .nodes = 100000, .seed = 5, .threads = 1,
    .hash_mib = 1,
  };
  GameConfig config = { .players = 3 };
  GamePosition position;
  SearchResult first, second;

  game_position_init_start (&position, rules, &config);
  search_run (&position, &limits, &first);
  g_assert_cmpuint (first.nodes, ==, limits.nodes);
  assert_whole_turn (&position, &first);
  search_run (&position, &limits, &second);
  g_assert_cmpint (first.line[0], ==, second.line[0]);
  g_assert_cmpint (first.score, ==, second.score);
  game_position_clear (&position);
}

/* The time is used where a level is limited by nothing else. */
static void
test_uses_time (void)
{
  static const struct
  {
    const char *game;
    int players;
    int level;
    bool uses;
  } rows[] = {
    { "zohn-ahl", 2, SEARCH_LEVEL_FULL, false },
    { "tavli", 2, SEARCH_LEVEL_FULL, false },
    { "chisolo", 2, SEARCH_LEVEL_FULL, true },
    { "chisolo", 2, SEARCH_LEVEL_FULL - 1, false },
    { "ken-wan", 2, SEARCH_LEVEL_FULL, true },
    { "ken-wan", 2, SEARCH_LEVEL_FULL - 1, false },
    { "ken-wan", 3, SEARCH_LEVEL_FULL, true },
    { "ken-wan", 3, 4, false },
    { "ken-wan", 3, SEARCH_LEVEL_ONE_PLY, false },
    { "ken-wan", 0, SEARCH_LEVEL_FULL, true },
    { "ken-wan", 0, 3, false },
    { "tavli", 0, SEARCH_LEVEL_FULL, false },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (search_uses_time (games_find (rows[i].game),
                                       rows[i].players, rows[i].level), ==,
                     rows[i].uses);
}

static void
progress_cb (const SearchResult *result,
             void               *data)
{
  int *n_calls = data;

  g_assert_cmpint (result->n_line, >, 0);
  (*n_calls)++;
}

/* Different seeds choose differently among equals, never worse. */
static void
test_seed (void)
{
  const GameRules *rules = games_find ("ken-wan");
  GameConfig config;
  GamePosition position;
  SearchResult results[8];
  int n_calls = 0;
  int n_other = 0;

  game_rules_default_config (rules, &config);
  game_position_init_start (&position, rules, &config);
  for (int i = 0; i < 8; i++)
    {
      SearchLimits limits = {
        .level = SEARCH_LEVEL_ONE_PLY, .seed = (uint64_t) i, .threads = 1,
        .progress = progress_cb, .progress_data = &n_calls,
      };

      search_run (&position, &limits, &results[i]);
      g_assert_cmpint (results[i].score, ==, results[0].score);
      n_other += results[i].line[0] != results[0].line[0];
    }
  g_assert_cmpint (n_calls, >=, 8);
  g_assert_cmpint (n_other, >, 0);
  game_position_clear (&position);
}

/* The move that wins at once is played. */
static void
test_win (void)
{
  static const struct
  {
    const char *game;
    const char *position;
  } wins[] = {
    { "chisolo",
      "0,0,0,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,1,1 "
      "s ++ 20" },
    { "tavli", "23:1,24:1,o:13,x 20:3,o:12,x w 123" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wins); i++)
    {
      const GameRules *rules = games_find (wins[i].game);
      GameState state;
      GamePosition position;
      SearchLimits limits = { .level = SEARCH_LEVEL_FULL, .threads = 1 };
      SearchResult result;
      GameOutcome outcome;
      int seat;

      state = fixture_position (rules, wins[i].position);
      seat = rules->turn (&state);
      game_position_init_state (&position, rules, &state);
      search_run (&position, &limits, &result);
      for (int m = 0; m < result.n_line; m++)
        game_position_apply (&position, result.line[m], NULL);
      game_position_outcome (&position, &outcome);
      g_assert_true (outcome.over);
      g_assert_cmpint (outcome.winner, ==, seat);
      game_position_clear (&position);
    }
}

/* A search without any time finds a move that wins at once. */
static void
test_hurried_win (void)
{
  const GameRules *rules = games_find ("chisolo");
  GameState state = fixture_position (rules,
                                      "0,0,0,0,0,0,1/0,0,0,0,0,0,0/"
                                      "0,0,0,0,0,0,0/0,0,0,0,0,1,1 s ++ 20");
  atomic_bool stop = true;
  SearchLimits limits = {
    .level = SEARCH_LEVEL_FULL, .threads = 1, .stop = &stop,
  };
  GamePosition position;
  GameOutcome outcome;
  SearchResult result;

  game_position_init_state (&position, rules, &state);
  search_run (&position, &limits, &result);
  g_assert_cmpint (result.score, ==, SEARCH_WON - 1);
  game_position_apply (&position, result.line[0], NULL);
  game_position_outcome (&position, &outcome);
  g_assert_cmpint (outcome.winner, ==, 0);
  game_position_clear (&position);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/nodes", test_nodes);
  g_test_add_func ("/search/no-limit", test_no_limit);
  g_test_add_func ("/search/stopped", test_stopped);
  g_test_add_func ("/search/time", test_time);
  g_test_add_func ("/search/full-tree", test_full_tree);
  g_test_add_func ("/search/uses-time", test_uses_time);
  g_test_add_func ("/search/seed", test_seed);
  g_test_add_func ("/search/win", test_win);
  g_test_add_func ("/search/hurried-win", test_hurried_win);

  return g_test_run ();
}
