/* ludo-lesson-run.h: a lesson being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-lesson-result.h"
#include "learn/ludo-lesson.h"
#include "learn/work/ludo-lesson-store.h"
#include "play/game/ludo-computer.h"
#include "play/ludo-model.h"

/* LudoRunState: the state of the step that is being done. */
typedef enum
{
  LUDO_RUN_ASKING,              /* it waits for an answer, or to be read */
  LUDO_RUN_WEIGHING,            /* the search judges the turn on the board */
  LUDO_RUN_WRONG,               /* the turn on the board is wrong */
  LUDO_RUN_DONE,                /* it is done; the next can begin */
} LudoRunState;

/* LudoReplyTone: what a reply is to the pupil. */
typedef enum
{
  LUDO_TONE_NONE,               /* there is no reply */
  LUDO_TONE_RIGHT,
  LUDO_TONE_WRONG,
  LUDO_TONE_MORE,               /* right so far */
  LUDO_TONE_HINT,               /* a hint, or the answer */
  LUDO_TONE_NOTE,               /* neither right nor wrong */
} LudoReplyTone;

/* LudoLessonRun:
 *
 * Goes through the steps of a lesson, one at a time and back again.  Each step
 * has a game of its own that begins with the step's position, and the rules
 * judge the moves played in it.  The work is saved in the store, so that the
 * lesson can be continued later.
 *
 * Signals:
 * - "stepped": another step began, or the same again;
 *   ludo_lesson_run_get_game() returns another game
 * - "changed": the reply or the possible actions have changed
 */
#define LUDO_TYPE_LESSON_RUN (ludo_lesson_run_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonRun, ludo_lesson_run, LUDO, LESSON_RUN,
                      LudoModel)

/* ludo_lesson_run_new: (transfer full): begins @lesson.  The work is saved in
 * @store; NULL saves nothing. */
LudoLessonRun *ludo_lesson_run_new (LudoLesson *lesson,
                                    LudoLessonStore *store);

/* ludo_lesson_run_continue: (transfer full): continues @work, an attempt of
 * @store at @lesson, at the step at which it was left, or at the next if that
 * is done.  An attempt that was handed in stays as it is; the next answer
 * begins another.
 * @counts: whether the time since the attempt was left counts as time taken; if
 *   not, the result of a lesson with a limit gives that time */
LudoLessonRun *ludo_lesson_run_continue (LudoLesson *lesson,
                                         LudoLessonStore *store,
                                         const LudoWork *work,
                                         gboolean counts);

/* ludo_lesson_run_get_lesson: (transfer none): the lesson. */
LudoLesson *ludo_lesson_run_get_lesson (LudoLessonRun *self);

/* ludo_lesson_run_get_step: (transfer none): the step that is being done. */
const LudoStep *ludo_lesson_run_get_step (LudoLessonRun *self);

/* ludo_lesson_run_get_game: (transfer none): the game of the step; another one
 * after each "stepped". */
LudoGame *ludo_lesson_run_get_game (LudoLessonRun *self);

/* ludo_lesson_run_get_computer: (transfer none): the computer that plays the
 * other sides. */
LudoComputer *ludo_lesson_run_get_computer (LudoLessonRun *self);

/* ludo_lesson_run_get_index: the index of the step, from 0. */
guint ludo_lesson_run_get_index (LudoLessonRun *self);

/* ludo_lesson_run_get_state: the state of the step. */
LudoRunState ludo_lesson_run_get_state (LudoLessonRun *self);

/* ludo_lesson_run_get_step_done: whether the step at @index is done. */
gboolean ludo_lesson_run_get_step_done (LudoLessonRun *self, guint index);

/* ludo_lesson_run_get_complete: whether every step is done. */
gboolean ludo_lesson_run_get_complete (LudoLessonRun *self);

/* ludo_lesson_run_get_playing: whether the pupil is asked to play on the
 * board. */
gboolean ludo_lesson_run_get_playing (LudoLessonRun *self);

/* ludo_lesson_run_dup_reply: (transfer full): the reply to the last answer, as
 * plain text in the language of the program; "" if there is none. */
char *ludo_lesson_run_dup_reply (LudoLessonRun *self);
/* ludo_lesson_run_dup_heard_reply: (transfer full): the same in fewer words
 * where it has many, because it is heard at once and can be read afterwards. */
char *ludo_lesson_run_dup_heard_reply (LudoLessonRun *self);

/* ludo_lesson_run_count_replies: how many replies there were, so that a reply
 * can be distinguished from an earlier one in the same words. */
guint ludo_lesson_run_count_replies (LudoLessonRun *self);

/* ludo_lesson_run_get_tone: the tone of that reply. */
LudoReplyTone ludo_lesson_run_get_tone (LudoLessonRun *self);

/* ludo_lesson_run_can_show_turns: whether the last turn was wrong, the reply
 * compares it with the answer, and both can be shown on the board. */
gboolean ludo_lesson_run_can_show_turns (LudoLessonRun *self);

/* ludo_lesson_run_show_turn: plays the wrong turn on the board, or if @is_best
 * the answer, which counts as help, and lets the computer reply; the cells of
 * the facts that are given are marked. */
void ludo_lesson_run_show_turn (LudoLessonRun *self, gboolean is_best);

/* ludo_lesson_run_get_best_shown: whether the board shows the answer instead of
 * the wrong turn. */
gboolean ludo_lesson_run_get_best_shown (LudoLessonRun *self);

