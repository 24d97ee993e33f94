/* ludo-laboratory.c: what the chance laboratory of a window shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-laboratory.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chance/ludo-chance-store.h"
#include "play/game/ludo-game.h"
#include "play/ludo-signal.h"

struct _LudoLaboratory
{
  LudoModel parent_instance;

  const char *game_id;          /* static, or NULL */
  LudoChanceRoom room;
  LudoChanceView view;
  int outcome;                  /* whose run is shown; -1: the middle one */
  const char *trial;            /* that of a sentence; static, or NULL */
  gboolean shows_table[LUDO_N_CHANCE_ROOMS];
  gboolean has_aim;
  LudoChanceAim aim;            /* of the step of a lesson */
  GObject *aims_of;             /* weak: the owner of own_throws, or NULL */
  GObject *rules_of;            /* weak: the owner of own_rules, or NULL */

  /* Owned */
  LudoChanceStore *store;
  LudoThrows *own_throws;       /* of a lesson, or NULL */
  LudoRuleChange *own_rules;    /* of a lesson, or NULL */
  LudoClasses *classes;         /* or NULL */
  LudoFateMap *map;             /* or NULL */
  LudoFilm *film;               /* or NULL */
  LudoWalls *walls;

  /* Borrowed from the store, or own_throws */
  LudoRuleChange *rule_change;  /* or NULL until it is asked for */
  LudoDebate *debate;
  LudoThrows *throws;           /* or NULL */
  LudoGames *games;             /* NULL before there is a game */
};

G_DEFINE_FINAL_TYPE (LudoLaboratory, ludo_laboratory, LUDO_TYPE_MODEL)

static void
ludo_laboratory_finalize (GObject *object)
{
  LudoLaboratory *self = LUDO_LABORATORY (object);

  ludo_classes_free (self->classes);
  g_clear_weak_pointer (&self->aims_of);
  g_clear_weak_pointer (&self->rules_of);
  g_clear_object (&self->own_throws);
  g_clear_object (&self->own_rules);
  g_clear_object (&self->map);
  g_clear_object (&self->film);
  g_object_unref (self->walls);
  g_object_unref (self->store);

  G_OBJECT_CLASS (ludo_laboratory_parent_class)->finalize (object);
}

static void
ludo_laboratory_class_init (LudoLaboratoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_laboratory_finalize;
}

static void
ludo_laboratory_init (LudoLaboratory *self)
{
  self->store = ludo_chance_store_dup_default ();
  self->outcome = -1;
  self->debate = ludo_chance_store_get_debate (self->store);
  ludo_signal_connect (self->debate, "changed", ludo_model_emit_changed, self);
  self->walls = ludo_walls_new ();
  ludo_signal_connect (self->walls, "changed", ludo_model_emit_changed, self);
}

LudoLaboratory *
ludo_laboratory_new (void)
{
  return g_object_new (LUDO_TYPE_LABORATORY, NULL);
}

/* Drops the fair classes unless they threw as often as the user has now,
 * because only such classes can be compared. */
static void
throws_changed_cb (LudoLaboratory *self)
{
  if (self->classes != NULL
      && ludo_classes_get_n_throws (self->classes)
         != ludo_throws_get_n (self->throws))
    g_clear_pointer (&self->classes, ludo_classes_free);
  ludo_model_emit_changed (self);
}

static gpointer
read_games (const char  *text,
            GError     **error)
{
  return ludo_games_new_from_text (text, ludo_game_draw_seed (), error);
}

static char *
write_games (gpointer games)
{
  return ludo_games_dup_text (games);
}

/* Takes the runs of this game from the store, where other runs go on. */
static void
load_games (LudoLaboratory *self)
{
  static const LudoChanceKind kind = { read_games, write_games };
  const LudoGameInfo *info = ludo_game_info_for (self->game_id);
  g_autofree char *id = g_strconcat ("games-", self->game_id, NULL);

  if (self->games != NULL)
    g_signal_handlers_disconnect_by_func (self->games,
                                          ludo_model_emit_changed, self);
  self->games = ludo_chance_store_find (self->store, id, &kind);
  if (self->games == NULL || ludo_games_get_info (self->games) != info)
    {
      self->games = ludo_games_new (info, ludo_game_draw_seed ());
      ludo_chance_store_insert (self->store, id, &kind, self->games);
    }
  ludo_signal_connect (self->games, "changed", ludo_model_emit_changed, self);
}

