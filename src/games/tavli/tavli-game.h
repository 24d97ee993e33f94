/* tavli-game.h: a game of Zeno's tavli being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* TavliGame:
 *
 * Properties, all read-only: "numbers-left" (string: the numbers still to be
 * played in rising order, as "256"; "" where there are none), "white-pips",
 * "black-pips" (int: what the men have still to travel), "white-off",
 * "black-off" (int: men borne off).
 *
 * Signals, before "moved":
 * - "entered" (int seat, int cell): a man came in from the hand
 * - "hit" (int seat, int cell): @seat's man on @cell was hit
 * - "borne-off" (int seat): @seat bore off a man
 * - "exposed" (int seat): the first table shields @seat's men no more
 */
#define TAVLI_TYPE_GAME (tavli_game_get_type ())
G_DECLARE_FINAL_TYPE (TavliGame, tavli_game, TAVLI, GAME, LudoGame)

G_END_DECLS
