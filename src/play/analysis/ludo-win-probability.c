/* ludo-win-probability.c: how likely each player is to win, all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-win-probability"

#include "config.h"

#include "play/analysis/ludo-win-probability.h"

#include "play/analysis/ludo-probability-line.h"

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
  LudoProbabilityLine line;
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
tell_changed (LudoWinProbability *self)
{
  g_signal_emit (self, changed_signal, 0);
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

  ludo_probability_line_keep_found (&self->line, self->game, self->n_asked,
                                    probability);
  consider (self);
  tell_changed (self);
}

static void
begin_judging (LudoWinProbability *self,
               guint               n_plies)
{
  self->n_asked = n_plies;
  self->key_asked = ludo_probability_line_get_key (&self->line, n_plies);
  ludo_search_task_start (self->task, ludo_game_get_position (self->game),
                          n_plies, NULL, NULL);
}

/* Exact chances are merely looked up.  Returns FALSE while they are being
 * solved. */
static gboolean
look_up (LudoWinProbability *self)
{
  for (guint i = ludo_probability_line_get_length (&self->line); i-- > 0;)
    {
      LudoWinProbabilityPly ply = { .kind = LUDO_WIN_PROBABILITY_EXACT };
      double first;

      if (ludo_probability_line_find (&self->line, i) != NULL)
        continue;

      first = ludo_chances_first_wins (self->chances, self->game,
                                       ludo_game_get_state_at (self->game,
                                                               i));
      if (first < 0)
        return FALSE;
      ply.chances[0] = first;
      ply.chances[1] = 1 - first;
      ludo_probability_line_keep (&self->line, i, &ply);
    }

  return TRUE;
}

/* Whether the position being judged is still one of the line on the board. */
static gboolean
is_wanted (LudoWinProbability *self)
{
  return self->n_asked < ludo_probability_line_get_length (&self->line)
         && ludo_probability_line_get_key (&self->line, self->n_asked)
            == self->key_asked;
}

/* Decides what to do next, whenever anything may have changed. */
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
  if (!ludo_probability_line_find_next (&self->line, self->game, &n_plies))
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
  ludo_probability_line_read (&self->line, self->game);
  consider (self);
  tell_changed (self);
}

static void
solved_cb (LudoWinProbability *self)
{
  if (self->game == NULL || self->n_holds == 0
      || !ludo_chances_cover (self->game))
    return;

  consider (self);
  tell_changed (self);
}

static void
ludo_win_probability_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  LudoWinProbability *self = LUDO_WIN_PROBABILITY (object);

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
ludo_win_probability_finalize (GObject *object)
{
  LudoWinProbability *self = LUDO_WIN_PROBABILITY (object);

  ludo_search_task_free (self->task);
  ludo_probability_line_clear (&self->line);
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
  ludo_probability_line_init (&self->line);
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
  ludo_probability_line_forget (&self->line);
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
      tell_changed (self);
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

  known = ludo_probability_line_find (&self->line, n_plies);
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

  for (guint i = 0; i < ludo_probability_line_get_length (&self->line); i++)
    n += ludo_probability_line_find (&self->line, i) != NULL;

  return n;
}

gboolean
ludo_win_probability_get_complete (LudoWinProbability *self)
{
  guint n_plies;

  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (self), FALSE);

  return self->game != NULL
         && !ludo_probability_line_find_next (&self->line, self->game,
                                              &n_plies);
}
