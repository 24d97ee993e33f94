/* test-games-run.c: many games that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-games-run.h"

#include <math.h>
#include <string.h>

#include "chance/film/ludo-interval.h"
#include "games/games.h"
#include "search/search.h"

static void
init (LudoGamesSetting *setting,
      const char       *game_id)
{
  ludo_games_setting_init (setting, ludo_game_info_for (game_id));
}

static LudoGamesCounts *
play (const LudoGamesSetting *setting,
      guint64                 seed,
      guint                   n)
{
  LudoGamesCounts *counts = g_new0 (LudoGamesCounts, 1);

  g_assert_true (ludo_games_play (setting, seed, 0, n, NULL, counts));

  return counts;
}

static void
wait_for_end (LudoGamesRun    *run,
              guint            index,
              LudoGamesCounts *counts)
{
  while (!ludo_games_run_get_counts (run, index, counts))
    g_usleep (1000);
}

/* The counts of every game add up, and something happens of all that its game
 * counts. */
static void
test_add_up (void)
{
  const GameRules *const *games = games_list ();

  for (int i = 0; games[i] != NULL; i++)
    {
      const LudoTally *tallies;
      g_autofree LudoGamesCounts *counts = NULL;
      LudoGamesSetting setting;
      guint n_won = 0, n_ended = 0, n_framed = 0;

      init (&setting, games[i]->id);
      tallies = setting.info->tallies;
      counts = play (&setting, 7, 200);
      g_assert_cmpuint (counts->n_games, ==, 200);
      for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
        {
          n_won += counts->n_won[seat];
          n_framed += counts->frames[0][seat] + counts->frames[1][seat];
          g_assert_cmpuint (counts->frames[2][seat], ==, 0);
          g_assert_true (counts->n_won[seat] == 0
                         || seat < setting.config.players);
        }
      g_assert_cmpuint (n_won, ==, n_framed);
      g_assert_cmpuint (n_won + counts->n_drawn + counts->n_unfinished, ==,
                        200);
      for (guint j = 0; j <= LUDO_GAMES_PLIES_MAX; j++)
        n_ended += counts->lengths[j];
      g_assert_cmpuint (n_ended, ==, 200 - counts->n_unfinished);
      g_assert_nonnull (tallies);
      for (guint j = 0; tallies[j].name != NULL; j++)
        {
          g_assert_cmpuint (j, <, LUDO_TALLIES_MAX);
          for (int seat = 0; seat < setting.config.players; seat++)
            g_assert_cmpuint (counts->tallies[j][seat], >, 0);
        }
    }
}

/* The same seed gives the same on any number of threads, whoever sits, and the
 * second setting has luck of its own. */
static void
test_threads (void)
{
  static const guint n_threads[] = { 1, 2, 5 };
  const GameRules *const *games = games_list ();

  for (int i = 0; games[i] != NULL; i++)
    {
      LudoGamesSetting settings[2];
      LudoGamesCounts *expected[2];

      init (&settings[0], games[i]->id);
      init (&settings[1], games[i]->id);
      if (ludo_games_allows_level (games[i], settings[0].config.players, 1))
        settings[0].levels[0] = settings[1].levels[0] = 1;
      for (guint k = 0; k < 2; k++)
        expected[k] = play (&settings[k], 11 + k, 45);
      g_assert_true (memcmp (expected[0], expected[1],
                             sizeof *expected[0]) != 0);
      for (guint j = 0; j < G_N_ELEMENTS (n_threads); j++)
        {
          g_autoptr (LudoGamesRun) run =
            ludo_games_run_new (settings, 2, 45, 11, n_threads[j]);
          g_autofree LudoGamesCounts *found = g_new (LudoGamesCounts, 1);

          for (guint k = 0; k < 2; k++)
            {
              wait_for_end (run, k, found);
              g_assert_cmpmem (found, sizeof *found, expected[k],
                               sizeof *expected[k]);
            }
        }
      for (guint k = 0; k < 2; k++)
        g_free (expected[k]);
    }
}

/* Only levels that no clock ends are allowed. */
static void
test_levels (void)
{
  const GameRules *chisolo = games_find ("chisolo");

  g_assert_true (ludo_games_allows_level (chisolo, 2, 5));
  g_assert_false (ludo_games_allows_level (chisolo, 2, 6));
  g_assert_false (ludo_games_allows_level (games_find ("zohn-ahl"), 2, 1));
  g_assert_true (ludo_games_allows_level (games_find ("ken-wan"), 3, 5));
}

/* A better player wins more often. */
static void
test_better (void)
{
  g_autofree LudoGamesCounts *counts = NULL;
  LudoGamesSetting setting;
  LudoInterval found;

  init (&setting, "chisolo");
  setting.levels[1] = 3;
  counts = play (&setting, 3, 100);
  found = ludo_interval_of_share (counts->n_won[1], counts->n_games);
  g_assert_cmpfloat (found.low, >, 0.5);
}

