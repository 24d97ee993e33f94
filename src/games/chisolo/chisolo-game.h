/* chisolo-game.h: a game of Chisolo being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

#define CHISOLO_TYPE_GAME (chisolo_game_get_type ())
G_DECLARE_FINAL_TYPE (ChisoloGame, chisolo_game, CHISOLO, GAME, LudoGame)

G_END_DECLS
