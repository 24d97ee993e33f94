/* ludo-measure.h: what can be asked of a turn and of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "captures>=2", "blots=least", "groups=1": a property that the rules count,
 * so that no lesson has to list the moves that have it.
 */

#pragma once

#include "play/game/ludo-game.h"

/* LudoGoalKind: how a goal compares the measured value with its number. */
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
  gboolean has_next;            /* of MOST or LEAST: some turns miss value */
  int next;                     /* the best number that these reach */
} LudoGoal;

/* ludo_goal_parse: reads a goal such as "captures>=2" into @goal (out).
 * Returns: FALSE if @text is no goal or @rules have no measure of that name. */
gboolean ludo_goal_parse (const char *text, const GameRules *rules,
                          LudoGoal *goal);

/* ludo_measure:
 * @state: the position after the turn
 * @trace: (nullable): the events of the turn
 * @seat: the side that played it
 * @name: the measure
 *
 * All games have "captures" (pieces or stones taken, hit or turned over),
 * "sown", "entered", "off" (borne off), "wins" (1 if @seat has won), "danger"
 * (the most that the side to move in @state can take), "threats" (the number of
 * moves with which it wins at once) and "replies" (the number of its moves).
 * The game adds its own.  "their-" before a name gives the sum of all the other
 * sides.
 *
 * Returns: the value, or -1 if there is no measure called @name.
 */
int ludo_measure (const GameRules *rules, const GameState *state,
                  const GameTrace *trace, int seat, const char *name);

/* ludo_measure_find_danger: the move of the side to move in @state that takes
 * the most, which "danger" counts; GAME_MOVE_NONE where none takes anything. */
GameMove ludo_measure_find_danger (const GameRules *rules,
                                   const GameState *state);

/* ludo_goal_resolve: replaces MOST or LEAST by the number that the best turn of
 * @state reaches, beside which it keeps the next best number.  Returns: FALSE
 * if nothing can be played, or if there are more than the few thousand turns
 * that are examined. */
gboolean ludo_goal_resolve (LudoGoal *goal, const GameRules *rules,
                            const GameState *state);

/* ludo_goal_count: counts the turns of @state that reach the resolved @goal.
 * Turns with the same result count once.
 * @n_turns: (out): the number of all turns
 * @line: (nullable): gets the moves (GameMove) of one turn that reaches it */
guint ludo_goal_count (const LudoGoal *goal, const GameRules *rules,
                       const GameState *state, guint *n_turns, GArray *line);

/* ludo_goal_met: whether @value meets the resolved @goal. */
gboolean ludo_goal_met (const LudoGoal *goal, int value);

/* ludo_measure_landing: the place on which the piece moved by @move lands,
 * before an event sends it elsewhere; -1 if no piece moves. */
int ludo_measure_landing (const GameRules *rules, const GameState *state,
                          GameMove move);

/* ludo_measure_may_move: whether a legal move begins at @place. */
gboolean ludo_measure_may_move (const GameRules *rules, const GameState *state,
                                int place);
