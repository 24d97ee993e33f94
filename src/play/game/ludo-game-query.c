/* ludo-game-query.c: what can be asked of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game-query"

#include "config.h"

#include "play/game/ludo-game-private.h"

const GameRules *
ludo_game_get_rules (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return LUDO_GAME_GET_CLASS (self)->rules;
}

const LudoGameInfo *
ludo_game_get_info (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return LUDO_GAME_GET_CLASS (self)->info;
}

const GameConfig *
ludo_game_get_config (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return &_ludo_game_get_private (self)->config;
}

gboolean
ludo_game_set_config_details (LudoGame         *self,
                              const GameConfig *config)
{
  LudoGamePrivate *priv;

  g_return_val_if_fail (LUDO_IS_GAME (self) && config != NULL, FALSE);

  priv = _ludo_game_get_private (self);
  if (priv->config.ruleset != config->ruleset
      || priv->config.players != config->players)
    return FALSE;

  priv->config = *config;

  return TRUE;
}

const char *
ludo_game_get_start_position (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return _ludo_game_get_private (self)->start_position;
}

const GameState *
ludo_game_get_state (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return &_ludo_game_get_private (self)->position.state;
}

const GamePosition *
ludo_game_get_position (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return &_ludo_game_get_private (self)->position;
}

const GameState *
ludo_game_get_state_at (LudoGame *self,
                        guint     n_plies)
{
  const GamePosition *position = ludo_game_get_position (self);

  g_return_val_if_fail (position != NULL && n_plies <= position->n_plies, NULL);

  return n_plies == position->n_plies ? &position->state
                                      : &position->plies[n_plies].state;
}

char *
ludo_game_dup_position_text (LudoGame *self)
{
  char text[GAME_POSITION_TEXT_MAX];

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  ludo_game_get_rules (self)->print (ludo_game_get_state (self), text);

  return g_strdup (text);
}

guint64
ludo_game_get_seed (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return _ludo_game_get_private (self)->seed;
}

int
ludo_game_get_turn (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return ludo_game_get_rules (self)->turn (ludo_game_get_state (self));
}

gboolean
ludo_game_get_at_chance (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return game_position_at_chance (ludo_game_get_position (self));
}

gboolean
ludo_game_get_over (LudoGame *self)
{
  GameOutcome outcome;

  ludo_game_get_outcome (self, &outcome);

  return outcome.over;
}

void
ludo_game_get_outcome (LudoGame    *self,
                       GameOutcome *outcome)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  game_position_outcome (ludo_game_get_position (self), outcome);
}

guint
ludo_game_get_n_plies (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return (guint) ludo_game_get_position (self)->n_plies;
}

gboolean
ludo_game_get_can_undo (LudoGame *self)
{
  return ludo_game_get_n_plies (self) > 0;
}

gboolean
ludo_game_get_can_redo (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return _ludo_game_get_private (self)->undone->len > 0;
}

GListModel *
ludo_game_get_moves (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return G_LIST_MODEL (_ludo_game_get_private (self)->moves);
}

LudoMove *
ludo_game_get_last_move (LudoGame *self)
{
  GListModel *moves = ludo_game_get_moves (self);
  guint n = g_list_model_get_n_items (moves);
  g_autoptr (LudoMove) move = NULL;

  if (n == 0)
    return NULL;

  /* The list holds its own reference, so the borrowed pointer stays good
   * until the game changes. */
  move = g_list_model_get_item (moves, n - 1);

  return move;
}

const char *const *
ludo_game_get_undone_tokens (LudoGame *self)
{
  LudoGamePrivate *priv;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  priv = _ludo_game_get_private (self);
  g_ptr_array_set_size (priv->undone_view, 0);
  for (guint i = priv->undone->len; i-- > 0;)
    g_ptr_array_add (priv->undone_view, g_ptr_array_index (priv->undone, i));
  g_ptr_array_add (priv->undone_view, NULL);

  return (const char *const *) priv->undone_view->pdata;
}

const char *
ludo_game_get_date (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return _ludo_game_get_private (self)->date;
}

void
ludo_game_set_date (LudoGame   *self,
                    const char *date)
{
  LudoGamePrivate *priv;

  g_return_if_fail (LUDO_IS_GAME (self) && date != NULL);

  priv = _ludo_game_get_private (self);
  g_free (priv->date);
  priv->date = g_strdup (date);
}

int
ludo_game_get_legal_moves (LudoGame *self,
                           GameMove *moves)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return game_position_legal_moves (ludo_game_get_position (self), moves);
}

char *
ludo_game_describe_turn (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  if (ludo_game_get_over (self))
    return ludo_game_describe_outcome (self);

  return LUDO_GAME_GET_CLASS (self)->describe_turn (self);
}

char *
ludo_game_describe_move (LudoGame   *self,
                         LudoMove   *move,
                         LudoDetail  detail)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);
  g_return_val_if_fail (LUDO_IS_MOVE (move), NULL);

  return LUDO_GAME_GET_CLASS (self)->describe_move (self, move, detail);
}

char *
ludo_game_describe_outcome (LudoGame *self)
{
  GameOutcome outcome;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  ludo_game_get_outcome (self, &outcome);
  if (!outcome.over)
    return NULL;

  return LUDO_GAME_GET_CLASS (self)->describe_outcome (self, &outcome);
}

char *
ludo_game_describe_refusal (LudoGame    *self,
                            const char  *token,
                            const char **rule_id)
{
  g_return_val_if_fail (LUDO_IS_GAME (self) && token != NULL, NULL);

  if (rule_id != NULL)
    *rule_id = NULL;

  return LUDO_GAME_GET_CLASS (self)->describe_refusal (self, token, rule_id);
}

char *
ludo_game_describe_score (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return LUDO_GAME_GET_CLASS (self)->describe_score (self);
}
