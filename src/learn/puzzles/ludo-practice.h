/* ludo-practice.h: puzzles that follow a pupil
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-puzzle.h"

/* LudoPracticeResult: how a puzzle was answered. */
typedef enum
{
  LUDO_PRACTICE_RIGHT,          /* at the first try, without help */
  LUDO_PRACTICE_HELPED,         /* with a hint */
  LUDO_PRACTICE_WRONG,          /* or the answer was shown */
} LudoPracticeResult;

/* LudoPractice:
 *
 * A staircase through the puzzles of a game, and those missed.  Its steps are
 * the ratings that the puzzles have, the easy ones first.  Three right running
 * lead a step up, one wrong a step down; the first puzzle of a sitting is a
 * step easier.  A missed puzzle comes back as a twin, its mirror image or
 * another of its theme, after three puzzles and in the next sitting; two right
 * and it rests.  It is kept in a file without any dates.  Counted by
 * reference. */
typedef struct LudoPractice LudoPractice;

/* ludo_practice_new: (transfer full): begins a sitting with @puzzles
 * (LudoPuzzle), at least one.
 * @path: (nullable): the file in which it is kept.  One that is damaged is set
 *   aside, and one that cannot be read is left alone; the log says so.
 */
LudoPractice *ludo_practice_new (const GameRules *rules, GPtrArray *puzzles,
                                 const char *path);

/* ludo_practice_dup_path: (transfer full): the pupil's own file for the game
 * @game_id. */
char *ludo_practice_dup_path (const char *game_id);

/* ludo_practice_ref: (transfer full): adds a reference to @self. */
LudoPractice *ludo_practice_ref (LudoPractice *self);

/* ludo_practice_unref: releases a reference to @self, and with the last one
 * frees it. */
void ludo_practice_unref (LudoPractice *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoPractice, ludo_practice_unref)

/* ludo_practice_next: (transfer full): the puzzle to be done next; free with
 * ludo_puzzle_free().  One that was given and not noted counts as skipped: it
 * is neither right nor wrong, leads to no other step, and is given again only
 * after all others of its rating. */
LudoPuzzle *ludo_practice_next (LudoPractice *self);

/* ludo_practice_record: records how the puzzle given last was answered; what
 * follows the first answer is ignored. */
void ludo_practice_record (LudoPractice *self, LudoPracticeResult answer);

/* ludo_practice_record_missed: records that the puzzle @id was missed
 * elsewhere.  Returns: FALSE if it is none of these. */
gboolean ludo_practice_record_missed (LudoPractice *self, const char *id);

/* ludo_practice_get_step: the step, from 0, the easiest. */
int ludo_practice_get_step (LudoPractice *self);

/* ludo_practice_can_move: whether there is a step @by steps up, or if that is
 * negative down. */
gboolean ludo_practice_can_move (LudoPractice *self, int by);

/* ludo_practice_move: goes @by steps up, if there is such a step. */
void ludo_practice_move (LudoPractice *self, int by);

/* ludo_practice_get_saving: whether the file is being written. */
gboolean ludo_practice_get_saving (LudoPractice *self);
