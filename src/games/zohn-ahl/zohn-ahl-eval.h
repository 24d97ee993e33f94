/* zohn-ahl-eval.h: what a position of Zohn Ahl is worth to a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* zohn_ahl_evaluate: GameRules.evaluate.  Always 0: there is nothing to
 * decide, hence nothing to prefer.  The exact chances are in
 * zohn-ahl-chain.h. */
int zohn_ahl_evaluate (const GameState *state, int seat);
