/* ludo-chances.c: exact chances, solved in the background and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-chances.h"

#include "play/ludo-signal.h"

/* A position that was set up need not follow the start of any game and is
 * then solved by itself.  So many of these are kept; the starts, of which a
 * game has few, are kept all. */
#define ODD_MAX 4

/* A question that was asked, answered or not yet. */
typedef struct
{
  LudoChances *asker;
  const LudoSolver *solver;
  GameState root;
  gboolean odd;                 /* not the start of a game */
  LudoSolution *solution;       /* owned; NULL while it is being solved */
  LudoSearchTask *task;         /* owned */
} Entry;

struct _LudoChances
{
  GObject parent_instance;

  /* Owned */
  GPtrArray *entries;           /* Entry, oldest first */
};

G_DEFINE_FINAL_TYPE (LudoChances, ludo_chances, G_TYPE_OBJECT)

static void
solution_clear (gpointer data)
{
  LudoSolution *self = data;

  self->solver->free (self->data);
}

LudoSolution *
ludo_solution_ref (LudoSolution *solution)
{
  return g_atomic_rc_box_acquire (solution);
}

void
ludo_solution_unref (LudoSolution *solution)
{
  g_atomic_rc_box_release_full (solution, solution_clear);
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->solution, ludo_solution_unref);
  ludo_search_task_free (entry->task);
  g_free (entry);
}

static void
ludo_chances_dispose (GObject *object)
{
  LudoChances *self = LUDO_CHANCES (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (ludo_chances_parent_class)->dispose (object);
}

static void
ludo_chances_class_init (LudoChancesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_chances_dispose;

  ludo_signal_new (klass, "solved", 0);
}

static void
ludo_chances_init (LudoChances *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_free);
}

LudoChances *
ludo_chances_new (void)
{
  return g_object_new (LUDO_TYPE_CHANCES, NULL);
}

static Entry *
find_entry (LudoChances      *self,
            const LudoSolver *solver,
            const GameState  *root)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->solver == solver
          && memcmp (entry->root.bytes, root->bytes, sizeof root->bytes) == 0)
        return entry;
    }

  return NULL;
}

/* The entry whose solution knows @state. */
static Entry *
find_answer (LudoChances      *self,
             const LudoSolver *solver,
             const GameState  *state)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->solver == solver && entry->solution != NULL
          && solver->first_wins (entry->solution->data, state) >= 0)
        return entry;
    }

  return NULL;
}

static gpointer
solve (const GamePosition *position,
       gconstpointer       question,
       const atomic_bool  *stop)
{
  LudoSolution *solution = g_atomic_rc_box_new0 (LudoSolution);

  solution->solver = question;
  solution->data = solution->solver->solve (&position->state);

  return solution;
}

static void
solved_cb (gpointer asker,
           gpointer answer)
{
  Entry *entry = asker;

  entry->solution = answer;
  g_signal_emit_by_name (entry->asker, "solved");
}

static void
forget_oldest_odd (LudoChances *self)
{
  guint n_odd = 0;

  for (guint i = self->entries->len; i-- > 0;)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->odd && ++n_odd > ODD_MAX)
        g_ptr_array_remove_index (self->entries, i);
    }
}

static void
ask (LudoChances      *self,
     const GameRules  *rules,
     const LudoSolver *solver,
     const GameState  *root,
     gboolean          odd)
{
  Entry *entry = g_new0 (Entry, 1);
  GamePosition position;

  entry->asker = self;
  entry->solver = solver;
  entry->root = *root;
  entry->odd = odd;
  entry->task = ludo_search_task_new (solve,
                                      (GDestroyNotify) ludo_solution_unref,
                                      solved_cb, entry);
  g_ptr_array_add (self->entries, entry);
  forget_oldest_odd (self);

  game_position_init_state (&position, rules, root);
  ludo_search_task_start (entry->task, &position, 0, (gpointer) solver, NULL);
  game_position_clear (&position);
}

gboolean
ludo_chances_cover (LudoGame *game)
{
  g_return_val_if_fail (LUDO_IS_GAME (game), FALSE);

  return ludo_game_get_info (game)->solver != NULL;
}

LudoSolution *
ludo_chances_solution (LudoChances     *self,
                       LudoGame        *game,
                       const GameState *state)
{
  const LudoSolver *solver;
  GameState root = { 0 };
  Entry *entry;

  g_return_val_if_fail (LUDO_IS_CHANCES (self), NULL);
  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (state != NULL, NULL);

  solver = ludo_game_get_info (game)->solver;
  if (solver == NULL)
    return NULL;

  entry = find_answer (self, solver, state);
  if (entry != NULL)
    return entry->solution;

  /* First the whole game; where that has been solved and does not know the
   * position, the position by itself. */
  solver->find_root (state, &root);
  entry = find_entry (self, solver, &root);
  if (entry == NULL)
    ask (self, ludo_game_get_rules (game), solver, &root, FALSE);
  else if (entry->solution != NULL && find_entry (self, solver, state) == NULL)
    ask (self, ludo_game_get_rules (game), solver, state, TRUE);

  return NULL;
}

double
ludo_chances_first_wins (LudoChances     *self,
                         LudoGame        *game,
                         const GameState *state)
{
  LudoSolution *solution;
  GameOutcome outcome;

  g_return_val_if_fail (LUDO_IS_CHANCES (self), LUDO_CHANCES_NONE);
  g_return_val_if_fail (LUDO_IS_GAME (game), LUDO_CHANCES_NONE);
  g_return_val_if_fail (state != NULL, LUDO_CHANCES_NONE);

  if (!ludo_chances_cover (game))
    return LUDO_CHANCES_NONE;

  /* The state does not show that the game was stopped in it. */
  ludo_game_get_outcome (game, &outcome);
  if (outcome.reason == GAME_REASON_STOPPED
      && state == ludo_game_get_state (game))
    return outcome.winner < 0 ? 0.5 : outcome.winner == 0;

  solution = ludo_chances_solution (self, game, state);
  if (solution == NULL)
    return LUDO_CHANCES_PENDING;

  return solution->solver->first_wins (solution->data, state);
}
