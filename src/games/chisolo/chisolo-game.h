/* chisolo-game.h: a game of Chisolo being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* ChisoloGame:
 *
 * Properties, all read-only: "south-stones", "north-stones" (int, in the
 * camp), "reserve" (int, stones out of play), "south-direction",
 * "north-direction" (int: 1 anticlockwise, -1 clockwise, 0 not chosen yet).
 *
 * Signals, before "moved":
 * - "sown" (int seat, int stones, int laps): a sowing ended
 * - "captured" (int seat, int stones, int third): @seat took the stones of one
 *   hole; @third is 1 for the third hole, else 0
 * - "passed": the player to move passed
 */
#define CHISOLO_TYPE_GAME (chisolo_game_get_type ())
G_DECLARE_FINAL_TYPE (ChisoloGame, chisolo_game, CHISOLO, GAME, LudoGame)

G_END_DECLS
