/* ludo-step-row.h: the steps of a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-draft.h"

/* LudoStepRow:
 *
 * Lists the lesson as a whole and then its steps, and adds, removes and moves
 * steps.  An index of -1 stands for the lesson.
 *
 * Signals:
 * - "chosen" (int index): another step was chosen
 * - "changed" (int index): a step was added, removed or moved, and the one at
 *   @index is to be shown
 */
#define LUDO_TYPE_STEP_ROW (ludo_step_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoStepRow, ludo_step_row, LUDO, STEP_ROW, GtkBox)

/* ludo_step_row_show: lists the steps of @draft, which has to stay valid as
 * long as it is shown, and selects the one at @index. */
void ludo_step_row_show (LudoStepRow *self, LudoDraft *draft, int index);
