/* ludo-quiz.c: what can be asked of a position on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/puzzles/ludo-quiz.h"

#include <string.h>

#include "games/game-playout.h"

/* The number of refused moves that are gathered before some are chosen. */
#define TRIES 240

/* LudoOffer, and how much it teaches. */
typedef struct
{
  LudoOffer offer;
  int worth;
} Wrong;

gboolean
ludo_quiz_study (LudoQuiz        *self,
                 const GameRules *rules,
                 const GameState *state)
{
  GameOutcome outcome;

  self->rules = rules;
  self->drawing = ludo_drawing_for (rules->id);
  self->state = *state;
  self->n_moves = self->n_places = 0;
  rules->outcome (state, &outcome);
  if (outcome.over)
    return FALSE;

  self->n_moves = game_list_moves (rules, state, self->moves);
  /* A game without decisions is asked about the effect of a throw. */
  if (rules->chance == NULL || rules->at_chance (state))
    return rules->chance == NULL && rules->at_chance (state);

  for (int i = 0; i < self->n_moves; i++)
    {
      int path[LUDO_PATH_MAX], j = 0;
      char name[8];

      self->drawing->move_path (state, self->moves[i], path);
      if (self->drawing->place_name (path[0], name)[0] == '\0')
        return FALSE;
      while (j < self->n_places && self->places[j] != path[0])
        j++;
      if (j == self->n_places)
        self->places[self->n_places++] = path[0];
    }

  return self->n_places > 0;
}

/* In the order in which one counts: 2 before 10, a1 before a2. */
static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  const char *one = *(char *const *) a;
  const char *other = *(char *const *) b;
  gsize length = strlen (one), other_length = strlen (other);

  return length != other_length ? (length > other_length ? 1 : -1)
                                : strcmp (one, other);
}

char *
ludo_quiz_dup_places (const LudoQuiz *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < self->n_places; i++)
    {
      char name[8];

      g_ptr_array_add (names, g_strdup (self->drawing->place_name
                                          (self->places[i], name)));
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (", ", (char **) names->pdata);
}

char *
ludo_quiz_dup_refusal (const LudoQuiz  *self,
                       const char      *token,
                       const char     **rule_id)
{
  GamePosition position;

  game_position_init_state (&position, self->rules, &self->state);

  return ludo_game_info_for (self->rules->id)
    ->describe_refusal (&position, token, rule_id);
}

/* Whether the game lists @token among the mistakes of beginners. */
static gboolean
is_mistake (const LudoQuiz *self,
            const char     *token)
{
  const LudoMistake *mistake =
    ludo_game_info_for (self->rules->id)->mistakes;
  const LudoGivenAnswer asked = {
    .kind = LUDO_ASKED_REFUSED,
    .seat = self->rules->turn (&self->state),
    .begun = &self->state,
    .state = &self->state,
    .after = &self->state,
    .right = -1,
    .given = -1,
    .token = token,
  };

  for (; mistake != NULL && mistake->id != NULL; mistake++)
    if (ludo_mistake_explains (mistake, &asked))
      return TRUE;

  return FALSE;
}

/* Writes into @token the move of somebody who picks one place, mostly of his
 * own pieces, and then another. */
static void
pick (const LudoQuiz *self,
      GameRng        *rng,
      char           *token)
{
  const LudoDrawing *drawing = self->drawing;
  int seat = self->rules->turn (&self->state);
  gboolean own = game_rng_below (rng, 5) > 0;
  int path[2];
  char name[8];

  for (int i = 0; i < 2; i++)
    for (int tries = 0; tries < 100; tries++)
      {
        path[i] = (int) game_rng_below (rng, (uint32_t) drawing->n_places);
        if (drawing->place_name (path[i], name)[0] != '\0'
            && (i > 0 || !own
                || drawing->owner (&self->state, path[i]) == seat))
          break;
      }
  drawing->path_token (&self->state, path, game_rng_below (rng, 3) == 0 ? 1 : 2,
                       token);
}

