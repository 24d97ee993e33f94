/* ludo-game.c: a game being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game"

#include "config.h"

#include "play/game/ludo-game-private.h"

#include <glib/gi18n.h>

#include "games/games.h"

static GParamSpec *props[LUDO_GAME_N_PROPS];
static guint signals[LUDO_GAME_N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LudoGame, ludo_game, G_TYPE_OBJECT)
G_DEFINE_QUARK (ludo-game-error-quark, ludo_game_error)

LudoGamePrivate *
_ludo_game_get_private (LudoGame *self)
{
  return ludo_game_get_instance_private (self);
}

void
_ludo_game_notify (LudoGame *self,
                   guint     prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

guint
_ludo_game_signal_id (guint signal)
{
  return signals[signal];
}

void
_ludo_game_remember_properties (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);

  priv->turn = ludo_game_get_turn (self);
  priv->at_chance = ludo_game_get_at_chance (self);
  priv->over = ludo_game_get_over (self);
  priv->can_undo = ludo_game_get_can_undo (self);
  priv->can_redo = ludo_game_get_can_redo (self);
  priv->n_plies = ludo_game_get_n_plies (self);
}

static void
ludo_game_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  LudoGame *self = LUDO_GAME (object);
  LudoGamePrivate *priv = _ludo_game_get_private (self);

  switch (prop_id)
    {
    case LUDO_GAME_PROP_SEED:
      g_value_set_uint64 (value, priv->seed);
      break;
    case LUDO_GAME_PROP_TURN:
      g_value_set_int (value, ludo_game_get_turn (self));
      break;
    case LUDO_GAME_PROP_AT_CHANCE:
      g_value_set_boolean (value, ludo_game_get_at_chance (self));
      break;
    case LUDO_GAME_PROP_OVER:
      g_value_set_boolean (value, ludo_game_get_over (self));
      break;
    case LUDO_GAME_PROP_CAN_UNDO:
      g_value_set_boolean (value, ludo_game_get_can_undo (self));
      break;
    case LUDO_GAME_PROP_CAN_REDO:
      g_value_set_boolean (value, ludo_game_get_can_redo (self));
      break;
    case LUDO_GAME_PROP_N_PLIES:
      g_value_set_uint (value, ludo_game_get_n_plies (self));
      break;
    case LUDO_GAME_PROP_TEAM_SIZE:
      g_value_set_int (value, priv->team_size);
      break;
    case LUDO_GAME_PROP_POSITION:
      g_value_take_string (value, ludo_game_dup_position_text (self));
      break;
    case LUDO_GAME_PROP_MOVES:
      g_value_set_object (value, priv->moves);
      break;
    case LUDO_GAME_PROP_RULESET:
      g_value_set_string (value, ludo_game_get_rules (self)
                                   ->rulesets[priv->config.ruleset].id);
      break;
    case LUDO_GAME_PROP_HELD:
      g_value_set_boolean (value, priv->held);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_game_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  LudoGame *self = LUDO_GAME (object);

  switch (prop_id)
    {
    case LUDO_GAME_PROP_SEED:
      _ludo_game_get_private (self)->seed = g_value_get_uint64 (value);
      break;
    case LUDO_GAME_PROP_TEAM_SIZE:
      ludo_game_set_team_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_game_finalize (GObject *object)
{
  LudoGamePrivate *priv = _ludo_game_get_private (LUDO_GAME (object));

  game_position_clear (&priv->position);
  g_clear_object (&priv->moves);
  g_clear_object (&priv->branches);
  g_clear_pointer (&priv->undone, g_ptr_array_unref);
  g_clear_pointer (&priv->undone_view, g_ptr_array_unref);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_GAME_MEMBERS_MAX; member++)
      g_clear_object (&priv->players[seat][member]);
  g_free (priv->start_position);
  g_free (priv->date);

  G_OBJECT_CLASS (ludo_game_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  props[LUDO_GAME_PROP_SEED] =
    g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY
                         | G_PARAM_STATIC_STRINGS);
  props[LUDO_GAME_PROP_TURN] =
    g_param_spec_int ("turn", NULL, NULL, 0, GAME_SEATS_MAX - 1, 0, readable);
  props[LUDO_GAME_PROP_AT_CHANCE] =
    g_param_spec_boolean ("at-chance", NULL, NULL, FALSE, readable);
  props[LUDO_GAME_PROP_OVER] =
    g_param_spec_boolean ("over", NULL, NULL, FALSE, readable);
  props[LUDO_GAME_PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[LUDO_GAME_PROP_CAN_REDO] =
    g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[LUDO_GAME_PROP_N_PLIES] =
    g_param_spec_uint ("n-plies", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[LUDO_GAME_PROP_TEAM_SIZE] =
    g_param_spec_int ("team-size", NULL, NULL, 1, LUDO_GAME_MEMBERS_MAX, 1,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY);
  props[LUDO_GAME_PROP_POSITION] =
    g_param_spec_string ("position", NULL, NULL, NULL, readable);
  props[LUDO_GAME_PROP_MOVES] =
    g_param_spec_object ("moves", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[LUDO_GAME_PROP_RULESET] =
    g_param_spec_string ("ruleset", NULL, NULL, NULL, readable);
  props[LUDO_GAME_PROP_HELD] =
    g_param_spec_boolean ("held", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, LUDO_GAME_N_PROPS, props);
}

static void
ludo_game_class_init (LudoGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = ludo_game_get_property;
  object_class->set_property = ludo_game_set_property;
  object_class->finalize = ludo_game_finalize;
  install_properties (object_class);

  signals[LUDO_GAME_MOVED] =
    g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, LUDO_TYPE_MOVE);
  signals[LUDO_GAME_THROWN] =
    g_signal_new ("thrown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, LUDO_TYPE_MOVE);
  signals[LUDO_GAME_TURN_CHANGED] =
    g_signal_new ("turn-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[LUDO_GAME_UNDONE] =
    g_signal_new ("undone", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, LUDO_TYPE_MOVE);
  signals[LUDO_GAME_GAME_OVER] =
    g_signal_new ("game-over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[LUDO_GAME_CHANGED] =
    g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
ludo_game_init (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  priv->team_size = 1;
  priv->moves = g_list_store_new (LUDO_TYPE_MOVE);
  priv->branches = g_list_store_new (LUDO_TYPE_BRANCH);
  priv->undone = g_ptr_array_new_with_free_func (g_free);
  priv->undone_view = g_ptr_array_new ();
  priv->date = g_date_time_format (now, "%Y-%m-%d");
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_GAME_MEMBERS_MAX; member++)
      priv->players[seat][member] =
        ludo_player_new (LUDO_PLAYER_HUMAN, "", LUDO_PLAYER_LEVEL_DEFAULT);
}

static LudoGame *
create (const char  *game_id,
        guint64      seed,
        GError     **error)
{
  GType type = ludo_game_type_for (game_id);

  if (type == G_TYPE_INVALID)
    {
      g_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_UNKNOWN_GAME,
                   /* Translators: %s is what a file or a command named. */
                   _("There is no game called “%s”"), game_id);
      return NULL;
    }

  return g_object_new (type, "seed", seed, NULL);
}

