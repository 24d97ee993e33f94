/* engine-text.c: reading and writing the engine's lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"

/* Of a word that is named in an error no more than this is repeated. */
#define QUOTED_MAX 40

static void
reserve (EngineText *text,
         size_t      n_more)
{
  size_t needed = text->length + n_more + 1;
  size_t n_allocated = text->n_allocated == 0 ? 256 : text->n_allocated;

  if (needed <= text->n_allocated)
    return;

  while (n_allocated < needed)
    n_allocated *= 2;

  text->bytes = game_reallocate (text->bytes, n_allocated, 1);
  text->n_allocated = n_allocated;
}

void
engine_text_add (EngineText *text,
                 const char *format,
                 ...)
{
  va_list args;
  int n;

  va_start (args, format);
  n = vsnprintf (NULL, 0, format, args);
  va_end (args);
  if (n < 0)
    abort ();

  reserve (text, (size_t) n);
  va_start (args, format);
  vsnprintf (text->bytes + text->length, (size_t) n + 1, format, args);
  va_end (args);
  text->length += (size_t) n;
}

static bool
is_continuation (char c)
{
  return ((unsigned char) c & 0xc0) == 0x80;
}

void
engine_text_add_quoted (EngineText *text,
                        const char *bytes,
                        size_t      length)
{
  size_t shown = length;

  if (shown > QUOTED_MAX)
    {
      /* No character may be cut in two. */
      shown = QUOTED_MAX;
      while (shown > 0 && is_continuation (bytes[shown]))
        shown--;
    }

  reserve (text, shown);
  engine_text_add (text, "\"");
  for (size_t i = 0; i < shown; i++)
    engine_text_add (text, "%c",
                     (unsigned char) bytes[i] < 0x20 || bytes[i] == 0x7f
                     ? '?' : bytes[i]);
  engine_text_add (text, shown < length ? "…\"" : "\"");
}

void
engine_text_clear (EngineText *text)
{
  free (text->bytes);
  *text = (EngineText) ENGINE_TEXT_INIT;
}

bool
engine_is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

const char *
engine_next_word (const char **cursor,
                  size_t      *length)
{
  const char *word = *cursor;
  const char *end;

  while (engine_is_blank (*word))
    word++;
  for (end = word; *end != '\0' && !engine_is_blank (*end); end++)
    ;

  *cursor = end;
  *length = (size_t) (end - word);

  return end == word ? NULL : word;
}

bool
engine_word_is (const char *word,
                size_t      length,
                const char *expected)
{
  return strlen (expected) == length && memcmp (word, expected, length) == 0;
}

bool
engine_word_is_name (const char *word,
                     size_t      length,
                     const char *expected)
{
  if (strlen (expected) != length)
    return false;

  for (size_t i = 0; i < length; i++)
    {
      char a = word[i], b = expected[i];

      /* By hand, since the answer must not hang on a locale. */
      if (a >= 'A' && a <= 'Z')
        a = (char) (a - 'A' + 'a');
      if (b >= 'A' && b <= 'Z')
        b = (char) (b - 'A' + 'a');
      if (a != b)
        return false;
    }

  return true;
}

bool
engine_parse_number (const char *word,
                     size_t      length,
                     uint64_t    least,
                     uint64_t    most,
                     uint64_t   *number)
{
  uint64_t value = 0;

  if (length == 0 || (length > 1 && word[0] == '0'))
    return false;

  for (size_t i = 0; i < length; i++)
    {
      uint64_t digit = (uint64_t) (unsigned char) word[i] - '0';

      if (word[i] < '0' || word[i] > '9'
          || value > (UINT64_MAX - digit) / 10)
        return false;
      value = 10 * value + digit;
    }

  if (value < least || value > most)
    return false;
  *number = value;

  return true;
}

/* The length of the character that begins with @lead, 0 for a byte that
 * begins none, and the range its second byte must fall in. */
static size_t
utf8_length (unsigned char  lead,
             unsigned char *second_least,
             unsigned char *second_most)
{
  *second_least = 0x80;
  *second_most = 0xbf;

  if (lead < 0x80)
    return 1;
  if (lead >= 0xc2 && lead <= 0xdf)
    return 2;
  if (lead >= 0xe0 && lead <= 0xef)
    {
      if (lead == 0xe0)
        *second_least = 0xa0;
      if (lead == 0xed)
        *second_most = 0x9f;
      return 3;
    }
  if (lead >= 0xf0 && lead <= 0xf4)
    {
      if (lead == 0xf0)
        *second_least = 0x90;
      if (lead == 0xf4)
        *second_most = 0x8f;
      return 4;
    }

  return 0;
}

bool
engine_is_utf8 (const char *bytes,
                size_t      length)
{
  for (size_t i = 0; i < length;)
    {
      unsigned char least, most;
      size_t n = utf8_length ((unsigned char) bytes[i], &least, &most);

      if (n == 0 || n > length - i)
        return false;
      if (n > 1 && ((unsigned char) bytes[i + 1] < least
                    || (unsigned char) bytes[i + 1] > most))
        return false;
      for (size_t j = 2; j < n; j++)
        if (!is_continuation (bytes[i + j]))
          return false;
      i += n;
    }

  return true;
}
