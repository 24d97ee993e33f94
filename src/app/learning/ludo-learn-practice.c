/* ludo-learn-practice.c: chooses puzzles by what the pupil can do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-learn-page-private.h"

#include "games/games.h"
#include "play/ludo-signal.h"

void
_ludo_learn_page_load_practice (LudoLearnPage *self,
                                const char    *game_id)
{
  g_autoptr (GPtrArray) puzzles = ludo_puzzle_load (self->library, game_id);
  g_autofree char *path = ludo_practice_dup_path (game_id);

  g_clear_pointer (&self->practice, ludo_practice_unref);
  if (puzzles->len > 0)
    self->practice = ludo_practice_new (games_find (game_id), puzzles, path);
  gtk_widget_set_visible (self->practice_button, self->practice != NULL);
}

static void
update_page (LudoLearnPage *self)
{
  ludo_lesson_page_set_practice (self->lesson_page, TRUE,
                                 ludo_practice_can_move (self->practice, -1),
                                 ludo_practice_can_move (self->practice, 1));
}

LudoLessonRun *
_ludo_learn_page_next_puzzle (LudoLearnPage *self)
{
  LudoPuzzle *puzzle;
  g_autoptr (LudoLesson) lesson = NULL;
  g_autoptr (GError) error = NULL;

  if (self->practice == NULL)
    return NULL;
  puzzle = ludo_practice_next (self->practice);
  lesson = ludo_puzzle_dup_lesson (puzzle, games_find (self->game_id), &error);
  ludo_puzzle_free (puzzle);
  if (lesson == NULL)
    {
      g_message ("%s", error->message);
      return NULL;
    }
  g_clear_object (&self->practice_run);
  self->practice_run = ludo_lesson_run_new (lesson, NULL);

  return self->practice_run;
}

static LudoPracticeResult
get_answer (LudoLessonRun *run)
{
  g_autoptr (LudoResult) result = ludo_lesson_run_dup_result (run, "");

  switch (ludo_result_step_get_outcome (g_ptr_array_index (result->steps, 0)))
    {
    case LUDO_OUTCOME_RIGHT:
      return LUDO_PRACTICE_RIGHT;
    case LUDO_OUTCOME_HELPED:
      return LUDO_PRACTICE_HELPED;
    default:
      return LUDO_PRACTICE_WRONG;
    }
}

/* Notes the answer of the pupil.  A puzzle of a lesson that was answered
 * wrongly is noted too, so that the practice asks it again. */
static void
answered_cb (LudoLearnPage *self,
             LudoLessonRun *run)
{
  LudoRunState state = ludo_lesson_run_get_state (run);

  if (self->practice == NULL
      || (state != LUDO_RUN_WRONG && state != LUDO_RUN_DONE))
    return;
  if (run == self->practice_run)
    {
      ludo_practice_record (self->practice, get_answer (run));
      update_page (self);
    }
  else if (state == LUDO_RUN_WRONG
           && ludo_lesson_run_get_lesson (run)->locks == 0)
    ludo_practice_record_missed (self->practice,
                                 ludo_lesson_run_get_step (run)->node->id);
}

/* Whether @lesson is one of the lists of puzzles. */
static gboolean
is_list_of_puzzles (LudoLearnPage    *self,
                    const LudoLesson *lesson)
{
  for (guint i = self->first_puzzle; i < self->lessons->len; i++)
    if (g_str_equal (((LudoLesson *) self->lessons->pdata[i])->id, lesson->id))
      return TRUE;

  return FALSE;
}

void
_ludo_learn_page_watch (LudoLearnPage *self,
                        LudoLessonRun *run)
{
  if (run == self->practice_run)
    update_page (self);
  else
    ludo_lesson_page_set_practice (self->lesson_page, FALSE, FALSE, FALSE);
  ludo_lesson_page_set_skipping
    (self->lesson_page,
     run == self->practice_run
     || is_list_of_puzzles (self, ludo_lesson_run_get_lesson (run)));
  ludo_signal_connect (run, "changed", answered_cb, self);
}
