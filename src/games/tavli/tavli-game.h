/* tavli-game.h: a game of Zeno's tavli being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

#define TAVLI_TYPE_GAME (tavli_game_get_type ())
G_DECLARE_FINAL_TYPE (TavliGame, tavli_game, TAVLI, GAME, LudoGame)

G_END_DECLS
