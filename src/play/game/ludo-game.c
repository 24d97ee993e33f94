/* ludo-game.c: a game being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game"

#include "config.h"

#include "play/game/ludo-game-private.h"

#include <glib/gi18n.h>

#include "games/games.h"

#define GAME(name) GType name##_game_get_type (void);
#include "games/games-list.h"
#undef GAME

#define GAME(name) + 1
enum
{
  N_GAMES = 0
#include "games/games-list.h"
};
#undef GAME

enum
{
  PROP_0,
  PROP_TURN,
  PROP_AT_CHANCE,
  PROP_OVER,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_N_PLIES,
  PROP_HELD,
  N_NUMBERS,                    /* the numbers above are told when they change
                                 * with the position */
  PROP_SEED = N_NUMBERS,
  PROP_TEAM_SIZE,
  PROP_POSITION,
  PROP_MOVES,
  PROP_RULESET,
  N_PROPS,
};

G_STATIC_ASSERT (N_PROPS <= LUDO_GAME_PROPS_MAX);

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LudoGame, ludo_game, G_TYPE_OBJECT)
G_DEFINE_QUARK (ludo-game-error-quark, ludo_game_error)

LudoGamePrivate *
_ludo_game_get_private (LudoGame *self)
{
  return ludo_game_get_instance_private (self);
}

static int
number_of (LudoGame *self,
           guint     prop)
{
  switch (prop)
    {
    case PROP_TURN:
      return ludo_game_get_turn (self);
    case PROP_AT_CHANCE:
      return ludo_game_get_at_chance (self);
    case PROP_OVER:
      return ludo_game_get_over (self);
    case PROP_CAN_UNDO:
      return ludo_game_get_can_undo (self);
    case PROP_CAN_REDO:
      return ludo_game_get_can_redo (self);
    case PROP_N_PLIES:
      return (int) ludo_game_get_n_plies (self);
    case PROP_HELD:
      return ludo_game_get_held (self);
    default:
      g_return_val_if_reached (0);
    }
}

static void
remember_numbers (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);

  for (guint i = PROP_0 + 1; i < N_NUMBERS; i++)
    priv->shown[i] = number_of (self, i);
}

void
_ludo_game_notify_numbers (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);

  for (guint i = PROP_0 + 1; i < N_NUMBERS; i++)
    {
      int number = number_of (self, i);

      if (number == priv->shown[i])
        continue;
      priv->shown[i] = number;
      g_object_notify_by_pspec (G_OBJECT (self), props[i]);
    }
}

void
ludo_game_begin_change (LudoGame *self)
{
  LudoGamePrivate *priv;

  g_return_if_fail (LUDO_IS_GAME (self));

  priv = _ludo_game_get_private (self);
  if (priv->n_changing++ > 0)
    return;

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  priv->touched = FALSE;
  priv->n_before = priv->n_kept = ludo_game_get_n_plies (self);
}

void
_ludo_game_touch (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);

  priv->touched = TRUE;
  priv->n_kept = MIN (priv->n_kept, ludo_game_get_n_plies (self));
}

/* Tells everybody of what has been done, all of it at once. */
static void
tell_change (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);
  guint n_kept = priv->n_kept;
  guint n_undone = priv->n_before - n_kept;
  guint n_played = ludo_game_get_n_plies (self) - n_kept;

  if (n_undone + n_played > 0)
    {
      g_list_store_splice (priv->moves, n_kept, n_undone,
                           priv->line->pdata + n_kept, n_played);
      _ludo_game_update_held (self);
    }
  _ludo_game_notify_numbers (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POSITION]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, n_undone, n_played);
}

