/* tavli-game.c: a game of Zeno's tavli being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "tavli-game"

#include "config.h"

#include "tavli-game.h"

#include "games/tavli/tavli-hint.h"
#include "games/tavli/tavli-rules.h"
#include "games/tavli/tavli-words.h"
#include "play/game/ludo-game-values.h"

enum
{
  PROP_0,
  PROP_NUMBERS_LEFT,
  PROP_WHITE_PIPS,
  PROP_BLACK_PIPS,
  PROP_WHITE_OFF,
  PROP_BLACK_OFF,
  N_PROPS,
};

enum
{
  ENTERED,
  HIT,
  BORNE_OFF,
  EXPOSED,
  N_SIGNALS,
};

struct _TavliGame
{
  LudoGame parent_instance;

  LudoGameValues values;
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TavliGame, tavli_game, LUDO_TYPE_GAME)

/* The numbers left as one, which differs where they do. */
static int
pack_numbers (const TavliState *state)
{
  int numbers[TAVLI_NUMBERS_MAX];
  int n = tavli_numbers (state, numbers);
  int counts[7] = { 0 };        /* by the die's face, from 1 */
  int packed = 0;

  for (int i = 0; i < n; i++)
    counts[numbers[i]]++;
  for (int face = 1; face <= 6; face++)
    packed = packed * (TAVLI_NUMBERS_MAX + 1) + counts[face];

  return packed;
}

static int
value_of (const GameState *game_state,
          guint            prop_id)
{
  const TavliState *state = (const TavliState *) game_state;

  switch (prop_id)
    {
    case PROP_NUMBERS_LEFT:
      return pack_numbers (state);
    case PROP_WHITE_PIPS:
      return tavli_pips (state, TAVLI_WHITE);
    case PROP_BLACK_PIPS:
      return tavli_pips (state, TAVLI_BLACK);
    case PROP_WHITE_OFF:
      return tavli_men (state, TAVLI_WHITE, TAVLI_OFF);
    case PROP_BLACK_OFF:
      return tavli_men (state, TAVLI_BLACK, TAVLI_OFF);
    default:
      g_return_val_if_reached (0);
    }
}

static char *
dup_numbers_left (const TavliState *state)
{
  int numbers[TAVLI_NUMBERS_MAX];
  int n = tavli_numbers (state, numbers);
  char text[TAVLI_NUMBERS_MAX + 1] = "";

  for (int i = 0; i < n; i++)
    text[i] = (char) ('0' + numbers[i]);

  return g_strdup (text);
}

static void
tavli_game_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  const GameState *state = ludo_game_get_state (LUDO_GAME (object));

  switch (prop_id)
    {
    case PROP_NUMBERS_LEFT:
      g_value_take_string (value,
                           dup_numbers_left ((const TavliState *) state));
      break;
    case PROP_WHITE_PIPS:
    case PROP_BLACK_PIPS:
    case PROP_WHITE_OFF:
    case PROP_BLACK_OFF:
      g_value_set_int (value, value_of (state, prop_id));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tavli_game_refresh (LudoGame *game)
{
  ludo_game_values_refresh (&TAVLI_GAME (game)->values, game, value_of, props,
                            N_PROPS);
}

static void
tavli_game_event (LudoGame        *game,
                  LudoMove        *move,
                  const GameEvent *event)
{
  switch (event->type)
    {
    case GAME_EVENT_ENTER:
      g_signal_emit (game, signals[ENTERED], 0, event->seat, event->to);
      break;
    case GAME_EVENT_HIT:
      g_signal_emit (game, signals[HIT], 0, event->seat, event->from);
      break;
    case GAME_EVENT_BEAR_OFF:
      g_signal_emit (game, signals[BORNE_OFF], 0, event->seat);
      break;
    case GAME_EVENT_EXPOSED:
      g_signal_emit (game, signals[EXPOSED], 0, event->seat);
      break;
    default:
      break;
    }
}

static void
install_signals (GType type)
{
  signals[ENTERED] =
    g_signal_new ("entered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[HIT] =
    g_signal_new ("hit", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[BORNE_OFF] =
    g_signal_new ("borne-off", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[EXPOSED] =
    g_signal_new ("exposed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
tavli_game_class_init (TavliGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                            | G_PARAM_EXPLICIT_NOTIFY;
  const int most_pips = TAVLI_MEN * (TAVLI_CELLS + 1);

  object_class->get_property = tavli_game_get_property;
  game_class->rules = &tavli_rules;
  game_class->info = &tavli_info;
  game_class->event = tavli_game_event;
  game_class->refresh = tavli_game_refresh;
  game_class->describe_turn = tavli_describe_turn;
  game_class->describe_move = tavli_describe_move;
  game_class->describe_outcome = tavli_describe_outcome;
  game_class->describe_refusal = tavli_describe_refusal;
  game_class->describe_score = tavli_describe_score;
  game_class->describe_advice = tavli_describe_advice;
  game_class->describe_consequence = tavli_describe_consequence;

  props[PROP_NUMBERS_LEFT] =
    g_param_spec_string ("numbers-left", NULL, NULL, "", flags);
  props[PROP_WHITE_PIPS] =
    g_param_spec_int ("white-pips", NULL, NULL, 0, most_pips, most_pips,
                      flags);
  props[PROP_BLACK_PIPS] =
    g_param_spec_int ("black-pips", NULL, NULL, 0, most_pips, most_pips,
                      flags);
  props[PROP_WHITE_OFF] =
    g_param_spec_int ("white-off", NULL, NULL, 0, TAVLI_MEN, 0, flags);
  props[PROP_BLACK_OFF] =
    g_param_spec_int ("black-off", NULL, NULL, 0, TAVLI_MEN, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
tavli_game_init (TavliGame *self)
{
}
