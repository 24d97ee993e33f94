/* ludo-solver.h: how a game of pure chance is solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

G_BEGIN_DECLS

/* LudoSolver:
 * @find_root: writes to @root the start of the game that @state seems to
 *   belong to, so that one solution answers for all of that game
 * @solve: solves all that can follow @root; may take seconds, is called on
 *   threads of its own, and its result never changes
 * @free: frees what @solve returned
 * @first_wins: the chance from 0 to 1 that the first seat wins from @state;
 *   -1 when @state cannot follow the root of the solution
 *
 * What a game that nobody decides anything in knows about its own chances.
 */
typedef struct
{
  void (*find_root) (const GameState *state, GameState *root);
  gpointer (*solve) (const GameState *root);
  void (*free) (gpointer solution);
  double (*first_wins) (gconstpointer solution, const GameState *state);
} LudoSolver;

G_END_DECLS
