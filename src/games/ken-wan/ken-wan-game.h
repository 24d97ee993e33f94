/* ken-wan-game.h: a game of Ken Wan being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

#define KEN_WAN_TYPE_GAME (ken_wan_game_get_type ())
G_DECLARE_FINAL_TYPE (KenWanGame, ken_wan_game, KEN_WAN, GAME, LudoGame)

G_END_DECLS
