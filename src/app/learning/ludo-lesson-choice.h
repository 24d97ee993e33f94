/* ludo-lesson-choice.h: what is asked before a lesson is begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/work/ludo-lesson-store.h"

/* LudoLessonChoice:
 *
 * Asks how a lesson is to begin, in the place of the lesson.
 *
 * Signals:
 * - "continue" (index): the attempt with this index in the array is continued
 * - "begin": the lesson begins anew, or in spite of the warning
 */
#define LUDO_TYPE_LESSON_CHOICE (ludo_lesson_choice_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonChoice, ludo_lesson_choice, LUDO,
                      LESSON_CHOICE, GtkBox)

/* ludo_lesson_choice_new: (transfer floating): without a question. */
GtkWidget *ludo_lesson_choice_new (void);

/* ludo_lesson_choice_offer: shows that @lesson was begun before, how far and by
 * whom, and offers to continue one of the ten latest of @attempts (LudoWork,
 * the latest first) or to begin anew. */
void ludo_lesson_choice_offer (LudoLessonChoice *self,
                               const LudoLesson *lesson,
                               const GPtrArray *attempts);

/* ludo_lesson_choice_warn: shows that the lock of @lesson cannot be saved, with
 * the sentence @why, and offers to begin all the same. */
void ludo_lesson_choice_warn (LudoLessonChoice *self,
                              const LudoLesson *lesson, const char *why);
