/* ludo-fold.c: letters without their accents and their case
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-fold.h"

#include <string.h>

/* The length of the longest compatibility decomposition of a letter. */
#define DECOMPOSED_MAX G_UNICHAR_MAX_DECOMPOSITION_LENGTH

/* Returns: the characters of a usual keyboard for @letter, which Unicode does
 * not decompose, or NULL. */
static const char *
replacement (gunichar letter)
{
  switch (letter)
    {
    case 0x152: case 0x153:
      return "oe";
    case 0xc6: case 0xe6:
      return "ae";
    case 0xdf:
      return "ss";
    case 0x2018: case 0x2019: case 0x02bc:
      return "'";
    case 0x201c: case 0x201d: case 0xab: case 0xbb:
      return "\"";
    case 0x2010: case 0x2011: case 0x2012: case 0x2013: case 0x2014:
    case 0x2212:
      return "-";
    case 0xad: case 0x200b: case 0x2060:
      return "";
    default:
      return NULL;
    }
}

static void
append (GString    *folded,
        GArray     *offsets,
        const char *bytes,
        gsize       n_bytes,
        guint       offset)
{
  g_string_append_len (folded, bytes, n_bytes);
  for (gsize i = 0; offsets != NULL && i < n_bytes; i++)
    g_array_append_val (offsets, offset);
}

static void
append_letter (GString  *folded,
               GArray   *offsets,
               gunichar  letter,
               guint     offset)
{
  gunichar parts[DECOMPOSED_MAX];
  gsize n_parts = g_unichar_fully_decompose (letter, TRUE, parts,
                                             G_N_ELEMENTS (parts));

  for (gsize i = 0; i < n_parts; i++)
    {
      char bytes[6];

      if (g_unichar_ismark (parts[i]))
        continue;
      if (g_unichar_isspace (parts[i]))
        {
          if (folded->len > 0 && folded->str[folded->len - 1] != ' ')
            append (folded, offsets, " ", 1, offset);
          continue;
        }
      append (folded, offsets, bytes,
              (gsize) g_unichar_to_utf8 (g_unichar_tolower (parts[i]),
                                         bytes),
              offset);
    }
}

char *
ludo_fold (const char  *text,
           GArray     **offsets)
{
  GString *folded = g_string_new (NULL);
  GArray *map = NULL;
  guint end;

  g_return_val_if_fail (text != NULL, NULL);

  if (offsets != NULL)
    map = *offsets = g_array_new (FALSE, FALSE, sizeof (guint));
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);
      const char *other = replacement (letter);

      if (other != NULL)
        append (folded, map, other, strlen (other), (guint) (p - text));
      else
        append_letter (folded, map, letter, (guint) (p - text));
    }

  if (folded->len > 0 && folded->str[folded->len - 1] == ' ')
    {
      g_string_truncate (folded, folded->len - 1);
      if (map != NULL)
        g_array_set_size (map, map->len - 1);
    }
  end = (guint) strlen (text);
  if (map != NULL)
    g_array_append_val (map, end);

  return g_string_free (folded, FALSE);
}

void
ludo_fold_find (const char *text,
                const char *folded,
                GArray     *ranges)
{
  g_autoptr (GArray) offsets = NULL;
  g_autofree char *whole = NULL;
  gsize length;

  g_return_if_fail (text != NULL && folded != NULL && ranges != NULL);

  length = strlen (folded);
  if (length == 0)
    return;

  whole = ludo_fold (text, &offsets);
  for (const char *p = strstr (whole, folded); p != NULL;
       p = strstr (p + length, folded))
    {
      LudoRange range;
      guint last = g_array_index (offsets, guint, p - whole + length - 1);

      range.start = g_array_index (offsets, guint, p - whole);
      /* The range ends behind the accents of the last letter. */
      range.end = (guint) (g_utf8_next_char (text + last) - text);
      while (g_unichar_ismark (g_utf8_get_char (text + range.end)))
        range.end = (guint) (g_utf8_next_char (text + range.end) - text);
      g_array_append_val (ranges, range);
    }
}
