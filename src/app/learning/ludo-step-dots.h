/* ludo-step-dots.h: the steps of a lesson in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-lesson-run.h"

/* LudoStepDots:
 *
 * A button for each step of a lesson, which tells whether it is done and leads
 * there.  Of a long lesson only the first and the last step and those around
 * the one that is being done stand there, so that the row is never longer than
 * a small window is wide; larger letters break it.
 */
#define LUDO_TYPE_STEP_DOTS (ludo_step_dots_get_type ())
G_DECLARE_FINAL_TYPE (LudoStepDots, ludo_step_dots, LUDO, STEP_DOTS, GtkBox)

/* ludo_step_dots_set_run: shows the steps of @run, which may be NULL. */
void ludo_step_dots_set_run (LudoStepDots *self, LudoLessonRun *run);

/* ludo_step_dots_update: shows which step is done, and what is done, now. */
void ludo_step_dots_update (LudoStepDots *self);
