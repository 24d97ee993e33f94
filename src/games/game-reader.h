/* game-reader.h: reading positions and moves character by character
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* GameReader:
 *
 * A text and how far it has been read.  The whole of it is known, so that
 * nothing ever looks past `end`, and every refusal says at which byte.
 */
typedef struct
{
  const char *text;
  size_t at;
  size_t end;
  GameError *error;             /* or NULL */
} GameReader;

/* game_reader_init: for a whole text; blanks around it are of no account. */
void game_reader_init (GameReader *reader, const char *text,
                       GameError *error);

/* game_reader_peek: the next character, without taking it; -1 at the end. */
int game_reader_peek (const GameReader *reader);

/* game_reader_is_done: whether all of it has been read. */
bool game_reader_is_done (const GameReader *reader);

/* game_reader_refuse: what comes next has the wrong form, for @reason; false,
 * always. */
bool game_reader_refuse (const GameReader *reader, const char *reason);

/* game_reader_skip: takes @wanted if it comes next, and says whether. */
bool game_reader_skip (GameReader *reader, char wanted);

/* game_reader_take: the same; refuses anything else for @reason. */
bool game_reader_take (GameReader *reader, char wanted, const char *reason);
