/* test-strength.c: the search is right where right can be known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games-fixture.h"
#include "search/search.h"
#include "search/search-methods.h"
#include "search/search-table.h"
#include "search/search-turns.h"

#define WON 1000000

/* The value of @state for the side to move, by playing every line to @depth,
 * which is slow but simple.  @path has the keys of the line, so that a
 * repetition counts as a draw, as in the search. */
static int
brute_force (const GameRules *rules,
             const GameState *state,
             int              depth,
             int              ply,
             guint64         *path)
{
  GameMove moves[GAME_MOVES_MAX];
  GameOutcome outcome;
  int best = -WON - 1;
  int seat = rules->turn (state);
  int n;

  rules->outcome (state, &outcome);
  if (outcome.over)
    return outcome.winner < 0 ? 0
           : outcome.winner == seat ? WON - ply : ply - WON;
  if (depth == 0)
    return rules->assess (state, seat);

  path[ply] = rules->key (state);
  for (int i = 0; i < ply; i++)
    if (path[i] == path[ply])
      return 0;

  n = rules->legal_moves (state, moves);
  for (int i = 0; i < n; i++)
    {
      GameState next = *state;
      int score;

      rules->apply (&next, moves[i], NULL);
      score = -brute_force (rules, &next, depth - 1, ply + 1, path);
      best = MAX (best, score);
    }

  return best;
}

/* To the depth at which nothing is looked at less deep, the search finds the
 * very score that trying everything finds. */
static void
test_brute_force (void)
{
  const GameRules *rules = games_find ("chisolo");
  GameConfig config;

  game_rules_default_config (rules, &config);
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      GamePosition position;
      GameRng rng = { seed };
      GameOutcome outcome;

      game_position_init_start (&position, rules, &config);
      for (int ply = 0; ply < 6; ply++)
        {
          game_position_outcome (&position, &outcome);
          if (!outcome.over)
            fixture_random_ply (&position, &rng, NULL);
        }
      game_position_outcome (&position, &outcome);
      for (int depth = 1; depth <= 2 && !outcome.over; depth++)
        {
          SearchLimits limits = {
            .level = SEARCH_LEVEL_FULL, .depth = depth, .threads = 1,
            .hash_mib = 1, .seed = seed,
          };
          SearchResult result;
          guint64 path[8];

          search_run (&position, &limits, &result);
          g_assert_cmpint (result.depth, ==, depth);
          g_assert_cmpint (result.score, ==,
                           brute_force (rules, &position.state, depth, 0,
                                        path));
        }
      game_position_clear (&position);
    }
}

/* Whether the side to move at @state wins by force within @depth turns. */
static gboolean
is_won (const GameRules *rules,
        const GameState *state,
        int              seat,
        int              depth)
{
  GameMove moves[GAME_MOVES_MAX];
  GameOutcome outcome;
  gboolean own = rules->turn (state) == seat;
  int n;

  rules->outcome (state, &outcome);
  if (outcome.over)
    return outcome.winner == seat;
  if (depth == 0)
    return FALSE;

  n = rules->legal_moves (state, moves);
  for (int i = 0; i < n; i++)
    {
      GameState next = *state;

      rules->apply (&next, moves[i], NULL);
      if (is_won (rules, &next, seat, depth - 1) == own)
        return own;
    }

  return !own;
}

/* Small endgames of Chisolo that trying everything shows to be won in three
 * turns are seen to be won, and the move played keeps the win. */
