/* zohn-ahl-notation.h: positions and throws of Zohn Ahl as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position is "steps steps counters counters side misses" for Red and
 * Green, as in "- - 4 4 r -"; other rulesets than the default write their
 * name and ": " in front.  A throw is t0 to t4 by its marked faces, with an s
 * after it when the sahe is one of them (t4 needs none to say so).
 */

#pragma once

#include "zohn-ahl-rules.h"

/* The longest position that print writes, with its final NUL. */
#define ZOHN_AHL_TEXT_MAX 40

/* The four functions below are GameRules.parse, .print, .parse_move and
 * .print_move; see there. */
bool zohn_ahl_parse (const char *text, GameState *state, GameError *error);
void zohn_ahl_print (const GameState *state, char *text);
bool zohn_ahl_parse_move (const GameState *state, const char *text,
                          size_t length, GameMove *move, GameError *error);
void zohn_ahl_print_move (const GameState *state, GameMove move, char *text);
