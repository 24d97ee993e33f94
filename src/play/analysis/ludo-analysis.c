/* ludo-analysis.c: what is known of every ply of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-analysis.h"

#include "play/ludo-signal.h"

/* A first look may be wrong, so that more turns are looked at again than can
 * be shown, from a lower cost on. */
#define CLOSER_MAX 8

/* A position to be searched. */
typedef struct
{
  guint n_plies;                /* of the game */
  GameMove move;                /* then this one, which need not have been
                                 * played; GAME_MOVE_NONE for none */
  int effort;
  guint64 key;
} Question;

struct _LudoAnalysis
{
  LudoModel parent_instance;

  gboolean active;
  gboolean paused;
  gboolean reviewing;
  guint64 asked_key;            /* of @asked */
  guint64 reviewed;             /* the key of the last ply under review */
  Question question;            /* the one being searched */

  /* Owned */
  LudoChances *chances;
  LudoGame *game;
  LudoGame *asked;              /* whose position is to be judged next, or
                                 * NULL */
  GSignalGroup *signals;
  GArray *keys;                 /* guint64: of the line up to each ply */
  GHashTable *known;            /* LudoWinProbability by the key of its
                                 * question, of lines that were left too */
  GArray *turns;                /* LudoTurn: all, while reviewing, once every
                                 * ply is known */
  GArray *choices;              /* those of them to be looked at closely */
  LudoReview *review;
  LudoSearchTask *task;
};

enum
{
  PROP_PAUSED = 1,
};

G_DEFINE_FINAL_TYPE (LudoAnalysis, ludo_analysis, LUDO_TYPE_MODEL)

/* Returns the key of the first look at the position after @n_plies. */
static guint64
key_of (LudoAnalysis *self,
        guint         n_plies)
{
  return g_array_index (self->keys, guint64, n_plies);
}

/* Returns the result of the first look at the position after @n_plies, or
 * NULL. */
static const LudoWinProbability *
find (LudoAnalysis *self,
      guint         n_plies)
{
  return n_plies < self->keys->len
           ? g_hash_table_lookup (self->known,
                                  &g_array_index (self->keys, guint64,
                                                  n_plies))
           : NULL;
}

static void
remember (LudoAnalysis             *self,
          guint64                   key,
          const LudoWinProbability *probability)
{
  g_hash_table_insert (self->known, g_memdup2 (&key, sizeof key),
                       g_memdup2 (probability, sizeof *probability));
}

/* Finds the position to judge next: the present one first, then the latest
 * unknown one.  Earlier turns are judged from their beginning, because that
 * result also holds after each of the best steps that was played.  Returns:
 * FALSE when all are known. */
static gboolean
find_ply (LudoAnalysis *self,
          Question     *question)
{
  for (guint i = self->keys->len; i-- > 0;)
    if (find (self, i) == NULL)
      {
        if (i + 1 < self->keys->len)
          while (ludo_turn_is_within (self->game, i)
                 && find (self, i - 1) == NULL)
            i--;
        *question = (Question) { i, GAME_MOVE_NONE, 1, key_of (self, i) };
        return TRUE;
      }

  return FALSE;
}

/* Asks for a closer look at the position after @n_plies, or after the best move
 * @best from there, which may be the one that was played.  Returns: the result,
 * borrowed, or NULL if there is none yet. */
static const LudoWinProbability *
find_closely (LudoAnalysis *self,
              guint         n_plies,
              GameMove      best,
              Question     *question)
{
  const GamePosition *position = ludo_game_get_position (self->game);

  if (best != GAME_MOVE_NONE && position->plies[n_plies].move == best)
    {
      n_plies++;
      best = GAME_MOVE_NONE;
    }
  *question = (Question) { n_plies, best, LUDO_TURN_EFFORT,
                           key_of (self, n_plies) ^ LUDO_TURN_EFFORT
                           ^ (guint64) best << 32 };

  return g_hash_table_lookup (self->known, &question->key);
}

/* Judges @turn of a game without dice by a closer look at what was played and
 * at the best turn, both from the position after the turn, so that they are
 * weighed alike.  Returns: FALSE with the @question to search before. */
static gboolean
judge_turn (LudoAnalysis *self,
            LudoTurn     *turn,
            Question     *question)
{
  const LudoWinProbability *before, *better = NULL, *after = NULL;

  before = find_closely (self, turn->first, GAME_MOVE_NONE, question);
  if (before != NULL)
    better = find_closely (self, turn->first, before->best[0], question);
  if (better != NULL)
    after = find_closely (self, turn->last, GAME_MOVE_NONE, question);
  if (after == NULL)
    return FALSE;

  memcpy (turn->better, before->best, sizeof turn->better);
  turn->n_better = before->n_best;
  memcpy (turn->reply, after->best, sizeof turn->reply);
  turn->n_reply = after->n_best;
  turn->after = after->chances[turn->seat];
  turn->before = MAX (better->chances[turn->seat], turn->after);

  return TRUE;
}

