/* ludo-number.c: numbers as the language of the program writes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-number.h"

#include <glib/gi18n.h>
#include <string.h>

/* As much as a double can be from certain and still mean that. */
#define CERTAIN 1e-13

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

char *
ludo_count_dup (guint64 n)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  GString *text = g_string_new (NULL);
  gsize n_digits = strlen (digits);

  for (gsize i = 0; i < n_digits; i++)
    {
      if (i > 0 && (n_digits - i) % 3 == 0)
        /* Translators: what stands between groups of three digits. */
        g_string_append (text, C_("thousands", ","));
      g_string_append_c (text, digits[i]);
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
