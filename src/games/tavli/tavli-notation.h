/* tavli-notation.h: positions, throws and steps of tavli as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli, notation.  These are the members of
 * the same name of GameRules, where they are described.
 */

#pragma once

#include "games/game-rules.h"

bool tavli_parse (const char *text, GameState *state, GameError *error);

void tavli_print (const GameState *state, char *text);

void tavli_print_move (const GameState *state, GameMove move, char *text);

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
