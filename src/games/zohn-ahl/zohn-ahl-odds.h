/* zohn-ahl-odds.h: what can happen next in Zohn Ahl, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions are those of LudoSolver, where they are described.
 */

#pragma once

#include "games/zohn-ahl/zohn-ahl-chain.h"
#include "play/game/ludo-throw-odds.h"

G_BEGIN_DECLS

char *zohn_ahl_describe_chance (double first_wins);
GPtrArray *zohn_ahl_list_throws (const ZohnAhlChain *chain,
                                 const GameState    *state);
GPtrArray *zohn_ahl_list_turn_chances (const GameState *state);

G_END_DECLS
