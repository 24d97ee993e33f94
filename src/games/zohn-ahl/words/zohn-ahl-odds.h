/* zohn-ahl-odds.h: how Zohn Ahl is solved, and what can happen next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-solver.h"

/* zohn_ahl_solver: its solutions are of type ZohnAhlChain. */
extern const LudoSolver zohn_ahl_solver;
