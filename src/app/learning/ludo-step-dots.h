/* ludo-step-dots.h: the steps of a lesson in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/run/ludo-lesson-run.h"

/* LudoStepDots:
 *
 * A row of buttons, one for each step of a lesson, which show whether the step
 * is done and lead there.  Of a long lesson only the first and the last step
 * and those around the present one are shown, so that the row fits into a small
 * window; with large letters it wraps.
 */
#define LUDO_TYPE_STEP_DOTS (ludo_step_dots_get_type ())
G_DECLARE_FINAL_TYPE (LudoStepDots, ludo_step_dots, LUDO, STEP_DOTS, GtkBox)

/* ludo_step_dots_set_run: shows the steps of @run, which may be NULL. */
void ludo_step_dots_set_run (LudoStepDots *self, LudoLessonRun *run);

/* ludo_step_dots_update: shows the present step and the steps done now. */
void ludo_step_dots_update (LudoStepDots *self);
