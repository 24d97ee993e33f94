/* ludo-game-query.c: what can be asked of a game, and who plays it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-game-private.h"

#include <glib/gi18n.h>

#include "play/ludo-isolate.h"

const GameRules *
ludo_game_get_rules (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return self->info->rules;
}

const LudoGameInfo *
ludo_game_get_info (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return self->info;
}

const GameConfig *
ludo_game_get_config (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return &self->config;
}

gboolean
ludo_game_set_config_details (LudoGame         *self,
                              const GameConfig *config)
{
  g_return_val_if_fail (LUDO_IS_GAME (self) && config != NULL, FALSE);

  if (self->config.ruleset != config->ruleset
      || self->config.players != config->players)
    return FALSE;

  self->config = *config;

  return TRUE;
}

const char *
ludo_game_get_start_position (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return self->start_position;
}

const GameState *
ludo_game_get_state (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return &self->position.state;
}

const GamePosition *
ludo_game_get_position (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return &self->position;
}

const GameState *
ludo_game_get_state_at (LudoGame *self,
                        guint     n_plies)
{
  const GamePosition *position = ludo_game_get_position (self);

  g_return_val_if_fail (position != NULL && n_plies <= position->n_plies, NULL);

  return n_plies == position->n_plies ? &position->state
                                      : &position->plies[n_plies].state;
}

void
ludo_game_list_keys (LudoGame *self,
                     GArray   *keys)
{
  const GamePosition *position = ludo_game_get_position (self);
  guint64 key;

  g_return_if_fail (position != NULL && keys != NULL);

  key = position->rules->key (ludo_game_get_state_at (self, 0));
  g_array_append_val (keys, key);
  for (size_t i = 0; i < position->n_plies; i++)
    {
      key = (key ^ position->plies[i].move)
            * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      key ^= key >> 29;
      g_array_append_val (keys, key);
    }
}

char *
ludo_game_dup_position_text (LudoGame *self)
{
  char text[GAME_POSITION_TEXT_MAX];

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  ludo_game_get_rules (self)->print (ludo_game_get_state (self), text);

  return g_strdup (text);
}

guint64
ludo_game_get_seed (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return self->seed;
}

int
ludo_game_get_turn (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return ludo_game_get_rules (self)->turn (ludo_game_get_state (self));
}

gboolean
ludo_game_get_at_chance (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return game_position_at_chance (ludo_game_get_position (self));
}

gboolean
ludo_game_get_over (LudoGame *self)
{
  GameOutcome outcome;

  ludo_game_get_outcome (self, &outcome);

  return outcome.over;
}

void
ludo_game_get_outcome (LudoGame    *self,
                       GameOutcome *outcome)
{
  g_return_if_fail (LUDO_IS_GAME (self));

  game_position_outcome (ludo_game_get_position (self), outcome);
}

guint
ludo_game_get_n_plies (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return (guint) ludo_game_get_position (self)->n_plies;
}

gboolean
ludo_game_get_can_undo (LudoGame *self)
{
  return ludo_game_get_n_plies (self) > 0;
}

gboolean
ludo_game_get_can_redo (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  return self->line->len > self->position.n_plies;
}

GListModel *
ludo_game_get_moves (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->moves);
}

LudoMove *
ludo_game_get_last_move (LudoGame *self)
{
  gsize n_plies;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  n_plies = self->position.n_plies;

  return n_plies > 0 ? g_ptr_array_index (self->line, n_plies - 1) : NULL;
}

guint
ludo_game_count_turn (LudoGame *self)
{
  const GamePosition *position = ludo_game_get_position (self);
  const GameRules *rules = ludo_game_get_rules (self);
  const GamePly *last;
  guint n = 1;

  g_return_val_if_fail (position != NULL, 0);

  if (position->n_plies == 0)
    return 0;

  last = &position->plies[position->n_plies - 1];
  while (n < position->n_plies && !rules->at_chance (&last->state)
         && !rules->at_chance (&last[-(int) n].state)
         && rules->turn (&last[-(int) n].state) == rules->turn (&last->state))
    n++;

  return n;
}

guint
ludo_game_count_new_plies (LudoGame *self,
                           guint     n_played)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return MIN (n_played, MAX (ludo_game_count_turn (self), self->n_redone));
}

guint
ludo_game_count_moves (LudoGame *self,
                       guint     n_plies)
{
  guint n = 0;
  int seat = -1;

  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  for (guint i = 0; i < MIN (n_plies, self->line->len); i++)
    {
      LudoMove *move = g_ptr_array_index (self->line, i);

      if (ludo_move_get_seat (move) != seat)
        n++;
      seat = ludo_move_get_seat (move);
    }

  return n;
}

guint
ludo_game_find_last_turns (LudoGame *self)
{
  LudoMove *last = ludo_game_get_last_move (self);
  guint first, n_plies;
  int turn;

  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  n_plies = self->position.n_plies;
  turn = ludo_game_get_turn (self);
  if (last == NULL)
    return 0;
  if (ludo_game_get_over (self)
      || (!ludo_move_is_throw (last) && ludo_move_get_seat (last) == turn))
    return n_plies - ludo_game_count_turn (self);

  /* The player to move has thrown but not moved yet, so the throw counts among
   * the last turns too. */
  first = n_plies;
  while (first > 0)
    {
      LudoMove *before = g_ptr_array_index (self->line, first - 1);

      if (!ludo_move_is_throw (before) && ludo_move_get_seat (before) == turn)
        break;
      first--;
    }

  return first;
}

