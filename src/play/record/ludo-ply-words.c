/* ludo-ply-words.c: several plies in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-ply-words.h"

#include <glib/gi18n.h>

#include "play/game/ludo-advice.h"
#include "search/search-turns.h"

/* A turn of more plies is described without what is left to play after each. */
#define PLIES_IN_FULL 4

/* Appends to @plies the move at @i of @moves and those of the same player that
 * follow it.  Returns: FALSE if it is no move but stops the game. */
static gboolean
collect_turn (GListModel      *moves,
              guint            i,
              const GameRules *rules,
              GArray          *plies)
{
  int seat = -1;

  for (;; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (move == NULL || ludo_move_is_stop (move)
          || (seat >= 0 && ludo_move_get_seat (move) != seat))
        return seat >= 0;

      seat = ludo_move_get_seat (move);
      g_array_append_val (plies, ((LudoPly) {
        .rules = rules,
        .before = ludo_move_get_before (move),
        .move = ludo_move_get_move (move),
        .after = ludo_move_get_after (move),
        .trace = ludo_move_get_trace (move),
      }));
    }
}

char *
ludo_ply_words_describe (LudoGame   *game,
                         guint       n_plies,
                         LudoDetail  detail)
{
  const LudoGameInfo *info;
  GListModel *moves;
  GString *text;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (n_plies <= ludo_game_get_n_plies (game), NULL);

  info = ludo_game_get_info (game);
  moves = ludo_game_get_moves (game);
  text = g_string_new (NULL);
  while (n_plies > 0)
    {
      guint i = g_list_model_get_n_items (moves) - n_plies;
      g_autoptr (GArray) plies = g_array_new (FALSE, FALSE, sizeof (LudoPly));

      if (info->describe_moves != NULL && detail != LUDO_DETAIL_FULL
          && collect_turn (moves, i, info->rules, plies) && plies->len > 1)
        {
          ludo_add_sentence (text, info->describe_moves
                                     ((const LudoPly *) (void *) plies->data,
                                      (int) plies->len, detail));
          n_plies -= plies->len;
        }
      else
        {
          g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

          ludo_add_sentence (text, ludo_game_describe_move (game, move,
                                                            detail));
          n_plies--;
        }
    }

  return g_string_free (text, FALSE);
}

/* Returns: how many plies computers have made since a person's last one, if
 * several of them play; else 0. */
static guint
count_answers (LudoGame *game)
{
  GListModel *moves = ludo_game_get_moves (game);
  guint n_moves = g_list_model_get_n_items (moves);
  int seat = ludo_move_get_seat (ludo_game_get_last_move (game));
  gboolean are_several = FALSE;

  for (guint n = 0; n < n_moves; n++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves,
                                                         n_moves - 1 - n);

      if (!ludo_player_is (ludo_game_get_player (game,
                                                 ludo_move_get_seat (move),
                                                 ludo_move_get_member (move)),
                           LUDO_PLAYER_COMPUTER))
        return are_several ? n : 0;
      are_several |= ludo_move_get_seat (move) != seat;
    }

  return 0;
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
  n_plies = MAX (n_plies, count_answers (game));

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