/* ludo_lesson_run_dup_refusal: (transfer full) (nullable): the reply to @token,
 * a move that the rules refuse: the lesson's, or the reason of an expected
 * mistake; NULL if there is neither, so that the rules give the reason. */
char *ludo_lesson_run_dup_refusal (LudoLessonRun *self, const char *token);

/* ludo_lesson_run_dup_begun: (transfer full) (nullable): what is wrong with the
 * move of which the @n_path places of @path are picked.  It is given once what
 * is played is certain and only a choice beside it is open, such as the third
 * hole, of which none leads to what the step asks; otherwise NULL. */
char *ludo_lesson_run_dup_begun (LudoLessonRun *self, const int *path,
                                 int n_path);

/* ludo_lesson_run_go_to: begins the step at @index.  A lesson that locks taking
 * back does not go to an earlier step. */
void ludo_lesson_run_go_to (LudoLessonRun *self, guint index);

/* ludo_lesson_run_go_on: goes to the next step if this one is done or only to
 * be read.  Returns: FALSE if it cannot. */
gboolean ludo_lesson_run_go_on (LudoLessonRun *self);

/* ludo_lesson_run_try_again: begins the step again, except where the
 * lesson locks taking back. */
void ludo_lesson_run_try_again (LudoLessonRun *self);

/* ludo_lesson_run_start_over: begins again a step that is played on the board,
 * and keeps what was played, so that it can be restored. */
void ludo_lesson_run_start_over (LudoLessonRun *self);

/* ludo_lesson_run_can_restore: whether what was played before the step was
 * started over can come back: until the next move of the same step, and for ten
 * seconds at least. */
gboolean ludo_lesson_run_can_restore (LudoLessonRun *self);

/* ludo_lesson_run_restore: brings it back, if it can. */
void ludo_lesson_run_restore (LudoLessonRun *self);

/* ludo_lesson_run_choose: answers a CHOOSE step with the option at @option,
 * from 0; other steps ignore it. */
void ludo_lesson_run_choose (LudoLessonRun *self, guint option);

/* ludo_lesson_run_enter: answers a NUMBER step with the text @number; other
 * steps ignore it. */
void ludo_lesson_run_enter (LudoLessonRun *self, const char *number);

/* ludo_lesson_run_set_laboratory_answer: answers a step that is done in the
 * chance laboratory, as that writes it; other and answered steps ignore it. */
void ludo_lesson_run_set_laboratory_answer (LudoLessonRun *self,
                                            const char *answer);

/* ludo_lesson_run_point: answers with a place of the board, by its number in
 * the game's drawing.  Returns: whether the step asks for places. */
gboolean ludo_lesson_run_point (LudoLessonRun *self, int place);

/* ludo_lesson_run_predict: answers a PREDICT step with the place at @option,
 * from 0, of ludo_lesson_run_get_outcomes(), and throws. */
void ludo_lesson_run_predict (LudoLessonRun *self, guint option);

/* ludo_lesson_run_set_sureness: sets how sure the pupil is of the next
 * predictions, as the percentage of throws, 1 to 100, expected to come true; 0
 * for no statement.  At the end of a PREDICT step the exact chances are
 * compared with it. */
void ludo_lesson_run_set_sureness (LudoLessonRun *self, guint percent);

/* ludo_lesson_run_get_outcomes: (transfer none): the places at which the next
 * throw can end, ended by -1; valid until the game changes. */
const int *ludo_lesson_run_get_outcomes (LudoLessonRun *self);

/* ludo_lesson_run_ask_hint: gives the next hint, and after two hints the
 * answer. */
void ludo_lesson_run_ask_hint (LudoLessonRun *self);

/* ludo_lesson_run_can_hint: whether a hint can be asked for. */
gboolean ludo_lesson_run_can_hint (LudoLessonRun *self);

/* ludo_lesson_run_get_seconds: the seconds taken for the lesson, by a clock
 * that no user can set and that runs while the machine sleeps.  Answers after
 * the lesson's limit are not handed in. */
guint ludo_lesson_run_get_seconds (LudoLessonRun *self);

/* ludo_lesson_run_set_pupil: saves the name under which the work was handed in.
 * If another pupil handed in the same attempt before, the work becomes an
 * attempt of its own. */
void ludo_lesson_run_set_pupil (LudoLessonRun *self, const char *name);

/* ludo_lesson_run_save_throws: keeps with the work what was thrown and guessed
 * for it, as the chance laboratory writes it.  An attempt that was handed in
 * stays as it is. */
void ludo_lesson_run_save_throws (LudoLessonRun *self, const char *throws);

/* ludo_lesson_run_get_throws: (nullable): what was kept, in a file that anybody
 * may have changed; borrowed until more is kept. */
const char *ludo_lesson_run_get_throws (LudoLessonRun *self);

/* ludo_lesson_run_dup_result: (transfer full): the answers of this attempt, to
 * be handed in as @name; free with ludo_result_free(). */
LudoResult *ludo_lesson_run_dup_result (LudoLessonRun *self,
                                        const char *name);

/* ludo_lesson_run_get_pointed: the place answered last in a step that asks
 * which pieces may move, so that the reply can be shown there; -1 in other
 * steps. */
int ludo_lesson_run_get_pointed (LudoLessonRun *self);

/* ludo_lesson_run_get_chosen: the option, or the outcome, answered last in a
 * step that offers some, counted from 0; -1 before. */
int ludo_lesson_run_get_chosen (LudoLessonRun *self);

/* ludo_lesson_run_get_marks: (transfer none): the places to be marked now,
 * ended by -1. */
const int *ludo_lesson_run_get_marks (LudoLessonRun *self);
