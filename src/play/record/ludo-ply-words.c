/* ludo-ply-words.c: several plies in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-ply-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/game/ludo-advice.h"
#include "search/search-turns.h"

/* A turn of more plies is told without what is left to play after each. */
#define PLIES_IN_FULL 4

/* Says that the last move was made so many times more in the same turn. */
static void
add_more (GString *text,
          guint    n_more)
{
  if (n_more == 1)
    ludo_add_sentence (text, g_strdup (_("And the same once more.")));
  else if (n_more > 1)
    ludo_add_sentence (text,
                       /* Translators: a move was made again in the same
                        * turn. */
                       g_strdup_printf (_("And the same %u more times."),
                                        n_more));
}

/* Returns: what @sentence says after it has said @last again, "" if that is
 * all; NULL if it says something else. */
static const char *
find_rest (const char *sentence,
           const char *last)
{
  const char *rest = sentence;

  if (last == NULL || !g_str_has_prefix (sentence, last))
    return NULL;
  rest += strlen (last);

  return *rest == ' ' ? rest + 1 : *rest == '\0' ? rest : NULL;
}

char *
ludo_ply_words_describe (LudoGame   *game,
                         guint       n_plies,
                         LudoDetail  detail)
{
  g_autofree char *last = NULL;
  GListModel *moves;
  GString *text;
  guint n_more = 0;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (n_plies <= ludo_game_get_n_plies (game), NULL);

  moves = ludo_game_get_moves (game);
  text = g_string_new (NULL);
  for (guint i = g_list_model_get_n_items (moves) - n_plies; n_plies > 0;
       n_plies--, i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      char *sentence = ludo_game_describe_move (game, move, detail);
      const char *rest = find_rest (sentence, last);

      n_more += rest != NULL;
      if (rest == NULL || *rest != '\0')
        {
          add_more (text, n_more);
          n_more = 0;
          ludo_add_sentence (text, g_strdup (rest != NULL ? rest : sentence));
        }
      g_free (last);
      last = sentence;
    }
  add_more (text, n_more);

  return g_string_free (text, FALSE);
}

char *
ludo_ply_words_describe_last (LudoGame *game)
{
  LudoMove *last = ludo_game_get_last_move (game);
  guint n_plies = 1;

  if (last == NULL)
    return g_strdup (_("Nothing has been played yet."));

  if (search_turn_ends (ludo_game_get_rules (game), ludo_game_get_state (game),
                        ludo_move_get_seat (last)))
    n_plies = ludo_game_count_turn (game);

  return ludo_ply_words_describe (game, n_plies,
                                  n_plies > PLIES_IN_FULL ? LUDO_DETAIL_NORMAL
                                                          : LUDO_DETAIL_FULL);
}

char *
ludo_ply_words_describe_next (LudoGame *game)
{
  const LudoGameInfo *info;
  char *next = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  info = ludo_game_get_info (game);
  if (info->describe_next != NULL && !ludo_game_get_over (game)
      && ludo_game_get_last_move (game) != NULL)
    next = info->describe_next (ludo_game_get_position (game));

  return next != NULL ? next : ludo_game_describe_turn (game);
}
