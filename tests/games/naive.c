/* naive.c: which naive generator belongs to which game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "naive.h"

NaiveLegal
naive_find (const char *game_id)
{
  static const struct
  {
    const char *id;
    NaiveLegal legal;
  } generators[] = {
    { "chisolo", naive_chisolo_legal },
    { "ken-wan", naive_ken_wan_legal },
    { "tavli", naive_tavli_legal },
    { "zohn-ahl", naive_zohn_ahl_legal },
  };

  for (guint i = 0; i < G_N_ELEMENTS (generators); i++)
    if (g_str_equal (generators[i].id, game_id))
      return generators[i].legal;

  g_error ("no naive generator for %s: write tests/games/naive-%s.c",
           game_id, game_id);
}
