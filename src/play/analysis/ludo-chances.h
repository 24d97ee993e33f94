/* ludo-chances.h: exact chances, solved in the background and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "play/ludo-search-task.h"

/* The values that ludo_chances_first_wins() returns instead of a chance. */
#define LUDO_CHANCES_PENDING (-1.0)     /* being solved; wait for "solved" */
#define LUDO_CHANCES_NONE (-2.0)        /* this game cannot be solved exactly */

/* LudoSolution:
 *
 * All chances of one game's positions, counted by reference.  It never
 * changes, so that any thread may read it.
 */
typedef struct
{
  const LudoSolver *solver;
  gpointer data;                /* what its `solve` returned */
} LudoSolution;

/* ludo_solution_ref: (transfer full): adds a reference to @solution; from any
 * thread. */
LudoSolution *ludo_solution_ref (LudoSolution *solution);

/* ludo_solution_unref: releases a reference to @solution, and with the last one
 * frees it; from any thread. */
void ludo_solution_unref (LudoSolution *solution);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoSolution, ludo_solution_unref)

/* LudoChances:
 *
 * The solutions of the games of pure chance that were asked after, one for
 * each ruleset and number of counters.  A question is answered at once or not
 * yet: then a thread solves the game and "solved" says when to ask again.  To
 * be used from one thread.
 *
 * Signals:
 * - "solved": there are answers that there were not before
 */
#define LUDO_TYPE_CHANCES (ludo_chances_get_type ())
G_DECLARE_FINAL_TYPE (LudoChances, ludo_chances, LUDO, CHANCES, GObject)

/* ludo_chances_new: (transfer full): an object without any solutions yet. */
LudoChances *ludo_chances_new (void);

/* ludo_chances_cover: whether the chances of games like @game can be known
 * exactly. */
gboolean ludo_chances_cover (LudoGame *game);

/* ludo_chances_first_wins:
 * @state: a position of @game, not necessarily the present one; the present one
 *   itself, not a copy, if the end of a game that was stopped is to count
 *
 * Returns: the exact chance, from 0 to 1, that the first seat (Red) wins from
 *   @state; LUDO_CHANCES_PENDING while it is not known yet, which begins to
 *   solve the game if nothing did; LUDO_CHANCES_NONE in a game that
 *   ludo_chances_cover() denies.
 */
double ludo_chances_first_wins (LudoChances *self, LudoGame *game,
                                const GameState *state);

/* ludo_chances_solution: the solution that answers for @state, under the same
 * conditions; borrowed; NULL while there is none. */
LudoSolution *ludo_chances_solution (LudoChances *self, LudoGame *game,
                                     const GameState *state);
