/* ludo-lesson-why.c: the mistake behind a wrong answer, a step tried again, a
 * wrong turn shown beside the answer, and what the board shows of both
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"

#include "learn/ludo-goal-words.h"

gboolean
ludo_lesson_run_can_show_turns (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  return self->state == LUDO_RUN_WRONG && self->contrast != NULL
         && (self->lesson->locks & (LUDO_LOCK_HINTS | LUDO_LOCK_UNDO)) == 0;
}

gboolean
ludo_lesson_run_get_best_shown (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  return self->contrast != NULL && self->is_best_shown;
}

void
ludo_lesson_run_show_turn (LudoLessonRun *self,
                           gboolean       is_best)
{
  const LudoTurnAnswer *answer;
  g_autofree int *places = NULL;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  if (!ludo_lesson_run_can_show_turns (self))
    return;
  answer = g_ptr_array_index (_ludo_run_step (self)->answers, 0);
  self->is_best_shown = is_best;
  if (is_best)
    _ludo_run_note_help (self, TRUE);
  _ludo_run_reset_game (self);
  g_signal_emit_by_name (self, "stepped");
  _ludo_run_play_moves (self, is_best ? answer->moves
                                      : ludo_contrast_get_yours
                                          (self->contrast));
  places = ludo_contrast_list_places (self->contrast, is_best);
  _ludo_run_set_marks (self, places);
  _ludo_run_reply (self);
  ludo_model_emit_changed (self);
}

void
ludo_lesson_run_try_again (LudoLessonRun *self)
{
  guint n_hints;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  if (_ludo_run_step (self)->kind != LUDO_STEP_SHOW
      && (self->lesson->locks & LUDO_LOCK_UNDO) != 0)
    return;
  n_hints = self->n_hints;
  _ludo_run_begin (self);
  self->n_hints = n_hints;
  ludo_model_emit_changed (self);
}

gboolean
ludo_lesson_run_get_playing (LudoLessonRun *self)
{
  const LudoStep *step;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  step = _ludo_run_step (self);

  return self->state == LUDO_RUN_ASKING
         && (step->kind == LUDO_STEP_MOVE || step->kind == LUDO_STEP_PLAY);
}

const int *
ludo_lesson_run_get_outcomes (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return (const int *) self->outcomes->data;
}

int
ludo_lesson_run_get_pointed (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), -1);

  return ludo_page_attribute (_ludo_run_step (self)->node, "which") != NULL
           ? self->pointed : -1;
}

int
ludo_lesson_run_get_chosen (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), -1);

  return self->chosen;
}

const int *
ludo_lesson_run_get_marks (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return (const int *) self->marks->data;
}

void
_ludo_run_set_missed (LudoLessonRun      *self,
                      Reply               reply,
                      const LudoPageNode *node,
                      const LudoMistake  *mistake)
{
  _ludo_run_set_reply (self,
                       mistake != NULL && mistake->reason != NULL
                         ? REPLY_MISTAKE : reply, node);
  self->mistake = mistake;
}

char *
_ludo_run_describe_numbers (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);

  return step->kind == LUDO_STEP_MOVE && step->is_only
         && (self->lesson->locks & LUDO_LOCK_REVIEW) == 0
           ? ludo_goal_describe_numbers (&step->goal, self->lesson->rules)
           : NULL;
}
