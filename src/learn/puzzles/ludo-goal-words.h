/* ludo-goal-words.h: how a goal is looked for, and what decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are in the language of the thread.  Puzzles have these goals, and
 * lessons may.
 */

#pragma once

#include "learn/ludo-measure.h"

/* ludo_goal_describe_search: (transfer full) (nullable): a hint: how a turn that
 * reaches the settled @goal is looked for; NULL if there are no words for it. */
char *ludo_goal_describe_search (const LudoGoal *goal);

/* ludo_goal_describe_numbers: (transfer full) (nullable): the number that the
 * turn which reaches the settled @goal in @state brings, and the one that the
 * next best brings; NULL if there are no words for it. */
char *ludo_goal_describe_numbers (const LudoGoal *goal, const GameRules *rules,
                                  const GameState *state);