static LudoSamplerKind
sampler_kind (LudoLaboratory *self)
{
  return ludo_game_info_for (self->game_id)->thrown == LUDO_THROWN_DICE
           ? LUDO_SAMPLER_KIND_DICE : LUDO_SAMPLER_KIND_STICKS;
}

/* An aim with as many dice as the game throws. */
static const LudoChanceAim all = { LUDO_CHANCE_ASKS_GUESS };

/* Shows @throws, or if it is NULL those of the game, if any. */
static void
set_throws (LudoLaboratory *self,
            LudoThrows     *throws)
{
  LudoSampler sampler;

  if (self->throws != NULL)
    g_signal_handlers_disconnect_by_func (self->throws, throws_changed_cb,
                                          self);
  if (throws == NULL
      && ludo_laboratory_room_supports (LUDO_CHANCE_ROOM_THROWS, self->game_id))
    {
      ludo_chance_aim_init_sampler (&all, sampler_kind (self), &sampler);
      throws = ludo_chance_store_get (self->store, self->game_id, &sampler);
    }
  if (self->throws != throws)
    g_clear_pointer (&self->classes, ludo_classes_free);
  self->throws = throws;
  if (throws != NULL)
    ludo_signal_connect (throws, "changed", throws_changed_cb, self);
}

void
ludo_laboratory_set_game (LudoLaboratory *self,
                          const char     *game_id)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self)
                    && ludo_laboratory_supports_game (game_id));

  if (g_strcmp0 (self->game_id, game_id) == 0)
    return;

  g_clear_object (&self->map);
  self->outcome = -1;
  self->trial = NULL;
  self->has_aim = FALSE;
  self->game_id = g_intern_string (game_id);
  if (!ludo_laboratory_room_supports (self->room, game_id))
    for (self->room = 0; !ludo_laboratory_room_supports (self->room, game_id);)
      self->room++;
  ludo_walls_set_game (self->walls, ludo_game_info_for (game_id));
  g_clear_object (&self->film);
  if (ludo_fate_map_supports_game (game_id))
    {
      self->map = ludo_fate_map_new (game_id);
      ludo_signal_connect (self->map, "changed", ludo_model_emit_changed,
                           self);
    }
  if (ludo_film_supports_game (game_id))
    self->film = ludo_film_new (game_id);
  load_games (self);
  set_throws (self, NULL);
  ludo_model_emit_changed (self);
}

/* Goes to the changed rules of @owner for @aim: those that are there already,
 * or new ones. */
static void
show_rules (LudoLaboratory      *self,
            const LudoChanceAim *aim,
            GObject             *owner)
{
  self->room = LUDO_CHANCE_ROOM_RULE;
  if (self->rules_of == owner && self->own_rules != NULL
      && memcmp (ludo_rule_change_get_variant (self->own_rules), &aim->variant,
                 sizeof aim->variant) == 0)
    return;

  g_clear_object (&self->own_rules);
  self->own_rules =
    ludo_chance_aim_make_rules (aim, ludo_game_info_for (self->game_id));
  ludo_signal_connect (self->own_rules, "changed", ludo_model_emit_changed,
                       self);
  g_set_weak_pointer (&self->rules_of, owner);
}

/* Goes to the throws of @owner for @aim: those that are there already, those in
 * @kept, or new ones. */
static void
show_aim (LudoLaboratory      *self,
          const LudoChanceAim *aim,
          GObject             *owner,
          const char          *kept)
{
  self->room = LUDO_CHANCE_ROOM_THROWS;
  self->view = aim->asks == LUDO_CHANCE_ASKS_CLASSES ? LUDO_CHANCE_VIEW_CLASSES
                                                     : LUDO_CHANCE_VIEW_BARS;
  if (self->aims_of != owner || self->own_throws == NULL
      || !ludo_chance_aim_goes_on (aim, self->own_throws))
    {
      set_throws (self, NULL);
      g_clear_object (&self->own_throws);
      self->own_throws =
        ludo_chance_aim_make_throws (aim, sampler_kind (self),
                                     self->aims_of != owner ? kept : NULL);
      g_set_weak_pointer (&self->aims_of, owner);
    }
  ludo_throws_set_exact_after (self->own_throws, aim->exact_after);
}

