/* test-games.h: what every game is tested for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/games.h"

/* test_add_for_games: adds the test @prefix/id for each game, whose id @func is
 * given. */
static inline void
test_add_for_games (const char    *prefix,
                    GTestDataFunc  func)
{
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *path = g_strdup_printf ("%s/%s", prefix, id);

      g_test_add_data_func (path, id, func);
    }
}
