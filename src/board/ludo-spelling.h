/* ludo-spelling.h: the names of cells by the spelling alphabet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* ludo_spelling_set_enabled: sets whether the letters of cells are spelled when
 * spoken, because b, c, d, e and g sound alike; FALSE at first. */
void ludo_spelling_set_enabled (gboolean enabled);

/* ludo_spelling_spell: returns @text as it is spoken: if the spelling is
 * enabled, "bravo 3" for each cell such as "b3".  Free with g_free(). */
char *ludo_spelling_spell (const char *text);
