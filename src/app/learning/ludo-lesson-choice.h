/* ludo-lesson-choice.h: what is asked before a lesson is begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/work/ludo-lesson-store.h"

/* LudoLessonChoice:
 *
 * Takes the place of a lesson until it is said how to begin it.
 *
 * Signals:
 * - "continue" (index): the attempt with this index in the array
 * - "begin": from the beginning, or in spite of what was told
 */
#define LUDO_TYPE_LESSON_CHOICE (ludo_lesson_choice_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonChoice, ludo_lesson_choice, LUDO,
                      LESSON_CHOICE, GtkBox)

GtkWidget *ludo_lesson_choice_new (void);

/* ludo_lesson_choice_offer: says that @lesson was begun, how far and by whom,
 * and offers to go on with one of the first of @attempts (LudoWork, the latest
 * first) or to begin again. */
void ludo_lesson_choice_offer (LudoLessonChoice *self,
                               const LudoLesson *lesson,
                               const GPtrArray *attempts);

/* ludo_lesson_choice_warn: says that the lock of @lesson cannot be kept, for the
 * reason in the sentence @why, and offers to begin all the same. */
void ludo_lesson_choice_warn (LudoLessonChoice *self,
                              const LudoLesson *lesson, const char *why);
