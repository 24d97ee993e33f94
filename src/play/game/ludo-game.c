/* ludo-game.c: a game being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"
#include "play/ludo-letters.h"
#include "play/ludo-quote.h"
#include "play/ludo-signal.h"

enum
{
  PROP_TURN_PENDING = 1,
};

G_DEFINE_FINAL_TYPE (LudoGame, ludo_game, G_TYPE_OBJECT)
G_DEFINE_QUARK (ludo-game-error-quark, ludo_game_error)

void
ludo_game_begin_change (LudoGame *self)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  if (self->n_changing++ > 0)
    return;

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  self->touched = FALSE;
  self->n_redone = 0;
  self->n_before = self->n_unchanged = ludo_game_get_n_plies (self);
}

void
_ludo_game_touch (LudoGame *self)
{
  self->touched = TRUE;
  self->n_unchanged = MIN (self->n_unchanged, ludo_game_get_n_plies (self));
}

static void
set_turn_pending (LudoGame *self,
                  gboolean  pending)
{
  if (self->turn_pending == pending)
    return;

  self->turn_pending = pending;
  g_object_notify (G_OBJECT (self), "turn-pending");
}

/* In tavli the rules end a turn with the last number that can be played.  At
 * the board a player would still look at his turn and take part of it back, so
 * the program that shows the game may ask for the next throw to wait. */
static void
update_turn_pending (LudoGame *self)
{
  LudoMove *last = ludo_game_get_last_move (self);

  /* A turn waits only after a ply was played in this change, not when undo
   * came back to it, and only in games with decisions, because in others the
   * player has no move to take back for a better one. */
  set_turn_pending
    (self, last != NULL && self->confirms_turns
           && self->n_unchanged < self->position.n_plies
           && self->info->has_decisions
           && !ludo_move_is_throw (last) && ludo_game_get_at_chance (self)
           && ludo_game_get_player (self, ludo_move_get_seat (last),
                                    ludo_move_get_member (last))->kind
              == LUDO_PLAYER_HUMAN);
}

/* Emits one signal for all that was done in the act. */
static void
emit_changed (LudoGame *self)
{
  guint n_unchanged = self->n_unchanged;
  guint n_undone = self->n_before - n_unchanged;
  guint n_played = ludo_game_get_n_plies (self) - n_unchanged;

  if (n_undone + n_played > 0)
    {
      g_list_store_splice (self->moves, n_unchanged, n_undone,
                           self->line->pdata + n_unchanged, n_played);
      update_turn_pending (self);
    }
  g_signal_emit_by_name (self, "changed", n_undone, n_played);
  game_trace_clear (&self->laid);
}

