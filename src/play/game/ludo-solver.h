/* ludo-solver.h: how a game of pure chance is solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdatomic.h>

#include "games/game-rules.h"
#include "play/game/ludo-throw-odds.h"

/* LudoFateCell: where the two pieces of a game of pure chance stand, each so
 * many steps from its own start. */
typedef struct
{
  guint steps[2];
  guint counters;               /* of the first seat; the others are the other
                                 * one's */
  guint turn;                   /* the seat that is to throw */
} LudoFateCell;

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
 * @count_places: (nullable): the number of steps of a lap in games such as
 *   that of @state, so that all places of two pieces can be laid out as a map;
 *   where it is NULL, so are the next three
 * @count_counters: how many counters both sides have together in @state
 * @set_cell: changes @state to @cell, which may be one that no game comes to
 * @describe_cell: (transfer full): where the pieces of @state stand, who has
 *   how many counters and who is to throw, in a sentence
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
  guint (*count_places) (const GameState *state);
  guint (*count_counters) (const GameState *state);
  void (*set_cell) (GameState *state, const LudoFateCell *cell);
  char *(*describe_cell) (const GameState *state);
} LudoSolver;
