/* chisolo-notation.h: positions and moves of Chisolo as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo, notation.  These are the members
 * of the same name of GameRules, where they are described.
 */

#pragma once

#include "games/chisolo/chisolo-refusal.h"
#include "games/game-rules.h"

bool chisolo_parse (const char *text, GameState *state, GameError *error);

void chisolo_print (const GameState *state, char *text);

void chisolo_print_move (const GameState *state, GameMove move, char *text);

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