/* Writes into @token a legal move with a letter or a figure changed. */
static void
change (const LudoQuiz *self,
        GameRng        *rng,
        char           *token)
{
  uint32_t n = (uint32_t) self->n_moves;
  char *c;

  self->rules->print_move (&self->state, self->moves[game_rng_below (rng, n)],
                           token);
  c = &token[game_rng_below (rng, (uint32_t) strlen (token))];
  if (g_ascii_isdigit (*c))
    *c = (char) ('1' + game_rng_below (rng, 7));
  else if (*c >= 'a' && *c <= 'g')
    *c = (char) ('a' + game_rng_below (rng, 7));
}

/* Whether all that looks like a place in @token is one: "15/25" teaches
 * nothing. */
static gboolean
names_places (const LudoQuiz *self,
              const char     *token)
{
  g_auto (GStrv) parts = g_strsplit_set (token, "/x+-", -1);

  for (int i = 0; parts[i] != NULL; i++)
    {
      const char *digits = parts[i] + g_ascii_isalpha (parts[i][0]);
      gboolean known = digits[0] == '\0'
                       || digits[strspn (digits, "0123456789")] != '\0';
      char name[8];

      for (int j = 0; j < self->drawing->n_places && !known; j++)
        known = g_str_equal (self->drawing->place_name (j, name), parts[i]);
      if (!known)
        return FALSE;
    }

  return TRUE;
}

/* Whether @token is written as a move and a rule forbids it, which @wrong then
 * says. */
static gboolean
is_wrong (const LudoQuiz *self,
          const char     *token,
          gboolean        picked,
          Wrong          *wrong)
{
  GameError error = { 0 };
  GameMove move;
  g_autofree char *reason = NULL;

  if (token[0] == '\0' || !names_places (self, token)
      || self->rules->parse_move (&self->state, token, strlen (token), &move,
                                  &error)
      /* For picked places the board makes tokens that nobody would write. */
      || (picked && error.code != GAME_PARSE_ILLEGAL))
    return FALSE;

  g_strlcpy (wrong->offer.token, token, sizeof wrong->offer.token);
  wrong->offer.move = GAME_MOVE_NONE;
  wrong->offer.rule_id = NULL;
  reason = ludo_quiz_dup_refusal (self, token, &wrong->offer.rule_id);
  if (wrong->offer.rule_id == NULL
      || g_str_equal (wrong->offer.rule_id, "notation"))
    return FALSE;
  /* To move another's pieces is the mistake that teaches least. */
  wrong->worth = g_str_equal (wrong->offer.rule_id, "turn") ? 0
                 : is_mistake (self, token) ? 2 : 1;

  return TRUE;
}

/* Adds to @tokens what one would write for a piece that begins at @start and
 * has come to the end of several moves of one turn. */
static void
add_reached (const LudoQuiz  *self,
             const GameState *state,
             int              start,
             int              place,
             GPtrArray       *tokens)
{
  GameMove moves[GAME_MOVES_MAX];
  int seat = self->rules->turn (&self->state);
  int n = game_list_moves (self->rules, state, moves);

  for (int i = 0; i < n; i++)
    {
      GameState after = *state;
      GameOutcome outcome;
      int path[LUDO_PATH_MAX], last, ends[2];
      char *token;

      last = self->drawing->move_path (state, moves[i], path) - 1;
      if (last < 1 || path[0] != place)
        continue;
      if (place != start)
        {
          ends[0] = start;
          ends[1] = path[last];
          token = g_malloc0 (GAME_MOVE_TEXT_MAX);
          self->drawing->path_token (&self->state, ends, 2, token);
          g_ptr_array_add (tokens, token);
        }
      self->rules->apply (&after, moves[i], NULL);
      self->rules->outcome (&after, &outcome);
      if (!outcome.over && self->rules->turn (&after) == seat
          && !self->rules->at_chance (&after))
        add_reached (self, &after, start, path[last], tokens);
    }
}

