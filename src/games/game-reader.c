/* game-reader.c: reading positions and moves character by character
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-reader.h"

#include <inttypes.h>
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

bool
game_reader_take_number (GameReader *reader,
                         int         least,
                         int64_t     most,
                         int64_t    *number,
                         const char *reason)
{
  size_t start = reader->at;
  int64_t value = 0;

  while (game_reader_peek (reader) >= '0' && game_reader_peek (reader) <= '9')
    {
      value = value * 10 + game_reader_peek (reader) - '0';
      if (value > most)
        return game_error_set (reader->error, GAME_PARSE_RANGE, start,
                               "the number is above %" PRId64, most);
      if (reader->text[start] == '0' && (reader->at > start || least > 0))
        return game_error_set (reader->error, GAME_PARSE_SYNTAX, start,
                               "a number does not begin with 0");
      reader->at++;
    }
  if (reader->at == start)
    return game_reader_refuse (reader, reason);
  *number = value;

  return true;
}

bool
game_reader_take_ruleset (GameReader      *reader,
                          const GameRules *rules,
                          uint8_t         *ruleset)
{
  const char *start = reader->text + reader->at;
  const char *colon = memchr (start, ':', reader->end - reader->at);

  *ruleset = 0;
  if (colon == NULL)
    return true;

  for (int i = 1; i < rules->n_rulesets; i++)
    {
      size_t length = strlen (rules->rulesets[i].id);

      if ((size_t) (colon - start) != length
          || memcmp (start, rules->rulesets[i].id, length) != 0)
        continue;
      reader->at += length + 1;
      *ruleset = (uint8_t) i;

      return game_reader_take (reader, ' ', "a blank follows the colon");
    }

  return game_error_set (reader->error, GAME_PARSE_RULESET, reader->at,
                         "no ruleset of this name is written in front of a "
                         "position");
}
