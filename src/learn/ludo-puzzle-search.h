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

/* ludo_puzzle_find: takes some seconds, for a thread.
 * @without: a bit for each goal that is not to be looked for
 * @stop: (nullable): becomes true when nobody wants to know any more
 *
 * Returns: the puzzle that @state is, free with ludo_puzzle_free(); or NULL with
 *   the reason in @why (out, optional), a sentence to be translated.
 */
LudoPuzzle *ludo_puzzle_find (const GameRules *rules, const GameState *state,
                              guint without, const atomic_bool *stop,
                              const char **why);

/* ludo_puzzle_rate: whether the engine at full strength plays the answer, and in
 * @rating how many of its levels find it. */
gboolean ludo_puzzle_rate (LudoPuzzle *self, const GameRules *rules,
                           int *rating);