const char *
ludo_game_get_date (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return self->date;
}

void
ludo_game_set_date (LudoGame   *self,
                    const char *date)
{
  g_return_if_fail (LUDO_IS_GAME (self) && date != NULL);

  g_free (self->date);
  self->date = g_strdup (date);
}

int
ludo_game_get_legal_moves (LudoGame *self,
                           GameMove *moves)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return game_position_legal_moves (ludo_game_get_position (self), moves);
}

int
ludo_game_get_n_seats (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return self->config.players;
}

int
ludo_game_get_team_size (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 1);

  return self->team_size;
}

void
ludo_game_set_team_size (LudoGame *self,
                         int       team_size)
{
  g_return_if_fail (LUDO_IS_GAME (self));
  g_return_if_fail (team_size >= 1
                    && team_size <= self->info->max_team_size);

  self->team_size = team_size;
}

int
ludo_game_get_lot (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  return self->lot;
}

void
ludo_game_set_lot (LudoGame *self,
                   int       lot)
{
  g_return_if_fail (LUDO_IS_GAME (self));
  g_return_if_fail (lot >= 0 && lot <= ludo_game_get_n_seats (self));

  self->lot = lot;
}

LudoPlayer *
ludo_game_get_player (LudoGame *self,
                      int       seat,
                      int       member)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < GAME_SEATS_MAX, NULL);
  g_return_val_if_fail (member >= 0 && member < LUDO_GAME_MEMBERS_MAX, NULL);

  return &self->players[seat][member];
}

int
ludo_game_get_member (LudoGame *self)
{
  const GamePosition *position;
  int seat, previous = -1, n_turns = 0;

  g_return_val_if_fail (LUDO_IS_GAME (self), 0);

  if (self->team_size == 1)
    return 0;

  /* Members of a team take its turns alternately, and a throw won again
   * belongs to the same turn: so count the turns that the side has begun
   * before this one. */
  position = &self->position;
  seat = ludo_game_get_turn (self);
  for (size_t i = 0; i < position->n_plies; i++)
    {
      int mover = position->rules->turn (&position->plies[i].state);

      if (mover == seat && previous != seat)
        n_turns++;
      previous = mover;
    }
  if (previous == seat)
    n_turns--;

  return n_turns % self->team_size;
}

LudoPlayer *
ludo_game_get_current_player (LudoGame *self)
{
  if (ludo_game_get_over (self))
    return NULL;

  return ludo_game_get_player (self, ludo_game_get_turn (self),
                               ludo_game_get_member (self));
}

