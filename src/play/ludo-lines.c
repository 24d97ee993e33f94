/* ludo-lines.c: the lines of a text that somebody may have edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-lines.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* To Unicode the zero-width space and the byte order mark are no blanks, but
 * neither can be seen, and both get into files that are pasted together. */
static gboolean
is_blank (gunichar letter)
{
  return g_unichar_isspace (letter) || letter == 0x200B || letter == 0xFEFF;
}

/* Returns: the end of the letters of @text that are blank, or that are not. */
static char *
skip (const char *text,
      gboolean    blanks)
{
  while (*text != '\0' && is_blank (g_utf8_get_char (text)) == blanks)
    text = g_utf8_next_char (text);

  return (char *) text;
}

char *
ludo_lines_normalize (const char *text,
                      gssize      length)
{
  const char *end;
  GString *normal;

  g_return_val_if_fail (text != NULL, NULL);

  end = text + (length < 0 ? strlen (text) : (gsize) length);
  if (end - text >= (gssize) strlen (BYTE_ORDER_MARK)
      && memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    text += strlen (BYTE_ORDER_MARK);

  normal = g_string_sized_new ((gsize) (end - text));
  while (text < end)
    {
      const char *cr = memchr (text, '\r', (gsize) (end - text));

      g_string_append_len (normal, text, (cr != NULL ? cr : end) - text);
      if (cr == NULL)
        break;
      g_string_append_c (normal, '\n');
      text = cr + (cr + 1 < end && cr[1] == '\n' ? 2 : 1);
    }

  return g_string_free (normal, FALSE);
}

guint
ludo_lines_count (const char *text,
                  const char *at)
{
  guint line = 1;

  g_return_val_if_fail (text != NULL && text <= at, 0);

  for (; text < at; text++)
    line += *text == '\n' || (*text == '\r' && text[1] != '\n') ? 1 : 0;

  return line;
}

char **
ludo_lines_split (const char *text,
                  gssize      length)
{
  g_autofree char *normal = ludo_lines_normalize (text, length);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  const char *line = normal;
  const char *end;

  g_return_val_if_fail (normal != NULL, NULL);

  end = normal + strlen (normal);
  while (normal[0] != '\0' && line != NULL)
    {
      const char *line_end = memchr (line, '\n', (gsize) (end - line));
      g_autofree char *copy
        = g_strndup (line,
                     (gsize) ((line_end != NULL ? line_end : end) - line));

      g_strv_builder_add (lines, ludo_lines_strip (copy));
      line = line_end != NULL ? line_end + 1 : NULL;
    }

  return g_strv_builder_end (lines);
}

char *
ludo_lines_strip (char *line)
{
  const char *start;
  char *end;

  g_return_val_if_fail (line != NULL, NULL);

  start = skip (line, TRUE);
  memmove (line, start, strlen (start) + 1);
  end = line + strlen (line);
  while (end > line && is_blank (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  *end = '\0';

  return line;
}

char **
ludo_lines_split_words (const char *line,
                        guint       most)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_return_val_if_fail (line != NULL, NULL);

  line = skip (line, TRUE);
  for (guint n = 1; *line != '\0'; n++)
    {
      const char *end = n == most ? line + strlen (line) : skip (line, FALSE);
      g_autofree char *word = g_strndup (line, (gsize) (end - line));

      g_strv_builder_add (words, n == most ? ludo_lines_strip (word) : word);
      line = skip (end, TRUE);
    }

  return g_strv_builder_end (words);
}

char *
ludo_lines_split_field (char *line)
{
  char *colon;

  g_return_val_if_fail (line != NULL, NULL);

  colon = strchr (line, ':');
  if (colon == NULL)
    return NULL;

  *colon = '\0';
  ludo_lines_strip (line);

  return ludo_lines_strip (colon + 1);
}
