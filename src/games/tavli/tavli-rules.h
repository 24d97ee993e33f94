/* tavli-rules.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

extern const GameRules tavli_rules;
