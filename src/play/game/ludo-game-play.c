/* ludo-game-play.c: moves, throws, undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game-play"

#include "config.h"

#include "play/game/ludo-game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/game-rng.h"

static void
notify_changes (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);
  LudoGamePrivate old = *priv;

  _ludo_game_remember_properties (self);
  if (old.turn != priv->turn)
    _ludo_game_notify (self, LUDO_GAME_PROP_TURN);
  if (old.at_chance != priv->at_chance)
    _ludo_game_notify (self, LUDO_GAME_PROP_AT_CHANCE);
  if (old.over != priv->over)
    _ludo_game_notify (self, LUDO_GAME_PROP_OVER);
  if (old.can_undo != priv->can_undo)
    _ludo_game_notify (self, LUDO_GAME_PROP_CAN_UNDO);
  if (old.can_redo != priv->can_redo)
    _ludo_game_notify (self, LUDO_GAME_PROP_CAN_REDO);
  if (old.n_plies != priv->n_plies)
    _ludo_game_notify (self, LUDO_GAME_PROP_N_PLIES);
  _ludo_game_notify (self, LUDO_GAME_PROP_POSITION);
}

/* Tells everybody of a change that has been made: the game's own properties,
 * the properties of all games, then the signals that say more. */
static void
announce (LudoGame *self,
          gboolean  played)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);
  LudoGameClass *klass = LUDO_GAME_GET_CLASS (self);
  int turn = priv->turn;
  gboolean over = priv->over;

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  if (klass->refresh != NULL)
    klass->refresh (self);
  notify_changes (self);
  g_object_thaw_notify (G_OBJECT (self));

  if (turn != priv->turn && !priv->over)
    g_signal_emit (self, _ludo_game_signal_id (LUDO_GAME_TURN_CHANGED), 0,
                   priv->turn);
  if (played && !over && priv->over)
    g_signal_emit (self, _ludo_game_signal_id (LUDO_GAME_GAME_OVER), 0);
  g_signal_emit (self, _ludo_game_signal_id (LUDO_GAME_CHANGED), 0);
  g_object_unref (self);
}

/* Plays a legal move; whether the moves that were undone stay is the
 * caller's affair. */
static void
apply_move (LudoGame *self,
            GameMove  move)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);
  LudoGameClass *klass = LUDO_GAME_GET_CLASS (self);
  GameState before = priv->position.state;
  int member = ludo_game_get_member (self);
  GameTrace trace = GAME_TRACE_INIT;
  g_autoptr (LudoMove) played = NULL;
  const GameTrace *kept;

  game_position_apply (&priv->position, move, &trace);
  played = ludo_move_new (klass->rules, (guint) priv->position.n_plies,
                          &before, &priv->position.state, move, member,
                          &trace);
  g_list_store_append (priv->moves, played);
  _ludo_game_update_held (self, played);

  kept = ludo_move_get_trace (played);
  if (klass->event != NULL)
    for (size_t i = 0; i < kept->n_events; i++)
      klass->event (self, played, &kept->events[i]);

  g_signal_emit (self, _ludo_game_signal_id (LUDO_GAME_MOVED), 0, played);
  if (ludo_move_is_throw (played))
    g_signal_emit (self, _ludo_game_signal_id (LUDO_GAME_THROWN), 0, played);
  announce (self, TRUE);
}

void
_ludo_game_forget_undone (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);

  if (priv->undone->len == 0)
    return;

  g_ptr_array_set_size (priv->undone, 0);
  announce (self, FALSE);
}

void
ludo_game_play_move (LudoGame *self,
                     GameMove  move)
{
  g_return_if_fail (LUDO_IS_GAME (self));
  g_return_if_fail (move != GAME_MOVE_NONE);
  g_return_if_fail (!ludo_game_get_over (self));

  g_ptr_array_set_size (_ludo_game_get_private (self)->undone, 0);
  apply_move (self, move);
}

