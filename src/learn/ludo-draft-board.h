/* ludo-draft-board.h: what is done on the board while a step is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-draft.h"
#include "play/game/ludo-game.h"

/* ludo_draft_board_value: the attribute that what is done on the board goes to:
 * the turns or places asked for, what is shown or pointed out; NULL for none. */
const char *ludo_draft_board_value (const LudoDraftStep *step);

/* ludo_draft_is_pointing: whether places are pointed at, and nothing played. */
gboolean ludo_draft_is_pointing (const LudoDraftStep *step);

/* ludo_draft_get_cells: the places pointed at, a bit each, of those below 64. */
guint64 ludo_draft_get_cells (const LudoDraft *self,
                              const LudoDraftStep *step);

/* ludo_draft_point: points at @place, or no more where that was so.
 * Returns: FALSE where that place is none to point at */
gboolean ludo_draft_point (const LudoDraft *self, LudoDraftStep *step,
                           int place);

/* ludo_draft_use: what was played in @game since its start; of a turn that is
 * asked for, what its player played.
 * Returns: FALSE where that is nothing, or known already */
gboolean ludo_draft_use (const LudoDraft *self, LudoDraftStep *step,
                         LudoGame *game);

/* ludo_draft_use_wrong: what was played in @game is a wrong answer.
 *
 * Returns: the index of the reply to it; -1 where nothing was played or there
 *   is no room
 */
int ludo_draft_use_wrong (const LudoDraft *self, LudoDraftStep *step,
                          LudoGame *game);

/* ludo_draft_set_position: where the step begins, or, of PLACE, what is to be
 * set up.  What was played in another position goes, and so do wrong answers.
 */
void ludo_draft_set_position (LudoDraftStep *step, const char *position);

/* ludo_draft_set_kind: with what a step of @kind cannot do without; wrong
 * answers of another kind go. */
void ludo_draft_set_kind (LudoDraftStep *step, LudoStepKind kind);