static void
test_forced_win (void)
{
  const GameRules *rules = games_find ("chisolo");
  GameRng rng = { 5 };
  int n_won = 0;

  for (int i = 0; i < 400; i++)
    {
      int stones[2][14] = { { 0 } };
      g_autofree char *text = NULL;
      GameState state;
      GamePosition position;
      SearchLimits limits = {
        .level = SEARCH_LEVEL_FULL, .depth = 6, .threads = 1, .hash_mib = 1,
      };
      SearchResult result;

      for (int j = 0; j < 4; j++)
        stones[0][game_rng_below (&rng, 14)]++;
      for (int j = 0; j < 3; j++)
        stones[1][game_rng_below (&rng, 14)]++;
      text = g_strdup_printf ("%d,%d,%d,%d,%d,%d,%d/%d,%d,%d,%d,%d,%d,%d/"
                              "%d,%d,%d,%d,%d,%d,%d/%d,%d,%d,%d,%d,%d,%d "
                              "s ++ 20",
                              stones[0][0], stones[0][1], stones[0][2],
                              stones[0][3], stones[0][4], stones[0][5],
                              stones[0][6], stones[0][7], stones[0][8],
                              stones[0][9], stones[0][10], stones[0][11],
                              stones[0][12], stones[0][13],
                              stones[1][0], stones[1][1], stones[1][2],
                              stones[1][3], stones[1][4], stones[1][5],
                              stones[1][6], stones[1][7], stones[1][8],
                              stones[1][9], stones[1][10], stones[1][11],
                              stones[1][12], stones[1][13]);
      state = fixture_position (rules, text);
      if (!is_won (rules, &state, 0, 3))
        continue;

      n_won++;
      game_position_init_state (&position, rules, &state);
      search_run (&position, &limits, &result);
      g_assert_cmpint (result.score, >=, WON - 3);
      game_position_apply (&position, result.line[0], NULL);
      g_assert_true (is_won (rules, &position.state, 0, 2));
      game_position_clear (&position);
    }
  g_assert_cmpint (n_won, >, 10);
}

/* Same seed, same nodes, one thread: the same answer, score and count, in
 * every game and at every level. */
static void
repeat_search (const GameRules  *rules,
               const GameConfig *config,
               gpointer          data)
{
  GamePosition position;
  GameRng rng = { 8 };

  if (g_str_equal (rules->id, "zohn-ahl"))
    return;

  game_position_init_start (&position, rules, config);
  for (int i = 0; i < 3 || game_position_at_chance (&position); i++)
    fixture_random_ply (&position, &rng, NULL);

  for (int level = SEARCH_LEVEL_RANDOM; level <= SEARCH_LEVEL_FULL; level++)
    {
      SearchLimits limits = {
        .level = level, .nodes = 3000, .seed = 9, .threads = 1,
        .hash_mib = 2,
      };
      SearchResult first, second;

      search_run (&position, &limits, &first);
      search_run (&position, &limits, &second);
      g_assert_cmpuint (first.nodes, ==, second.nodes);
      g_assert_cmpuint (first.nodes, <=, limits.nodes);
      g_assert_cmpint (first.score, ==, second.score);
      g_assert_cmpint (first.depth, ==, second.depth);
      g_assert_cmpmem (first.line, sizeof first.line[0]
                                   * (size_t) first.n_line,
                       second.line, sizeof second.line[0]
                                    * (size_t) second.n_line);
    }
  game_position_clear (&position);
}

static void
test_repeat (void)
{
  fixture_each_config (repeat_search, NULL);
}

/* The result of a search of so many positions, which is the same in every build
 * and on every machine.  After an intended change of the search or an
 * evaluation the new numbers are put here. */
