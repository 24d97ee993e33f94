/* tavli-notation.h: positions, throws and steps of tavli as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli, notation.  These are the members of
 * the same name of GameRules, where they are described.
 */

#pragma once

#include "games/game-rules.h"

/* tavli_parse: as GameRules.parse, reads a position from the NUL-terminated
 * @text, which may have blanks around it.  Returns false, fills @error (may be
 * %NULL) and leaves @state as it was if the text is not exactly a position. */
bool tavli_parse (const char *text, GameState *state, GameError *error);

/* tavli_print: as GameRules.print, writes the position as text into @text,
 * which holds at least GAME_POSITION_TEXT_MAX bytes. */
void tavli_print (const GameState *state, char *text);

/* tavli_print_move: as GameRules.print_move, writes @move, played from @state,
 * into @text, which holds at least GAME_MOVE_TEXT_MAX bytes. */
void tavli_print_move (const GameState *state, GameMove move, char *text);

/* tavli_parse_move: as GameRules.parse_move, reads the @length bytes at @text
 * as a move or throw that is legal in @state.  Returns false and fills @error
 * (may be %NULL) if they are none. */
bool tavli_parse_move (const GameState *state, const char *text, size_t length,
                       GameMove *move, GameError *error);

/* tavli_place_name:
 *
 * Writes the name of @place as steps say it, "h", "10", "m4" or "off", into
 * @name, which holds at least 4 bytes.
 */
void tavli_place_name (int place, char *name);

/* tavli_read_step:
 *
 * Reads the step of @length bytes at @text by its form alone: @from and
 * @number become its place and its number, 1 to 6.  A step by more than six
 * or by nothing is of the right form but out of range.
 *
 * Returns: %false with @error (may be %NULL) when it is no step.
 */
bool tavli_read_step (const char *text, size_t length, int *from, int *number,
                      GameError *error);
