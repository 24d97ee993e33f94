/* ludo-draft-board.h: what is done on the board while a step is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-draft.h"
#include "play/game/ludo-game.h"

/* ludo_draft_board_value: the attribute that is edited on the board: the turns
 * or places asked for, or those shown or pointed at; NULL if the step has
 * none. */
const char *ludo_draft_board_value (const LudoDraftStep *step);

/* ludo_draft_is_pointing: whether the step takes places, and no moves, from the
 * board. */
gboolean ludo_draft_is_pointing (const LudoDraftStep *step);

/* ludo_draft_get_cells: the places pointed at, a bit each; places from 64 on
 * are left out. */
guint64 ludo_draft_get_cells (const LudoDraft *self,
                              const LudoDraftStep *step);

/* ludo_draft_point: adds @place to the places pointed at, or removes it.
 * Returns: FALSE if the step cannot point at @place. */
gboolean ludo_draft_point (const LudoDraft *self, LudoDraftStep *step,
                           int place);

/* ludo_draft_use: takes over the moves played in @game since its start; as an
 * answer, those of the player whose turn is asked for.  Returns: FALSE if there
 * are none, or if the draft has them already. */
gboolean ludo_draft_use (const LudoDraft *self, LudoDraftStep *step,
                         LudoGame *game);

/* ludo_draft_use_wrong: takes over the moves played in @game as a wrong answer.
 * Returns: the index of its reply; -1 if nothing was played or there is no room
 * for another. */
int ludo_draft_use_wrong (const LudoDraft *self, LudoDraftStep *step,
                          LudoGame *game);

/* ludo_draft_set_position: sets the start of the step, or in a PLACE step the
 * position to be set up.  Moves played from another position and the replies to
 * wrong answers are removed. */
void ludo_draft_set_position (LudoDraftStep *step, const char *position);

/* ludo_draft_set_kind: changes the kind of the step, removes the replies to
 * wrong answers of another kind and sets the values that @kind needs. */
void ludo_draft_set_kind (LudoDraftStep *step, LudoStepKind kind);
