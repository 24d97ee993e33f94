/* games-list.h: the one list of games, in the order of the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Included by the registry, with GAME() defined, and read by the build.  No
 * include guard, on purpose.
 */

GAME (zohn_ahl)
GAME (tavli)
GAME (chisolo)
GAME (ken_wan)
