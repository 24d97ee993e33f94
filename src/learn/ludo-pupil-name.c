/* ludo-pupil-name.c: names of pupils, of half the world
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-pupil-name.h"

#include <string.h>

#include "play/ludo-letters.h"

/* The bytes of a text that are read, enough for any name. */
#define BYTES_MAX (LUDO_PUPIL_NAME_LETTERS * LUDO_LETTER_CHARS_MAX * 6)

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
ludo_pupil_name_clean (const char *text)
{
  g_autofree char *valid = NULL;
  g_autofree char *composed = NULL;
  g_autofree char *rest = NULL;
  GString *name;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_make_valid (text, (gssize) strnlen (text, BYTES_MAX));
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
  g_string_truncate (name, (gsize) (ludo_letters_skip (
    name->str, LUDO_PUPIL_NAME_LETTERS) - name->str));

  return g_strchomp (g_string_free (name, FALSE));
}

char *
ludo_pupil_name_dup_key (const char *name)
{
  g_autofree char *clean = ludo_pupil_name_clean (name);
  g_autofree char *folded = clean != NULL ? g_utf8_casefold (clean, -1) : NULL;

  return folded != NULL ? g_utf8_normalize (folded, -1, G_NORMALIZE_NFC)
                        : NULL;
}
