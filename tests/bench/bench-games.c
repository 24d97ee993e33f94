/* bench-games.c: how long many games of the chance laboratory take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The time is that of the clock, because all processors are to be used.
 */

#include "bench.h"

#include <stdio.h>

#include "chance/ludo-games-run.h"
#include "games/games.h"
#include "search/search.h"
#include "tools/tool.h"

/* Games of each setting, unless the first argument says how many. */
#define GAMES 10000

/* The number of times that a run is stopped, and how many microseconds it has
 * run then. */
#define STOPS 10
#define STOP_AFTER 30000

static double
milliseconds_since (gint64 began)
{
  return (double) (g_get_monotonic_time () - began) / 1000;
}

static double
play (const LudoGamesSetting *setting,
      guint                   n)
{
  g_autofree LudoGamesCounts *counts = g_new (LudoGamesCounts, 1);
  gint64 began = g_get_monotonic_time ();
  g_autoptr (LudoGamesRun) run =
    ludo_games_run_new (setting, 1, n, 1,
                        (guint) search_n_threads (SEARCH_THREADS_MAX));

  while (!ludo_games_run_get_counts (run, 0, counts))
    g_usleep (1000);

  return milliseconds_since (began);
}

/* Stops games of the strongest players that are allowed. */
static BenchSpread
stop (LudoGamesSetting setting)
{
  g_autoptr (GArray) times = bench_times_new ();

  for (int level = 1; level <= SEARCH_LEVEL_FULL; level++)
    if (ludo_games_allows_level (setting.info->rules, setting.config.players,
                                 level))
      for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
        setting.levels[seat] = level;
  for (int i = 0; i < STOPS; i++)
    {
      LudoGamesRun *run =
        ludo_games_run_new (&setting, 1, G_MAXINT, (guint64) i,
                            (guint) search_n_threads (SEARCH_THREADS_MAX));
      gint64 began;
      double taken;

      g_usleep (STOP_AFTER);
      began = g_get_monotonic_time ();
      ludo_games_run_free (run);
      taken = milliseconds_since (began);
      g_array_append_val (times, taken);
    }

  return bench_spread (times);
}

gboolean
bench_games (const BenchOptions *options)
{
  const GameRules *const *games = games_list ();
  gint64 n = GAMES;

  if (options->arguments[0] != NULL
      && !g_ascii_string_to_signed (options->arguments[0], 10, 1, 1000000, &n,
                                    NULL))
    return tool_complain ("not a number of games");

  printf ("game        %" G_GINT64_FORMAT " games   stopped:"
          BENCH_SPREAD_HEADS "\n", n);
  for (int i = 0; games[i] != NULL; i++)
    {
      LudoGamesSetting setting;
      BenchSpread stopped;

      ludo_games_setting_init (&setting, ludo_game_info_for (games[i]->id));
      printf ("%-10s  %8.0f            ", games[i]->id,
              play (&setting, (guint) n));
      stopped = stop (setting);
      bench_print_spread (&stopped);
      printf ("\n");
    }

  return TRUE;
}
