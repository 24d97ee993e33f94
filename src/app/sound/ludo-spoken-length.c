/* ludo-spoken-length.c: how long an announcement may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/sound/ludo-spoken-length.h"

/* The most words of an announcement of one move, the words that each further
 * move of the turn adds, and the most moves that add words, because the moves
 * of a long turn are announced together. */
#define WORDS_MAX 25
#define WORDS_MORE 8
#define MORE_MAX 3

gboolean
ludo_spoken_length_is_long (const char *text,
                            guint       n_moves)
{
  g_auto (GStrv) words = NULL;
  guint n = 0;

  g_return_val_if_fail (text != NULL, FALSE);

  words = g_strsplit (text, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    n += words[i][0] != '\0';

  return n > WORDS_MAX + MIN (MAX (n_moves, 1) - 1, MORE_MAX) * WORDS_MORE;
}