/* Returns: (transfer full): the results of the plies, NULL for an unknown
 * one. */
static GPtrArray *
list_plies (LudoAnalysis *self)
{
  GPtrArray *plies = g_ptr_array_new ();

  for (guint i = 0; i < self->keys->len; i++)
    g_ptr_array_add (plies, (gpointer) find (self, i));

  return plies;
}

/* Finds the position that a review needs next, once every ply is known.
 * Returns: FALSE when all turns are judged. */
static gboolean
find_for_review (LudoAnalysis *self,
                 Question     *question)
{
  gboolean has_chance = ludo_game_get_rules (self->game)->has_chance;

  if (self->turns == NULL)
    {
      g_autoptr (GPtrArray) plies = list_plies (self);

      self->turns = ludo_turns_list (self->game, plies);
      self->choices = ludo_turns_pick (self->turns, FALSE,
                                       LUDO_REVIEW_SAME_COST,
                                       has_chance ? G_MAXUINT : CLOSER_MAX);
    }
  for (guint i = 0; !has_chance && i < self->choices->len; i++)
    if (!judge_turn (self, &g_array_index (self->choices, LudoTurn, i),
                     question))
      return TRUE;

  return FALSE;
}

/* Whether @question is a first look at a ply of the line on the board. */
static gboolean
is_on_line (LudoAnalysis   *self,
            const Question *question)
{
  return question->effort == 1 && question->n_plies < self->keys->len
         && key_of (self, question->n_plies) == question->key;
}

/* Stores the result of a search for its question, and after a first look for
 * the plies after it as long as the best steps were played. */
static void
remember_found (LudoAnalysis               *self,
                const Question             *question,
                const SearchWinProbability *found)
{
  guint n_plies = question->n_plies;
  LudoWinProbability probability = {
    .kind = found->certain ? LUDO_WIN_PROBABILITY_EXACT
                           : LUDO_WIN_PROBABILITY_ESTIMATED,
    .n_best = found->n_best,
  };

  memcpy (probability.chances, found->chances, sizeof probability.chances);
  memcpy (probability.best, found->best, sizeof probability.best);
  remember (self, question->key, &probability);

  if (!is_on_line (self, question))
    return;
  while (probability.n_best > 1 && n_plies + 1 < self->keys->len
         && ludo_game_get_position (self->game)->plies[n_plies].move
            == probability.best[0])
    {
      n_plies++;
      probability.n_best--;
      memmove (probability.best, probability.best + 1,
               (size_t) probability.n_best * sizeof probability.best[0]);
      probability.best[probability.n_best] = GAME_MOVE_NONE;
      if (find (self, n_plies) == NULL)
        remember (self, key_of (self, n_plies), &probability);
    }
}

/* Searches for the answer to @question about @game. */
static void
begin_judging (LudoAnalysis   *self,
               LudoGame       *game,
               const Question *question)
{
  GamePosition position;

  self->question = *question;
  game_position_init_copy (&position, ludo_game_get_position (game));
  while (position.n_plies > question->n_plies)
    game_position_undo (&position);
  if (question->move != GAME_MOVE_NONE)
    game_position_apply (&position, question->move, NULL);
  ludo_search_task_start (self->task, &position, position.n_plies,
                          GINT_TO_POINTER (question->effort), NULL);
  game_position_clear (&position);
}

/* Exact chances are merely looked up.  Returns FALSE while they are being
 * solved. */
static gboolean
look_up (LudoAnalysis *self)
{
  for (guint i = self->keys->len; i-- > 0;)
    {
      LudoWinProbability probability = { .kind = LUDO_WIN_PROBABILITY_EXACT };
      double first;

      if (find (self, i) != NULL)
        continue;

      first = ludo_chances_first_wins (self->chances, self->game,
                                       ludo_game_get_state_at (self->game,
                                                               i));
      if (first < 0)
        return FALSE;
      probability.chances[0] = first;
      probability.chances[1] = 1 - first;
      remember (self, key_of (self, i), &probability);
    }

  return TRUE;
}

static gboolean
is_needed (LudoAnalysis *self)
{
  return self->game != NULL && (self->active || self->reviewing);
}

/* Whether the answer to the question being searched is still of use. */
static gboolean
is_wanted (LudoAnalysis *self)
{
  const Question *question = &self->question;

  if (self->asked != NULL && self->asked_key == question->key)
    return TRUE;

  return is_needed (self) && !self->paused
         && (question->effort > 1 ? self->reviewing
                                  : is_on_line (self, question));
}

