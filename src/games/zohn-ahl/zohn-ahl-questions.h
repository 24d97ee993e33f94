/* zohn-ahl-questions.h: the exact chances, as the engine asks for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* zohn_ahl_questions: that Red wins; how many throws the game still takes
 * (mean, standard deviation, median, and the number within which nine games in
 * ten end); the chance of each number from one throw on; what may happen in
 * this turn.  As GameRules.questions, and the next two as its forget and
 * solve. */
extern const GameQuestion zohn_ahl_questions[];

void zohn_ahl_forget (void *kept);

size_t zohn_ahl_solve (const GameState *state);
