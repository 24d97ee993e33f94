/* ludo-game-values.c: what a position of one game shows as properties
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game-values"

#include "config.h"

#include "play/game/ludo-game-values.h"

void
ludo_game_values_refresh (LudoGameValues    *values,
                          LudoGame          *game,
                          LudoGameValueOf    value_of,
                          GParamSpec *const *props,
                          guint              n_props)
{
  g_return_if_fail (n_props <= LUDO_GAME_VALUES_MAX);

  for (guint i = 1; i < n_props; i++)
    {
      int value = value_of (ludo_game_get_state (game), i);

      /* The first change of all is one from the start. */
      if (!values->begun)
        values->shown[i] = value_of (ludo_game_get_state_at (game, 0), i);
      if (value == values->shown[i])
        continue;
      values->shown[i] = value;
      g_object_notify_by_pspec (G_OBJECT (game), props[i]);
    }
  values->begun = TRUE;
}
