/* ludo-solver.h: how a game of pure chance is solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdatomic.h>

#include "games/game-rules.h"
#include "play/game/ludo-throw-odds.h"

/* LudoSolver:
 * @find_root: writes to @root the start of the game that @state seems to
 *   belong to, so that one solution answers for all of that game
 * @solve: solves all that can follow @root; may take seconds, is called on
 *   threads of its own, and its result never changes
 * @free: frees what @solve returned
 * @first_wins: the chance from 0 to 1 that the first seat wins from @state;
 *   -1 when @state cannot follow the root of the solution
 * @describe_chance: (transfer full): in a sentence that this is the exact
 *   chance of the first seat to win from where the game stands
 * @list_throws: (transfer full): the ways in which the throw that is due in
 *   @state, which the solution knows, can fall: LudoThrowOdds, in the order in
 *   which they are taught; empty once the game is over
 * @list_turn_chances: (transfer full): the events that may still happen in this
 *   turn: LudoTurnChance, likewise; takes some milliseconds
 * @find_lengths: (transfer full): how long the game still lasts from @state,
 *   which the solution knows; may take seconds, is called on threads of its
 *   own; NULL once @stop is set
 *
 * The functions by which a game without decisions solves its own chances.
 */
typedef struct
{
  void (*find_root) (const GameState *state, GameState *root);
  gpointer (*solve) (const GameState *root);
  void (*free) (gpointer solution);
  double (*first_wins) (gconstpointer solution, const GameState *state);
  char *(*describe_chance) (double first_wins);
  GPtrArray *(*list_throws) (gconstpointer    solution,
                             const GameState *state);
  GPtrArray *(*list_turn_chances) (const GameState *state);
  LudoLengths *(*find_lengths) (gconstpointer solution,
                                const GameState *state,
                                const atomic_bool *stop);
} LudoSolver;
