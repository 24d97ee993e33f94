/* ludo-lesson-trial.h: shows a lesson being written as a pupil sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-library.h"
#include "learn/ludo-lesson.h"

/* ludo_lesson_trial_show: opens a window above @parent that shows @lesson,
 * which it references, from the step at @index on, from 0; a button goes back
 * to the first step.  The work in it is not saved; the window closes once the
 * lesson is finished. */
void ludo_lesson_trial_show (GtkWindow *parent, LudoLibrary *library,
                             LudoLesson *lesson, guint index);
