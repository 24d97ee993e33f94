/* chisolo-hint.h: what a turn of Chisolo is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The describe functions are those of LudoGameInfo, where they are
 * described.
 */

#pragma once

#include "games/chisolo/rules/chisolo-rules.h"
#include "play/game/ludo-advice.h"

/* chisolo_best_capture: the most stones that @seat, were it his turn in
 * @state, could take with one of his turns. */
int chisolo_best_capture (const ChisoloState *state, int seat);

/* chisolo_describe_advice: as LudoGameInfo.describe_advice, makes the sentence
 * of one @step of a hint and sets in @cells the bits, 1 << cell, of the cells
 * that it is about.  Free with g_free(). */
char *chisolo_describe_advice (const LudoAdvice *advice, LudoHintStep step,
                               guint64 *cells);

/* chisolo_describe_consequence: as LudoGameInfo.describe_consequence, makes the
 * sentences on what the advised turn leads to; free with g_free(). */
char *chisolo_describe_consequence (const LudoAdvice *advice);

/* chisolo_find_simple: finds the best capture that a single lap makes; puts it
 * into @advice's line.  Returns whether there is one. */
gboolean chisolo_find_simple (LudoAdvice *advice);
