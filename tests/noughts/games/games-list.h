/* games-list.h: the one list of games, with one more at its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Found before the program's own list by what includes it.
 */

#include "../../../src/games/games-list.h"
GAME (noughts)
