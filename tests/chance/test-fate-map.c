/* test-fate-map.c: the chances of all places of two pieces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-fate-map.h"

#include <math.h>
#include <string.h>

#include "games/games.h"

static LudoFateMap *
make_map (void)
{
  LudoFateMap *map = ludo_fate_map_new ("zohn-ahl");

  while (!ludo_fate_map_is_solved (map))
    g_main_context_iteration (NULL, TRUE);

  return map;
}

/* The chance of @position, worked out from those of the throws that can fall
 * there; -1 if one of the positions after them is not in the map. */
static double
find_mean (LudoFateMap *map,
           const char  *position)
{
  const LudoGameInfo *info = ludo_fate_map_get_info (map);
  GameThrow throws[GAME_THROWS_MAX];
  gpointer solution;
  GameState state = { 0 }, root = { 0 };
  double mean = 0, all = 0;
  int n;

  g_assert_true (info->rules->parse (position, &state, NULL));
  info->solver->find_root (&state, &root);
  solution = info->solver->solve (&root);
  n = info->rules->throws (&state, throws);
  for (int i = 0; i < n; i++)
    {
      GameState after = state;
      GameTrace trace = GAME_TRACE_INIT;
      double weight = throws[i].weight;
      GameOutcome outcome;

      info->rules->apply (&after, throws[i].move, &trace);
      game_trace_clear (&trace);
      info->rules->outcome (&after, &outcome);
      mean += weight * (outcome.over ? outcome.winner == 0
                                     : info->solver->first_wins (solution,
                                                                 &after));
      all += weight;
    }
  info->solver->free (solution);

  return mean / all;
}

/* The map agrees with the mean over the throws from each of its cells. */
static void
test_chances (void)
{
  g_autoptr (LudoFateMap) map = make_map ();
  guint size = ludo_fate_map_get_size (map);

  g_assert_cmpuint (size, ==, 28);
  ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_DECLINED);
  for (guint cell = 5; cell < size * size; cell += 173)
    if (ludo_fate_map_is_reached (map, cell))
      {
        g_autofree char *position = ludo_fate_map_dup_position (map, cell);

        g_assert_cmpfloat (fabs (find_mean (map, position)
                                 - ludo_fate_map_get_chance (map, cell)),
                           <, 1e-9);
      }
}

/* No chance is given or told before a guess. */
static void
test_guess_first (void)
{
  g_autoptr (LudoFateMap) map = make_map ();
  guint size = ludo_fate_map_get_size (map);
  g_autofree char *asked = ludo_fate_map_describe (map);
  g_autofree char *answered = NULL;
  g_autoptr (GPtrArray) rows = ludo_fate_map_dup_rows (map, -1);

  g_assert_nonnull (strstr (asked, "Who is better off?"));
  g_assert_null (strstr (asked, "%"));
  g_assert_cmpuint (rows->len, ==, size * size + 1);
  for (guint cell = 0; cell < size * size; cell++)
    {
      g_autofree char *words = ludo_fate_map_describe_cell (map, cell);
      GStrv row = g_ptr_array_index (rows, cell + 1);

      g_assert_cmpfloat (ludo_fate_map_get_chance (map, cell), <, 0);
      g_assert_null (strstr (words, "%"));
      g_assert_cmpstr (row[2], ==, "?");
    }

  ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_EVEN);
  answered = ludo_fate_map_describe (map);
  g_assert_true (g_str_has_prefix (answered, "You thought otherwise. "));
  g_assert_nonnull (strstr (answered, "Red wins "));
}

/* Water is no place to stand. */
static void
test_impossible (void)
{
  g_autoptr (LudoFateMap) map = make_map ();
  g_autofree char *words = NULL;

  ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_DECLINED);
  g_assert_false (ludo_fate_map_is_reached (map, 13));
  g_assert_cmpfloat (ludo_fate_map_get_chance (map, 13), <, 0);
  words = ludo_fate_map_describe_cell (map, 13);
  g_assert_nonnull (strstr (words, "No game leads to this position."));
}

/* The line at one half separates every two neighbours on its two sides, and
 * nothing else. */
static void
test_half (void)
{
  g_autoptr (LudoFateMap) map = make_map ();
  guint size = ludo_fate_map_get_size (map);
  g_autofree double *xs = NULL;
  g_autofree double *ys = NULL;
  guint n, expected = 0;

  ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_DECLINED);
  n = ludo_fate_map_find_half (map, &xs, &ys);
  for (guint cell = 0; cell < size * size; cell++)
    {
      double here = ludo_fate_map_get_chance (map, cell);
      double right = cell % size + 1 < size
                       ? ludo_fate_map_get_chance (map, cell + 1) : -1;
      double above = cell / size + 1 < size
                       ? ludo_fate_map_get_chance (map, cell + size) : -1;

      expected += here >= 0 && right >= 0 && (here > 0.5) != (right > 0.5);
      expected += here >= 0 && above >= 0 && (here > 0.5) != (above > 0.5);
    }
  g_assert_cmpuint (n, ==, 3 * expected);
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i += 3)
    {
      g_assert_cmpfloat_with_epsilon
        (hypot (xs[i] - xs[i + 1], ys[i] - ys[i + 1]), 1, 1e-12);
      g_assert_true (isnan (xs[i + 2]) && isnan (ys[i + 2]));
    }
}

