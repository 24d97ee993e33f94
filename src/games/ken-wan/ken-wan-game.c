/* ken-wan-game.c: a game of Ken Wan being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ken-wan-game"

#include "config.h"

#include "ken-wan-game.h"

#include "games/ken-wan/ken-wan-hint.h"
#include "games/ken-wan/ken-wan-refusal.h"
#include "games/ken-wan/ken-wan-words.h"
#include "play/game/ludo-game-values.h"

enum
{
  PROP_0,
  PROP_BLUE_GROUPS,
  PROP_YELLOW_GROUPS,
  PROP_RED_GROUPS,
  PROP_BLUE_HALVES,
  PROP_YELLOW_HALVES,
  PROP_RED_HALVES,
  N_PROPS,
};

enum
{
  TURNED,
  PLACED,
  OUT,
  PASSED,
  N_SIGNALS,
};

struct _KenWanGame
{
  LudoGame parent_instance;

  LudoGameValues values;
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (KenWanGame, ken_wan_game, LUDO_TYPE_GAME)

static int
value_of (const GameState *game_state,
          guint            prop_id)
{
  const KenWanState *state = (const KenWanState *) game_state;

  switch (prop_id)
    {
    case PROP_BLUE_GROUPS:
    case PROP_YELLOW_GROUPS:
    case PROP_RED_GROUPS:
      return ken_wan_groups (state, (int) prop_id - PROP_BLUE_GROUPS, NULL);
    case PROP_BLUE_HALVES:
    case PROP_YELLOW_HALVES:
    case PROP_RED_HALVES:
      return ken_wan_set_count (state->half[prop_id - PROP_BLUE_HALVES]);
    default:
      g_return_val_if_reached (0);
    }
}

static void
ken_wan_game_get_property (GObject    *object,
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
ken_wan_game_refresh (LudoGame *game)
{
  ludo_game_values_refresh (&KEN_WAN_GAME (game)->values, game, value_of,
                            props, N_PROPS);
}

static void
ken_wan_game_event (LudoGame        *game,
                    LudoMove        *move,
                    const GameEvent *event)
{
  switch (event->type)
    {
    case GAME_EVENT_TURN_HALF:
    case GAME_EVENT_TURN_WHOLE:
      g_signal_emit (game, signals[TURNED], 0, event->to, event->from,
                     event->seat, event->type == GAME_EVENT_TURN_WHOLE);
      break;
    case GAME_EVENT_PLACED:
      g_signal_emit (game, signals[PLACED], 0, event->seat, event->value);
      break;
    case GAME_EVENT_OUT:
      g_signal_emit (game, signals[OUT], 0, event->seat);
      break;
    case GAME_EVENT_PASS:
      g_signal_emit (game, signals[PASSED], 0);
      break;
    default:
      break;
    }
}

static void
install_properties (GObjectClass *object_class)
{
  static const char *const names[N_PROPS] = {
    [PROP_BLUE_GROUPS] = "blue-groups",
    [PROP_YELLOW_GROUPS] = "yellow-groups",
    [PROP_RED_GROUPS] = "red-groups",
    [PROP_BLUE_HALVES] = "blue-halves",
    [PROP_YELLOW_HALVES] = "yellow-halves",
    [PROP_RED_HALVES] = "red-halves",
  };

  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    props[i] = g_param_spec_int (names[i], NULL, NULL, 0, KEN_WAN_CELLS, 0,
                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                 | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (GType type)
{
  signals[TURNED] =
    g_signal_new ("turned", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 4, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT,
                  G_TYPE_BOOLEAN);
  signals[PLACED] =
    g_signal_new ("placed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[OUT] =
    g_signal_new ("out", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[PASSED] =
    g_signal_new ("passed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
ken_wan_game_class_init (KenWanGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);

  object_class->get_property = ken_wan_game_get_property;
  game_class->rules = &ken_wan_rules;
  game_class->info = &ken_wan_info;
  game_class->event = ken_wan_game_event;
  game_class->refresh = ken_wan_game_refresh;
  game_class->describe_turn = ken_wan_describe_turn;
  game_class->describe_move = ken_wan_describe_move;
  game_class->describe_outcome = ken_wan_describe_outcome;
  game_class->describe_refusal = ken_wan_describe_refusal;
  game_class->describe_score = ken_wan_describe_score;
  game_class->describe_advice = ken_wan_describe_advice;
  game_class->describe_consequence = ken_wan_describe_consequence;

  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
ken_wan_game_init (KenWanGame *self)
{
}
