/* test-words.h: how many words a sentence has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* test_count_words: how many words @text has, which blanks and ends of lines
 * part. */
static inline guint
test_count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += words[i][0] != '\0';

  return n;
}
