/* chisolo-game.c: a game of Chisolo being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "chisolo-game"

#include "config.h"

#include "chisolo-game.h"

#include "games/chisolo/chisolo-hint.h"
#include "games/chisolo/chisolo-words.h"
#include "play/game/ludo-game-values.h"

enum
{
  PROP_0,
  PROP_SOUTH_STONES,
  PROP_NORTH_STONES,
  PROP_RESERVE,
  PROP_SOUTH_DIRECTION,
  PROP_NORTH_DIRECTION,
  N_PROPS,
};

enum
{
  SOWN,
  CAPTURED,
  PASSED,
  N_SIGNALS,
};

struct _ChisoloGame
{
  LudoGame parent_instance;

  LudoGameValues values;
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ChisoloGame, chisolo_game, LUDO_TYPE_GAME)

static int
direction_of (const ChisoloState *state,
              int                 seat)
{
  int direction = state->directions[seat];

  return direction == CHISOLO_FIRST_MOVE ? 0 : direction;
}

static int
value_of (const GameState *game_state,
          guint            prop_id)
{
  const ChisoloState *state = (const ChisoloState *) game_state;

  switch (prop_id)
    {
    case PROP_SOUTH_STONES:
      return chisolo_camp_total (&state->camps[CHISOLO_SOUTH]);
    case PROP_NORTH_STONES:
      return chisolo_camp_total (&state->camps[CHISOLO_NORTH]);
    case PROP_RESERVE:
      return chisolo_reserve (state);
    case PROP_SOUTH_DIRECTION:
      return direction_of (state, CHISOLO_SOUTH);
    case PROP_NORTH_DIRECTION:
      return direction_of (state, CHISOLO_NORTH);
    default:
      g_return_val_if_reached (0);
    }
}

static void
chisolo_game_get_property (GObject    *object,
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
chisolo_game_refresh (LudoGame *game)
{
  ludo_game_values_refresh (&CHISOLO_GAME (game)->values, game, value_of,
                            props, N_PROPS);
}

static void
chisolo_game_event (LudoGame        *game,
                    LudoMove        *move,
                    const GameEvent *event)
{
  const GameTrace *trace = ludo_move_get_trace (move);
  const GameEvent *end = trace->events + trace->n_events;

  switch (event->type)
    {
    case GAME_EVENT_SOW:
      /* A lap is the last one when no other hole is lifted after it. */
      if (event + 1 == end || event[1].type != GAME_EVENT_LIFT)
        {
          int laps;
          int stones = chisolo_sown (trace, &laps);

          g_signal_emit (game, signals[SOWN], 0, event->seat, stones, laps);
        }
      break;

    case GAME_EVENT_CAPTURE:
      g_signal_emit (game, signals[CAPTURED], 0, event->seat, event->count,
                     event->value);
      break;

    case GAME_EVENT_PASS:
      g_signal_emit (game, signals[PASSED], 0);
      break;

    default:
      break;
    }
}

static void
install_signals (GType type)
{
  signals[SOWN] =
    g_signal_new ("sown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  signals[CAPTURED] =
    g_signal_new ("captured", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  signals[PASSED] =
    g_signal_new ("passed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
chisolo_game_class_init (ChisoloGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                            | G_PARAM_EXPLICIT_NOTIFY;
  const int all = 2 * CHISOLO_STONES_MAX;

  object_class->get_property = chisolo_game_get_property;
  game_class->rules = &chisolo_rules;
  game_class->info = &chisolo_info;
  game_class->event = chisolo_game_event;
  game_class->refresh = chisolo_game_refresh;
  game_class->describe_turn = chisolo_describe_turn;
  game_class->describe_move = chisolo_describe_move;
  game_class->describe_outcome = chisolo_describe_outcome;
  game_class->describe_refusal = chisolo_describe_refusal;
  game_class->describe_score = chisolo_describe_score;
  game_class->describe_advice = chisolo_describe_advice;
  game_class->describe_consequence = chisolo_describe_consequence;
  game_class->find_simple = chisolo_find_simple;

  props[PROP_SOUTH_STONES] =
    g_param_spec_int ("south-stones", NULL, NULL, 0, CHISOLO_STONES_MAX, 0,
                      flags);
  props[PROP_NORTH_STONES] =
    g_param_spec_int ("north-stones", NULL, NULL, 0, CHISOLO_STONES_MAX, 0,
                      flags);
  props[PROP_RESERVE] =
    g_param_spec_int ("reserve", NULL, NULL, 0, all, 0, flags);
  props[PROP_SOUTH_DIRECTION] =
    g_param_spec_int ("south-direction", NULL, NULL, -1, 1, 0, flags);
  props[PROP_NORTH_DIRECTION] =
    g_param_spec_int ("north-direction", NULL, NULL, -1, 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
chisolo_game_init (ChisoloGame *self)
{
}
