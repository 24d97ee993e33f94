/* ludo-lines.h: the lines of a text that somebody may have edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Editors, mail and platforms of schools change what cannot be seen: they
 * begin a file with a byte order mark, end lines in their system's way, add
 * blanks, and put a no-break space before a French colon.  Every reader of
 * lines reads them through these functions, so that all forgive the same.
 */

#pragma once

#include <glib.h>

/* ludo_lines_normalize:
 * @text: in UTF-8, without a NUL
 * @length: in bytes, or -1 where @text ends with a NUL
 *
 * Returns: (transfer full): the text without a byte order mark, and with each
 *   CR LF and each lone CR replaced by LF.
 */
char *ludo_lines_normalize (const char *text, gssize length);

/* ludo_lines_count:
 * @text: any bytes
 * @at: a place within it
 *
 * Returns: the number, from 1, of the line in which @at stands.
 */
guint ludo_lines_count (const char *text, const char *at);

/* ludo_lines_split:
 * @text: in UTF-8, without a NUL
 * @length: in bytes, or -1 where @text ends with a NUL
 *
 * Returns: (transfer full): the lines of the text, blank ones included so that
 *   they keep their numbers, each without the blanks at its ends; none where
 *   the text is empty.  A blank is any white space of Unicode, a no-break or a
 *   zero-width space.
 */
char **ludo_lines_split (const char *text, gssize length);

/* ludo_lines_strip: takes the blanks off both ends of @line, in place.
 * Returns: (transfer none): @line. */
char *ludo_lines_strip (char *line);

/* ludo_lines_split_words: the words of @line, which blanks of any kind and
 * number part.
 * @most: no more words than these, of which the last is the rest of the line;
 *   0 for all
 * Returns: (transfer full): an array, empty for a line of blanks. */
char **ludo_lines_split_words (const char *line, guint most);

/* ludo_lines_split_field: cuts "name: value" in two, in place.
 * Returns: (transfer none): the value, without blanks at its ends, while @line
 *   is left with the name, without those before the colon; NULL where @line
 *   has no colon, and is left as it was. */
char *ludo_lines_split_field (char *line);