/* The results of a game with sticks lie near the exact chances. */
static void
test_exact (void)
{
  const LudoSolver *solver = ludo_game_info_for ("zohn-ahl")->solver;
  g_autofree LudoGamesCounts *counts = NULL;
  g_autoptr (LudoLengths) lengths = NULL;
  LudoGamesSetting setting;
  GameState start;
  gpointer solution;
  double first_wins, sum = 0;
  const guint n = 20000;

  init (&setting, "zohn-ahl");
  setting.info->rules->start (&setting.config, &start);
  solution = solver->solve (&start);
  first_wins = solver->first_wins (solution, &start);
  lengths = solver->find_lengths (solution, &start, NULL);
  solver->free (solution);
  counts = play (&setting, 5, n);
  for (guint i = 0; i <= LUDO_GAMES_PLIES_MAX; i++)
    sum += (double) i * counts->lengths[i];
  g_assert_cmpfloat_with_epsilon ((double) counts->n_won[0] / n, first_wins,
                                  3 * 0.5 / sqrt (n));
  g_assert_cmpfloat_with_epsilon (sum / n, lengths->mean,
                                  3 * lengths->deviation / sqrt (n));
}

/* Between two equal settings there is no difference, and of a thousand runs at
 * most 65 may say that there is.  So it is with one setting whose chance is
 * known, as often as the interval misses it. */
static void
test_false_winners (void)
{
  const LudoSolver *solver = ludo_game_info_for ("zohn-ahl")->solver;
  LudoGamesSetting setting;
  GameState start;
  gpointer solution;
  double first_wins;
  guint n_found = 0, n_missed = 0;
  const guint n = 100;

  init (&setting, "zohn-ahl");
  setting.config.counters[0] = setting.config.counters[1] = 1;
  setting.info->rules->start (&setting.config, &start);
  solution = solver->solve (&start);
  first_wins = solver->first_wins (solution, &start);
  solver->free (solution);
  for (guint seed = 0; seed < 1000; seed++)
    {
      g_autofree LudoGamesCounts *one = play (&setting, 2 * seed, n);
      g_autofree LudoGamesCounts *other = play (&setting, 2 * seed + 1, n);
      LudoInterval difference =
        ludo_interval_of_difference (one->n_won[0], n, other->n_won[0], n);
      LudoInterval share = ludo_interval_of_share (one->n_won[0], n);

      n_found += difference.low > 0 || difference.high < 0;
      n_missed += share.low > first_wins || share.high < first_wins;
    }
  g_test_message ("%u false winners, %u intervals that miss", n_found,
                  n_missed);
  g_assert_cmpuint (n_found, <=, 65);
  g_assert_cmpuint (n_found, >, 5);
  g_assert_cmpuint (n_missed, <=, 65);
  g_assert_cmpuint (n_missed, >, 5);
}

/* A game that is too long is given up and counted. */
static void
test_unfinished (void)
{
  g_autofree LudoGamesCounts *counts = NULL;
  LudoGamesSetting setting;

  init (&setting, "tavli");
  setting.max_plies = 50;
  counts = play (&setting, 1, 20);
  g_assert_cmpuint (counts->n_games, ==, 20);
  g_assert_cmpuint (counts->n_unfinished, ==, 20);
  g_assert_cmpuint (counts->n_won[0] + counts->n_won[1] + counts->n_drawn, ==,
                    0);
}

/* A run that would take hours ends when it is freed. */
static void
test_stop (void)
{
  LudoGamesSetting setting;
  LudoGamesRun *run;
  g_autofree LudoGamesCounts *counts = g_new (LudoGamesCounts, 1);
  atomic_bool stop = true;

  init (&setting, "ken-wan");
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    setting.levels[seat] = 5;
  run = ludo_games_run_new (&setting, 1, 1000000, 1, 2);
  g_usleep (1000);
  g_assert_false (ludo_games_run_get_counts (run, 0, counts));
  ludo_games_run_free (run);
  g_assert_false (ludo_games_play (&setting, 1, 0, 1, &stop, counts));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/games-run/add-up", test_add_up);
  g_test_add_func ("/games-run/threads", test_threads);
  g_test_add_func ("/games-run/levels", test_levels);
  g_test_add_func ("/games-run/better", test_better);
  g_test_add_func ("/games-run/exact", test_exact);
  g_test_add_func ("/games-run/false-winners", test_false_winners);
  g_test_add_func ("/games-run/unfinished", test_unfinished);
  g_test_add_func ("/games-run/stop", test_stop);

  return g_test_run ();
}
