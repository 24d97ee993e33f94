/* ludo-lesson-restore.c: a step is started over, and brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"

/* The least time for which a step that was started over can be restored, in
 * microseconds. */
#define RESTORE_TIME (10 * G_USEC_PER_SEC)

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
  /* It can come back after the program was killed. */
  _ludo_run_save (self);
  _ludo_run_emit_changed (self);
}

char *
_ludo_run_dup_abandoned (LudoLessonRun *self)
{
  const GamePosition *position;
  GString *moves;

  if (!ludo_lesson_run_can_restore (self))
    return NULL;

  position = ludo_game_get_position (self->abandoned);
  moves = g_string_new (NULL);
  for (gsize i = self->n_begun; i < position->n_plies; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      position->rules->print_move (ludo_game_get_state_at (self->abandoned,
                                                           (guint) i),
                                   position->plies[i].move, token);
      g_string_append_printf (moves, "%s%s", moves->len > 0 ? " " : "", token);
    }

  return g_string_free (moves, FALSE);
}

void
_ludo_run_take_abandoned (LudoLessonRun *self,
                          const char    *moves)
{
  g_auto (GStrv) tokens = g_strsplit (moves, " ", -1);
  g_autoptr (LudoGame) game = ludo_game_copy (self->game);

  for (guint i = 0; tokens[i] != NULL; i++)
    if (!ludo_game_play (game, tokens[i], NULL))
      return;
  if (tokens[0] == NULL)
    return;

  self->abandoned = g_steal_pointer (&game);
  self->abandoned_at = g_get_monotonic_time ();
}

gboolean
ludo_lesson_run_can_restore (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  return self->abandoned != NULL && self->state == LUDO_RUN_ASKING
         && (ludo_game_get_n_plies (self->game) == self->n_begun
             || g_get_monotonic_time () - self->abandoned_at < RESTORE_TIME);
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
  _ludo_run_emit_changed (self);
}