void
ludo_laboratory_set_aim (LudoLaboratory      *self,
                         const LudoChanceAim *aim,
                         GObject             *owner,
                         const char          *kept)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self) && self->game_id != NULL);

  self->has_aim = aim != NULL;
  if (aim != NULL)
    {
      self->aim = *aim;
      self->trial = NULL;
      if (aim->asks == LUDO_CHANCE_ASKS_RULE)
        show_rules (self, aim, owner);
      else
        show_aim (self, aim, owner, kept);
    }
  set_throws (self, aim != NULL ? self->own_throws : NULL);
  ludo_model_emit_changed (self);
}

const LudoChanceAim *
ludo_laboratory_get_aim (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->has_aim ? &self->aim : NULL;
}

static LudoChanceWork
get_work (LudoLaboratory *self)
{
  return (LudoChanceWork) { self->throws, self->classes, self->own_rules };
}

char *
ludo_laboratory_dup_answer (LudoLaboratory *self)
{
  LudoChanceWork work;

  g_return_val_if_fail (LUDO_IS_LABORATORY (self) && self->has_aim, NULL);

  work = get_work (self);

  return ludo_chance_aim_dup_answer (&self->aim, &work);
}

char *
ludo_laboratory_describe_aim (LudoLaboratory *self)
{
  LudoChanceWork work;

  g_return_val_if_fail (LUDO_IS_LABORATORY (self) && self->has_aim, NULL);

  work = get_work (self);

  return ludo_chance_aim_describe (&self->aim, &work);
}

const char *
ludo_laboratory_get_game_id (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->game_id;
}

void
ludo_laboratory_set_room (LudoLaboratory *self,
                          LudoChanceRoom  room)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self) && room < LUDO_N_CHANCE_ROOMS
                    && self->game_id != NULL
                    && ludo_laboratory_room_supports (room, self->game_id));

  if (self->room == room)
    return;

  self->room = room;
  self->trial = NULL;
  ludo_model_emit_changed (self);
}

LudoChanceRoom
ludo_laboratory_get_room (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), LUDO_CHANCE_ROOM_THROWS);

  return self->room;
}

LudoThrows *
ludo_laboratory_get_throws (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->throws;
}

LudoRuleChange *
ludo_laboratory_get_rule_change (LudoLaboratory *self)
{
  static const LudoChanceKind kind = LUDO_CHANCE_KIND (ludo_rule_change);

  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  if (self->has_aim && self->aim.asks == LUDO_CHANCE_ASKS_RULE)
    return self->own_rules;
  if (self->rule_change != NULL)
    return self->rule_change;

  self->rule_change = ludo_chance_store_find (self->store, "rule", &kind);
  if (self->rule_change == NULL)
    {
      self->rule_change =
        ludo_rule_change_new (ludo_game_info_for (self->game_id));
      ludo_chance_store_insert (self->store, "rule", &kind, self->rule_change);
    }
  ludo_signal_connect (self->rule_change, "changed", ludo_model_emit_changed,
                       self);

  return self->rule_change;
}

LudoDebate *
ludo_laboratory_get_debate (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->debate;
}

const LudoDebateSentence *
ludo_laboratory_get_sentence (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->throws != NULL
           ? ludo_debate_get_sentence
               (ludo_throws_get_sampler (self->throws)->kind,
                ludo_debate_get_shown (self->debate))
           : NULL;
}

/* Returns: the room of the sentence that is shown; LUDO_N_CHANCE_ROOMS where it
 * is of no use. */
static LudoChanceRoom
find_trial (LudoLaboratory *self)
{
  const LudoDebateSentence *sentence = ludo_laboratory_get_sentence (self);
  LudoChanceRoom room = sentence != NULL
                          ? ludo_laboratory_find_room (sentence->room)
                          : LUDO_N_CHANCE_ROOMS;

  return room < LUDO_N_CHANCE_ROOMS
         && ludo_laboratory_room_supports (room, self->game_id)
           ? room : LUDO_N_CHANCE_ROOMS;
}

gboolean
ludo_laboratory_can_try (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), FALSE);

  return find_trial (self) < LUDO_N_CHANCE_ROOMS;
}

void
ludo_laboratory_try (LudoLaboratory *self)
{
  const LudoDebateSentence *sentence;
  LudoSampler sampler;

  g_return_if_fail (LUDO_IS_LABORATORY (self)
                    && ludo_laboratory_can_try (self));

  sentence = ludo_laboratory_get_sentence (self);
  self->room = find_trial (self);
  self->trial = sentence->trial;
  if (self->trial != NULL)
    {
      self->view = sentence->view;
      self->outcome = -1;
      if (!ludo_chance_aim_fits (&all, self->throws))
        {
          ludo_chance_aim_init_sampler (&all, sampler_kind (self), &sampler);
          ludo_throws_set_sampler (self->throws, &sampler);
        }
    }
  ludo_model_emit_changed (self);
}

