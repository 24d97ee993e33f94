/* ludo-goal-words.h: how a goal is looked for, and what decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are in the language of the thread.  Puzzles have these goals, and
 * lessons may.
 */

#pragma once

#include "learn/ludo-measure.h"

/* ludo_goal_name_deed: (transfer full): what a turn does of which the measure
 * @name counts @n, in the game's own words: "takes 3 stones"; of the measure
 * "danger", what can be done: "take 3 stones". */
char *ludo_goal_name_deed (const GameRules *rules, const char *name, int n);

/* ludo_goal_describe_search: (transfer full) (nullable): a hint: how a turn
 * that reaches the resolved @goal is looked for; NULL if there are no words for
 * it. */
char *ludo_goal_describe_search (const LudoGoal *goal, const GameRules *rules);

/* ludo_goal_describe_numbers: (transfer full) (nullable): the number that the
 * turn which reaches the resolved @goal brings, and the one that the next best
 * brings; NULL if there are no words for it, or no next best. */
char *ludo_goal_describe_numbers (const LudoGoal *goal,
                                  const GameRules *rules);
