/* ludo-game-play.c: moves, throws, undo and redo, other lines of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/game-playout.h"
#include "play/ludo-quote.h"

/* Plays a legal move that was not played before. */
static void
apply_move (LudoGame *self,
            GameMove  move)
{
  GameState before = self->position.state;
  int member = ludo_game_get_member (self);
  GameTrace trace = GAME_TRACE_INIT;

  ludo_game_begin_change (self);
  g_ptr_array_set_size (self->line, (int) self->position.n_plies);
  game_position_apply (&self->position, move, &trace);
  g_ptr_array_add (self->line,
                   ludo_move_new (self->position.rules,
                                  (guint) self->position.n_plies, &before,
                                  &self->position.state, move, member,
                                  &trace));
  _ludo_game_touch (self);
  ludo_game_end_change (self);
}

void
ludo_game_forget_undone (LudoGame *self)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  if (!ludo_game_get_can_redo (self))
    return;

  ludo_game_begin_change (self);
  g_ptr_array_set_size (self->line, (int) self->position.n_plies);
  _ludo_game_touch (self);
  ludo_game_end_change (self);
}

void
ludo_game_play_move (LudoGame *self,
                     GameMove  move)
{
  g_return_if_fail (LUDO_IS_GAME (self));
  g_return_if_fail (move != GAME_MOVE_NONE);
  g_return_if_fail (!ludo_game_get_over (self));

  apply_move (self, move);
}

void
ludo_game_lay_throw (LudoGame *self,
                     GameMove  move)
{
  GameState after;

  g_return_if_fail (LUDO_IS_GAME (self));
  g_return_if_fail (ludo_game_get_at_chance (self));

  game_trace_clear (&self->laid);
  after = self->position.state;
  self->position.rules->apply (&after, move, &self->laid);
}

const GameTrace *
ludo_game_get_laid_throw (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return self->laid.n_events > 0 ? &self->laid : NULL;
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
      ludo_quote_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_MOVE,
                            /* Translators: %s is a move in notation. */
                            _("“%s”: the game is over"), token);
      return FALSE;
    }

  if (g_str_equal (token, LUDO_MOVE_STOP) && ludo_game_stop (self))
    return TRUE;

  if (!ludo_game_get_rules (self)->parse_move (ludo_game_get_state (self),
                                               token, strlen (token), &move,
                                               NULL))
    {
      g_autofree char *why = ludo_game_describe_refusal (self, token, NULL);

      ludo_quote_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_MOVE,
                            /* Translators: a move in notation, then a whole
                             * sentence that says which rule it breaks. */
                            _("“%s” cannot be played. %s"), token, why);
      return FALSE;
    }

  ludo_game_play_move (self, move);

  return TRUE;
}

gboolean
ludo_game_can_stop (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return game_position_can_stop (&self->position);
}

gboolean
ludo_game_stop (LudoGame *self)
{
  if (!ludo_game_can_stop (self))
    return FALSE;

  apply_move (self, GAME_MOVE_STOP);

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
  GameRng rng;

  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  if (!ludo_game_get_at_chance (self))
    return FALSE;

  /* Redo a throw that was taken back, because it has to fall as before, even if
   * a record made by hand had other dice than the seed gives. */
  if (ludo_game_get_can_redo (self)
      && !ludo_move_is_stop (g_ptr_array_index (self->line,
                                                self->position.n_plies)))
    return ludo_game_redo (self);

  rng = throw_rng (self->seed, count_throws (&self->position));
  ludo_game_play_move (self, game_draw_listed_throw (self->position.rules,
                                                     &self->position.state,
                                                     &rng));

  return TRUE;
}

gboolean
ludo_game_undo (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  if (!ludo_game_get_can_undo (self))
    return FALSE;

  ludo_game_begin_change (self);
  game_position_undo (&self->position);
  _ludo_game_touch (self);
  ludo_game_end_change (self);

  return TRUE;
}

