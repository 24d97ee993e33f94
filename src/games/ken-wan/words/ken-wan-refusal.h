/* ken-wan-refusal.h: why a move of Ken Wan cannot be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* ken_wan_describe_refusal:
 *
 * As describe_refusal of LudoGameInfo.  A token of a single cell, such as
 * "d3", asks why the piece there cannot be lifted.
 */
char *ken_wan_describe_refusal (const GamePosition *position, const char *token,
                                const char **rule_id);
