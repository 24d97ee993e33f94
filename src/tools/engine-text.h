/* engine-text.h: reading and writing the engine's lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* The characters between two words. */
#define ENGINE_BLANKS " \t\r"

/* engine_next_word:
 *
 * Cuts the next word at or after *@cursor out of a line and moves the cursor
 * behind it.
 *
 * Returns: the word, ended where the blank after it was, or %NULL when there
 * is none left.
 */
char *engine_next_word (char **cursor);

/* engine_append_quoted:
 *
 * Appends the foreign text @word between double quotes, fit to stand in an
 * answer: control characters become `?`, and what exceeds forty characters or
 * so becomes `…`.  The text is valid UTF-8.
 */
void engine_append_quoted (GString *text, const char *word);

/* engine_parse_number:
 *
 * Reads the whole @word as a decimal number from @least to @most: digits
 * alone, no sign, no leading zero.
 *
 * Returns: %false, leaving @number as it was, when it is anything else.
 */
bool engine_parse_number (const char *word, guint64 least, guint64 most,
                          guint64 *number);
