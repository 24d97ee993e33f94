/* ludo-lesson-page.h: the page on which a lesson is done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "learn/ludo-lesson-run.h"

/* LudoLessonPage:
 *
 * The board of the step that is being done, what it says and asks, and what
 * can be done about it.  It decides nothing: what is right the run knows.
 */
#define LUDO_TYPE_LESSON_PAGE (ludo_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonPage, ludo_lesson_page, LUDO, LESSON_PAGE,
                      GtkBox)

/* ludo_lesson_page_new: @library: where the passages to read come from. */
GtkWidget *ludo_lesson_page_new (LudoLibrary *library);

/* ludo_lesson_page_set_run: goes on with @run, or with nothing. */
void ludo_lesson_page_set_run (LudoLessonPage *self, LudoLessonRun *run);
/* Borrowed; NULL where there is none. */
LudoLessonRun *ludo_lesson_page_get_run (LudoLessonPage *self);

LudoBoard *ludo_lesson_page_get_board (LudoLessonPage *self);

/* ludo_lesson_page_get_announcement: what was told last, for the ear and for
 * tests; borrowed. */
const char *ludo_lesson_page_get_announcement (LudoLessonPage *self);