LudoGame *
ludo_game_new (const char        *game_id,
               const GameConfig  *config,
               guint64            seed,
               GError           **error)
{
  LudoGame *self;
  LudoGamePrivate *priv;

  g_return_val_if_fail (game_id != NULL, NULL);

  self = create (game_id, seed, error);
  if (self == NULL)
    return NULL;

  priv = _ludo_game_get_private (self);
  if (config != NULL)
    priv->config = *config;
  else
    game_rules_default_config (ludo_game_get_rules (self), &priv->config);
  game_position_init_start (&priv->position, ludo_game_get_rules (self),
                            &priv->config);
  _ludo_game_remember_properties (self);

  return self;
}

const char *
ludo_game_describe_parse_code (GameParseCode code)
{
  switch (code)
    {
    case GAME_PARSE_RANGE:
      return _("a number is out of its range");
    case GAME_PARSE_RULESET:
      return _("there is no such ruleset");
    case GAME_PARSE_COUNT:
      return _("the number of men or stones is wrong");
    case GAME_PARSE_IMPOSSIBLE:
      return _("no game can stand so");
    case GAME_PARSE_ILLEGAL:
      return _("the rules forbid it");
    case GAME_PARSE_OK:
    case GAME_PARSE_SYNTAX:
    default:
      return _("this is not the game’s notation");
    }
}

LudoGame *
ludo_game_new_from_position (const char  *game_id,
                             const char  *position,
                             guint64      seed,
                             GError     **error)
{
  g_autoptr (LudoGame) self = NULL;
  LudoGamePrivate *priv;
  const GameRules *rules;
  GameState state = { 0 };
  GameError parse_error = { 0 };

  g_return_val_if_fail (game_id != NULL && position != NULL, NULL);

  self = create (game_id, seed, error);
  if (self == NULL)
    return NULL;

  rules = ludo_game_get_rules (self);
  if (!rules->parse (position, &state, &parse_error))
    {
      g_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_POSITION,
                   /* Translators: %1$zu counts characters from 1; %2$s says
                    * what is wrong there. */
                   _("The position cannot be read: character %1$zu, %2$s"),
                   parse_error.offset + 1,
                   ludo_game_describe_parse_code (parse_error.code));
      return NULL;
    }

  priv = _ludo_game_get_private (self);
  game_rules_default_config (rules, &priv->config);
  rules->config (&state, &priv->config);
  game_position_init_state (&priv->position, rules, &state);
  priv->start_position = ludo_game_dup_position_text (self);
  _ludo_game_remember_properties (self);

  return g_steal_pointer (&self);
}
