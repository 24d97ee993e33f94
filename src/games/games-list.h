/* games-list.h: the one list of games, in the order of the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Included with GAME() defined by each layer that needs its own table of the
 * games: rules (games.c), descriptors (play/game/ludo-game.c) and drawings
 * (drawing/ludo-drawings.c).  No include guard, on purpose.
 */

GAME (zohn_ahl)
GAME (tavli)
GAME (chisolo)
GAME (ken_wan)
