/* ludo-lesson-mistake.h: the expected mistake behind a wrong answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mistake is found from the step and the answer alone, so that the table of a
 * class knows it from any result, and no result has to name it.
 */

#pragma once

#include "learn/ludo-lesson.h"
#include "play/game/ludo-mistake.h"

/* ludo_mistake_find_number: (transfer none) (nullable): the mistake by which
 * somebody answers @number to @step, which asks for a number; NULL if none is
 * known or the answer is right. */
const LudoMistake *ludo_mistake_find_number (const LudoLesson *lesson,
                                             const LudoStep *step, int number);

/* ludo_mistake_find_place: (transfer none) (nullable): the same for a place
 * that was pointed at, by its number in the game's drawing. */
const LudoMistake *ludo_mistake_find_place (const LudoLesson *lesson,
                                            const LudoStep *step, int place);

/* ludo_mistake_find_turn: (transfer none) (nullable): the same for the turn
 * @moves, which is legal.  A turn that would first have to be weighed has no
 * mistake. */
const LudoMistake *ludo_mistake_find_turn (const LudoLesson *lesson,
                                           const LudoStep *step,
                                           const GameMove *moves,
                                           guint n_moves);

/* ludo_mistake_find_refused: (transfer none) (nullable): the mistake by which
 * somebody tries @token in @state, a position of @step in which the rules
 * refuse it. */
const LudoMistake *ludo_mistake_find_refused (const LudoLesson *lesson,
                                              const LudoStep *step,
                                              const GameState *state,
                                              const char *token);

/* ludo_mistake_find:
 * @answer: as a result has it
 *
 * Returns: (transfer none) (nullable): the mistake in @answer, of several
 * places the first that is wrong.
 */
const LudoMistake *ludo_mistake_find (const LudoLesson *lesson,
                                      const LudoStep *step,
                                      const char *answer);
