/* ludo-forecast.c: what can happen next in a game, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-forecast"

#include "config.h"

#include "play/analysis/ludo-forecast.h"

/* The lengths being found: the thread's own copy of all it needs.  Owned by
 * the GTask. */
typedef struct
{
  const LudoSolver *solver;
  LudoSolution *solution;
  GameState state;
  atomic_bool stop;
  GWeakRef forecast;            /* whose search it is; a strong one would let
                                 * the thread be the last to hold it */
} Search;

struct _LudoForecast
{
  GObject parent_instance;

  gboolean active;
  double first_wins;

  /* Owned */
  LudoChances *chances;
  gulong solved_id;
  LudoGame *game;
  GSignalGroup *signals;
  GPtrArray *prospects;
  GPtrArray *turn_chances;
  LudoLengths *lengths;

  /* Borrowed: the search in progress; its task owns it */
  Search *search;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoForecast, ludo_forecast, G_TYPE_OBJECT)

static void
search_free (gpointer data)
{
  Search *search = data;

  g_weak_ref_clear (&search->forecast);
  ludo_solution_unref (search->solution);
  g_free (search);
}

/* The thread ends by itself soon; nothing waits for it. */
static void
drop_search (LudoForecast *self)
{
  if (self->search != NULL)
    atomic_store (&self->search->stop, true);
  self->search = NULL;
}

static void
forget (LudoForecast *self)
{
  drop_search (self);
  self->first_wins = LUDO_CHANCES_PENDING;
  g_clear_pointer (&self->prospects, g_ptr_array_unref);
  g_clear_pointer (&self->turn_chances, g_ptr_array_unref);
  g_clear_pointer (&self->lengths, ludo_lengths_free);
}

static void
find_lengths (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  Search *search = task_data;

  g_task_return_pointer (
    task,
    search->solver->find_lengths (ludo_solution_get (search->solution),
                                  &search->state, &search->stop),
    (GDestroyNotify) ludo_lengths_free);
}

static void
lengths_found_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  Search *search = g_task_get_task_data (G_TASK (result));
  g_autoptr (LudoForecast) self = g_weak_ref_get (&search->forecast);
  g_autoptr (LudoLengths) lengths =
    g_task_propagate_pointer (G_TASK (result), NULL);

  /* A late answer to a question that is no longer asked. */
  if (self == NULL || search != self->search)
    return;

  self->search = NULL;
  self->lengths = g_steal_pointer (&lengths);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
start_search (LudoForecast     *self,
              const LudoSolver *solver,
              LudoSolution     *solution)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, lengths_found_cb, NULL);
  Search *search = g_new0 (Search, 1);

  search->solver = solver;
  search->solution = ludo_solution_ref (solution);
  search->state = *ludo_game_get_state (self->game);
  atomic_init (&search->stop, false);
  g_weak_ref_init (&search->forecast, self);
  g_task_set_source_tag (task, start_search);
  g_task_set_name (task, "[ludotheque] forecast");
  g_task_set_task_data (task, search, search_free);
  self->search = search;
  g_task_run_in_thread (task, find_lengths);
}

/* Looks at the position anew. */
static void
update (LudoForecast *self)
{
  const GameState *state;
  const LudoSolver *solver;
  LudoSolution *solution;

  forget (self);
  if (self->game == NULL || !self->active
      || !ludo_chances_cover (self->game))
    {
      if (self->game != NULL && !ludo_chances_cover (self->game))
        self->first_wins = LUDO_CHANCES_NONE;
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
      return;
    }

  state = ludo_game_get_state (self->game);
  solver = LUDO_GAME_GET_CLASS (self->game)->solver;
  solution = ludo_chances_solution (self->chances, self->game, state);
  if (solution != NULL)
    {
      self->first_wins = ludo_chances_first_wins (self->chances, self->game,
                                                  state);
      self->prospects = solver->list_prospects (ludo_solution_get (solution),
                                                state);
      self->turn_chances = solver->list_turn_chances (state);
      if (!ludo_game_get_over (self->game))
        start_search (self, solver, solution);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What was solved may be another game's question. */
static void
solved_cb (LudoForecast *self)
{
  if (self->active && self->prospects == NULL)
    update (self);
}

static void
ludo_forecast_dispose (GObject *object)
{
  LudoForecast *self = LUDO_FORECAST (object);

  forget (self);
  g_clear_signal_handler (&self->solved_id, self->chances);
  g_clear_object (&self->chances);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_forecast_parent_class)->dispose (object);
}

static void
ludo_forecast_class_init (LudoForecastClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_forecast_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ludo_forecast_init (LudoForecast *self)
{
  self->first_wins = LUDO_CHANCES_PENDING;
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (update), self);
}

LudoForecast *
ludo_forecast_new (LudoChances *chances)
{
  LudoForecast *self;

  g_return_val_if_fail (LUDO_IS_CHANCES (chances), NULL);

  self = g_object_new (LUDO_TYPE_FORECAST, NULL);
  self->chances = g_object_ref (chances);
  self->solved_id = g_signal_connect_swapped (chances, "solved",
                                              G_CALLBACK (solved_cb), self);

  return self;
}

void
ludo_forecast_set_game (LudoForecast *self,
                        LudoGame     *game)
{
  g_return_if_fail (LUDO_IS_FORECAST (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  g_signal_group_set_target (self->signals, game);
  update (self);
}

LudoGame *
ludo_forecast_get_game (LudoForecast *self)
{
  g_return_val_if_fail (LUDO_IS_FORECAST (self), NULL);

  return self->game;
}

void
ludo_forecast_set_active (LudoForecast *self,
                          gboolean      active)
{
  g_return_if_fail (LUDO_IS_FORECAST (self));

  if (self->active == !!active)
    return;

  self->active = !!active;
  update (self);
}

double
ludo_forecast_get_first_wins (LudoForecast *self)
{
  g_return_val_if_fail (LUDO_IS_FORECAST (self), LUDO_CHANCES_NONE);

  return self->first_wins;
}

GPtrArray *
ludo_forecast_get_prospects (LudoForecast *self)
{
  g_return_val_if_fail (LUDO_IS_FORECAST (self), NULL);

  return self->prospects;
}

GPtrArray *
ludo_forecast_get_turn_chances (LudoForecast *self)
{
  g_return_val_if_fail (LUDO_IS_FORECAST (self), NULL);

  return self->turn_chances;
}

const LudoLengths *
ludo_forecast_get_lengths (LudoForecast *self)
{
  g_return_val_if_fail (LUDO_IS_FORECAST (self), NULL);

  return self->lengths;
}
