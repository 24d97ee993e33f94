/* game-reader.c: reading positions and moves character by character
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-reader.h"

#include <string.h>

static bool
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

void
game_reader_init (GameReader *reader,
                  const char *text,
                  GameError  *error)
{
  *reader = (GameReader) { .text = text, .end = strlen (text),
                           .error = error };
  while (is_blank (text[reader->at]))
    reader->at++;
  while (reader->end > reader->at && is_blank (text[reader->end - 1]))
    reader->end--;
}

int
game_reader_peek (const GameReader *reader)
{
  return reader->at < reader->end ? (unsigned char) reader->text[reader->at]
                                  : -1;
}

bool
game_reader_is_done (const GameReader *reader)
{
  return reader->at == reader->end;
}

bool
game_reader_refuse (const GameReader *reader,
                    const char       *reason)
{
  return game_error_set (reader->error, GAME_PARSE_SYNTAX, reader->at, "%s",
                         reason);
}

bool
game_reader_skip (GameReader *reader,
                  char        wanted)
{
  if (game_reader_peek (reader) != (unsigned char) wanted)
    return false;
  reader->at++;

  return true;
}

bool
game_reader_take (GameReader *reader,
                  char        wanted,
                  const char *reason)
{
  return game_reader_skip (reader, wanted)
         || game_reader_refuse (reader, reason);
}
