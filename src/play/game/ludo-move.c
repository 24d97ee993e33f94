/* ludo-move.c: one move or throw that was played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-move.h"

struct _LudoMove
{
  GObject parent_instance;

  guint number;
  GameState before;
  GameState after;
  GameMove move;
  int seat;
  int member;
  gboolean is_throw;

  /* Owned */
  GameTrace trace;
  char *token;
};

G_DEFINE_FINAL_TYPE (LudoMove, ludo_move, G_TYPE_OBJECT)

static void
ludo_move_finalize (GObject *object)
{
  LudoMove *self = LUDO_MOVE (object);

  game_trace_clear (&self->trace);
  g_free (self->token);

  G_OBJECT_CLASS (ludo_move_parent_class)->finalize (object);
}

static void
ludo_move_class_init (LudoMoveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_move_finalize;
}

static void
ludo_move_init (LudoMove *self)
{
}

LudoMove *
ludo_move_new (const GameRules *rules,
               guint            number,
               const GameState *before,
               const GameState *after,
               GameMove         move,
               int              member,
               GameTrace       *trace)
{
  LudoMove *self = g_object_new (LUDO_TYPE_MOVE, NULL);
  char token[GAME_MOVE_TEXT_MAX] = LUDO_MOVE_STOP;
  gboolean stops = move == GAME_MOVE_STOP;

  if (!stops)
    rules->print_move (before, move, token);
  self->number = number;
  self->before = *before;
  self->after = *after;
  self->move = move;
  self->seat = rules->turn (before);
  self->member = member;
  self->is_throw = !stops && rules->at_chance (before);
  self->token = g_strdup (token);
  self->trace = *trace;
  *trace = (GameTrace) GAME_TRACE_INIT;

  return self;
}

guint
ludo_move_get_number (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), 0);

  return self->number;
}

int
ludo_move_get_seat (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), 0);

  return self->seat;
}

int
ludo_move_get_member (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), 0);

  return self->member;
}

GameMove
ludo_move_get_move (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), GAME_MOVE_NONE);

  return self->move;
}

const char *
ludo_move_get_token (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), NULL);

  return self->token;
}

gboolean
ludo_move_is_throw (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), FALSE);

  return self->is_throw;
}

gboolean
ludo_move_is_stop (LudoMove *self)
{
  return ludo_move_get_move (self) == GAME_MOVE_STOP;
}

const GameState *
ludo_move_get_before (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), NULL);

  return &self->before;
}

const GameState *
ludo_move_get_after (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), NULL);

  return &self->after;
}

const GameTrace *
ludo_move_get_trace (LudoMove *self)
{
  g_return_val_if_fail (LUDO_IS_MOVE (self), NULL);

  return &self->trace;
}

char *
ludo_move_print_line (const GameRules *rules,
                      const GameState *before,
                      const GameMove  *line,
                      guint            n_moves)
{
  GString *text = g_string_new (NULL);
  GameState state = *before;

  for (guint i = 0; i < n_moves; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (&state, line[i], token);
      rules->apply (&state, line[i], NULL);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", token);
    }

  return g_string_free (text, FALSE);
}