gboolean
ludo_game_play (LudoGame    *self,
                const char  *token,
                GError     **error)
{
  GameMove move;

  g_return_val_if_fail (LUDO_IS_GAME (self) && token != NULL, FALSE);

  if (ludo_game_get_over (self))
    {
      g_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_MOVE,
                   /* Translators: %s is a move in notation. */
                   _("“%s”: the game is over"), token);
      return FALSE;
    }

  if (!ludo_game_get_rules (self)->parse_move (ludo_game_get_state (self),
                                               token, strlen (token), &move,
                                               NULL))
    {
      g_autofree char *why = ludo_game_describe_refusal (self, token, NULL);

      g_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_MOVE,
                   /* Translators: a move in notation, then a whole sentence
                    * that says which rule it breaks. */
                   _("“%s” cannot be played. %s"), token, why);
      return FALSE;
    }

  ludo_game_play_move (self, move);

  return TRUE;
}

/* The generator of the n-th throw: a function of the seed and of n alone. */
static GameRng
throw_rng (guint64 seed,
           guint64 n)
{
  GameRng rng = { seed };

  rng.state = game_rng_next (&rng)
              ^ (n * G_GUINT64_CONSTANT (0xd1342543de82ef95));

  return rng;
}

static guint64
count_throws (const GamePosition *position)
{
  guint64 n = 0;

  for (size_t i = 0; i < position->n_plies; i++)
    n += position->rules->at_chance (&position->plies[i].state);

  return n;
}

gboolean
ludo_game_throw (LudoGame *self)
{
  LudoGamePrivate *priv;
  GameThrow throws[GAME_THROWS_MAX];
  GameRng rng;
  guint32 total = 0, drawn;
  int n, i = 0;

  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  if (!ludo_game_get_at_chance (self))
    return FALSE;

  /* A throw taken back falls as it fell before, even where a record made by
   * hand had dice of its own: that is a redo. */
  priv = _ludo_game_get_private (self);
  if (priv->undone->len > 0)
    return ludo_game_redo (self);

  n = priv->position.rules->throws (&priv->position.state, throws);
  for (int j = 0; j < n; j++)
    total += throws[j].weight;
  rng = throw_rng (priv->seed, count_throws (&priv->position));
  for (drawn = game_rng_below (&rng, total); drawn >= throws[i].weight; i++)
    drawn -= throws[i].weight;
  ludo_game_play_move (self, throws[i].move);

  return TRUE;
}

gboolean
ludo_game_undo (LudoGame *self)
{
  LudoGamePrivate *priv;
  g_autoptr (LudoMove) move = NULL;
  guint last;

  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  if (!ludo_game_get_can_undo (self))
    return FALSE;

  priv = _ludo_game_get_private (self);
  last = g_list_model_get_n_items (G_LIST_MODEL (priv->moves)) - 1;
  move = g_list_model_get_item (G_LIST_MODEL (priv->moves), last);
  game_position_undo (&priv->position);
  g_ptr_array_add (priv->undone, g_strdup (ludo_move_get_token (move)));
  g_list_store_remove (priv->moves, last);
  _ludo_game_set_held (self, FALSE);

  g_signal_emit (self, _ludo_game_signal_id (LUDO_GAME_UNDONE), 0, move);
  announce (self, FALSE);

  return TRUE;
}

gboolean
ludo_game_redo (LudoGame *self)
{
  LudoGamePrivate *priv;
  g_autofree char *token = NULL;
  GameMove move;

  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  if (!ludo_game_get_can_redo (self))
    return FALSE;

  priv = _ludo_game_get_private (self);
  token = g_ptr_array_steal_index (priv->undone, priv->undone->len - 1);
  if (!ludo_game_get_rules (self)->parse_move (&priv->position.state, token,
                                               strlen (token), &move, NULL))
    g_assert_not_reached ();
  apply_move (self, move);

  return TRUE;
}

void
ludo_game_go_to (LudoGame *self,
                 guint     n_plies)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  while (ludo_game_get_n_plies (self) > n_plies && ludo_game_undo (self))
    ;
  while (ludo_game_get_n_plies (self) < n_plies && ludo_game_redo (self))
    ;
}
