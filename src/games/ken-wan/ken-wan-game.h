/* ken-wan-game.h: a game of Ken Wan being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* KenWanGame:
 *
 * Properties, all read-only: "blue-groups", "yellow-groups", "red-groups"
 * (int, how many groups a colour's men form), "blue-halves", "yellow-halves",
 * "red-halves" (int, how many of them are half men).
 *
 * Signals, before "moved":
 * - "turned" (int cell, int from, int to, gboolean whole): the man on @cell,
 *   until now of colour @from, became a whole or half man of colour @to
 * - "placed" (int seat, int place): @seat took place 1, 2 or 3
 * - "out" (int seat): @seat has no men left
 * - "passed": the player to move passed
 */
#define KEN_WAN_TYPE_GAME (ken_wan_game_get_type ())
G_DECLARE_FINAL_TYPE (KenWanGame, ken_wan_game, KEN_WAN, GAME, LudoGame)

G_END_DECLS
