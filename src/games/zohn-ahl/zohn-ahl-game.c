/* zohn-ahl-game.c: a game of Zohn Ahl being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "zohn-ahl-game"

#include "config.h"

#include "zohn-ahl-game.h"

#include "games/zohn-ahl/zohn-ahl-rules.h"
#include "games/zohn-ahl/zohn-ahl-solver.h"
#include "games/zohn-ahl/zohn-ahl-words.h"
#include "play/game/ludo-game-values.h"

enum
{
  PROP_0,
  PROP_RED_COUNTERS,
  PROP_GREEN_COUNTERS,
  PROP_RED_STEPS,
  PROP_GREEN_STEPS,
  N_PROPS,
};

enum
{
  CAPTURED,
  FELL,
  LAPPED,
  PAID,
  TURN_MISSED,
  N_SIGNALS,
};

struct _ZohnAhlGame
{
  LudoGame parent_instance;

  LudoGameValues values;
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ZohnAhlGame, zohn_ahl_game, LUDO_TYPE_GAME)

static int
value_of (const GameState *game_state,
          guint            prop_id)
{
  const ZohnAhlState *state = zohn_ahl_state (game_state);

  switch (prop_id)
    {
    case PROP_RED_COUNTERS:
      return state->counters[ZOHN_AHL_RED];
    case PROP_GREEN_COUNTERS:
      return state->counters[ZOHN_AHL_GREEN];
    case PROP_RED_STEPS:
      return state->steps[ZOHN_AHL_RED];
    case PROP_GREEN_STEPS:
      return state->steps[ZOHN_AHL_GREEN];
    default:
      g_return_val_if_reached (0);
    }
}

static void
zohn_ahl_game_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  if (prop_id > PROP_0 && prop_id < N_PROPS)
    g_value_set_int (value, value_of (ludo_game_get_state (LUDO_GAME (object)),
                                      prop_id));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
zohn_ahl_game_refresh (LudoGame *game)
{
  ludo_game_values_refresh (&ZOHN_AHL_GAME (game)->values, game, value_of,
                            props, N_PROPS);
}

static void
zohn_ahl_game_event (LudoGame        *game,
                     LudoMove        *move,
                     const GameEvent *event)
{
  switch (event->type)
    {
    case GAME_EVENT_SENT_BACK:
      if (event->value == ZOHN_AHL_CAUSE_CAPTURE)
        g_signal_emit (game, signals[CAPTURED], 0, event->seat);
      break;

    case GAME_EVENT_HAZARD:
      g_signal_emit (game, signals[FELL], 0, event->seat, event->value);
      break;

    case GAME_EVENT_LAP:
      g_signal_emit (game, signals[LAPPED], 0, event->seat);
      break;

    case GAME_EVENT_PAY:
      g_signal_emit (game, signals[PAID], 0, event->seat, event->count);
      break;

    case GAME_EVENT_TURN_MISSED:
      g_signal_emit (game, signals[TURN_MISSED], 0, event->seat);
      break;

    default:
      break;
    }
}

static void
install_signals (GType type)
{
  signals[CAPTURED] =
    g_signal_new ("captured", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[FELL] =
    g_signal_new ("fell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[LAPPED] =
    g_signal_new ("lapped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[PAID] =
    g_signal_new ("paid", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[TURN_MISSED] =
    g_signal_new ("turn-missed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
zohn_ahl_game_class_init (ZohnAhlGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                            | G_PARAM_EXPLICIT_NOTIFY;
  const int all = 2 * ZOHN_AHL_COUNTERS_MAX;

  object_class->get_property = zohn_ahl_game_get_property;
  game_class->rules = &zohn_ahl_rules;
  game_class->info = &zohn_ahl_info;
  game_class->event = zohn_ahl_game_event;
  game_class->refresh = zohn_ahl_game_refresh;
  game_class->describe_turn = zohn_ahl_describe_turn;
  game_class->describe_move = zohn_ahl_describe_move;
  game_class->describe_outcome = zohn_ahl_describe_outcome;
  game_class->describe_refusal = zohn_ahl_describe_refusal;
  game_class->describe_score = zohn_ahl_describe_score;
  game_class->solver = &zohn_ahl_solver;

  props[PROP_RED_COUNTERS] =
    g_param_spec_int ("red-counters", NULL, NULL, 0, all, 0, flags);
  props[PROP_GREEN_COUNTERS] =
    g_param_spec_int ("green-counters", NULL, NULL, 0, all, 0, flags);
  props[PROP_RED_STEPS] =
    g_param_spec_int ("red-steps", NULL, NULL, ZOHN_AHL_OFF_BOARD,
                      ZOHN_AHL_SPACES_MAX - 1, 0, flags);
  props[PROP_GREEN_STEPS] =
    g_param_spec_int ("green-steps", NULL, NULL, ZOHN_AHL_OFF_BOARD,
                      ZOHN_AHL_SPACES_MAX - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
zohn_ahl_game_init (ZohnAhlGame *self)
{
}