static void
test_same_everywhere (void)
{
  static const struct
  {
    const char *game;
    int players;
    int plies;                  /* at random before it */
    guint64 nodes;
    const char *line;
    int score;
    guint64 n_nodes;
  } expected[] = {
    { "chisolo", 2, 6, 20000, "c2xa4", -912, 20000 },
    { "tavli", 2, 150, 20000, "m9/9 22/24 20/23", 6423, 20000 },
    { "ken-wan", 2, 6, 20000, "e7c3", -54, 20000 },
    { "ken-wan", 3, 6, 20000, "d5d4", 6635, 20000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const GameRules *rules = games_find (expected[i].game);
      g_autoptr (GString) line = g_string_new (NULL);
      SearchLimits limits = {
        .level = SEARCH_LEVEL_FULL, .nodes = expected[i].nodes, .seed = 1,
        .threads = 1, .hash_mib = 16,
      };
      GameRng rng = { 20 };
      GamePosition position;
      GameConfig config;
      SearchResult result;

      game_rules_default_config (rules, &config);
      config.players = expected[i].players;
      game_position_init_start (&position, rules, &config);
      for (int ply = 0; ply < expected[i].plies
                       || game_position_at_chance (&position); ply++)
        fixture_random_ply (&position, &rng, NULL);
      search_run (&position, &limits, &result);
      for (int m = 0; m < result.n_line; m++)
        {
          char token[GAME_MOVE_TEXT_MAX];

          rules->print_move (&position.state, result.line[m], token);
          g_string_append_printf (line, m == 0 ? "%s" : " %s", token);
          game_position_apply (&position, result.line[m], NULL);
        }
      g_assert_cmpstr (line->str, ==, expected[i].line);
      g_assert_cmpint (result.score, ==, expected[i].score);
      g_assert_cmpuint (result.nodes, ==, expected[i].n_nodes);
      game_position_clear (&position);
    }
}

/* No table is larger than it may be, and none less than half as large. */
static void
test_table_size (void)
{
  static const int mebibytes[] = { 1, 2, 3, 16, 63, 64, 100, 256 };

  for (guint i = 0; i < G_N_ELEMENTS (mebibytes); i++)
    {
      SearchTable table;
      gsize most = (gsize) mebibytes[i] << 20;
      gsize bytes;

      search_table_init (&table, mebibytes[i], 0);
      bytes = (table.mask + 1) * 4 * sizeof (SearchTableSlot);
      g_assert_cmpuint (bytes, <=, most);
      g_assert_cmpuint (bytes, >, most / 2);
      search_table_clear (&table);
    }
}

/* Several threads find a legal move and the same forced win. */
static void
test_threads (void)
{
  const GameRules *rules = games_find ("chisolo");
  GameState state = fixture_position (rules,
                                      "0,0,0,0,0,0,1/0,0,0,0,0,0,0/"
                                      "0,0,0,0,0,0,0/0,0,0,0,0,1,1 s ++ 20");
  SearchLimits limits = {
    .level = SEARCH_LEVEL_FULL, .depth = 6, .threads = 4, .hash_mib = 4,
  };
  GamePosition position;
  SearchResult result;

  game_position_init_state (&position, rules, &state);
  search_run (&position, &limits, &result);
  g_assert_cmpint (result.score, ==, WON - 1);
  game_position_clear (&position);
}

static void
test_table (void)
{
  SearchTable table;
  SearchEntry entry = {
    .move = 12345, .score = -1999999, .depth = 77,
    .bound = SEARCH_BOUND_LOWER,
  };
  SearchEntry found;

  search_table_init (&table, 1, 16);
  g_assert_false (search_table_probe (&table, 99, &found));
  g_assert_cmpint (found.bound, ==, SEARCH_BOUND_NONE);
  search_table_store (&table, 99, &entry);
  g_assert_true (search_table_probe (&table, 99, &found));
  g_assert_cmpuint (found.move, ==, entry.move);
  g_assert_cmpint (found.score, ==, entry.score);
  g_assert_cmpint (found.depth, ==, entry.depth);
  g_assert_cmpint (found.bound, ==, entry.bound);

  /* A full table replaces the entries of the least depth. */
  for (guint64 i = 1; i <= 40; i++)
    {
      entry.depth = (int) i;
      search_table_store (&table, i << 32, &entry);
    }
  g_assert_true (search_table_probe (&table, 99, &found));
  g_assert_true (search_table_probe (&table, G_GUINT64_CONSTANT (40) << 32,
                                     &found));
  g_assert_false (search_table_probe (&table, G_GUINT64_CONSTANT (1) << 32,
                                      &found));
  search_table_clear (&table);
}

/* No node stands there twice, and the steps to each lead to it. */
static int
check_turns (const SearchTurns *turns,
             const GameRules   *rules,
             const GameState   *state)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash,
                                                  g_int64_equal);
  int n_ends = 0;

  for (int i = 0; i < turns->n_nodes; i++)
    {
      GameMove line[SEARCH_LINE_MAX];
      GameState played = *state;
      int n = search_turns_line (turns, i, line);

      g_assert_true (g_hash_table_add (seen, &turns->nodes[i].key));
      for (int j = 0; j < n; j++)
        rules->apply (&played, line[j], NULL);
      g_assert_cmpmem (&played, rules->state_size, &turns->nodes[i].state,
                       rules->state_size);
      n_ends += turns->nodes[i].ends;
    }

  return n_ends;
}

/* Every end of a turn is found once.  A player who misses steps finds some of
 * them, the same each time, and at least one. */
