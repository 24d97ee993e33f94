/* zohn-ahl-notation.h: positions and throws of Zohn Ahl as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position is "steps steps counters counters side misses" for Red and
 * Green, as in "- - 4 4 r -"; other rulesets than the default write their
 * name and ": " in front, and so do changed rules, with the knobs that are not
 * as in the ruleset, as in "zohn-al spaces=24 lap=2: - - 4 4 r -".  A throw is
 * t0 to t4 by its marked faces, with an s after it when the sahe is one of them
 * (t4 needs none to say so).
 */

#pragma once

#include "zohn-ahl-rules.h"

/* zohn_ahl_parse: as GameRules.parse, reads a position from the NUL-terminated
 * @text, which may have blanks around it.  Returns false, fills @error (may be
 * %NULL) and leaves @state as it was if the text is not exactly a position. */
bool zohn_ahl_parse (const char *text, GameState *state, GameError *error);

/* zohn_ahl_print: as GameRules.print, writes the position as text into @text,
 * which holds at least GAME_POSITION_TEXT_MAX bytes. */
void zohn_ahl_print (const GameState *state, char *text);

/* zohn_ahl_parse_move: as GameRules.parse_move, reads the @length bytes at
 * @text as a move or throw that is legal in @state.  Returns false and fills
 * @error (may be %NULL) if they are none. */
bool zohn_ahl_parse_move (const GameState *state, const char *text,
                          size_t length, GameMove *move, GameError *error);

/* zohn_ahl_print_move: as GameRules.print_move, writes @move, played from
 * @state, into @text, which holds at least GAME_MOVE_TEXT_MAX bytes. */
void zohn_ahl_print_move (const GameState *state, GameMove move, char *text);
