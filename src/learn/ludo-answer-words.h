/* ludo-answer-words.h: answers to a lesson's questions as a player says them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are in the language of the thread.  All are (transfer full).
 */

#pragma once

#include "learn/ludo-lesson.h"

/* ludo_answer_name_place: the place called @name in the notation, as "hole b1";
 * @name itself where the board has no such place. */
char *ludo_answer_name_place (const GameRules *rules, const char *name);

/* ludo_answer_name_the_place: place number @place of the drawing in a sentence,
 * as "the hole b1"; "" for -1.  Free with g_free(). */
char *ludo_answer_name_the_place (const GameRules *rules, int place);

/* ludo_answer_name_turn: the @n_moves moves, the first of which is legal in
 * @before and each other after the one before it, in words, and then in the
 * notation unless the text @is_heard: "sow the hole b1 to the left (b1)". */
char *ludo_answer_name_turn (const GameRules *rules, const GameState *before,
                             const GameMove *moves, guint n_moves,
                             gboolean is_heard);

/* ludo_answer_describe:
 * @answer: as a result has it, one or several parts of it
 * @language: of the lesson's own words
 * @is_heard: whether the text is heard and not read
 *
 * Puts the answer to @step into words, a move to be read with its notation
 * behind.  An answer that does not fit the step, such as a move that the
 * position does not allow, stays as it is; of a game that was played out, the
 * first moves are in words.
 *
 * Returns: (transfer full): the text; free with g_free().
 */
char *ludo_answer_describe (const LudoLesson *lesson, const LudoStep *step,
                            const char *answer, LudoPageLanguage language,
                            gboolean is_heard);