/* Returns: (transfer full): the tokens that are no move by themselves, although
 * a piece can do what they say in several moves: whoever allows them is
 * right. */
static GPtrArray *
find_reached (const LudoQuiz *self)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; self->rules->has_chance && i < self->n_places; i++)
    add_reached (self, &self->state, self->places[i], self->places[i], tokens);

  return tokens;
}

static int
compare_worth (gconstpointer a,
               gconstpointer b)
{
  return ((const Wrong *) b)->worth - ((const Wrong *) a)->worth;
}

/* Returns: (transfer full): the moves (Wrong) that the rules refuse, those that
 * teach most first. */
static GArray *
find_wrong (const LudoQuiz *self,
            GameRng        *rng)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Wrong));
  g_autoptr (GPtrArray) reached = find_reached (self);

  for (int i = 0; i < TRIES; i++)
    {
      char token[GAME_MOVE_TEXT_MAX] = "";
      gboolean picked = i % 3 > 0, known = FALSE;
      Wrong wrong;

      if (picked)
        pick (self, rng, token);
      else
        change (self, rng, token);
      if (!is_wrong (self, token, picked, &wrong)
          || g_ptr_array_find_with_equal_func (reached, token, g_str_equal,
                                               NULL))
        continue;
      for (guint j = 0; j < found->len && !known; j++)
        known = g_str_equal (g_array_index (found, Wrong, j).offer.token,
                             token);
      if (!known)
        g_array_append_val (found, wrong);
    }
  g_array_sort (found, compare_worth);

  return found;
}

static guint
count_rule (const LudoOffer *offers,
            guint            n,
            const char      *rule_id)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += g_strcmp0 (offers[i].rule_id, rule_id) == 0;

  return count;
}

/* Adds wrong moves up to the number @n, first one a rule and then, where the
 * position has no more rules to break, two. */
static guint
add_wrong (const LudoQuiz *self,
           GameRng            *rng,
           LudoOffer          *offers,
           guint               n)
{
  g_autoptr (GArray) wrong = find_wrong (self, rng);
  guint added = 0;

  for (guint most = 0; most < 2; most++)
    for (guint i = 0; i < wrong->len && added < n; i++)
      {
        const LudoOffer *offer = &g_array_index (wrong, Wrong, i).offer;
        gboolean known = FALSE;

        for (guint j = 0; j < added; j++)
          known |= g_str_equal (offers[j].token, offer->token);
        if (!known && count_rule (offers, added, offer->rule_id) <= most)
          offers[added++] = *offer;
      }

  return added;
}

guint
ludo_quiz_offer (const LudoQuiz *self,
                 GameRng        *rng,
                 LudoOffer      *offers)
{
  guint n_allowed = 1 + game_rng_below (rng, LUDO_QUIZ_OFFERS - 1);
  guint n = add_wrong (self, rng, offers, LUDO_QUIZ_OFFERS - n_allowed);

  for (int tries = 0; n < LUDO_QUIZ_OFFERS && tries < 100; tries++)
    {
      GameMove move =
        self->moves[game_rng_below (rng, (uint32_t) self->n_moves)];
      LudoOffer *offer = &offers[n];
      gboolean known = FALSE;

      *offer = (LudoOffer) { .move = move };
      self->rules->print_move (&self->state, move, offer->token);
      for (guint i = 0; i < n; i++)
        known |= g_str_equal (offers[i].token, offer->token);
      n += !known;
    }
  game_rng_shuffle (rng, offers, n, sizeof *offers);

  return n;
}

gboolean
ludo_quiz_breaks (const LudoQuiz *self,
                  const char     *rule_id)
{
  GameRng rng = { 1 };
  g_autoptr (GArray) wrong = find_wrong (self, &rng);

  for (guint i = 0; i < wrong->len; i++)
    if (g_str_equal (g_array_index (wrong, Wrong, i).offer.rule_id, rule_id))
      return TRUE;

  return FALSE;
}