/* Ends the making of a review, or drops the one that is made. */
static void
drop_review (LudoAnalysis *self)
{
  self->reviewing = FALSE;
  g_clear_pointer (&self->turns, g_array_unref);
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->review, ludo_review_free);
}

/* Decides what to do next, after any change. */
static void
consider (LudoAnalysis *self)
{
  Question question;

  if (!is_wanted (self))
    ludo_search_task_cancel (self->task);
  if (ludo_search_task_get_running (self->task))
    return;

  if (self->asked != NULL)
    {
      question = (Question) { ludo_game_get_n_plies (self->asked),
                              GAME_MOVE_NONE, 1, self->asked_key };
      if (!g_hash_table_contains (self->known, &question.key))
        {
          begin_judging (self, self->asked, &question);
          return;
        }
      g_clear_object (&self->asked);
    }
  if (!is_needed (self))
    return;

  if (ludo_chances_cover (self->game))
    {
      if (!look_up (self))
        return;
    }
  else if (find_ply (self, &question))
    {
      if (!self->paused)
        begin_judging (self, self->game, &question);
      return;
    }

  if (!self->reviewing)
    return;
  if (!find_for_review (self, &question))
    {
      LudoReview *review = ludo_review_new (self->game, self->turns,
                                            self->choices);

      drop_review (self);
      self->review = review;
      g_signal_emit_by_name (self, "review-changed");
    }
  else if (!self->paused)
    begin_judging (self, self->game, &question);
}

static void
judged_cb (gpointer asker,
           gpointer answer)
{
  LudoAnalysis *self = asker;
  g_autofree SearchWinProbability *found = answer;

  remember_found (self, &self->question, found);
  if (self->reviewing)
    g_signal_emit_by_name (self, "review-changed");
  consider (self);
  ludo_model_emit_changed (self);
}

static void
game_changed_cb (LudoAnalysis *self)
{
  gboolean is_void;

  g_array_set_size (self->keys, 0);
  if (self->game != NULL)
    ludo_game_list_keys (self->game, self->keys);
  is_void = (self->reviewing || self->review != NULL)
            && (self->game == NULL
                || key_of (self, self->keys->len - 1) != self->reviewed);
  if (is_void)
    drop_review (self);
  consider (self);
  ludo_model_emit_changed (self);
  if (is_void)
    g_signal_emit_by_name (self, "review-changed");
}

static void
solved_cb (LudoAnalysis *self)
{
  if (self->game == NULL)
    return;

  consider (self);
  ludo_model_emit_changed (self);
}

