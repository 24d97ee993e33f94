/* ludo-step-choices.h: chooses what a step of a lesson asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-draft.h"

/* LudoStepChoices:
 *
 * Drop-downs for the kind of a step and, where the kind has them, for its aim
 * and the page that it shows.
 *
 * Signals: "kind-changed": the step is of another kind.  "changed": its aim or
 * its page is another.
 */
#define LUDO_TYPE_STEP_CHOICES (ludo_step_choices_get_type ())
G_DECLARE_FINAL_TYPE (LudoStepChoices, ludo_step_choices, LUDO, STEP_CHOICES,
                      GtkBox)

/* ludo_step_choices_offer: offers the kinds of steps that @rules allow, in the
 * order of LudoStepKind, and the pages of @library.  Only games with throws
 * have a step that predicts them. */
void ludo_step_choices_offer (LudoStepChoices *self, const GameRules *rules,
                              LudoLibrary *library);

/* ludo_step_choices_show: shows @step, which has to stay valid as long as it is
 * shown; NULL: nothing. */
void ludo_step_choices_show (LudoStepChoices *self, LudoPageNode *step);
