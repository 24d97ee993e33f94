/* ludo-win-probability.c: how likely each player is to win, all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-win-probability.h"

struct _LudoWinProbability
{
  GObject parent_instance;

  guint n_holds;
  gboolean paused;
  gboolean working;
  guint n_asked;                /* the position being judged */
  guint64 key_asked;

  /* Owned */
  LudoChances *chances;
  LudoGame *game;
  GSignalGroup *signals;
  GArray *keys;                 /* guint64: of the line up to each ply */
  GHashTable *known;            /* such a key, of lines that were left too, to
                                 * its LudoWinProbabilityPly */
  LudoSearchTask *task;
};

enum
{
  PROP_PAUSED = 1,
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LudoWinProbability, ludo_win_probability, G_TYPE_OBJECT)

static void consider (LudoWinProbability *self);

static void
emit_changed (LudoWinProbability *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* The rule of repetition makes the past part of a position, so that a ply is
 * known by the whole line that leads to it. */
static void
read_line (LudoWinProbability *self)
{
  const GamePosition *position;
  guint64 key;

  g_array_set_size (self->keys, 0);
  if (self->game == NULL)
    return;

  position = ludo_game_get_position (self->game);
  key = position->rules->key (ludo_game_get_state_at (self->game, 0));
  g_array_append_val (self->keys, key);
  for (size_t i = 0; i < position->n_plies; i++)
    {
      key = (key ^ position->plies[i].move)
            * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      key ^= key >> 29;
      g_array_append_val (self->keys, key);
    }
}

/* Returns the key of the position after @n_plies, which depends on all the
 * plies that led to it. */
static guint64
key_of (LudoWinProbability *self,
        guint               n_plies)
{
  return g_array_index (self->keys, guint64, n_plies);
}

/* Returns the result for the position after @n_plies; borrowed; NULL if there
 * is none yet. */
static const LudoWinProbabilityPly *
find (LudoWinProbability *self,
      guint               n_plies)
{
  guint64 key;

  if (n_plies >= self->keys->len)
    return NULL;

  key = key_of (self, n_plies);

  return g_hash_table_lookup (self->known, &key);
}

/* Whether @n_plies is within a turn of several steps, after the throw. */
static gboolean
is_within_turn (LudoGame *game,
                guint     n_plies)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const GameState *before;
  const GameState *state;

  if (n_plies == 0 || !rules->has_chance)
    return FALSE;

  before = ludo_game_get_state_at (game, n_plies - 1);
  state = ludo_game_get_state_at (game, n_plies);

  return !rules->at_chance (before) && !rules->at_chance (state)
         && rules->turn (before) == rules->turn (state);
}

/* Finds the position to judge next: the present one first, then the latest
 * unknown one.  Earlier turns are judged from their beginning, because that
 * result also holds after each of the best steps that was played.  Returns:
 * FALSE when all are known. */
static gboolean
find_next (LudoWinProbability *self,
           guint              *n_plies)
{
  for (guint i = self->keys->len; i-- > 0;)
    if (find (self, i) == NULL)
      {
        if (i + 1 < self->keys->len)
          while (is_within_turn (self->game, i)
                 && find (self, i - 1) == NULL)
            i--;
        *n_plies = i;
        return TRUE;
      }

  return FALSE;
}

/* @ply is known of the position after @n_plies. */
static void
remember (LudoWinProbability          *self,
          guint                        n_plies,
          const LudoWinProbabilityPly *ply)
{
  guint64 key = key_of (self, n_plies);

  g_hash_table_insert (self->known, g_memdup2 (&key, sizeof key),
                       g_memdup2 (ply, sizeof *ply));
}

/* Stores the result of a search for the position after @n_plies, and for those
 * after it as long as the best steps were played. */
static void
remember_found (LudoWinProbability         *self,
                guint                       n_plies,
                const SearchWinProbability *probability)
{
  const GamePosition *position = ludo_game_get_position (self->game);
  LudoWinProbabilityPly ply = {
    .kind = probability->certain ? LUDO_WIN_PROBABILITY_EXACT
                                 : LUDO_WIN_PROBABILITY_ESTIMATED,
    .n_best = probability->n_best,
  };

  memcpy (ply.chances, probability->chances, sizeof ply.chances);
  memcpy (ply.best, probability->best, sizeof ply.best);
  remember (self, n_plies, &ply);

  while (ply.n_best > 1 && n_plies < position->n_plies
         && position->plies[n_plies].move == ply.best[0])
    {
      n_plies++;
      ply.n_best--;
      memmove (ply.best, ply.best + 1,
               (size_t) ply.n_best * sizeof ply.best[0]);
      ply.best[ply.n_best] = GAME_MOVE_NONE;
      if (find (self, n_plies) == NULL)
        remember (self, n_plies, &ply);
    }
}

static gpointer
judge (const GamePosition *position,
       gconstpointer       question,
       const atomic_bool  *stop)
{
  SearchWinProbability *probability = g_new0 (SearchWinProbability, 1);

  search_win_probability (position, 1, stop, probability);

  return probability;
}

static void
judged_cb (gpointer asker,
           gpointer answer)
{
  LudoWinProbability *self = asker;
  g_autofree SearchWinProbability *probability = answer;

  remember_found (self, self->n_asked, probability);
  consider (self);
  emit_changed (self);
}

static void
begin_judging (LudoWinProbability *self,
               guint               n_plies)
{
  self->n_asked = n_plies;
  self->key_asked = key_of (self, n_plies);
  ludo_search_task_start (self->task, ludo_game_get_position (self->game),
                          n_plies, NULL, NULL);
}

/* Exact chances are merely looked up.  Returns FALSE while they are being
 * solved. */