static void
ludo_analysis_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  LudoAnalysis *self = LUDO_ANALYSIS (object);

  switch (prop_id)
    {
    case PROP_PAUSED:
      self->paused = g_value_get_boolean (value);
      consider (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_analysis_finalize (GObject *object)
{
  LudoAnalysis *self = LUDO_ANALYSIS (object);

  ludo_search_task_free (self->task);
  drop_review (self);
  g_array_unref (self->keys);
  g_hash_table_unref (self->known);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_object (&self->asked);
  g_clear_object (&self->chances);

  G_OBJECT_CLASS (ludo_analysis_parent_class)->finalize (object);
}

static void
ludo_analysis_class_init (LudoAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = ludo_analysis_set_property;
  object_class->finalize = ludo_analysis_finalize;

  g_object_class_install_property (
    object_class, PROP_PAUSED,
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  ludo_signal_new (klass, "review-changed", 0);
}

/* Returns: (transfer full): what is known of a new game. */
static GHashTable *
known_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

static void
ludo_analysis_init (LudoAnalysis *self)
{
  self->keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->known = known_new ();
  self->task = ludo_search_task_new (ludo_turn_judge, g_free, judged_cb,
                                     self);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (game_changed_cb), self);
}

LudoAnalysis *
ludo_analysis_new (LudoChances *chances)
{
  LudoAnalysis *self;

  g_return_val_if_fail (LUDO_IS_CHANCES (chances), NULL);

  self = g_object_new (LUDO_TYPE_ANALYSIS, NULL);
  self->chances = g_object_ref (chances);
  ludo_signal_connect (chances, "solved", solved_cb, self);

  return self;
}

LudoGame *
ludo_analysis_get_game (LudoAnalysis *self)
{
  g_return_val_if_fail (LUDO_IS_ANALYSIS (self), NULL);

  return self->game;
}

/* Analyses @game, of which @known is known, which is taken over. */
static void
set_game (LudoAnalysis *self,
          LudoGame     *game,
          GHashTable   *known)
{
  ludo_search_task_cancel (self->task);
  g_set_object (&self->game, game);
  g_hash_table_unref (self->known);
  self->known = known;
  g_signal_group_set_target (self->signals, game);
  game_changed_cb (self);
}

void
ludo_analysis_set_game (LudoAnalysis *self,
                        LudoGame     *game)
{
  g_return_if_fail (LUDO_IS_ANALYSIS (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (self->game != game)
    set_game (self, game, known_new ());
}

void
ludo_analysis_sync (LudoAnalysis *self,
                    LudoAnalysis *other)
{
  g_return_if_fail (LUDO_IS_ANALYSIS (self) && LUDO_IS_ANALYSIS (other));

  ludo_search_task_cancel (other->task);
  set_game (self, other->game, g_hash_table_ref (other->known));
}

gboolean
ludo_analysis_ask (LudoAnalysis       *self,
                   LudoGame           *game,
                   LudoWinProbability *probability)
{
  const LudoWinProbability *known = NULL;

  g_return_val_if_fail (LUDO_IS_ANALYSIS (self), FALSE);
  g_return_val_if_fail (game == NULL || probability != NULL, FALSE);

  if (game != NULL)
    {
      g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));

      ludo_game_list_keys (game, keys);
      self->asked_key = g_array_index (keys, guint64, keys->len - 1);
      known = g_hash_table_lookup (self->known, &self->asked_key);
    }
  if (known != NULL)
    {
      *probability = *known;
      game = NULL;
    }
  g_set_object (&self->asked, game);
  consider (self);

  return known != NULL;
}

void
ludo_analysis_set_search (LudoAnalysis   *self,
                          LudoSearchFunc  search)
{
  g_return_if_fail (LUDO_IS_ANALYSIS (self) && search != NULL);

  ludo_search_task_set_search (self->task, search);
}

void
ludo_analysis_set_active (LudoAnalysis *self,
                          gboolean      active)
{
  g_return_if_fail (LUDO_IS_ANALYSIS (self));

  if (self->active == !!active)
    return;

  self->active = !!active;
  consider (self);
  if (active)
    ludo_model_emit_changed (self);
}

gboolean
ludo_analysis_get (LudoAnalysis       *self,
                   guint               n_plies,
                   LudoWinProbability *probability)
{
  const LudoWinProbability *known;

  g_return_val_if_fail (LUDO_IS_ANALYSIS (self) && probability != NULL, FALSE);

  known = find (self, n_plies);
  *probability = known != NULL ? *known : (LudoWinProbability) { 0 };

  return known != NULL;
}

guint
ludo_analysis_get_n_known (LudoAnalysis *self)
{
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_ANALYSIS (self), 0);

  for (guint i = 0; i < self->keys->len; i++)
    n += find (self, i) != NULL;

  return n;
}

gboolean
ludo_analysis_get_complete (LudoAnalysis *self)
{
  g_return_val_if_fail (LUDO_IS_ANALYSIS (self), FALSE);

  return self->game != NULL
         && ludo_analysis_get_n_known (self) == self->keys->len;
}

guint
ludo_analysis_find_swings (LudoAnalysis *self,
                           LudoSwing    *swings,
                           guint         n_most)
{
  g_autoptr (GPtrArray) plies = NULL;

  g_return_val_if_fail (LUDO_IS_ANALYSIS (self) && swings != NULL, 0);

  if (!ludo_analysis_get_complete (self))
    return 0;

  plies = list_plies (self);

  return ludo_swings_find (self->game, plies, LUDO_REVIEW_LEAST_COST, swings,
                           n_most);
}

gboolean
ludo_analysis_begin_review (LudoAnalysis *self)
{
  g_return_val_if_fail (LUDO_IS_ANALYSIS (self), FALSE);

  if (self->game == NULL || !ludo_game_get_over (self->game)
      || ludo_game_get_n_plies (self->game) == 0)
    return FALSE;

  drop_review (self);
  self->reviewing = TRUE;
  self->reviewed = key_of (self, self->keys->len - 1);
  g_signal_emit_by_name (self, "review-changed");
  consider (self);

  return TRUE;
}

void
ludo_analysis_end_review (LudoAnalysis *self)
{
  g_return_if_fail (LUDO_IS_ANALYSIS (self));

  if (!self->reviewing && self->review == NULL)
    return;

  drop_review (self);
  consider (self);
  g_signal_emit_by_name (self, "review-changed");
}

gboolean
ludo_analysis_get_reviewing (LudoAnalysis *self)
{
  g_return_val_if_fail (LUDO_IS_ANALYSIS (self), FALSE);

  return self->reviewing;
}

const LudoReview *
ludo_analysis_get_review (LudoAnalysis *self)
{
  g_return_val_if_fail (LUDO_IS_ANALYSIS (self), NULL);

  return self->review;
}
