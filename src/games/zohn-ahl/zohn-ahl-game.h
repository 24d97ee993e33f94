/* zohn-ahl-game.h: a game of Zohn Ahl being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* ZohnAhlGame:
 *
 * Properties, all read-only: "red-counters", "green-counters" (int),
 * "red-steps", "green-steps" (int, walked from the own start; -1 off the
 * board).
 *
 * Signals, before "moved":
 * - "captured" (int seat): @seat's piece was captured
 * - "fell" (int seat, int hazard): into water or a ravine, a ZohnAhlHazard
 * - "lapped" (int seat): @seat completed a lap
 * - "paid" (int seat, int count): @seat paid @count counters to the other
 * - "turn-missed" (int seat): @seat's turn was passed over
 */
#define ZOHN_AHL_TYPE_GAME (zohn_ahl_game_get_type ())
G_DECLARE_FINAL_TYPE (ZohnAhlGame, zohn_ahl_game, ZOHN_AHL, GAME, LudoGame)

G_END_DECLS
