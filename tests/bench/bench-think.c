/* bench-think.c: how much the window's computer thinks in its time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the time is the limit, a move is thought about as the window does, and
 * on one thread: the ratio of the positions a second is that of the processors
 * that are used.
 */

#include "bench.h"

#include <stdio.h>

#include "games/games.h"
#include "play/ludo-search-task.h"
#include "tools/tool.h"

/* Pairs of searches, unless the first argument says how many, and the time of
 * each, unless the second says how many milliseconds. */
#define PAIRS 5
#define MILLISECONDS 2000

static int64_t
clock_cb (void *data)
{
  return g_get_monotonic_time () / 1000;
}

/* Thinks as the window does, or on one thread.  Adds to @speeds the thousands
 * of positions a second, and to @shares the part of the time that was used. */
static void
think (const GamePosition *position,
       gboolean            alone,
       gint64              milliseconds,
       GArray             *speeds,
       GArray             *shares)
{
  SearchLimits limits = {
    .movetime_ms = milliseconds, .level = SEARCH_LEVEL_FULL, .seed = 1,
    .hash_mib = 64,
  };
  g_autofree SearchResult *result = NULL;
  gint64 began = g_get_monotonic_time ();
  double taken, speed, share;

  if (alone)
    {
      result = g_new0 (SearchResult, 1);
      limits.threads = 1;
      limits.clock = clock_cb;
      search_run (position, &limits, result);
    }
  else
    result = ludo_search_turn (position, &limits, NULL);

  taken = (double) (g_get_monotonic_time () - began) / 1000;
  speed = (double) result->nodes / taken;
  share = taken / (double) milliseconds;
  g_array_append_val (speeds, speed);
  g_array_append_val (shares, share);
}

static void
measure (const char *game,
         int         players,
         int         pairs,
         gint64      milliseconds)
{
  g_autoptr (GArray) alone = bench_times_new ();
  g_autoptr (GArray) together = bench_times_new ();
  g_autoptr (GArray) shares = bench_times_new ();
  GameConfig config = { .players = players };
  GamePosition position;
  double one, all;

  game_position_init_start (&position, games_find (game), &config);
  for (int i = 0; i < pairs; i++)
    {
      think (&position, TRUE, milliseconds, alone, shares);
      think (&position, FALSE, milliseconds, together, shares);
    }
  game_position_clear (&position);
  one = bench_spread (alone).median;
  all = bench_spread (together).median;
  printf ("%s of %d: %.0f thousand positions a second on one thread, %.0f in "
          "the window: %.2f; time used of that given: %.2f\n", game, players,
          one, all, all / one, bench_spread (shares).median);
}

gboolean
bench_think (const BenchOptions *options)
{
  char **arguments = options->arguments;
  gint64 pairs = PAIRS, milliseconds = MILLISECONDS;

  if (arguments[0] != NULL)
    {
      if (!g_ascii_string_to_signed (arguments[0], 10, 1, 1000, &pairs, NULL)
          || (arguments[1] != NULL
              && !g_ascii_string_to_signed (arguments[1], 10, 1, 600000,
                                            &milliseconds, NULL)))
        return tool_complain ("not a number of pairs and of milliseconds");
    }

  measure ("chisolo", 2, (int) pairs, milliseconds);
  measure ("ken-wan", 2, (int) pairs, milliseconds);
  measure ("ken-wan", 3, (int) pairs, milliseconds);

  return TRUE;
}
