/* ludo-pupil-name.h: names of pupils, of half the world
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A name or number is what a pupil typed, or what somebody wrote into a file.
 * It is kept as it was meant, with the joiners that Persian and emoji need, but
 * can neither turn a sentence round nor be longer than the field allows.
 */

#pragma once

#include <glib.h>

/* The one limit, in letters as people count them. */
#define LUDO_PUPIL_NAME_LETTERS 40

/* ludo_pupil_name_clean:
 * @text: any bytes
 *
 * Returns: (transfer full): the name in @text, composed (NFC), on one line, with
 *   single blanks, without controls and marks that turn the order round, and
 *   of at most LUDO_PUPIL_NAME_LETTERS letters; "" where nothing is left.
 */
char *ludo_pupil_name_clean (const char *text);

/* ludo_pupil_name_dup_key: what is the same for names that differ in case,
 * blanks, or how accents are written, alone.
 * Returns: (transfer full): a text to be compared, never shown. */
char *ludo_pupil_name_dup_key (const char *name);
