/* ken-wan-notation.h: positions and moves of Ken Wan as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, notation.  The first four are the
 * members of the same name of GameRules, where they are described.
 */

#pragma once

#include "games/game-rules.h"

/* ken_wan_parse: as GameRules.parse, reads a position from the NUL-terminated
 * @text, which may have blanks around it.  Returns false, fills @error (may be
 * %NULL) and leaves @state as it was if the text is not exactly a position. */
bool ken_wan_parse (const char *text, GameState *state, GameError *error);

/* ken_wan_print: as GameRules.print, writes the position as text into @text,
 * which holds at least GAME_POSITION_TEXT_MAX bytes. */
void ken_wan_print (const GameState *state, char *text);

/* ken_wan_print_move: as GameRules.print_move, writes @move, played from
 * @state, into @text, which holds at least GAME_MOVE_TEXT_MAX bytes. */
void ken_wan_print_move (const GameState *state, GameMove move, char *text);

/* ken_wan_parse_move: as GameRules.parse_move, reads the @length bytes at @text
 * as a move or throw that is legal in @state.  Returns false and fills @error
 * (may be %NULL) if they are none. */
bool ken_wan_parse_move (const GameState *state, const char *text,
                         size_t length, GameMove *move, GameError *error);

/* ken_wan_cell_name:
 *
 * Writes the name of @cell, such as "c4", and its final NUL into @name, which
 * holds at least 3 bytes.
 */
void ken_wan_cell_name (int cell, char *name);

/* ken_wan_cell_named:
 *
 * Reads two bytes at @name.
 *
 * Returns: the cell, the centre included, or -1 when there is none.
 */
int ken_wan_cell_named (const char *name);