gboolean
ludo_game_redo (LudoGame *self)
{
  LudoMove *move;

  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  if (!ludo_game_get_can_redo (self))
    return FALSE;

  ludo_game_begin_change (self);
  move = g_ptr_array_index (self->line, self->position.n_plies);
  game_position_apply (&self->position, ludo_move_get_move (move), NULL);
  _ludo_game_touch (self);
  ludo_game_end_change (self);

  return TRUE;
}

void
ludo_game_redo_turns (LudoGame *self)
{
  gboolean has_person;
  guint n = 0;

  g_return_if_fail (LUDO_IS_GAME (self));

  has_person = ludo_game_has_person (self);
  ludo_game_begin_change (self);
  do
    n += ludo_game_redo (self);
  while (ludo_game_get_can_redo (self)
         && !ludo_player_is (ludo_game_get_current_player (self),
                             LUDO_PLAYER_HUMAN));
  /* Without a person all plies are redone, too many to be shown. */
  self->n_redone = has_person ? n : 0;
  ludo_game_end_change (self);
}

void
ludo_game_go_to (LudoGame *self,
                 guint     n_plies)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  ludo_game_begin_change (self);
  while (ludo_game_get_n_plies (self) > n_plies && ludo_game_undo (self))
    ;
  while (ludo_game_get_n_plies (self) < n_plies && ludo_game_redo (self))
    ;
  ludo_game_end_change (self);
}

char **
ludo_game_dup_line (LudoGame *self)
{
  GPtrArray *moves;
  char **line;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  moves = self->line;
  line = g_new0 (char *, moves->len + 1);
  for (guint i = 0; i < moves->len; i++)
    line[i] =
      g_strdup (ludo_move_get_token (g_ptr_array_index (moves, i)));

  return line;
}

GListModel *
ludo_game_get_variations (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->variations);
}

void
ludo_game_add_variation (LudoGame          *self,
                         const char *const *tokens)
{
  g_autoptr (LudoVariation) variation = NULL;
  GListStore *variations;

  g_return_if_fail (LUDO_IS_GAME (self) && tokens != NULL);

  ludo_game_begin_change (self);
  variations = self->variations;
  variation = ludo_variation_new (tokens);
  if (g_list_model_get_n_items (G_LIST_MODEL (variations))
      == LUDO_GAME_VARIATIONS_MAX)
    g_list_store_remove (variations, 0);
  g_list_store_append (variations, variation);
  _ludo_game_touch (self);
  ludo_game_end_change (self);
}

void
ludo_game_start_variation (LudoGame *self,
                           guint     n_plies)
{
  g_auto (GStrv) line = NULL;

  g_return_if_fail (LUDO_IS_GAME (self));

  /* Keep the line, unless it ends at @n_plies anyway. */
  ludo_game_begin_change (self);
  line = ludo_game_dup_line (self);
  if (n_plies < g_strv_length (line))
    ludo_game_add_variation (self, (const char *const *) line);

  ludo_game_go_to (self, n_plies);
  ludo_game_forget_undone (self);
  ludo_game_end_change (self);
}

void
ludo_game_select_variation (LudoGame *self,
                            guint     index)
{
  g_autoptr (LudoVariation) variation = NULL;
  g_auto (GStrv) line = NULL;
  const char *const *tokens;
  guint common;

  g_return_if_fail (LUDO_IS_GAME (self));

  variation = g_list_model_get_item (G_LIST_MODEL (self->variations), index);
  g_return_if_fail (variation != NULL);

  line = ludo_game_dup_line (self);
  tokens = ludo_variation_get_tokens (variation);
  common = ludo_variation_common (variation, (const char *const *) line);

  ludo_game_begin_change (self);
  g_list_store_remove (self->variations, index);
  ludo_game_go_to (self, common);
  ludo_game_forget_undone (self);
  if (line[common] != NULL)
    ludo_game_add_variation (self, (const char *const *) line);
  for (guint i = common; tokens[i] != NULL; i++)
    if (!ludo_game_play (self, tokens[i], NULL))
      g_assert_not_reached ();
  ludo_game_end_change (self);
}
