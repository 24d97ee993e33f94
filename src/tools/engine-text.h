/* engine-text.h: reading and writing the engine's lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* EngineText: a text that grows.  Begin with ENGINE_TEXT_INIT, free with
 * engine_text_clear().  `bytes` is NUL-terminated once anything was added. */
typedef struct
{
  char *bytes;
  size_t length;
  size_t n_allocated;
} EngineText;

#define ENGINE_TEXT_INIT { NULL, 0, 0 }

/* engine_text_add: appends what printf would write.  Aborts when memory is
 * exhausted. */
void engine_text_add (EngineText *text, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));

/* engine_text_add_quoted:
 *
 * Appends @length bytes of foreign text between double quotes, fit to stand
 * in an answer: control characters become `?`, and what exceeds forty
 * characters or so becomes `…`.  The bytes are valid UTF-8.
 */
void engine_text_add_quoted (EngineText *text, const char *bytes,
                             size_t length);

/* engine_text_clear: frees the text and leaves it empty. */
void engine_text_clear (EngineText *text);

/* engine_is_blank: whether @c parts two words. */
bool engine_is_blank (char c);

/* engine_next_word:
 *
 * Finds the next word at or after *@cursor in a NUL-terminated line, stores
 * its length, and moves the cursor behind it.
 *
 * Returns: the word, not terminated, or %NULL when there is none left.
 */
const char *engine_next_word (const char **cursor, size_t *length);

/* engine_word_is: whether the word of @length bytes is exactly @expected. */
bool engine_word_is (const char *word, size_t length, const char *expected);

/* engine_word_is_name: the same without regard to the case of ASCII letters,
 * as options are named. */
bool engine_word_is_name (const char *word, size_t length,
                          const char *expected);

/* engine_parse_number:
 *
 * Reads the whole word of @length bytes as a decimal number from @least to
 * @most: digits alone, no sign, no leading zero.
 *
 * Returns: %false, leaving @number as it was, when it is anything else.
 */
bool engine_parse_number (const char *word, size_t length, uint64_t least,
                          uint64_t most, uint64_t *number);

/* engine_is_utf8: whether the bytes are valid UTF-8 (RFC 3629). */
bool engine_is_utf8 (const char *bytes, size_t length);
