/* ludo-wall-plot.c: a wall of throws as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-wall-plot.h"

#include <glib/gi18n.h>
#include <math.h>

/* Returns: (transfer full): the last line of the tile @index. */
static char *
dup_note (LudoWall *wall,
          guint     index)
{
  LudoWallQuestion question;
  guint guess;

  if (ludo_wall_get_guess (wall, &question, &guess) == LUDO_GUESS_DRAWN
      && question != LUDO_WALL_QUESTION_BLOTS && guess == index)
    /* Translators: on a small tile, the throw that was guessed. */
    return g_strdup (_("your guess"));

  return g_strdup_printf (
    /* Translators: on a small tile: in how many ways of how many. */
    _("%u of %u"), ludo_wall_get_tile (wall, index)->ways,
    ludo_wall_get_ways (wall));
}

/* Returns: how much tile @index changes the chance of winning. */
static double
get_luck (LudoWall *wall,
          guint     index)
{
  return ludo_wall_get_tile (wall, index)->chance
         - ludo_wall_get_before (wall);
}

LudoPlot *
ludo_chance_plot_wall (LudoWall    *wall,
                       const guint *indices,
                       guint        n)
{
  LudoPlotTile tiles[GAME_THROWS_MAX] = { 0 };
  LudoPlot *plot = ludo_plot_new ();
  gboolean has_luck = ludo_wall_get_guess (wall, NULL, NULL) != LUDO_GUESS_NONE
                      && ludo_wall_get_before (wall) >= 0;
  guint order[GAME_THROWS_MAX];
  guint all = ludo_wall_list (wall, LUDO_WALL_SORT_LUCK,
                              LUDO_WALL_FILTER_ALL, order);
  guint best = order[0], worst = order[all - 1];
  double most = fmax (fmax (get_luck (wall, best), -get_luck (wall, worst)),
                      0.01);

  for (guint i = 0; i < n; i++)
    {
      guint index = indices[i];

      tiles[i] = (LudoPlotTile) {
        .head = ludo_wall_dup_throw (wall, index),
        .value = ludo_wall_dup_luck (wall, index),
        .note = dup_note (wall, index),
        .tone = has_luck ? get_luck (wall, index) / most : 0,
        .ringed = has_luck && (index == best || index == worst),
      };
    }
  ludo_plot_set_tiles (plot, tiles, n);
  for (guint i = 0; i < n; i++)
    {
      g_free ((char *) tiles[i].head);
      g_free ((char *) tiles[i].value);
      g_free ((char *) tiles[i].note);
    }

  return plot;
}
