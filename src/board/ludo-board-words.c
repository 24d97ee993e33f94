/* ludo-board-words.c: what the board says when it is asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-board-words"

#include "config.h"

#include "board/ludo-board-private.h"

#include <glib/gi18n.h>

/* Nobody listens to more moves than this. */
#define MOVES_TOLD_MAX 40

char *
_ludo_board_describe_position (LudoBoard *self)
{
  const GameState *state = ludo_game_get_state (self->game);
  g_autofree char *turn = ludo_game_describe_turn (self->game);
  GString *text = g_string_new (turn);

  for (int i = 0; i < self->drawing->n_places; i++)
    {
      g_autofree char *name = NULL;
      LudoRect bounds;

      if (self->drawing->owner (state, i) < 0
          || !ludo_board_get_place_bounds (self, i, &bounds))
        continue;
      name = self->drawing->describe_place (self->game, i);
      g_string_append_printf (text, " %s.", name);
    }

  return g_string_free (text, FALSE);
}

char *
_ludo_board_describe_last (LudoBoard *self)
{
  LudoMove *last = ludo_game_get_last_move (self->game);

  if (last == NULL)
    return g_strdup (_("Nothing has been played yet."));

  return ludo_game_describe_move (self->game, last, LUDO_DETAIL_FULL);
}

char *
_ludo_board_describe_moves (LudoBoard *self)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  const GameState *state = ludo_game_get_state (self->game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n_moves = ludo_game_get_legal_moves (self->game, moves);
  g_autoptr (GString) list = g_string_new (NULL);

  if (n_moves == 0)
    return ludo_game_describe_turn (self->game);

  for (int i = 0; i < MIN (n_moves, MOVES_TOLD_MAX); i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (state, moves[i], token);
      g_string_append_printf (list, "%s%s", i > 0 ? _(", ") : "", token);
    }
  if (n_moves > MOVES_TOLD_MAX)
    g_string_append (list, " …");

  return g_strdup_printf (
    /* Translators: how many moves are legal, then these moves in notation. */
    ngettext ("%d legal move: %s", "%d legal moves: %s", (gulong) n_moves),
    n_moves, list->str);
}

char *
_ludo_board_explain_place (LudoBoard *self,
                           int        place)
{
  char token[GAME_MOVE_TEXT_MAX] = "";
  char buffer[8];

  if (!_ludo_board_is_open (self) || ludo_game_get_at_chance (self->game)
      || self->drawing->place_name (place, buffer)[0] != '\0'
      || self->n_path > 0 || _ludo_board_can_pick (self, place))
    return NULL;

  self->drawing->path_token (ludo_game_get_state (self->game), &place, 1,
                             token);

  return token[0] != '\0'
           ? ludo_game_describe_refusal (self->game, token, NULL) : NULL;
}