/* Turn, counters and ruleset give other maps; more counters are better. */
static void
test_settings (void)
{
  g_autoptr (LudoFateMap) map = make_map ();
  guint cell = ludo_fate_map_get_question (map);
  double few, many, waiting;
  g_autofree char *words = NULL;

  ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_FIRST);
  ludo_fate_map_set_counters (map, 1);
  few = ludo_fate_map_get_chance (map, cell);
  ludo_fate_map_set_counters (map,
                              ludo_fate_map_get_all_counters (map) - 1);
  many = ludo_fate_map_get_chance (map, cell);
  g_assert_cmpfloat (few, <, 0.3);
  g_assert_cmpfloat (many, >, 0.7);
  ludo_fate_map_set_turn (map, 1);
  waiting = ludo_fate_map_get_chance (map, cell);
  g_assert_cmpfloat (fabs (waiting - many), >, 1e-6);
  /* The guess was about another map. */
  words = ludo_fate_map_describe (map);
  g_assert_null (strstr (words, "thought"));

  /* The chosen cell is another place on a larger map. */
  ludo_fate_map_choose (map, (int) cell);
  ludo_fate_map_set_ruleset (map, 1);
  g_assert_cmpint (ludo_fate_map_get_chosen (map), ==, (int) cell);
  ludo_fate_map_set_ruleset (map, 3);
  g_assert_cmpuint (ludo_fate_map_get_size (map), ==, 40);
  g_assert_cmpint (ludo_fate_map_get_chosen (map), ==, -1);
  while (!ludo_fate_map_is_solved (map))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ludo_fate_map_is_reached
                   (map, ludo_fate_map_get_question (map)));
}

/* The way of the game on the board is shown after the guess, cell by cell, with
 * its sentence and its column, and on no map of another size. */
static void
test_path (void)
{
  g_autoptr (LudoFateMap) map = make_map ();
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", NULL, 1, NULL);
  const LudoGameInfo *info = ludo_fate_map_get_info (map);
  g_autofree double *xs = NULL;
  g_autofree double *ys = NULL;
  g_autofree double *other_xs = NULL;
  g_autofree double *other_ys = NULL;
  g_autofree char *words = NULL;
  g_autofree char *all = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  guint n, place = 0, cell = 0, last = 0;

  for (guint i = 0; i < 40; i++)
    g_assert_true (ludo_game_throw (game));
  ludo_fate_map_set_played (map, game);
  n = ludo_fate_map_find_path (map, &other_xs, &other_ys);
  g_assert_cmpuint (n, ==, 0);
  g_clear_pointer (&other_xs, g_free);
  g_clear_pointer (&other_ys, g_free);

  ludo_fate_map_set_guess (map, LUDO_FATE_GUESS_DECLINED);
  n = ludo_fate_map_find_path (map, &xs, &ys);
  for (guint i = 0; i <= 40; i++)
    {
      const GameState *state = ludo_game_get_state_at (game, i);
      int x = info->measure (state, 0, "steps");
      int y = info->measure (state, 1, "steps");

      /* A piece waits beside the board at first. */
      if (x < 0 || y < 0)
        continue;

      while (place < n && isnan (xs[place]))
        place++;
      g_assert_cmpuint (place, <, n);
      g_assert_cmpint ((int) xs[place], ==, x);
      g_assert_cmpint ((int) ys[place++], ==, y);
      cell = (guint) x + ludo_fate_map_get_size (map) * (guint) y;
      last = i;
    }
  g_assert_cmpuint (place, ==, n);
  g_assert_cmpuint (last, ==, 40);
  words = ludo_fate_map_describe_cell (map, cell);
  g_assert_nonnull (strstr (words, "The game on the board was here after "
                                   "this many throws: "));
  g_assert_true (g_str_has_suffix (words, "40."));
  all = ludo_fate_map_describe (map);
  g_assert_true (g_str_has_suffix (all, "The line shows the path of the game "
                                        "on the board."));
  rows = ludo_fate_map_dup_rows (map, -1);
  g_assert_true (g_str_has_suffix
                   (((GStrv) g_ptr_array_index (rows, cell + 1))[3], "40"));

  ludo_fate_map_set_ruleset (map, 3);
  g_assert_cmpuint (ludo_fate_map_find_path (map, &other_xs, &other_ys), ==,
                    0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fate-map/chances", test_chances);
  g_test_add_func ("/fate-map/guess-first", test_guess_first);
  g_test_add_func ("/fate-map/impossible", test_impossible);
  g_test_add_func ("/fate-map/half", test_half);
  g_test_add_func ("/fate-map/settings", test_settings);
  g_test_add_func ("/fate-map/path", test_path);

  return g_test_run ();
}
