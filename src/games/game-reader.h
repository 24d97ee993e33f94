/* game-reader.h: reading positions and moves character by character
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* GameReader:
 *
 * A text and how far it has been read.  Nothing is read from `end` on, and
 * every refusal names the byte at which it occurred.
 */
typedef struct
{
  const char *text;
  size_t at;
  size_t end;
  GameError *error;             /* or NULL */
} GameReader;

/* game_reader_init: sets @reader to the beginning of @text; blanks around the
 * text are ignored.  @error may be %NULL. */
void game_reader_init (GameReader *reader, const char *text,
                       GameError *error);

/* game_reader_peek: the next character, without taking it; -1 at the end. */
int game_reader_peek (const GameReader *reader);

/* game_reader_is_done: whether all of it has been read. */
bool game_reader_is_done (const GameReader *reader);

/* game_reader_refuse: records that the text from here on has the wrong form,
 * for @reason.  Returns: false, always. */
bool game_reader_refuse (const GameReader *reader, const char *reason);

/* game_reader_skip: takes @wanted if it is the next character.  Returns:
 * whether it was. */
bool game_reader_skip (GameReader *reader, char wanted);

/* game_reader_take: takes @wanted, or refuses any other character for @reason.
 * Returns: whether it was taken. */
bool game_reader_take (GameReader *reader, char wanted, const char *reason);

/* game_reader_take_number: takes a number from @least, which is 0 or 1, to
 * @most, without a sign or a leading zero.  Refuses anything else, for @reason
 * if the next character is no digit.  Returns: whether it was taken; @number is
 * set only then. */
bool game_reader_take_number (GameReader *reader, int least, int64_t most,
                              int64_t *number, const char *reason);

/* game_reader_take_ruleset: takes the name of a ruleset of @rules with the
 * colon and the blank behind it.  If there is no colon, @ruleset is 0, the
 * usual one, whose name is not written.  Returns: false after refusing an
 * unknown name. */
bool game_reader_take_ruleset (GameReader *reader, const GameRules *rules,
                               uint8_t *ruleset);
