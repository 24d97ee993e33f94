/* tavli-hint.h: what a turn of tavli is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are the members of the same name of LudoGameInfo, where they are
 * described.
 */

#pragma once

#include "games/tavli/tavli-rules.h"
#include "play/game/ludo-game.h"

char *tavli_describe_advice (LudoGame *game, const LudoAdvice *advice,
                             LudoHintStep step, guint64 *cells);
char *tavli_describe_consequence (LudoGame *game, const LudoAdvice *advice);