char *
ludo_game_dup_player_name (LudoGame *self,
                           int       seat,
                           int       member)
{
  const char *name = ludo_game_get_player (self, seat, member)->name;
  const char *side = gettext (self->info->seats[seat]);

  if (name[0] != '\0')
    return ludo_isolate (name);

  if (self->team_size > 1)
    /* Translators: a member of a team: the side's name and 1 or 2. */
    return g_strdup_printf (C_("team member", "%s %d"), side, member + 1);

  return g_strdup (side);
}

/* Returns @sentence, which is about @seat and is taken over, with the player's
 * own name before it, if he has one; the seat's name is in the sentence. */
static char *
name_player (LudoGame *self,
             int       seat,
             int       member,
             char     *sentence)
{
  g_autofree char *unnamed = sentence;
  g_autofree char *name = NULL;

  if (seat < 0
      || ludo_game_get_player (self, seat, member)->name[0] == '\0')
    return g_steal_pointer (&unnamed);

  name = ludo_game_dup_player_name (self, seat, member);

  /* Translators: a player's own name, then whose turn it is or who has won:
   * "Anna – White to throw." */
  return g_strdup_printf (_("%s – %s"), name, unnamed);
}

char *
ludo_game_describe_turn (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  if (ludo_game_get_over (self))
    return ludo_game_describe_outcome (self);

  return name_player (self, ludo_game_get_turn (self),
                      ludo_game_get_member (self),
                      self->info->describe_turn (&self->position));
}

char *
ludo_game_describe_move (LudoGame   *self,
                         LudoMove   *move,
                         LudoDetail  detail)
{
  LudoPly ply;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);
  g_return_val_if_fail (LUDO_IS_MOVE (move), NULL);

  if (ludo_move_is_stop (move))
    return g_strdup (_("The game is stopped."));

  ply = (LudoPly) {
    .rules = self->info->rules,
    .before = ludo_move_get_before (move),
    .move = ludo_move_get_move (move),
    .after = ludo_move_get_after (move),
    .trace = ludo_move_get_trace (move),
  };

  return self->info->describe_move (&ply, detail);
}

char *
ludo_game_describe_consequence (LudoGame        *self,
                                const GameState *before,
                                const GameMove  *line,
                                int              n_line)
{
  LudoAdvice advice = { 0 };

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  if (self->info->describe_consequence == NULL
      || self->info->rules->at_chance (before))
    return NULL;

  ludo_advice_init (&advice, before, line, n_line);

  return self->info->describe_consequence (&advice);
}

char *
ludo_game_describe_outcome (LudoGame *self)
{
  GameOutcome outcome;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  ludo_game_get_outcome (self, &outcome);
  if (!outcome.over)
    return NULL;

  /* A team wins together. */
  return name_player (self, self->team_size > 1 ? -1 : outcome.winner, 0,
                      self->info->describe_outcome (&outcome));
}

char *
ludo_game_describe_refusal (LudoGame    *self,
                            const char  *token,
                            const char **rule_id)
{
  g_return_val_if_fail (LUDO_IS_GAME (self) && token != NULL, NULL);

  if (rule_id != NULL)
    *rule_id = NULL;

  return self->info->describe_refusal (&self->position, token, rule_id);
}

char *
ludo_game_describe_score (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return self->info->describe_score (&self->position.state);
}

char *
ludo_game_describe_seat_score (LudoGame        *self,
                               const GameState *state,
                               int              seat)
{
  g_return_val_if_fail (LUDO_IS_GAME (self) && state != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < ludo_game_get_n_seats (self),
                        NULL);

  return self->info->describe_seat_score != NULL
           ? self->info->describe_seat_score (state, seat)
           : g_strdup ("");
}

