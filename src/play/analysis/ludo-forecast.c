/* ludo-forecast.c: what can happen next in a game, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-forecast"

#include "config.h"

#include "play/analysis/ludo-forecast.h"

/* What the lengths are found by; the position says the rest. */
typedef struct
{
  const LudoSolver *solver;
  LudoSolution *solution;
} Question;

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
  LudoSearchTask *task;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoForecast, ludo_forecast, G_TYPE_OBJECT)

static void
question_free (gpointer data)
{
  Question *question = data;

  ludo_solution_unref (question->solution);
  g_free (question);
}

static void
forget (LudoForecast *self)
{
  ludo_search_task_cancel (self->task);
  self->first_wins = LUDO_CHANCES_PENDING;
  g_clear_pointer (&self->prospects, g_ptr_array_unref);
  g_clear_pointer (&self->turn_chances, g_ptr_array_unref);
  g_clear_pointer (&self->lengths, ludo_lengths_free);
}

static gpointer
find_lengths (const GamePosition *position,
              gconstpointer       data,
              const atomic_bool  *stop)
{
  const Question *question = data;

  return question->solver->find_lengths
           (ludo_solution_get (question->solution), &position->state, stop);
}

static void
lengths_found_cb (gpointer asker,
                  gpointer answer)
{
  LudoForecast *self = asker;

  self->lengths = answer;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
start_search (LudoForecast     *self,
              const LudoSolver *solver,
              LudoSolution     *solution)
{
  Question *question = g_new0 (Question, 1);

  question->solver = solver;
  question->solution = ludo_solution_ref (solution);
  ludo_search_task_start (self->task, ludo_game_get_position (self->game),
                          ludo_game_get_n_plies (self->game), question,
                          question_free);
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
ludo_forecast_finalize (GObject *object)
{
  ludo_search_task_free (LUDO_FORECAST (object)->task);

  G_OBJECT_CLASS (ludo_forecast_parent_class)->finalize (object);
}

static void
ludo_forecast_class_init (LudoForecastClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_forecast_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_forecast_finalize;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ludo_forecast_init (LudoForecast *self)
{
  self->first_wins = LUDO_CHANCES_PENDING;
  self->task = ludo_search_task_new (find_lengths,
                                     (GDestroyNotify) ludo_lengths_free,
                                     lengths_found_cb, self);
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