static void
test_turns (void)
{
  const GameRules *rules = games_find ("tavli");
  GameState state = fixture_position (rules,
                                      "6:7,9:1,10:2,12:2,13:2,24:1,x "
                                      "8:4,20:11,x w 11115");
  SearchTurnsOptions options = { .width = 100000, .late_width = 100000 };
  SearchTurns turns = SEARCH_TURNS_INIT;
  int n_all, n_some;

  g_assert_true (search_turns_generate (&turns, rules, &state, &options));
  n_all = check_turns (&turns, rules, &state);
  options.blunder_rate = 50;
  search_turns_generate (&turns, rules, &state, &options);
  n_some = check_turns (&turns, rules, &state);
  g_assert_cmpint (n_some, >, 0);
  g_assert_cmpint (n_some, <, n_all);
  search_turns_generate (&turns, rules, &state, &options);
  g_assert_cmpint (check_turns (&turns, rules, &state), ==, n_some);
  options.blunder_rate = 100;
  search_turns_generate (&turns, rules, &state, &options);
  g_assert_cmpint (check_turns (&turns, rules, &state), ==, 1);
  search_turns_clear (&turns);
}

/* The best end that the rules' evaluation finds among @turns. */
static int
best_end (const SearchTurns *turns,
          const GameRules   *rules)
{
  int best = G_MININT;

  for (int i = 0; i < turns->n_nodes; i++)
    if (turns->nodes[i].ends)
      best = MAX (best, rules->evaluate (&turns->nodes[i].state, 0));

  return best;
}

/* Twelve steps are too many to follow all of them: of those kept after each
 * step, at least one goes to the end, and the more are kept the better. */
static void
test_turns_narrow (void)
{
  static const int widths[] = { 1, 8, 64, 1500 };
  const GameRules *rules = games_find ("tavli");
  GameState state = fixture_position (rules,
                                      "2:3,4:2,6:4,9:1,10:2,12:2,13:1,x "
                                      "8:4,20:11,x w 222222222222");
  SearchTurns turns = SEARCH_TURNS_INIT;
  int first = 0, last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      const SearchTurnsOptions options = {
        .width = widths[i], .late_width = widths[i],
      };

      g_assert_false (search_turns_generate (&turns, rules, &state,
                                             &options));
      g_assert_cmpint (check_turns (&turns, rules, &state), >, 0);
      last = best_end (&turns, rules);
      if (i == 0)
        first = last;
    }
  g_assert_cmpint (last, >, first);
  search_turns_clear (&turns);
}

/* The chances of two players add up, and a won game is certain. */
static void
test_chance (void)
{
  static const char *const games[] = { "tavli", "chisolo" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const GameRules *rules = games_find (games[i]);
      GamePosition position;
      GameConfig config;
      GameRng rng = { 3 };
      GameOutcome outcome;

      game_rules_default_config (rules, &config);
      game_position_init_start (&position, rules, &config);
      for (;;)
        {
          int first = rules->chance (&position.state, 0);
          int second = rules->chance (&position.state, 1);

          g_assert_cmpint (first + second, ==, GAME_CHANCE_ONE);
          game_position_outcome (&position, &outcome);
          if (outcome.over)
            break;
          g_assert_cmpint (first, >, 0);
          g_assert_cmpint (first, <, GAME_CHANCE_ONE);
          fixture_random_ply (&position, &rng, NULL);
        }
      if (outcome.winner >= 0)
        g_assert_cmpint (rules->chance (&position.state, outcome.winner), ==,
                         GAME_CHANCE_ONE);
      game_position_clear (&position);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strength/brute-force", test_brute_force);
  g_test_add_func ("/strength/forced-win", test_forced_win);
  g_test_add_func ("/strength/repeat", test_repeat);
  g_test_add_func ("/strength/same-everywhere", test_same_everywhere);
  g_test_add_func ("/strength/threads", test_threads);
  g_test_add_func ("/strength/table-size", test_table_size);
  g_test_add_func ("/strength/table", test_table);
  g_test_add_func ("/strength/turns", test_turns);
  g_test_add_func ("/strength/turns-narrow", test_turns_narrow);
  g_test_add_func ("/strength/chance", test_chance);

  return g_test_run ();
}
