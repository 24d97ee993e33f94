/* zohn-ahl-game.h: a game of Zohn Ahl being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

#define ZOHN_AHL_TYPE_GAME (zohn_ahl_game_get_type ())
G_DECLARE_FINAL_TYPE (ZohnAhlGame, zohn_ahl_game, ZOHN_AHL, GAME, LudoGame)

G_END_DECLS
