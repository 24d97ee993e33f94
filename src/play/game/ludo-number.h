/* ludo-number.h: numbers as the language of the program writes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The machine's own locale may be that of another language, so printf() would
 * put a point where a comma belongs.  All strings are to be freed with
 * g_free().
 */

#pragma once

#include <glib.h>

/* ludo_number_dup: @value with exactly @decimals digits, 0 to 9, after the
 * point or comma. */
char *ludo_number_dup (double value, int decimals);

/* ludo_count_dup: @n with its digits in groups of three: "10,000". */
char *ludo_count_dup (guint64 n);

/* ludo_amount_dup: as ludo_number_dup(), but grouped: "3,750.5".  A cell of a
 * table that is exported has no groups, because a spreadsheet would not take it
 * for a number. */
char *ludo_amount_dup (double value, int decimals);

/* ludo_count_printf: as g_strdup_printf(), but with the digits of each %u and
 * %d in groups of three; @format has no other directives than these, %s, %c and
 * %%. */
char *ludo_count_printf (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* ludo_percent_dup:
 * @chance: from 0 to 1
 *
 * Formats a chance in hundredths, with one decimal.  A chance that rounds to
 * impossible or certain without being so is "less than 0.1%" or "more than
 * 99.9%".
 *
 * Returns: (transfer full): the text.
 */
char *ludo_percent_dup (double chance);

/* ludo_ways_percent_dup: (transfer full): @ways in @of, 1 or more, in
 * hundredths, with as many decimals, at most two, as it takes: "37.5%". */
char *ludo_ways_percent_dup (guint ways, guint of);