char *
ludo_variant_describe_rule (const LudoVariantWords *words,
                            const GameVariant      *variant,
                            guint                   index,
                            gboolean               *changed)
{
  g_autofree char *now = words->describe_rule (variant, index);
  g_autofree char *before = NULL;
  GameVariant sheet;

  words->rules->start (variant->ruleset, &sheet);
  before = words->describe_rule (&sheet, index);
  *changed = g_strcmp0 (now, before) != 0;
  if (!*changed)
    return g_steal_pointer (&now);

  /* Translators: one or two sentences about a rule, and what they are by the
   * sheet. */
  return g_strdup_printf (_("Changed: %s By the sheet’s rules: %s"), now,
                          before);
}

char *
ludo_game_name_ply (LudoGame   *self,
                    const char *token)
{
  char *name = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (self) && token != NULL, NULL);

  if (g_str_equal (token, LUDO_MOVE_STOP))
    /* Translators: an entry in the list of moves: the game was stopped. */
    return g_strdup (C_("ply", "Stop"));

  if (self->info->describe_throw != NULL)
    name = self->info->describe_throw (&self->position.state, token);

  return name != NULL ? name : g_strdup (token);
}

gboolean
ludo_game_has_person (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), FALSE);

  for (int seat = 0; seat < ludo_game_get_n_seats (self); seat++)
    for (int i = 0; i < self->team_size; i++)
      if (ludo_player_is (ludo_game_get_player (self, seat, i),
                          LUDO_PLAYER_HUMAN))
        return TRUE;

  return FALSE;
}

int
ludo_game_get_n_before_person (LudoGame *self)
{
  gboolean has_person;
  LudoMove *last;

  g_return_val_if_fail (LUDO_IS_GAME (self), -1);

  /* A stop is nobody's move. */
  last = ludo_game_get_last_move (self);
  if (last != NULL && ludo_move_is_stop (last))
    return (int) ludo_game_get_n_plies (self) - 1;

  has_person = ludo_game_has_person (self);
  for (int i = (int) ludo_game_get_n_plies (self) - 1; i >= 0; i--)
    {
      g_autoptr (LudoMove) move =
        g_list_model_get_item (ludo_game_get_moves (self), i);

      if (!has_person
          || ludo_player_is (ludo_game_get_player (self,
                                                   ludo_move_get_seat (move),
                                                   ludo_move_get_member (move)),
                             LUDO_PLAYER_HUMAN))
        return i;
    }

  return -1;
}

char *
ludo_game_info_dup_facts (const LudoGameInfo *info)
{
  static const char *const luck[] = {
    N_("pure skill"), N_("more skill than luck"), N_("luck and skill"),
    N_("more luck than skill"), N_("pure luck"),
  };
  const GameRules *rules = info->rules;
  g_autofree char *players =
    rules->min_players == rules->max_players
      ? g_strdup_printf (ngettext ("%d player", "%d players",
                                   (gulong) rules->max_players),
                         rules->max_players)
      /* Translators: the fewest and the most. */
      : g_strdup_printf (_("%d or %d players"), rules->min_players,
                         rules->max_players);
  g_autofree char *minutes =
    g_strdup_printf (ngettext ("about %d minute", "about %d minutes",
                               info->minutes), info->minutes);
  g_autofree char *age =
    g_strdup_printf (ngettext ("from age %d", "from age %d", info->age),
                     info->age);

  const char *facts[] = { players, minutes, age, gettext (luck[info->luck]) };
  GString *text = g_string_new (NULL);

  /* Break lines only between two facts, after the comma. */
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      g_autoptr (GString) fact = g_string_new (facts[i]);

      g_string_replace (fact, " ", "\u00a0", 0);
      g_string_append_printf (text, "%s%s", i > 0 ? _(", ") : "", fact->str);
    }

  return g_string_free (text, FALSE);
}

char *
ludo_game_info_describe (const LudoGameInfo *info)
{
  g_autofree char *facts = ludo_game_info_dup_facts (info);

  /* Translators: what a game is about, a sentence; who plays it and how long;
   * where it comes from. */
  return g_strdup_printf (_("%s %s. %s."), gettext (info->summary), facts,
                          gettext (info->credit));
}
