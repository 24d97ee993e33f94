/* ludo-step-answer.h: the answer of a step, given on its board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "learn/ludo-draft.h"

/* LudoStepAnswer:
 *
 * Shows the position of a step on a board beside it, and the answer that was
 * given there.
 *
 * Signals:
 * - "changed": the answer has changed
 * - "wrong" (int index): a wrong answer was given, and the reply at @index must
 *   be written
 * - "played": a move was played or taken back on the board
 * - "asked" (const char *sentence): the author must use the board as @sentence
 *   says
 */
#define LUDO_TYPE_STEP_ANSWER (ludo_step_answer_get_type ())
G_DECLARE_FINAL_TYPE (LudoStepAnswer, ludo_step_answer, LUDO, STEP_ANSWER,
                      GtkBox)

/* ludo_step_answer_get_board: (transfer none): the board, for the window to
 * place. */
LudoBoard *ludo_step_answer_get_board (LudoStepAnswer *self);

/* ludo_step_answer_is_played: whether moves were played on the board that are
 * not used as an answer yet. */
gboolean ludo_step_answer_is_played (LudoStepAnswer *self);

/* ludo_step_answer_edit: focuses the board, or the button that uses what was
 * played there. */
void ludo_step_answer_edit (LudoStepAnswer *self);

/* ludo_step_answer_show: shows @step of @draft, or for NULL the position of its
 * first step.  Both must stay valid as long as they are shown. */
void ludo_step_answer_show (LudoStepAnswer *self, LudoDraft *draft,
                            LudoPageNode *step);
