/* ludo-drawings.c: the drawing of each game in games-list.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-drawings"

#include "config.h"

#include "drawing/ludo-drawing.h"

#define GAME(name) extern const LudoDrawing name##_drawing;
#include "games/games-list.h"
#undef GAME

static const LudoDrawing *const drawings[] = {
#define GAME(name) &name##_drawing,
#include "games/games-list.h"
#undef GAME
};

const LudoDrawing *
ludo_drawing_for (const char *game_id)
{
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    if (g_str_equal (drawings[i]->rules->id, game_id))
      return drawings[i];

  g_return_val_if_reached (NULL);
}
