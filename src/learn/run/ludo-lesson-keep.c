/* ludo-lesson-keep.c: saves the work on a lesson and continues it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"
#include "learn/ludo-pupil-name.h"

/* The work of a locked lesson is saved this often, so that no more time is lost
 * if the program ends. */
#define SAVE_SECONDS 15

/* The least time for which a step that was started over can be restored, in
 * microseconds. */
#define RESTORE_TIME (10 * G_USEC_PER_SEC)

static guint
get_step_seconds (const StepAnswers *answers)
{
  return answers->ended > answers->begun
           ? (guint) ((answers->ended - answers->begun) / G_USEC_PER_SEC)
           : 0;
}

guint
ludo_lesson_run_get_seconds (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), 0);

  return (guint) ((ludo_work_get_clock () - self->opened) / G_USEC_PER_SEC);
}

gboolean
ludo_lesson_run_can_restore (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  return self->abandoned != NULL && self->state == LUDO_RUN_ASKING
         && (ludo_game_get_n_plies (self->game) == self->n_begun
             || g_get_monotonic_time () - self->abandoned_at < RESTORE_TIME);
}

/* Returns: the moves that can be restored, in notation; NULL if there are
 * none. */
static char *
dup_abandoned (LudoLessonRun *self)
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

/* Makes @moves what can be restored in a step that has just begun; moves that
 * the rules forbid there are ignored. */
static void
set_abandoned (LudoLessonRun *self,
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

/* Writes the state of each step into the work. */
static void
fill_work (LudoLessonRun *self)
{
  LudoWork *work = self->work;

  g_free (work->place);
  work->place = g_strdup (_ludo_run_step (self)->node->id);
  g_free (work->abandoned);
  work->abandoned = dup_abandoned (self);
  work->seconds = ludo_lesson_run_get_seconds (self);
  for (guint i = 0; i < self->n_steps; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);
      const StepAnswers *answers = &self->answers[i];
      LudoWorkStep *own;

      if (!self->done[i] && answers->ended == 0)
        continue;
      own = ludo_work_add (work, step->node->id, step->asks);
      own->done = self->done[i];
      own->right = answers->right;
      own->wrong = answers->wrong;
      own->shown = answers->shown;
      own->n_hints = answers->n_hints;
      own->tries = answers->tries;
      own->seconds = get_step_seconds (answers);
      own->changed = answers->changed;
      g_free (own->answer);
      own->answer = g_strdup (answers->answer != NULL ? answers->answer->str
                                                      : "");
    }
  ludo_work_stamp (work);
}

void
_ludo_run_save (LudoLessonRun *self)
{
  if (self->store == NULL)
    return;
  fill_work (self);
  if (self->work->steps->len > 0 || self->work->abandoned != NULL
      || self->work->throws != NULL || self->lesson->leave != NULL)
    ludo_lesson_store_save (self->store, self->work);
}

void
_ludo_run_begin_own (LudoLessonRun *self)
{
  if (!self->is_handed_on)
    return;
  self->is_handed_on = FALSE;
  self->work->attempt = g_get_real_time ();
  g_clear_pointer (&self->work->pupil, g_free);
}

static gboolean
save_cb (gpointer data)
{
  _ludo_run_save (data);

  return G_SOURCE_CONTINUE;
}

static LudoLessonRun *
make_run (LudoLesson *lesson)
{
  LudoLessonRun *self = g_object_new (LUDO_TYPE_LESSON_RUN, NULL);

  self->lesson = ludo_lesson_ref (lesson);
  self->n_steps = lesson->steps->len;
  self->done = g_new0 (gboolean, self->n_steps);
  self->answers = g_new0 (StepAnswers, self->n_steps);
  self->opened = ludo_work_get_clock ();

  return self;
}

/* Continues the attempt @work (transfer full) of @store. */
static void
set_work (LudoLessonRun   *self,
          LudoLessonStore *store,
          LudoWork        *work)
{
  self->store = g_object_ref (store);
  self->work = work;
  if (self->lesson->leave != NULL)
    self->clock = g_timeout_add_seconds (SAVE_SECONDS, save_cb, self);
}

LudoLessonRun *
ludo_lesson_run_new (LudoLesson      *lesson,
                     LudoLessonStore *store)
{
  LudoLessonRun *self;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = make_run (lesson);
  if (store != NULL)
    set_work (self, store, ludo_lesson_store_begin (store, lesson));
  _ludo_run_begin (self);

  return self;
}

