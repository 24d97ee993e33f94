/* ludo-game-types.c: the model of each game in games-list.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game-types"

#include "config.h"

#include "play/game/ludo-game.h"

#define GAME(name) GType name##_game_get_type (void);
#include "games/games-list.h"
#undef GAME

#define GAME(name) + 1
enum
{
  N_GAMES = 0
#include "games/games-list.h"
};
#undef GAME

const GType *
ludo_game_types (void)
{
  static GType types[N_GAMES + 1];
  static gsize initialised = 0;

  /* Types are registered once for the program's life, by whichever thread
   * asks first. */
  if (g_once_init_enter (&initialised))
    {
      guint i = 0;

#define GAME(name) types[i++] = name##_game_get_type ();
#include "games/games-list.h"
#undef GAME
      types[i] = G_TYPE_INVALID;
      g_once_init_leave (&initialised, 1);
    }

  return types;
}

/* The class lives as long as the program: GType never frees static types. */
static LudoGameClass *
peek_class (GType type)
{
  LudoGameClass *klass = g_type_class_peek_static (type);

  if (klass == NULL)
    {
      klass = g_type_class_ref (type);
      g_type_class_unref (klass);
    }

  return klass;
}

GType
ludo_game_type_for (const char *game_id)
{
  const GType *types = ludo_game_types ();

  g_return_val_if_fail (game_id != NULL, G_TYPE_INVALID);

  for (guint i = 0; types[i] != G_TYPE_INVALID; i++)
    if (g_str_equal (peek_class (types[i])->rules->id, game_id))
      return types[i];

  return G_TYPE_INVALID;
}

const LudoGameInfo *
ludo_game_info_for (const char *game_id)
{
  GType type = ludo_game_type_for (game_id);

  g_return_val_if_fail (type != G_TYPE_INVALID, NULL);

  return peek_class (type)->info;
}
