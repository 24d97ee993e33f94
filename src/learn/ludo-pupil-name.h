/* ludo-pupil-name.h: names of pupils, of half the world
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A name or number is typed by a pupil or read from a file.  It keeps the
 * joiners that Persian and emoji need, but can neither reverse the order of a
 * sentence nor be longer than the field.
 */

#pragma once

#include <glib.h>

/* The longest name, in letters as people count them. */
#define LUDO_PUPIL_NAME_LETTERS 40

/* ludo_pupil_name_clean:
 * @text: any bytes
 *
 * Returns: (transfer full): the name in @text, as ludo_letters_dup_name() has
 * it, of at most LUDO_PUPIL_NAME_LETTERS letters.
 */
char *ludo_pupil_name_clean (const char *text);

/* ludo_pupil_name_dup_key: (transfer full): a text, to be compared and never
 * shown, that is equal for names which differ only in case, blanks or the way
 * in which accents are encoded. */
char *ludo_pupil_name_dup_key (const char *name);
