/* ludo-outlook.c: how likely each player is to win, all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-outlook"

#include "config.h"

#include "play/analysis/ludo-outlook.h"

#include <stdatomic.h>

#include "play/analysis/ludo-outlook-line.h"

/* A judgement on its way: its own copy of the position, its own stop flag, the
 * place in the line that asked for it.  Owned by the GTask. */
typedef struct
{
  GamePosition position;
  SearchOutlook outlook;
  gboolean judged;
  atomic_bool stop;
  guint generation;
  guint n_plies;
  guint64 key;
  GWeakRef asker;               /* a strong one would let the thread be the
                                 * last to hold it */
} Judgement;

struct _LudoOutlook
{
  GObject parent_instance;

  guint n_holds;
  gboolean paused;
  gboolean working;
  guint generation;             /* a judgement of another one is void */

  /* Owned */
  LudoChances *chances;
  LudoGame *game;
  GSignalGroup *signals;
  LudoOutlookLine line;

  /* Borrowed: the judgement in progress; its task owns it */
  Judgement *judgement;
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_PAUSED,
  PROP_WORKING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoOutlook, ludo_outlook, G_TYPE_OBJECT)

static void consider (LudoOutlook *self);

static void
judgement_free (gpointer data)
{
  Judgement *judgement = data;

  g_weak_ref_clear (&judgement->asker);
  game_position_clear (&judgement->position);
  g_free (judgement);
}

static void
drop_judgement (LudoOutlook *self)
{
  self->generation++;
  if (self->judgement != NULL)
    {
      atomic_store (&self->judgement->stop, true);
      self->judgement = NULL;
    }
}

static void
set_working (LudoOutlook *self,
             gboolean     working)
{
  if (self->working == working)
    return;

  self->working = working;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WORKING]);
}

static void
tell_changed (LudoOutlook *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
judge (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Judgement *judgement = task_data;

  judgement->judged = search_outlook (&judgement->position, 1,
                                      &judgement->stop, &judgement->outlook);
  g_task_return_boolean (task, TRUE);
}

static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Judgement *judgement = g_task_get_task_data (G_TASK (result));
  g_autoptr (LudoOutlook) self = g_weak_ref_get (&judgement->asker);

  /* A late answer to a question that is no longer asked. */
  if (self == NULL || judgement->generation != self->generation)
    return;

  self->judgement = NULL;
  g_return_if_fail (judgement->judged);
  ludo_outlook_line_keep_outlook (&self->line, self->game,
                                  judgement->n_plies, &judgement->outlook);
  consider (self);
  tell_changed (self);
}

static void
begin_judging (LudoOutlook *self,
               guint        n_plies)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, judged_cb, NULL);
  Judgement *judgement = g_new0 (Judgement, 1);

  game_position_init_copy (&judgement->position,
                           ludo_game_get_position (self->game));
  while (judgement->position.n_plies > n_plies)
    game_position_undo (&judgement->position);
  atomic_init (&judgement->stop, false);
  g_weak_ref_init (&judgement->asker, self);
  judgement->generation = self->generation;
  judgement->n_plies = n_plies;
  judgement->key = ludo_outlook_line_get_key (&self->line, n_plies);

  g_task_set_source_tag (task, begin_judging);
  g_task_set_name (task, "[ludotheque] judge");
  g_task_set_task_data (task, judgement, judgement_free);
  self->judgement = judgement;
  g_task_run_in_thread (task, judge);
}

/* Exact chances are merely looked up.  Returns FALSE while they are being
 * solved. */
static gboolean
look_up (LudoOutlook *self)
{
  for (guint i = ludo_outlook_line_get_length (&self->line); i-- > 0;)
    {
      LudoOutlookPly ply = { .kind = LUDO_OUTLOOK_EXACT };
      double first;

      if (ludo_outlook_line_find (&self->line, i) != NULL)
        continue;

      first = ludo_chances_first_wins (self->chances, self->game,
                                       ludo_game_get_state_at (self->game,
                                                               i));
      if (first < 0)
        return FALSE;
      ply.chances[0] = first;
      ply.chances[1] = 1 - first;
      ludo_outlook_line_keep (&self->line, i, &ply);
    }

  return TRUE;
}

/* Whether the judgement in progress is still of the line on the board. */
static gboolean
is_wanted (LudoOutlook     *self,
           const Judgement *judgement)
{
  return judgement->n_plies < ludo_outlook_line_get_length (&self->line)
         && ludo_outlook_line_get_key (&self->line, judgement->n_plies)
            == judgement->key;
}

/* Decides what to do next, whenever anything may have changed. */
static void
consider (LudoOutlook *self)
{
  guint n_plies;

  if (self->game == NULL || self->n_holds == 0)
    {
      drop_judgement (self);
      set_working (self, FALSE);
      return;
    }
  if (ludo_chances_cover (self->game))
    {
      set_working (self, !look_up (self));
      return;
    }

  if (self->judgement != NULL
      && (self->paused || !is_wanted (self, self->judgement)))
    drop_judgement (self);
  if (self->judgement == NULL
      && ludo_outlook_line_find_next (&self->line, self->game, &n_plies))
    {
      set_working (self, TRUE);
      if (!self->paused)
        begin_judging (self, n_plies);
    }
  else if (self->judgement == NULL)
    set_working (self, FALSE);
}

