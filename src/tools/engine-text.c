/* engine-text.c: reading and writing the engine's lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-text.h"

#include <string.h>

/* The most characters of a foreign word that an error repeats. */
#define QUOTED_MAX 40

char *
engine_next_word (char **cursor)
{
  char *word;

  do
    word = strsep (cursor, ENGINE_BLANKS);
  while (word != NULL && word[0] == '\0');

  return word;
}

void
engine_append_quoted (GString    *text,
                      const char *word)
{
  const char *end = word;

  /* No character may be cut in two. */
  while (*end != '\0' && g_utf8_next_char (end) - word <= QUOTED_MAX)
    end = g_utf8_next_char (end);

  g_string_append_c (text, '"');
  for (const char *c = word; c < end; c = g_utf8_next_char (c))
    {
      const GUnicodeType type = g_unichar_type (g_utf8_get_char (c));

      /* Control and format characters could command a terminal or turn the line
       * round. */
      g_string_append_unichar (text, type == G_UNICODE_CONTROL
                                     || type == G_UNICODE_FORMAT
                                       ? '?' : g_utf8_get_char (c));
    }
  g_string_append (text, *end != '\0' ? "…\"" : "\"");
}

bool
engine_parse_number (const char *word,
                     guint64     least,
                     guint64     most,
                     guint64    *number)
{
  return (word[0] != '0' || word[1] == '\0')
         && g_ascii_string_to_unsigned (word, 10, least, most, number, NULL);
}
