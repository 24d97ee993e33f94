/* zohn-ahl-questions.h: the exact chances, as the engine asks for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* zohn_ahl_questions: the entries of GameRules.questions: the chance that Red
 * wins; how many throws the game still takes (mean, standard deviation, median,
 * and the number within which nine games in ten end); the chance of each number
 * from one throw on; what may happen in this turn. */
extern const GameQuestion zohn_ahl_questions[];

/* zohn_ahl_forget: as GameRules.forget, frees the chains that the answers kept
 * in @cache, which may be %NULL. */
void zohn_ahl_forget (void *cache);

/* zohn_ahl_solve: as GameRules.solve, solves the game that begins in @state and
 * returns the number of its positions. */
size_t zohn_ahl_solve (const GameState *state);
