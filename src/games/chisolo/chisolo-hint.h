/* chisolo-hint.h: what a turn of Chisolo is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The describe functions are those of LudoGameInfo, where they are
 * described.
 */

#pragma once

#include "games/chisolo/chisolo-rules.h"
#include "play/game/ludo-game.h"

/* chisolo_best_capture: the most stones that @seat, were it his turn in
 * @state, could take with one of his turns. */
int chisolo_best_capture (const ChisoloState *state, int seat);

char *chisolo_describe_advice (LudoGame *game, const LudoAdvice *advice,
                               LudoHintStep step, guint64 *cells);
char *chisolo_describe_consequence (LudoGame *game,
                                    const LudoAdvice *advice);
/* The best capture that a single lap makes. */
gboolean chisolo_find_simple (LudoGame *game, LudoAdvice *advice);
