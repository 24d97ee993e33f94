/* ludo-lesson-trial.h: a lesson being written, tried as a pupil has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-library.h"
#include "learn/ludo-lesson.h"

/* ludo_lesson_trial_show: opens a window above @parent that shows @lesson from
 * the step at @index on, or from its start at the user's wish.  The work in it
 * is not saved; the window closes once the lesson is finished. */
void ludo_lesson_trial_show (GtkWindow *parent, LudoLibrary *library,
                             LudoLesson *lesson, guint index);
