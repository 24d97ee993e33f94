/* ludo-number.c: numbers as the language of the program writes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-number.h"

#include <glib/gi18n.h>
#include <string.h>

/* The rounding error that a chance of 0 or 1 may have. */
#define CERTAIN 1e-13

/* These marks are control characters, because no sentence has any. */
#define BEGIN "\001"
#define END "\002"

char *
ludo_number_dup (double value,
                 int    decimals)
{
  char format[8];
  char digits[G_ASCII_DTOSTR_BUF_SIZE + 16];
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (decimals >= 0 && decimals <= 9, NULL);

  g_snprintf (format, sizeof format, "%%.%df", decimals);
  g_ascii_formatd (digits, sizeof digits, format, value);
  parts = g_strsplit (digits, ".", 2);

  /* Translators: what stands between the whole and the decimals. */
  return g_strjoinv (C_("decimals", "."), parts);
}

/* Returns: @number with the digits of its whole part in groups of three. */
static char *
group_digits (const char *number)
{
  gsize n_before = strcspn (number, "0123456789");
  gsize n_digits = strspn (number + n_before, "0123456789");
  GString *text = g_string_new_len (number, (gssize) n_before);

  for (gsize i = 0; i < n_digits; i++)
    {
      if (i > 0 && (n_digits - i) % 3 == 0)
        /* Translators: what stands between groups of three digits. */
        g_string_append (text, C_("thousands", ","));
      g_string_append_c (text, number[n_before + i]);
    }
  g_string_append (text, number + n_before + n_digits);

  return g_string_free (text, FALSE);
}

char *
ludo_count_dup (guint64 n)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, n);

  return group_digits (digits);
}

char *
ludo_amount_dup (double value,
                 int    decimals)
{
  g_autofree char *number = ludo_number_dup (value, decimals);

  return number != NULL ? group_digits (number) : NULL;
}

/* Returns: (transfer full): @format with BEGIN and END around each %u and %d,
 * so that its numbers can be found in the text that it makes. */
static char *
mark_numbers (const char *format)
{
  GString *marked = g_string_new (NULL);

  while (*format != '\0')
    {
      gsize n = strcspn (format, "%");
      const char *end = format + n;

      g_string_append_len (marked, format, (gssize) n);
      if (*end == '\0')
        break;
      end = strpbrk (end + 1, "%cdsu");
      g_return_val_if_fail (end != NULL, g_string_free (marked, FALSE));
      g_string_append_printf (marked, *end == 'u' || *end == 'd'
                                        ? BEGIN "%.*s" END : "%.*s",
                              (int) (end + 1 - format - n), format + n);
      format = end + 1;
    }

  return g_string_free (marked, FALSE);
}

char *
ludo_count_printf (const char *format,
                   ...)
{
  GString *text = g_string_new (NULL);
  g_autofree char *marked = mark_numbers (format);
  g_autofree char *whole = NULL;
  g_auto (GStrv) parts = NULL;
  va_list args;

  va_start (args, format);
  whole = g_strdup_vprintf (marked, args);
  va_end (args);
  parts = g_strsplit (whole, BEGIN, -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *end = strstr (parts[i], END);
      g_autofree char *number = NULL;

      if (end != NULL)
        {
          *end = '\0';
          number = group_digits (parts[i]);
          g_string_append (text, number);
          end += strlen (END);
        }
      g_string_append (text, end != NULL ? end : parts[i]);
    }

  return g_string_free (text, FALSE);
}

char *
ludo_percent_dup (double chance)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (chance >= -CERTAIN && chance <= 1 + CERTAIN, NULL);

  if (chance > CERTAIN && chance < 0.001)
    {
      number = ludo_number_dup (0.1, 1);
      /* Translators: %s is a number, as in "less than 0.1%". */
      return g_strdup_printf (_("less than %s%%"), number);
    }
  if (chance < 1 - CERTAIN && chance > 0.999)
    {
      number = ludo_number_dup (99.9, 1);
      /* Translators: %s is a number, as in "more than 99.9%". */
      return g_strdup_printf (_("more than %s%%"), number);
    }

  number = ludo_number_dup (CLAMP (chance, 0, 1) * 100, 1);

  /* Translators: %s is a number, as in "37.5%". */
  return g_strdup_printf (_("%s%%"), number);
}

char *
ludo_ways_percent_dup (guint ways,
                       guint of)
{
  g_autofree char *number = NULL;
  guint hundredths;

  g_return_val_if_fail (of > 0, NULL);

  hundredths = (ways * 10000 + of / 2) / of;
  number = ludo_number_dup (hundredths / 100.0,
                            hundredths % 100 == 0 ? 0
                            : hundredths % 10 == 0 ? 1 : 2);

  return g_strdup_printf (_("%s%%"), number);
}
