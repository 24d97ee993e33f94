/* ludo-lesson-page.h: the page on which a lesson is done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "learn/run/ludo-lesson-run.h"

/* LudoLessonPage:
 *
 * The board, the text, the question and the buttons of the present step.  The
 * page decides nothing: the LudoLessonRun judges the answers.
 *
 * Signals:
 * - "finished": the pupil has left the last step
 * - "level-asked" (int by): the pupil wants another puzzle, @by levels harder
 */
#define LUDO_TYPE_LESSON_PAGE (ludo_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonPage, ludo_lesson_page, LUDO, LESSON_PAGE,
                      GtkBox)

/* ludo_lesson_page_new: (transfer floating): a page without a lesson.  The
 * passages to read come from @library. */
GtkWidget *ludo_lesson_page_new (LudoLibrary *library);

/* ludo_lesson_page_set_run: shows @run, NULL for none. */
void ludo_lesson_page_set_run (LudoLessonPage *self, LudoLessonRun *run);

/* ludo_lesson_page_set_practice: sets whether the run that is set next, or is
 * shown, is one of a practice, which has no last step and shows its level;
 * @easier and @harder: whether the buttons for such a puzzle are offered. */
void ludo_lesson_page_set_practice (LudoLessonPage *self,
                                    gboolean is_practice, gboolean easier,
                                    gboolean harder);

/* ludo_lesson_page_set_skipping: sets whether a step of the run that is set
 * next, or is shown, can be skipped before it is done, as in puzzles.  A
 * skipped step counts as unanswered. */
void ludo_lesson_page_set_skipping (LudoLessonPage *self, gboolean can_skip);

/* ludo_lesson_page_get_run: (transfer none) (nullable): the lesson that is
 * shown. */
LudoLessonRun *ludo_lesson_page_get_run (LudoLessonPage *self);

/* ludo_lesson_page_set_ways: sets whether a long press on a place may show
 * where its move would go; FALSE at first. */
void ludo_lesson_page_set_ways (LudoLessonPage *self, gboolean shown);

/* ludo_lesson_page_get_board: (transfer none): the board. */
LudoBoard *ludo_lesson_page_get_board (LudoLessonPage *self);

/* ludo_lesson_page_get_announcement: (transfer none): the text announced last
 * to the screen reader. */
const char *ludo_lesson_page_get_announcement (LudoLessonPage *self);