static gboolean
look_up (LudoWinProbability *self)
{
  for (guint i = self->keys->len; i-- > 0;)
    {
      LudoWinProbabilityPly ply = { .kind = LUDO_WIN_PROBABILITY_EXACT };
      double first;

      if (find (self, i) != NULL)
        continue;

      first = ludo_chances_first_wins (self->chances, self->game,
                                       ludo_game_get_state_at (self->game,
                                                               i));
      if (first < 0)
        return FALSE;
      ply.chances[0] = first;
      ply.chances[1] = 1 - first;
      remember (self, i, &ply);
    }

  return TRUE;
}

/* Whether the position being judged is still one of the line on the board. */
static gboolean
is_wanted (LudoWinProbability *self)
{
  return self->n_asked < self->keys->len
         && key_of (self, self->n_asked) == self->key_asked;
}

/* Decides what to do next, after any change. */
static void
consider (LudoWinProbability *self)
{
  guint n_plies;

  if (self->game == NULL || self->n_holds == 0)
    {
      ludo_search_task_cancel (self->task);
      self->working = FALSE;
      return;
    }
  if (ludo_chances_cover (self->game))
    {
      self->working = !look_up (self);
      return;
    }

  if (self->paused || !is_wanted (self))
    ludo_search_task_cancel (self->task);
  if (ludo_search_task_get_running (self->task))
    return;
  if (!find_next (self, &n_plies))
    {
      self->working = FALSE;
      return;
    }

  self->working = TRUE;
  if (!self->paused)
    begin_judging (self, n_plies);
}

static void
game_changed_cb (LudoWinProbability *self)
{
  read_line (self);
  consider (self);
  emit_changed (self);
}

static void
solved_cb (LudoWinProbability *self)
{
  if (self->game == NULL || self->n_holds == 0
      || !ludo_chances_cover (self->game))
    return;

  consider (self);
  emit_changed (self);
}

static void
ludo_win_probability_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  LudoWinProbability *self = LUDO_WIN_PROBABILITY (object);

  /* "paused" is the only property. */
  self->paused = g_value_get_boolean (value);
  consider (self);
}

static void
ludo_win_probability_finalize (GObject *object)
{
  LudoWinProbability *self = LUDO_WIN_PROBABILITY (object);

  ludo_search_task_free (self->task);
  g_array_unref (self->keys);
  g_hash_table_unref (self->known);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_object (&self->chances);

  G_OBJECT_CLASS (ludo_win_probability_parent_class)->finalize (object);
}

static void
ludo_win_probability_class_init (LudoWinProbabilityClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = ludo_win_probability_set_property;
  object_class->finalize = ludo_win_probability_finalize;

  g_object_class_install_property (
    object_class, PROP_PAUSED,
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  changed_signal =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ludo_win_probability_init (LudoWinProbability *self)
{
  self->keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                       g_free);
  self->task = ludo_search_task_new (judge, g_free, judged_cb, self);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (game_changed_cb), self);
}

LudoWinProbability *
ludo_win_probability_new (LudoChances *chances)
{
  LudoWinProbability *self;

  g_return_val_if_fail (LUDO_IS_CHANCES (chances), NULL);

  self = g_object_new (LUDO_TYPE_WIN_PROBABILITY, NULL);
  self->chances = g_object_ref (chances);
  g_signal_connect_object (chances, "solved", G_CALLBACK (solved_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

LudoGame *
ludo_win_probability_get_game (LudoWinProbability *self)
{
  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (self), NULL);

  return self->game;
}

void
ludo_win_probability_set_game (LudoWinProbability *self,
                               LudoGame           *game)
{
  g_return_if_fail (LUDO_IS_WIN_PROBABILITY (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  ludo_search_task_cancel (self->task);
  g_hash_table_remove_all (self->known);
  g_signal_group_set_target (self->signals, game);
  game_changed_cb (self);
}

void
ludo_win_probability_set_search (LudoWinProbability *self,
                                 LudoSearchFunc      search)
{
  g_return_if_fail (LUDO_IS_WIN_PROBABILITY (self) && search != NULL);

  ludo_search_task_set_search (self->task, search);
}

gboolean
ludo_win_probability_get_working (LudoWinProbability *self)
{
  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (self), FALSE);

  return self->working;
}

void
ludo_win_probability_hold (LudoWinProbability *self)
{
  g_return_if_fail (LUDO_IS_WIN_PROBABILITY (self));

  if (self->n_holds++ == 0)
    {
      consider (self);
      emit_changed (self);
    }
}

void
ludo_win_probability_release (LudoWinProbability *self)
{
  g_return_if_fail (LUDO_IS_WIN_PROBABILITY (self) && self->n_holds > 0);

  if (--self->n_holds == 0)
    consider (self);
}

gboolean
ludo_win_probability_get (LudoWinProbability    *self,
                          guint                  n_plies,
                          LudoWinProbabilityPly *ply)
{
  const LudoWinProbabilityPly *known;

  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (self) && ply != NULL, FALSE);

  known = find (self, n_plies);
  if (known == NULL)
    *ply = (LudoWinProbabilityPly) { .kind = LUDO_WIN_PROBABILITY_UNKNOWN };
  else
    *ply = *known;

  return known != NULL;
}

guint
ludo_win_probability_get_n_known (LudoWinProbability *self)
{
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (self), 0);

  for (guint i = 0; i < self->keys->len; i++)
    n += find (self, i) != NULL;

  return n;
}

gboolean
ludo_win_probability_get_complete (LudoWinProbability *self)
{
  guint n_plies;

  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (self), FALSE);

  return self->game != NULL
         && !find_next (self, &n_plies);
}