static void
restore_step (StepAnswers        *answers,
              const LudoWorkStep *saved)
{
  gint64 now = ludo_work_get_clock ();

  *answers = (StepAnswers) {
    .tries = saved->tries,
    .n_hints = saved->n_hints,
    .right = saved->right,
    .wrong = saved->wrong,
    .shown = saved->shown,
    .begun = now - (gint64) saved->seconds * G_USEC_PER_SEC,
    .ended = saved->tries > 0 || saved->n_hints > 0 || saved->shown ? now : 0,
    .changed = saved->changed,
    .answer = saved->tries > 0 ? g_string_new (saved->answer) : NULL,
  };
}

/* Goes to the step at which the lesson was left, or to the next one if that
 * step is done. */
static void
restore_place (LudoLessonRun  *self,
               const LudoWork *work)
{
  for (guint i = 0; i < self->n_steps; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);

      if (g_strcmp0 (work->place, step->node->id) == 0)
        self->index = i;
    }
  if (self->done[self->index] && self->index + 1 < self->n_steps)
    self->index++;
  if (ludo_lesson_run_get_complete (self))
    self->index = 0;
}

LudoLessonRun *
ludo_lesson_run_continue (LudoLesson      *lesson,
                          LudoLessonStore *store,
                          const LudoWork  *work,
                          gboolean         counts)
{
  LudoLessonRun *self;
  guint away;

  g_return_val_if_fail (lesson != NULL && LUDO_IS_LESSON_STORE (store)
                        && work != NULL, NULL);

  self = make_run (lesson);
  set_work (self, store, ludo_work_copy (work));
  /* A locked lesson is excepted, because it goes on only after the teacher's
   * word. */
  self->is_handed_on = work->pupil != NULL && lesson->leave == NULL;
  away = ludo_work_get_away (work);
  self->opened -= ((gint64) work->seconds + (counts ? away : 0))
                  * G_USEC_PER_SEC;
  if (lesson->leave != NULL || lesson->limit > 0)
    self->work->away += away;
  for (guint i = 0; i < self->n_steps; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);
      const LudoWorkStep *saved = ludo_work_find (work, step->node->id);

      if (saved == NULL)
        continue;
      self->done[i] = saved->done;
      restore_step (&self->answers[i], saved);
    }
  restore_place (self, work);
  _ludo_run_begin (self);
  if (work->abandoned != NULL
      && g_strcmp0 (work->place, _ludo_run_step (self)->node->id) == 0)
    set_abandoned (self, work->abandoned);

  return self;
}

void
ludo_lesson_run_set_pupil (LudoLessonRun *self,
                           const char    *name)
{
  g_autofree char *own = NULL;
  g_autofree char *before = NULL;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self) && name != NULL);

  if (self->work == NULL)
    return;
  own = ludo_pupil_name_dup_key (name);
  before = self->work->pupil != NULL
             ? ludo_pupil_name_dup_key (self->work->pupil) : NULL;
  /* The attempt that another pupil handed in stays as it is. */
  if (before != NULL && !g_str_equal (own, before))
    self->work->attempt = g_get_real_time ();
  g_free (self->work->pupil);
  self->work->pupil = ludo_pupil_name_clean (name);
  self->is_handed_on = FALSE;
  _ludo_run_save (self);
}

void
ludo_lesson_run_save_throws (LudoLessonRun *self,
                             const char    *throws)
{
  g_return_if_fail (LUDO_IS_LESSON_RUN (self) && throws != NULL);

  if (self->work == NULL || self->is_handed_on
      || g_strcmp0 (self->work->throws, throws) == 0)
    return;

  g_free (self->work->throws);
  self->work->throws = g_strdup (throws);
  _ludo_run_save (self);
}

const char *
ludo_lesson_run_get_throws (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return self->work != NULL ? self->work->throws : NULL;
}

LudoResult *
ludo_lesson_run_dup_result (LudoLessonRun *self,
                            const char    *name)
{
  g_autofree char *called = NULL;
  LudoResult *result;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self) && name != NULL, NULL);

  called = g_strdup_printf ("%s/%s", self->lesson->rules->id,
                            self->lesson->name);
  result = ludo_result_new (called, self->lesson->lasting_id,
                            self->lesson->checksum, name);
  result->away = self->work != NULL ? self->work->away : 0;
  for (guint i = 0; i < self->n_steps; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);
      const StepAnswers *answers = &self->answers[i];

      LudoResultStep *added;

      if (answers->tries == 0 && answers->n_hints == 0 && !answers->shown)
        continue;
      added =
        ludo_result_add (result, step->node->id,
                         ludo_page_attribute (step->node, "kind"), step->asks,
                         answers->tries, get_step_seconds (answers),
                         answers->answer != NULL ? answers->answer->str
                                                 : "");
      added->right = answers->right;
      added->wrong = answers->wrong;
      added->shown = answers->shown;
      added->n_hints = answers->n_hints;
    }

  return result;
}
