/* ludo-lesson-restore.c: a step is started over, and brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"

void
ludo_lesson_run_start_over (LudoLessonRun *self)
{
  g_autoptr (LudoGame) abandoned = NULL;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  if (!ludo_lesson_run_get_playing (self)
      || (self->lesson->locks & LUDO_LOCK_UNDO) != 0)
    return;
  abandoned = g_object_ref (self->game);
  ludo_lesson_run_try_again (self);
  self->abandoned = g_steal_pointer (&abandoned);
  self->abandoned_at = g_get_monotonic_time ();
  _ludo_run_set_reply (self, REPLY_STARTED_OVER, NULL);
  /* Save it now, so that it can come back even if the program is killed. */
  _ludo_run_save (self);
  ludo_model_emit_changed (self);
}

void
ludo_lesson_run_restore (LudoLessonRun *self)
{
  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  if (!ludo_lesson_run_can_restore (self))
    return;
  _ludo_run_set_game (self, g_steal_pointer (&self->abandoned));
  _ludo_run_set_reply (self, REPLY_NONE, NULL);
  if (_ludo_run_step (self)->kind == LUDO_STEP_PLAY)
    ludo_computer_set_game (self->computer, self->game);
  g_signal_emit_by_name (self, "stepped");
  ludo_model_emit_changed (self);
}
