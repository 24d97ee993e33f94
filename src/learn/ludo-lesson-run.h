/* ludo-lesson-run.h: a lesson being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-lesson-result.h"
#include "learn/ludo-lesson.h"
#include "learn/work/ludo-lesson-store.h"
#include "play/ludo-computer.h"

typedef enum
{
  LUDO_RUN_ASKING,              /* the step waits for an answer, or to be read */
  LUDO_RUN_WEIGHING,            /* the turn on the board is being judged */
  LUDO_RUN_WRONG,               /* a turn was not it; it still stands there */
  LUDO_RUN_DONE,                /* the step is done; one may go on */
} LudoRunState;

/* LudoLessonRun:
 *
 * Goes through the steps of a lesson, one at a time and back again.  Each has a
 * game of its own, that begins where the step says; what is played in it is
 * judged by the rules.  What was done is kept in the store, and may be gone on
 * with later.
 *
 * Signals:
 * - "stepped": another step, or the same from its beginning; its game is
 *   another
 * - "changed": something else is to be said, or can be done
 */
#define LUDO_TYPE_LESSON_RUN (ludo_lesson_run_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonRun, ludo_lesson_run, LUDO, LESSON_RUN,
                      GObject)

/* ludo_lesson_run_new: from the beginning; @store may be NULL, and nothing is
 * kept then. */
LudoLessonRun *ludo_lesson_run_new (LudoLesson *lesson,
                                    LudoLessonStore *store);

/* ludo_lesson_run_continue: @work, an attempt of @store at @lesson, with its
 * answers, at the first step that is not done yet from where it was left.  One
 * that was handed in stays as it is: what is answered now is another.
 * @counts: whether the time since counts as time taken; otherwise it is told in
 *   the result of a lesson that has a limit */
LudoLessonRun *ludo_lesson_run_continue (LudoLesson *lesson,
                                         LudoLessonStore *store,
                                         const LudoWork *work,
                                         gboolean counts);

/* Borrowed. */
LudoLesson *ludo_lesson_run_get_lesson (LudoLessonRun *self);
const LudoStep *ludo_lesson_run_get_step (LudoLessonRun *self);
LudoGame *ludo_lesson_run_get_game (LudoLessonRun *self);
LudoComputer *ludo_lesson_run_get_computer (LudoLessonRun *self);

guint ludo_lesson_run_get_index (LudoLessonRun *self);
LudoRunState ludo_lesson_run_get_state (LudoLessonRun *self);
gboolean ludo_lesson_run_get_step_done (LudoLessonRun *self, guint index);
/* Whether every step is done. */
gboolean ludo_lesson_run_get_complete (LudoLessonRun *self);
/* Whether the turn on the board is the pupil's to play. */
gboolean ludo_lesson_run_get_playing (LudoLessonRun *self);

/* ludo_lesson_run_dup_reply: what is said to the last answer, in the language
 * of the program, as plain text; "" where there is nothing to say. */
char *ludo_lesson_run_dup_reply (LudoLessonRun *self);

/* ludo_lesson_run_dup_refusal: what the lesson says to @token, a move that the
 * rules refuse now; NULL where only they do.  Free with g_free(). */
char *ludo_lesson_run_dup_refusal (LudoLessonRun *self, const char *token);

/* ludo_lesson_run_dup_begun: what is wrong with the move of which the @n_path
 * places of @path are picked, where what is played is certain and only a choice
 * beside it is open, and none of these choices leads to what is asked; NULL
 * where nothing is known to be wrong.  Free with g_free(). */
char *ludo_lesson_run_dup_begun (LudoLessonRun *self, const int *path,
                                 int n_path);

/* ludo_lesson_run_go_to: any step of the lesson. */
void ludo_lesson_run_go_to (LudoLessonRun *self, guint index);

/* ludo_lesson_run_go_on: to the next step, where this one is done or only to
 * be read.  Returns: FALSE where there is none. */
gboolean ludo_lesson_run_go_on (LudoLessonRun *self);

/* ludo_lesson_run_try_again: what stands there is taken back. */
void ludo_lesson_run_try_again (LudoLessonRun *self);

/* Answers, each of its own kind of step; what else is asked is not heeded. */
void ludo_lesson_run_choose (LudoLessonRun *self, guint option);
void ludo_lesson_run_enter (LudoLessonRun *self, const char *number);
/* ludo_lesson_run_point: at a place of the board, by its number in the game's
 * drawing.  Returns: whether the step asks for places. */
gboolean ludo_lesson_run_point (LudoLessonRun *self, int place);
/* ludo_lesson_run_predict: the option of that place. */
void ludo_lesson_run_predict (LudoLessonRun *self, guint option);

/* ludo_lesson_run_set_sureness: that the pupil expects the predictions from
 * now on to come true in @percent of such throws, 1 to 100; 0: does not say.
 * The step's end tells how well that agrees with the exact chances; of
 * PREDICT. */
void ludo_lesson_run_set_sureness (LudoLessonRun *self, guint percent);

/* ludo_lesson_run_get_outcomes: where the next throw can end, in order, ended
 * by -1; borrowed until the game changes; of PREDICT. */
const int *ludo_lesson_run_get_outcomes (LudoLessonRun *self);

/* ludo_lesson_run_ask_hint: the next hint; after two of them the answer. */
void ludo_lesson_run_ask_hint (LudoLessonRun *self);
gboolean ludo_lesson_run_can_hint (LudoLessonRun *self);

/* ludo_lesson_run_get_seconds: how long it has been done, by a clock that nobody
 * can set and that goes on while the machine sleeps.  What is answered once the
 * file's minutes are over is not handed in. */
guint ludo_lesson_run_get_seconds (LudoLessonRun *self);

/* ludo_lesson_run_set_pupil: keeps the name under which it was handed in, as an
 * attempt of its own where another pupil had handed it in before.
 * ludo_lesson_run_get_pupil: that name, or NULL; borrowed. */
void ludo_lesson_run_set_pupil (LudoLessonRun *self, const char *name);
const char *ludo_lesson_run_get_pupil (LudoLessonRun *self);

/* ludo_lesson_run_dup_result: what was answered in this attempt, for handing in
 * as @name; free with ludo_result_free(). */
LudoResult *ludo_lesson_run_dup_result (LudoLessonRun *self,
                                        const char *name);

/* ludo_lesson_run_get_pointed: the place answered last where it is asked what
 * may move, and what is said of it can be shown there; -1 otherwise. */
int ludo_lesson_run_get_pointed (LudoLessonRun *self);

/* ludo_lesson_run_get_marks: places to be looked at now, ended by -1, or NULL;
 * borrowed. */
const int *ludo_lesson_run_get_marks (LudoLessonRun *self);
