/* heard-fixture.c: what the program announces, kept for a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "heard-fixture.h"

#include <string.h>

#include "board/ludo-announce.h"
#include "play/record/ludo-ply-words.h"
#include "test-words.h"

/* An act is told in so many words at most. */
#define WORDS_HEARD_MAX 25

static GPtrArray *heard;

static void
heard_cb (gpointer    data,
          const char *language,
          const char *text)
{
  g_ptr_array_add (heard, g_strdup (text));
}

void
app_listen (void)
{
  g_assert_null (heard);
  heard = g_ptr_array_new_with_free_func (g_free);
  ludo_announce_set_func (heard_cb, NULL);
}

void
app_stop_listening (void)
{
  ludo_announce_set_func (NULL, NULL);
  g_clear_pointer (&heard, g_ptr_array_unref);
}

GPtrArray *
app_get_heard (void)
{
  return heard;
}

guint
app_count_heard (const char *part)
{
  guint n = 0;

  for (guint i = 0; i < heard->len; i++)
    n += strstr (heard->pdata[i], part) != NULL;

  return n;
}

char *
app_dup_told (LudoGame *game)
{
  LudoMove *last = ludo_game_get_last_move (game);
  char *told = ludo_game_describe_move (game, last, LUDO_DETAIL_NORMAL);
  g_autofree char *next = ludo_ply_words_describe_next (game);

  if (test_count_words (told) + test_count_words (next) > WORDS_HEARD_MAX)
    {
      g_free (told);
      told = ludo_game_describe_move (game, last, LUDO_DETAIL_BRIEF);
    }

  return told;
}
