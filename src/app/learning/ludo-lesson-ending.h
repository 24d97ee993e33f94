/* ludo-lesson-ending.h: the end of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/run/ludo-lesson-run.h"

/* LudoLessonEnding:
 *
 * Says what was learnt, what was right alone and with help, and what comes
 * next.
 *
 * Signals: "next": the pupil wants the next lesson; "steps": the pupil goes
 * back to the steps, which is how one leaves the end of a lesson that locks the
 * rest of the program.
 */
#define LUDO_TYPE_LESSON_ENDING (ludo_lesson_ending_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonEnding, ludo_lesson_ending, LUDO,
                      LESSON_ENDING, GtkBox)

/* ludo_lesson_ending_new: (transfer floating): a page without a lesson. */
GtkWidget *ludo_lesson_ending_new (void);

/* ludo_lesson_ending_show: shows the end of the lesson of @run.
 * @next: the lesson that comes next; NULL offers a game instead, unless the
 *   lesson locks the games */
void ludo_lesson_ending_show (LudoLessonEnding *self, LudoLessonRun *run,
                              const LudoLesson *next);