void
ludo_game_end_change (LudoGame *self)
{
  g_return_if_fail (LUDO_IS_GAME (self) && self->n_changing > 0);

  if (--self->n_changing > 0)
    return;

  if (self->touched)
    emit_changed (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_object_unref (self);
}

static void
ludo_game_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_TURN_PENDING:
      g_value_set_boolean (value, LUDO_GAME (object)->turn_pending);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_game_finalize (GObject *object)
{
  LudoGame *self = LUDO_GAME (object);

  game_position_clear (&self->position);
  game_trace_clear (&self->laid);
  g_clear_object (&self->moves);
  g_clear_object (&self->variations);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_free (self->start_position);
  g_free (self->date);
  g_free (self->rules_name);

  G_OBJECT_CLASS (ludo_game_parent_class)->finalize (object);
}

static void
ludo_game_class_init (LudoGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ludo_game_get_property;
  object_class->finalize = ludo_game_finalize;

  g_object_class_install_property (
    object_class, PROP_TURN_PENDING,
    g_param_spec_boolean ("turn-pending", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  ludo_signal_new (klass, "changed", 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
ludo_game_init (LudoGame *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  self->team_size = 1;
  self->moves = g_list_store_new (LUDO_TYPE_MOVE);
  self->variations = g_list_store_new (LUDO_TYPE_VARIATION);
  self->line = g_ptr_array_new_with_free_func (g_object_unref);
  self->date = g_date_time_format (now, "%Y-%m-%d");
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    for (int member = 0; member < LUDO_GAME_MEMBERS_MAX; member++)
      self->players[seat][member].level = LUDO_PLAYER_LEVEL_DEFAULT;
}

const LudoGameInfo *
ludo_game_info_for (const char *game_id)
{
  const LudoModule *module;

  g_return_val_if_fail (game_id != NULL, NULL);

  module = games_find_module (game_id);

  return module != NULL ? module->info : NULL;
}

static LudoGame *
create (const LudoGameInfo *info,
        guint64             seed)
{
  LudoGame *self = g_object_new (LUDO_TYPE_GAME, NULL);

  self->info = info;
  self->seed = seed;

  return self;
}

/* As ludo_game_info_for(), with an @error where there is no such game. */
static const LudoGameInfo *
find_info (const char  *game_id,
           GError     **error)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);

  if (info == NULL)
    ludo_quote_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_UNKNOWN_GAME,
                          /* Translators: %s is what a file or a command
                           * named. */
                          _("There is no game called “%s”"), game_id);

  return info;
}

guint64
ludo_game_draw_seed (void)
{
  return ((guint64) g_random_int () << 32) | g_random_int ();
}

LudoGame *
ludo_game_new (const char        *game_id,
               const GameConfig  *config,
               guint64            seed,
               GError           **error)
{
  const LudoGameInfo *info;
  LudoGame *self;

  g_return_val_if_fail (game_id != NULL, NULL);

  info = find_info (game_id, error);
  if (info == NULL)
    return NULL;

  self = create (info, seed);
  if (config != NULL)
    self->config = *config;
  else
    game_rules_default_config (info->rules, &self->config);
  game_position_init_start (&self->position, info->rules, &self->config);

  return self;
}

const char *
ludo_game_describe_parse_code (GameParseCode code)
{
  switch (code)
    {
    case GAME_PARSE_RANGE:
      return _("a number is out of range");
    case GAME_PARSE_RULESET:
      return _("there is no such ruleset");
    case GAME_PARSE_COUNT:
      return _("the number of pieces or stones is wrong");
    case GAME_PARSE_IMPOSSIBLE:
      return _("impossible position");
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
  const LudoGameInfo *info;
  const GameRules *rules;
  LudoGame *self;
  GameState state = { 0 };
  GameError parse_error = { 0 };

  g_return_val_if_fail (game_id != NULL && position != NULL, NULL);

  info = find_info (game_id, error);
  if (info == NULL)
    return NULL;

  rules = info->rules;
  if (!rules->parse (position, &state, &parse_error))
    {
      g_set_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_POSITION,
                   /* Translators: %1$zu counts characters from 1; %2$s says
                    * what is wrong there. */
                   _("The position cannot be read (character %1$zu): %2$s"),
                   parse_error.offset + 1,
                   ludo_game_describe_parse_code (parse_error.code));
      return NULL;
    }

  self = create (info, seed);
  game_rules_default_config (rules, &self->config);
  rules->config (&state, &self->config);
  game_position_init_state (&self->position, rules, &state);
  self->start_position = ludo_game_dup_position_text (self);

  return self;
}

LudoGame *
ludo_game_new_to_edit (const LudoGameInfo *info,
                       const GameState    *state)
{
  LudoGame *self;

  g_return_val_if_fail (info != NULL && state != NULL, NULL);

  self = create (info, 0);
  game_rules_default_config (info->rules, &self->config);
  game_position_init_set_up (&self->position, info->rules, state);

  return self;
}

void
ludo_game_edit (LudoGame        *self,
                const GameState *state)
{
  g_return_if_fail (LUDO_IS_GAME (self) && state != NULL);

  ludo_game_begin_change (self);
  game_position_clear (&self->position);
  game_position_init_set_up (&self->position, self->info->rules, state);
  _ludo_game_touch (self);
  ludo_game_end_change (self);
}

gboolean
ludo_game_set_rules_name (LudoGame   *self,
                          const char *name)
{
  g_autofree char *clean = NULL;
  GameVariant variant;

  g_return_val_if_fail (LUDO_IS_GAME (self) && name != NULL, FALSE);

  clean = ludo_letters_dup_name (name, LUDO_RULES_NAME_LETTERS);
  if (clean[0] != '\0'
      && (self->info->variants == NULL
          || !self->info->variants->rules->find_game
                (ludo_game_get_state_at (self, 0), &variant)))
    return FALSE;

  g_free (self->rules_name);
  self->rules_name = g_steal_pointer (&clean);

  return TRUE;
}

const char *
ludo_game_get_rules_name (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return self->rules_name != NULL ? self->rules_name : "";
}

char *
ludo_game_dup_title (LudoGame *self)
{
  const char *name;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  name = ludo_game_get_rules_name (self);

  return name[0] != '\0'
           /* Translators: the name that somebody gave to changed rules, and the
            * game whose rules they are. */
           ? g_strdup_printf (_("%s (%s)"), name, gettext (self->info->name))
           : g_strdup (gettext (self->info->name));
}

LudoGame *
ludo_game_copy (LudoGame *self)
{
  LudoGame *copy;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  copy = create (self->info, self->seed);
  copy->config = self->config;
  copy->team_size = self->team_size;
  copy->lot = self->lot;
  game_position_init_copy (&copy->position, &self->position);
  copy->start_position = g_strdup (self->start_position);
  ludo_game_set_date (copy, self->date);
  copy->rules_name = g_strdup (self->rules_name);
  memcpy (copy->players, self->players, sizeof copy->players);

  /* Moves and variations never change, so that both games have them. */
  for (guint i = 0; i < self->line->len; i++)
    g_ptr_array_add (copy->line,
                     g_object_ref (g_ptr_array_index (self->line, i)));
  g_list_store_splice (copy->moves, 0, 0, copy->line->pdata,
                       ludo_game_get_n_plies (copy));
  for (guint i = 0;
       i < g_list_model_get_n_items (G_LIST_MODEL (self->variations)); i++)
    {
      g_autoptr (LudoVariation) variation =
        g_list_model_get_item (G_LIST_MODEL (self->variations), i);

      g_list_store_append (copy->variations, variation);
    }

  return copy;
}

void
ludo_game_set_confirms_turns (LudoGame *self,
                              gboolean  confirms_turns)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  self->confirms_turns = !!confirms_turns;
  if (!confirms_turns)
    ludo_game_end_turn (self);
}

gboolean
ludo_game_get_turn_pending (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return self->turn_pending;
}

void
ludo_game_end_turn (LudoGame *self)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  set_turn_pending (self, FALSE);
}
