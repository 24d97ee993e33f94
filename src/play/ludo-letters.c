/* ludo-letters.c: letters as people count them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-letters.h"

#include <pango/pango.h>
#include <string.h>

/* Letters that Pango is asked about at a time. */
#define AT_ONCE 64

/* Goes on by up to AT_ONCE letters, and adds their number to @n_letters. */
static const char *
skip_some (const char *text,
           guint       most,
           guint      *n_letters)
{
  PangoLogAttr attributes[AT_ONCE * LUDO_LETTER_CHARS_MAX + 1];
  const char *end = text;
  const char *at = text;
  int n_chars = 0;
  int since = 0;

  while (*end != '\0' && n_chars < AT_ONCE * LUDO_LETTER_CHARS_MAX)
    {
      end = g_utf8_next_char (end);
      n_chars++;
    }
  pango_get_log_attrs (text, (int) (end - text), -1,
                       pango_language_from_string ("en"), attributes,
                       n_chars + 1);
  most = MIN (most, AT_ONCE);
  for (int i = 0; i < n_chars && most > 0; i++)
    {
      at = g_utf8_next_char (at);
      since++;
      if (attributes[i + 1].is_cursor_position
          || since == LUDO_LETTER_CHARS_MAX)
        {
          since = 0;
          most--;
          (*n_letters)++;
        }
    }

  return at;
}

const char *
ludo_letters_skip (const char *text,
                   guint       n_letters)
{
  guint n_skipped = 0;

  g_return_val_if_fail (text != NULL, NULL);

  while (*text != '\0' && n_skipped < n_letters)
    text = skip_some (text, n_letters - n_skipped, &n_skipped);

  return text;
}

guint
ludo_letters_count (const char *text)
{
  guint n_letters = 0;

  g_return_val_if_fail (text != NULL, 0);

  while (*text != '\0')
    text = skip_some (text, AT_ONCE, &n_letters);

  return n_letters;
}
