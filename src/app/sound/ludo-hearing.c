/* ludo-hearing.c: how much can be heard at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/sound/ludo-hearing.h"

/* The most words that are heard of a move, and how many each further move of
 * the turn adds. */
#define WORDS_MAX 25
#define WORDS_MORE 8

gboolean
ludo_hearing_is_long (const char *told,
                      guint       n_moves)
{
  g_auto (GStrv) words = NULL;
  guint n = 0;

  g_return_val_if_fail (told != NULL, FALSE);

  words = g_strsplit (told, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    n += words[i][0] != '\0';

  return n > WORDS_MAX + (MAX (n_moves, 1) - 1) * WORDS_MORE;
}
