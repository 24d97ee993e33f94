/* chisolo-notation.h: positions and moves of Chisolo as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo, notation.  These are the members
 * of the same name of GameRules, where they are described.
 */

#pragma once

#include "games/chisolo/rules/chisolo-refusal.h"
#include "games/game-rules.h"

/* chisolo_parse: as GameRules.parse, reads a position from the NUL-terminated
 * @text, which may have blanks around it.  Returns false, fills @error (may be
 * %NULL) and leaves @state as it was if the text is not exactly a position. */
bool chisolo_parse (const char *text, GameState *state, GameError *error);

/* chisolo_print: as GameRules.print, writes the position as text into @text,
 * which holds at least GAME_POSITION_TEXT_MAX bytes. */
void chisolo_print (const GameState *state, char *text);

/* chisolo_print_move: as GameRules.print_move, writes @move, played from
 * @state, into @text, which holds at least GAME_MOVE_TEXT_MAX bytes. */
void chisolo_print_move (const GameState *state, GameMove move, char *text);

/* chisolo_parse_move: as GameRules.parse_move, reads the @length bytes at @text
 * as a move or throw that is legal in @state.  Returns false and fills @error
 * (may be %NULL) if they are none. */
bool chisolo_parse_move (const GameState *state, const char *text,
                         size_t length, GameMove *move, GameError *error);

/* chisolo_refusal_of_token: why the @length bytes at @text are no legal move in
 * @state; %CHISOLO_REFUSAL_NONE when they are one. */
ChisoloRefusal chisolo_refusal_of_token (const GameState *state,
                                         const char *text, size_t length);

/* chisolo_hole_name:
 *
 * Writes the name of @seat's @hole, such as "a1", and its final NUL into
 * @name, which holds at least 3 bytes.
 */
void chisolo_hole_name (int seat, int hole, char *name);
