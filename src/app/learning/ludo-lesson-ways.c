/* ludo-lesson-ways.c: what a lesson shows at the places of its board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-ways.h"

#include <glib/gi18n.h>

void
ludo_lesson_ways_update (LudoBoard     *board,
                         LudoLessonRun *run,
                         gboolean       shown)
{
  const LudoLesson *lesson = ludo_lesson_run_get_lesson (run);
  gboolean locked = (lesson->locks & LUDO_LOCK_HINTS) != 0
                    || lesson->leave != NULL;
  LudoStepKind kind = ludo_lesson_run_get_step (run)->kind;
  gboolean open = ludo_step_kind_asks (kind) && kind != LUDO_STEP_PLAY
                  && ludo_lesson_run_get_state (run) != LUDO_RUN_DONE;

  ludo_board_set_shows_ways
    (board, shown && !locked && !open,
     !shown ? NULL
     : locked ? _("This lesson does not show where the stones of a hole would "
                  "go.")
              : _("Guess first: once the step is done, a hole shows where its "
                  "stones would go."));
}

void
ludo_lesson_ways_mark (LudoBoard     *board,
                       LudoLessonRun *run)
{
  guint64 cells = 0;

  for (const int *place = ludo_lesson_run_get_marks (run);
       place != NULL && *place >= 0; place++)
    if (*place < 64)
      cells |= G_GUINT64_CONSTANT (1) << *place;
  ludo_board_mark_hint (board, cells, NULL);
  ludo_board_set_topic (board, ludo_lesson_run_get_pointed (run));
}
