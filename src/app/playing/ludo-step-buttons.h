/* ludo-step-buttons.h: goes on with a move that is shown step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"

G_BEGIN_DECLS

/* LudoStepButtons:
 *
 * A button for the next event of the move on the board, and one that shows
 * its end at once; hidden unless a step waits for them.
 */
#define LUDO_TYPE_STEP_BUTTONS (ludo_step_buttons_get_type ())
G_DECLARE_FINAL_TYPE (LudoStepButtons, ludo_step_buttons, LUDO, STEP_BUTTONS,
                      GtkWidget)

GtkWidget *ludo_step_buttons_new (LudoBoard *board);

G_END_DECLS
