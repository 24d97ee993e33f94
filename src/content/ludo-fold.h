/* ludo-fold.h: letters without their accents and their case
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoRange: bytes of a text, @end not included. */
typedef struct
{
  guint start;
  guint end;
} LudoRange;

/* ludo_fold:
 * @offsets: (out) (optional): for each byte of the result, and for its end,
 *   the byte of @text that it comes from; guint; free with g_array_unref()
 *
 * Returns: (transfer full): @text, which is UTF-8, as a search compares it:
 *   "Où", "OU" and "ou" are the same, so are "œ" and "oe", every kind of
 *   blank, apostrophe and hyphen; blanks around it and beside each other
 *   count once.
 */
char *ludo_fold (const char *text, GArray **offsets);

/* ludo_fold_find: adds to @ranges (LudoRange) every occurrence of @folded in
 * @text; they do not overlap. */
void ludo_fold_find (const char *text, const char *folded, GArray *ranges);
