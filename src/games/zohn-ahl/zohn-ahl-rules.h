/* zohn-ahl-rules.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

extern const GameRules zohn_ahl_rules;