static void
game_changed_cb (LudoOutlook *self)
{
  ludo_outlook_line_read (&self->line, self->game);
  consider (self);
  tell_changed (self);
}

static void
solved_cb (LudoOutlook *self)
{
  if (self->game == NULL || self->n_holds == 0
      || !ludo_chances_cover (self->game))
    return;

  consider (self);
  tell_changed (self);
}

static void
ludo_outlook_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  LudoOutlook *self = LUDO_OUTLOOK (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_WORKING:
      g_value_set_boolean (value, self->working);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_outlook_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  LudoOutlook *self = LUDO_OUTLOOK (object);

  switch (prop_id)
    {
    case PROP_GAME:
      ludo_outlook_set_game (self, g_value_get_object (value));
      break;
    case PROP_PAUSED:
      ludo_outlook_set_paused (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_outlook_dispose (GObject *object)
{
  LudoOutlook *self = LUDO_OUTLOOK (object);

  drop_judgement (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_object (&self->chances);

  G_OBJECT_CLASS (ludo_outlook_parent_class)->dispose (object);
}

static void
ludo_outlook_finalize (GObject *object)
{
  LudoOutlook *self = LUDO_OUTLOOK (object);

  ludo_outlook_line_clear (&self->line);

  G_OBJECT_CLASS (ludo_outlook_parent_class)->finalize (object);
}

static void
ludo_outlook_class_init (LudoOutlookClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                             | G_PARAM_EXPLICIT_NOTIFY);

  object_class->get_property = ludo_outlook_get_property;
  object_class->set_property = ludo_outlook_set_property;
  object_class->dispose = ludo_outlook_dispose;
  object_class->finalize = ludo_outlook_finalize;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, LUDO_TYPE_GAME,
                                          flags);
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                                             flags);
  props[PROP_WORKING] =
    g_param_spec_boolean ("working", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ludo_outlook_init (LudoOutlook *self)
{
  ludo_outlook_line_init (&self->line);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (game_changed_cb), self);
}

LudoOutlook *
ludo_outlook_new (LudoChances *chances)
{
  LudoOutlook *self;

  g_return_val_if_fail (LUDO_IS_CHANCES (chances), NULL);

  self = g_object_new (LUDO_TYPE_OUTLOOK, NULL);
  self->chances = g_object_ref (chances);
  g_signal_connect_object (chances, "solved", G_CALLBACK (solved_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

LudoGame *
ludo_outlook_get_game (LudoOutlook *self)
{
  g_return_val_if_fail (LUDO_IS_OUTLOOK (self), NULL);

  return self->game;
}

void
ludo_outlook_set_game (LudoOutlook *self,
                       LudoGame    *game)
{
  g_return_if_fail (LUDO_IS_OUTLOOK (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  drop_judgement (self);
  ludo_outlook_line_forget (&self->line);
  g_signal_group_set_target (self->signals, game);
  game_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

void
ludo_outlook_set_paused (LudoOutlook *self,
                         gboolean     paused)
{
  g_return_if_fail (LUDO_IS_OUTLOOK (self));

  paused = !!paused;
  if (self->paused == paused)
    return;

  self->paused = paused;
  consider (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

gboolean
ludo_outlook_get_working (LudoOutlook *self)
{
  g_return_val_if_fail (LUDO_IS_OUTLOOK (self), FALSE);

  return self->working;
}

void
ludo_outlook_hold (LudoOutlook *self)
{
  g_return_if_fail (LUDO_IS_OUTLOOK (self));

  if (self->n_holds++ == 0)
    {
      consider (self);
      tell_changed (self);
    }
}

void
ludo_outlook_release (LudoOutlook *self)
{
  g_return_if_fail (LUDO_IS_OUTLOOK (self) && self->n_holds > 0);

  if (--self->n_holds == 0)
    consider (self);
}

gboolean
ludo_outlook_get (LudoOutlook    *self,
                  guint           n_plies,
                  LudoOutlookPly *ply)
{
  const LudoOutlookPly *known;

  g_return_val_if_fail (LUDO_IS_OUTLOOK (self) && ply != NULL, FALSE);

  known = ludo_outlook_line_find (&self->line, n_plies);
  if (known == NULL)
    *ply = (LudoOutlookPly) { .kind = LUDO_OUTLOOK_UNKNOWN };
  else
    *ply = *known;

  return known != NULL;
}

guint
ludo_outlook_get_n_known (LudoOutlook *self)
{
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_OUTLOOK (self), 0);

  for (guint i = 0; i < ludo_outlook_line_get_length (&self->line); i++)
    n += ludo_outlook_line_find (&self->line, i) != NULL;

  return n;
}

gboolean
ludo_outlook_get_complete (LudoOutlook *self)
{
  guint n_plies;

  g_return_val_if_fail (LUDO_IS_OUTLOOK (self), FALSE);

  return self->game != NULL
         && !ludo_outlook_line_find_next (&self->line, self->game, &n_plies);
}
