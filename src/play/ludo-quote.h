/* ludo-quote.h: texts of files, as they may stand in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about a file repeat what stands in it, or its name.  That text may
 * be as long as the file, turn the sentence round, or command a terminal; so
 * each reader makes its sentences with these functions, and a program masks
 * once more what it writes on a terminal.
 */

#pragma once

#include <glib.h>

/* The most letters that are repeated of a text between quotation marks, and of
 * a sentence within another, which must be read at a glance. */
#define LUDO_QUOTE_LETTERS 60
#define LUDO_QUOTE_SENTENCE 300

/* ludo_quote:
 * @text: any bytes
 * @most: how many letters are left, as people count them; the last is "…" where
 *   there were more
 *
 * Ends of lines and tabs become blanks.  Other controls, bytes that are no
 * UTF-8, and marks that turn the order of the letters round or cannot be seen
 * become U+FFFD.  Joiners stay, since Persian and emoji need them.
 *
 * Returns: (transfer full): one line.
 */
char *ludo_quote (const char *text, guint most);

/* ludo_quote_printf: as g_strdup_printf(), but quotes its texts: each that
 * stands between quotation marks, as "“%s”" and "« %s »", or behind "<", with
 * at most LUDO_QUOTE_LETTERS letters, and each other with LUDO_QUOTE_SENTENCE.
 * If @format has directives besides %s, %c, %d, %i, %u, %g and %%, or these
 * with a width or a precision, the whole is quoted as one text.
 * Returns: (transfer full): one line. */
char *ludo_quote_printf (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* ludo_quote_vprintf: as ludo_quote_printf(), with the arguments in @args.
 * Returns: (transfer full): one line. */
char *ludo_quote_vprintf (const char *format, va_list args)
  G_GNUC_PRINTF (1, 0);

/* ludo_quote_set_error: g_set_error() with a message as ludo_quote_printf()
 * makes it. */
void ludo_quote_set_error (GError **error, GQuark domain, int code,
                           const char *format, ...) G_GNUC_PRINTF (4, 5);
