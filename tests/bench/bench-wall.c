/* bench-wall.c: how soon the throws of a famous position are worked out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench.h"

#include <stdio.h>

#include "chance/wall/ludo-wall.h"
#include "games/games.h"

static double
since (gint64 began)
{
  return (double) (g_get_monotonic_time () - began) / 1000;
}

/* Works at @wall until so many tiles are known and so many refined.  Returns:
 * the time of the clock since @began, in milliseconds. */
static double
wait_for (LudoWall *wall,
          guint     n_known,
          guint     n_refined,
          gint64    began)
{
  guint refined = 0;

  while (ludo_wall_get_n_known (wall, &refined) < n_known
         || refined < n_refined)
    g_main_context_iteration (NULL, TRUE);

  return since (began);
}

gboolean
bench_wall (const BenchOptions *options)
{
  const GameRules *const *games = games_list ();

  if (options->arguments[0] != NULL)
    return FALSE;

  printf ("game        first tile   all tiles     refined        stop\n");
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autoptr (LudoWall) wall =
        ludo_wall_new_set_piece (ludo_game_info_for (games[i]->id));
      double first, all, refined;
      gint64 began;
      guint n;

      if (wall == NULL)
        continue;

      n = ludo_wall_get_n (wall);
      began = g_get_monotonic_time ();
      ludo_wall_start (wall);
      first = wait_for (wall, 1, 0, began);
      all = wait_for (wall, n, 0, began);
      refined = wait_for (wall, n, n, began);
      g_clear_object (&wall);

      /* Stop it while it refines, when a search takes longest. */
      wall = ludo_wall_new_set_piece (ludo_game_info_for (games[i]->id));
      ludo_wall_start (wall);
      wait_for (wall, n, 1, began);
      began = g_get_monotonic_time ();
      ludo_wall_stop (wall);
      g_clear_object (&wall);
      printf ("%-10s  %10.1f  %10.1f  %10.1f  %10.1f\n", games[i]->id, first,
              all, refined, since (began));
    }

  return TRUE;
}
