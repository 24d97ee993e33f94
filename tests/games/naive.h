/* naive.h: a second generator of legal moves for each game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Deliberately slow and simple, written from the rules pages and from a
 * position's text alone.  These files share no code with src/games/, so that
 * a mistake would have to be made twice to go unseen.
 */

#pragma once

#include <glib.h>

/* NaiveLegal:
 *
 * Returns: every legal move, or throw at a chance node, of the position
 * @text, as tokens in any order; owned by the array.  Empty once the game is
 * over by the position alone.
 */
typedef GPtrArray *(*NaiveLegal) (const char *text);

GPtrArray *naive_chisolo_legal (const char *text);
GPtrArray *naive_ken_wan_legal (const char *text);
GPtrArray *naive_tavli_legal (const char *text);
GPtrArray *naive_zohn_ahl_legal (const char *text);

/* naive_find: the generator of the game with this id; fails the test where
 * there is none. */
NaiveLegal naive_find (const char *game_id);
