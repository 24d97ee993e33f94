/* ludo-odds.c: what can happen next in a game, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-odds.h"

#include "play/ludo-signal.h"

struct _LudoOdds
{
  LudoModel parent_instance;

  gboolean active;
  double first_wins;

  /* Owned */
  LudoChances *chances;
  LudoGame *game;
  GSignalGroup *signals;
  GPtrArray *throws;
  GPtrArray *turn_chances;
  LudoLengths *lengths;
  LudoSearchTask *task;
};

G_DEFINE_FINAL_TYPE (LudoOdds, ludo_odds, LUDO_TYPE_MODEL)

static void
forget (LudoOdds *self)
{
  ludo_search_task_cancel (self->task);
  self->first_wins = LUDO_CHANCES_PENDING;
  g_clear_pointer (&self->throws, g_ptr_array_unref);
  g_clear_pointer (&self->turn_chances, g_ptr_array_unref);
  g_clear_pointer (&self->lengths, ludo_lengths_free);
}

static gpointer
find_lengths (const GamePosition *position,
              gconstpointer       data,
              const atomic_bool  *stop)
{
  const LudoSolution *solution = data;

  return solution->solver->find_lengths (solution->data, &position->state,
                                         stop);
}

static void
lengths_found_cb (gpointer asker,
                  gpointer answer)
{
  LudoOdds *self = asker;

  self->lengths = answer;
  ludo_model_emit_changed (self);
}

/* Looks at the position anew. */
static void
update (LudoOdds *self)
{
  const GameState *state;
  LudoSolution *solution = NULL;
  gboolean covered;

  forget (self);
  covered = self->game != NULL && ludo_chances_cover (self->game);
  if (self->game != NULL && !covered)
    self->first_wins = LUDO_CHANCES_NONE;
  if (self->active && covered)
    {
      state = ludo_game_get_state (self->game);
      solution = ludo_chances_solution (self->chances, self->game, state);
    }
  if (solution != NULL)
    {
      const LudoSolver *solver = solution->solver;

      self->first_wins = solver->first_wins (solution->data, state);
      self->throws = solver->list_throws (solution->data, state);
      self->turn_chances = solver->list_turn_chances (state);
      if (!ludo_game_get_over (self->game))
        ludo_search_task_start (self->task,
                                ludo_game_get_position (self->game),
                                ludo_game_get_n_plies (self->game),
                                ludo_solution_ref (solution),
                                (GDestroyNotify) ludo_solution_unref);
    }
  ludo_model_emit_changed (self);
}

/* Another game may have been solved, so it updates only if it still lacks the
 * answer to its own question. */
static void
solved_cb (LudoOdds *self)
{
  if (self->active && self->throws == NULL)
    update (self);
}

static void
ludo_odds_finalize (GObject *object)
{
  LudoOdds *self = LUDO_ODDS (object);

  forget (self);
  ludo_search_task_free (self->task);
  g_clear_object (&self->chances);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_odds_parent_class)->finalize (object);
}

static void
ludo_odds_class_init (LudoOddsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_odds_finalize;
}

static void
ludo_odds_init (LudoOdds *self)
{
  self->first_wins = LUDO_CHANCES_PENDING;
  self->task = ludo_search_task_new (find_lengths,
                                     (GDestroyNotify) ludo_lengths_free,
                                     lengths_found_cb, self);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (update), self);
}

LudoOdds *
ludo_odds_new (LudoChances *chances)
{
  LudoOdds *self;

  g_return_val_if_fail (LUDO_IS_CHANCES (chances), NULL);

  self = g_object_new (LUDO_TYPE_ODDS, NULL);
  self->chances = g_object_ref (chances);
  ludo_signal_connect (chances, "solved", solved_cb, self);

  return self;
}

void
ludo_odds_set_game (LudoOdds *self,
                    LudoGame *game)
{
  g_return_if_fail (LUDO_IS_ODDS (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  g_signal_group_set_target (self->signals, game);
  update (self);
}

LudoGame *
ludo_odds_get_game (LudoOdds *self)
{
  g_return_val_if_fail (LUDO_IS_ODDS (self), NULL);

  return self->game;
}

void
ludo_odds_set_active (LudoOdds *self,
                      gboolean  active)
{
  g_return_if_fail (LUDO_IS_ODDS (self));

  if (self->active == !!active)
    return;

  self->active = !!active;
  update (self);
}

double
ludo_odds_get_first_wins (LudoOdds *self)
{
  g_return_val_if_fail (LUDO_IS_ODDS (self), LUDO_CHANCES_NONE);

  return self->first_wins;
}

GPtrArray *
ludo_odds_get_throws (LudoOdds *self)
{
  g_return_val_if_fail (LUDO_IS_ODDS (self), NULL);

  return self->throws;
}

GPtrArray *
ludo_odds_get_turn_chances (LudoOdds *self)
{
  g_return_val_if_fail (LUDO_IS_ODDS (self), NULL);

  return self->turn_chances;
}

const LudoLengths *
ludo_odds_get_lengths (LudoOdds *self)
{
  g_return_val_if_fail (LUDO_IS_ODDS (self), NULL);

  return self->lengths;
}
