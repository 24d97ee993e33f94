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

/* Whether @letter is a joiner, or spells the flags of Scotland and Wales. */
static gboolean
is_joiner (gunichar letter)
{
  return letter == 0x200C || letter == 0x200D
         || (letter >= 0xE0020 && letter <= 0xE007F);
}

static gboolean
is_dropped (gunichar letter)
{
  switch (g_unichar_type (letter))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_SURROGATE:
      return TRUE;
    case G_UNICODE_FORMAT:
      return !is_joiner (letter);
    default:
      return letter == 0xFFFD;
    }
}

char *
ludo_letters_dup_name (const char *text,
                       guint       most)
{
  /* No letter has more bytes than these. */
  const gsize enough = (gsize) most * LUDO_LETTER_CHARS_MAX * 6;
  g_autofree char *valid = NULL;
  g_autofree char *composed = NULL;
  GString *name;

  g_return_val_if_fail (text != NULL && most > 0, NULL);

  valid = g_utf8_make_valid (text, (gssize) strnlen (text, enough));
  composed = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  name = g_string_new (NULL);
  for (const char *p = composed; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar letter = g_utf8_get_char (p);

      if (g_unichar_isspace (letter))
        {
          if (name->len > 0 && name->str[name->len - 1] != ' ')
            g_string_append_c (name, ' ');
        }
      else if (!is_dropped (letter))
        g_string_append_unichar (name, letter);
    }
  g_string_truncate (name, (gsize) (ludo_letters_skip (name->str, most)
                                    - name->str));

  return g_strchomp (g_string_free (name, FALSE));
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
