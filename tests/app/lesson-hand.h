/* lesson-hand.h: the right answers of a lesson, by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "learn/ludo-lesson.h"

/* LessonHandPress: types @text, unless it is NULL, and presses @keysym. */
typedef void (*LessonHandPress) (const char *text, guint keysym);

/* lesson_hand_answer: gives the right answer of @step, of a prediction one
 * round, by calls of @press.  Returns: FALSE if the step has no answer. */
gboolean lesson_hand_answer (const LudoLesson *lesson, const LudoStep *step,
                             LessonHandPress press);
