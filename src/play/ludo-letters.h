/* ludo-letters.h: letters as people count them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A letter with its accents, a Persian letter with its joiner and a family of
 * emoji are one letter each, however many characters they take.
 */

#pragma once

#include <glib.h>

/* Beyond this many characters a letter is cut, since accents without end may
 * be put on one. */
#define LUDO_LETTER_CHARS_MAX 32

/* ludo_letters_skip:
 * @text: in UTF-8
 * @n_letters: how many letters to go on, at most
 *
 * Returns: (transfer none): the start of the letter after those, within @text;
 *   its end where it has no more.  The rest of a text of any length is not
 *   read.
 */
const char *ludo_letters_skip (const char *text, guint n_letters);

/* ludo_letters_count: the number of letters in @text, which is in UTF-8. */
guint ludo_letters_count (const char *text);

/* ludo_letters_dup_name:
 * @text: any bytes, which somebody typed or a file has
 * @most: how many letters are left
 *
 * Returns: (transfer full): the name in @text, composed (NFC), on one line,
 * with single blanks, without control characters and marks that reverse the
 * order of a sentence, and of at most @most letters; "" if nothing is left.
 * The joiners that Persian and emoji need stay.
 */
char *ludo_letters_dup_name (const char *text, guint most);