LudoGames *
ludo_laboratory_get_games (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self) && self->game_id != NULL,
                        NULL);

  return self->games;
}

LudoFateMap *
ludo_laboratory_get_map (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->map;
}

LudoFilm *
ludo_laboratory_get_film (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->film;
}

gboolean
ludo_laboratory_is_guessing (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self) && self->throws != NULL,
                        FALSE);

  return ludo_throws_get_guess (self->throws, NULL) == LUDO_GUESS_NONE;
}

void
ludo_laboratory_set_view (LudoLaboratory *self,
                          LudoChanceView  view)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self) && view < LUDO_N_CHANCE_VIEWS);

  if (self->view == view)
    return;

  self->view = view;
  ludo_model_emit_changed (self);
}

LudoChanceView
ludo_laboratory_get_view (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), LUDO_CHANCE_VIEW_BARS);

  return ludo_laboratory_is_guessing (self) ? LUDO_CHANCE_VIEW_BARS
                                            : self->view;
}

void
ludo_laboratory_set_outcome (LudoLaboratory *self,
                             guint           outcome)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self));

  if (self->outcome == (int) outcome)
    return;

  self->outcome = (int) outcome;
  ludo_model_emit_changed (self);
}

guint
ludo_laboratory_get_outcome (LudoLaboratory *self)
{
  guint n;

  g_return_val_if_fail (LUDO_IS_LABORATORY (self), 0);

  n = ludo_sampler_get_n_outcomes (ludo_throws_get_sampler (self->throws));

  return self->outcome >= 0 && (guint) self->outcome < n
           ? (guint) self->outcome : n / 2;
}

gboolean
ludo_laboratory_can_make_classes (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), FALSE);

  return ludo_throws_get_n (self->throws) > 0
         && ludo_throws_get_n (self->throws) <= LUDO_CLASSES_THROWS_MAX;
}

void
ludo_laboratory_make_classes (LudoLaboratory *self,
                              guint           n)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self)
                    && ludo_laboratory_can_make_classes (self));

  if (self->classes == NULL)
    self->classes =
      ludo_classes_new (ludo_throws_get_sampler (self->throws),
                        ludo_throws_get_n (self->throws),
                        ludo_game_draw_seed ());
  ludo_classes_make (self->classes, n);
  ludo_model_emit_changed (self);
}

const LudoClasses *
ludo_laboratory_get_classes (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->classes;
}

void
ludo_laboratory_set_played (LudoLaboratory *self,
                            LudoGame       *game)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self)
                    && (game == NULL || LUDO_IS_GAME (game)));

  if (self->game_id == NULL)
    return;

  if (self->map != NULL)
    ludo_fate_map_set_played (self->map, game);
  if (self->film != NULL)
    ludo_film_set_played (self->film, game);
  ludo_walls_set_played (self->walls, game);
}

LudoWalls *
ludo_laboratory_get_walls (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  return self->walls;
}

void
ludo_laboratory_set_shows_table (LudoLaboratory *self,
                                 gboolean        shows_table)
{
  g_return_if_fail (LUDO_IS_LABORATORY (self));

  if (self->shows_table[self->room] == shows_table)
    return;

  self->shows_table[self->room] = shows_table;
  ludo_model_emit_changed (self);
}

gboolean
ludo_laboratory_get_shows_table (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), FALSE);

  return self->shows_table[self->room];
}

const char *
ludo_laboratory_get_task (LudoLaboratory *self)
{
  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  if (ludo_laboratory_is_guessing (self))
    return _("How many of a hundred throws will fall in each bar? Draw your "
             "guess on the picture, or type it.");
  if (self->trial != NULL)
    return gettext (self->trial);

  if (ludo_throws_get_n (self->throws) == 0)
    return _("Now throw, and compare.");
  if (self->view == LUDO_CHANCE_VIEW_WAYS)
    return _("How often each way of falling came up");

  if (self->view == LUDO_CHANCE_VIEW_CLASSES)
    return self->classes != NULL
             ? _("Your throws beside those of other classes")
             : _("Now let other classes throw just as often, and compare.");

  return ludo_throws_shows_exact (self->throws)
           ? _("What was thrown, beside what was expected")
           : _("What was thrown");
}
