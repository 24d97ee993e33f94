/* registry.c: the one table of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table lies above all rooms and is handed down to them before main(), so
 * that no room refers to the games that use it.
 */

#include "games/game-module.h"
#include "games/games.h"

#define GAME(name) extern const LudoModule name##_module;
#include "games/games-list.h"
#undef GAME

static const LudoModule *const modules[] = {
#define GAME(name) &name##_module,
#include "games/games-list.h"
#undef GAME
  NULL,
};

__attribute__ ((constructor)) static void
register_modules (void)
{
  games_register (modules);
}
