/* ludo-measure.h: what can be asked of a turn and of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "captures>=2", "blots=least", "groups=1": a property that the rules count,
 * so that no lesson has to list the moves that have it.
 */

#pragma once

#include "play/game/ludo-game.h"

/* What follows the name in a goal. */
typedef enum
{
  LUDO_GOAL_AT_LEAST,
  LUDO_GOAL_AT_MOST,
  LUDO_GOAL_EXACTLY,
  LUDO_GOAL_MOST,               /* as many as any turn of the position */
  LUDO_GOAL_LEAST,
} LudoGoalKind;

typedef struct
{
  char name[24];                /* "": there is none */
  LudoGoalKind kind;
  int value;
} LudoGoal;

/* ludo_goal_parse: reads "captures>=2" and the like; FALSE where @text is no
 * such thing or @rules know no such name. */
gboolean ludo_goal_parse (const char *text, const GameRules *rules,
                          LudoGoal *goal);

/* ludo_measure:
 * @state: the position after the turn
 * @trace: what happened in it, or %NULL
 * @seat: who played it
 *
 * captures (pieces or stones taken, hit or turned over), sown, entered, off
 * (borne off), wins (1 where @seat has won), danger (the most that whoever is
 * to move in @state can take), threats (with how many moves he wins at once),
 * replies (how many moves he has),
 * what the game itself counts; "their-" before a name: all the others' of it.
 *
 * Returns: -1 where nothing is called @name.
 */
int ludo_measure (const GameRules *rules, const GameState *state,
                  const GameTrace *trace, int seat, const char *name);

/* ludo_goal_settle: MOST and LEAST become the number that the best turn of
 * @state has.  Returns: FALSE where nothing can be played or no more than
 * a few thousand turns were looked at. */
gboolean ludo_goal_settle (LudoGoal *goal, const GameRules *rules,
                           const GameState *state);

/* ludo_goal_count: how many of the turns of @state reach the goal, and how
 * many there are, each result once; the line of one that does is put into
 * @line (GameMove), which may be %NULL. */
guint ludo_goal_count (const LudoGoal *goal, const GameRules *rules,
                       const GameState *state, guint *n_turns, GArray *line);

/* ludo_goal_met: whether @value, settled, is what the goal wants. */
gboolean ludo_goal_met (const LudoGoal *goal, int value);
