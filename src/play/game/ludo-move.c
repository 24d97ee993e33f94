/* ludo-move.c: one move or throw that was played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-move"

#include "config.h"

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

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_SEAT,
  PROP_TOKEN,
  PROP_IS_THROW,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoMove, ludo_move, G_TYPE_OBJECT)

static void
ludo_move_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  LudoMove *self = LUDO_MOVE (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_TOKEN:
      g_value_set_string (value, self->token);
      break;
    case PROP_IS_THROW:
      g_value_set_boolean (value, self->is_throw);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ludo_move_get_property;
  object_class->finalize = ludo_move_finalize;

  props[PROP_NUMBER] =
    g_param_spec_uint ("number", NULL, NULL, 1, G_MAXUINT, 1,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SEAT] =
    g_param_spec_int ("seat", NULL, NULL, 0, GAME_SEATS_MAX - 1, 0,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_TOKEN] =
    g_param_spec_string ("token", NULL, NULL, "",
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_IS_THROW] =
    g_param_spec_boolean ("is-throw", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
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
  char token[GAME_MOVE_TEXT_MAX];

  rules->print_move (before, move, token);
  self->number = number;
  self->before = *before;
  self->after = *after;
  self->move = move;
  self->seat = rules->turn (before);
  self->member = member;
  self->is_throw = rules->at_chance (before);
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