void
ludo_game_end_change (LudoGame *self)
{
  LudoGamePrivate *priv;

  g_return_if_fail (LUDO_IS_GAME (self));

  priv = _ludo_game_get_private (self);
  g_return_if_fail (priv->n_changing > 0);

  if (--priv->n_changing > 0)
    return;

  if (priv->touched)
    tell_change (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_object_unref (self);
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
    case PROP_TURN:
      g_value_set_int (value, number_of (self, prop_id));
      break;
    case PROP_N_PLIES:
      g_value_set_uint (value, (guint) number_of (self, prop_id));
      break;
    case PROP_AT_CHANCE:
    case PROP_OVER:
    case PROP_CAN_UNDO:
    case PROP_CAN_REDO:
    case PROP_HELD:
      g_value_set_boolean (value, number_of (self, prop_id));
      break;
    case PROP_SEED:
      g_value_set_uint64 (value, priv->seed);
      break;
    case PROP_TEAM_SIZE:
      g_value_set_int (value, priv->team_size);
      break;
    case PROP_POSITION:
      g_value_take_string (value, ludo_game_dup_position_text (self));
      break;
    case PROP_MOVES:
      g_value_set_object (value, priv->moves);
      break;
    case PROP_RULESET:
      g_value_set_string (value, ludo_game_get_rules (self)
                                   ->rulesets[priv->config.ruleset].id);
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
    case PROP_SEED:
      _ludo_game_get_private (self)->seed = g_value_get_uint64 (value);
      break;
    case PROP_TEAM_SIZE:
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
  g_clear_object (&priv->variations);
  g_clear_pointer (&priv->line, g_ptr_array_unref);
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

  props[PROP_SEED] =
    g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY
                         | G_PARAM_STATIC_STRINGS);
  props[PROP_TURN] =
    g_param_spec_int ("turn", NULL, NULL, 0, GAME_SEATS_MAX - 1, 0, readable);
  props[PROP_AT_CHANCE] =
    g_param_spec_boolean ("at-chance", NULL, NULL, FALSE, readable);
  props[PROP_OVER] =
    g_param_spec_boolean ("over", NULL, NULL, FALSE, readable);
  props[PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] =
    g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[PROP_N_PLIES] =
    g_param_spec_uint ("n-plies", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_TEAM_SIZE] =
    g_param_spec_int ("team-size", NULL, NULL, 1, LUDO_GAME_MEMBERS_MAX, 1,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_POSITION] =
    g_param_spec_string ("position", NULL, NULL, NULL, readable);
  props[PROP_MOVES] =
    g_param_spec_object ("moves", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_RULESET] =
    g_param_spec_string ("ruleset", NULL, NULL, NULL, readable);
  props[PROP_HELD] =
    g_param_spec_boolean ("held", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ludo_game_class_init (LudoGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ludo_game_get_property;
  object_class->set_property = ludo_game_set_property;
  object_class->finalize = ludo_game_finalize;
  install_properties (object_class);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
ludo_game_init (LudoGame *self)
{
  LudoGamePrivate *priv = _ludo_game_get_private (self);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  priv->team_size = 1;
  priv->moves = g_list_store_new (LUDO_TYPE_MOVE);
  priv->variations = g_list_store_new (LUDO_TYPE_VARIATION);
  priv->line = g_ptr_array_new_with_free_func (g_object_unref);
  priv->undone_view = g_ptr_array_new ();
  priv->date = g_date_time_format (now, "%Y-%m-%d");
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_GAME_MEMBERS_MAX; member++)
      priv->players[seat][member] =
        ludo_player_new (LUDO_PLAYER_HUMAN, "", LUDO_PLAYER_LEVEL_DEFAULT);
}

const GType *
ludo_game_types (void)
{
  static GType types[N_GAMES + 1];
  static gsize initialised = 0;

  /* Types are registered once for the program's life, by whichever thread
   * asks first. */
  if (g_once_init_enter (&initialised))
    {
      guint i = 0;

#define GAME(name) types[i++] = name##_game_get_type ();
#include "games/games-list.h"
#undef GAME
      types[i] = G_TYPE_INVALID;
      g_once_init_leave (&initialised, 1);
    }

  return types;
}

/* The class lives as long as the program: GType never frees static types. */
static LudoGameClass *
peek_class (GType type)
{
  LudoGameClass *klass = g_type_class_peek_static (type);

  if (klass == NULL)
    {
      klass = g_type_class_ref (type);
      g_type_class_unref (klass);
    }

  return klass;
}

GType
ludo_game_type_for (const char *game_id)
{
  const GType *types = ludo_game_types ();

  g_return_val_if_fail (game_id != NULL, G_TYPE_INVALID);

  for (guint i = 0; types[i] != G_TYPE_INVALID; i++)
    if (g_str_equal (peek_class (types[i])->rules->id, game_id))
      return types[i];

  return G_TYPE_INVALID;
}

const LudoGameInfo *
ludo_game_info_for (const char *game_id)
{
  GType type = ludo_game_type_for (game_id);

  g_return_val_if_fail (type != G_TYPE_INVALID, NULL);

  return peek_class (type)->info;
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
  remember_numbers (self);

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
  remember_numbers (self);

  return g_steal_pointer (&self);
}

LudoGame *
ludo_game_copy (LudoGame *self)
{
  LudoGamePrivate *priv;
  LudoGamePrivate *copied;
  LudoGame *copy;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  priv = _ludo_game_get_private (self);
  copy = g_object_new (G_OBJECT_TYPE (self), "seed", priv->seed, NULL);
  copied = _ludo_game_get_private (copy);
  copied->config = priv->config;
  copied->team_size = priv->team_size;
  game_position_init_copy (&copied->position, &priv->position);
  copied->start_position = g_strdup (priv->start_position);
  ludo_game_set_date (copy, priv->date);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_GAME_MEMBERS_MAX; member++)
      ludo_player_assign (copied->players[seat][member],
                          priv->players[seat][member]);

  /* Moves and variations never change, so that both games have them. */
  for (guint i = 0; i < priv->line->len; i++)
    g_ptr_array_add (copied->line,
                     g_object_ref (g_ptr_array_index (priv->line, i)));
  g_list_store_splice (copied->moves, 0, 0, copied->line->pdata,
                       ludo_game_get_n_plies (copy));
  for (guint i = 0;
       i < g_list_model_get_n_items (G_LIST_MODEL (priv->variations)); i++)
    {
      g_autoptr (LudoVariation) variation =
        g_list_model_get_item (G_LIST_MODEL (priv->variations), i);

      g_list_store_append (copied->variations, variation);
    }
  remember_numbers (copy);

  return copy;
}
