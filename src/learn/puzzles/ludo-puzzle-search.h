/* ludo-puzzle-search.h: whether a position is a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle is a position in which one turn alone does the most of something
 * that the rules count, and which the engine at full strength plays too.
 */

#pragma once

#include <stdatomic.h>

#include "learn/ludo-puzzle.h"

/* The goals that are looked for, in this order; ended by NULL. */
extern const char *const ludo_puzzle_goals[];

/* ludo_puzzle_find: looks for the puzzle in @state.  It takes some seconds, so
 * that a thread calls it.
 * @without: a bit for each goal that is skipped, by its index in
 *   ludo_puzzle_goals
 * @stop: (nullable): set to true by another thread to end the search
 * @why: (out) (optional): the reason for NULL, a sentence to be translated
 *
 * Returns: (transfer full) (nullable): the puzzle; free with
 * ludo_puzzle_free().
 */
LudoPuzzle *ludo_puzzle_find (const GameRules *rules, const GameState *state,
                              guint without, const atomic_bool *stop,
                              const char **why);

/* ludo_puzzle_rate: whether the engine at full strength plays the answer.
 * @rating: (out): how many of the levels 1 to 6 find it */
gboolean ludo_puzzle_rate (LudoPuzzle *self, const GameRules *rules,
                           int *rating);
