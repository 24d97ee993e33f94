/* tavli-hint.h: what a turn of tavli is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are the members of the same name of LudoGameInfo, where they are
 * described.
 */

#pragma once

#include "games/tavli/rules/tavli-rules.h"
#include "play/game/ludo-advice.h"

/* tavli_describe_advice: as LudoGameInfo.describe_advice, makes the sentence of
 * one @step of a hint and sets in @cells the bits, 1 << cell, of the cells that
 * it is about.  Free with g_free(). */
char *tavli_describe_advice (const LudoAdvice *advice, LudoHintStep step,
                             guint64 *cells);

/* tavli_describe_consequence: as LudoGameInfo.describe_consequence, makes the
 * sentences on what the advised turn leads to; free with g_free(). */
char *tavli_describe_consequence (const LudoAdvice *advice);

/* tavli_wall: the length of the longest row of cells that @seat blocks before
 * checkers of the opponent. */
int tavli_wall (const GameState *state, int seat);
