/* ludo-record-curve.h: how a game went, in one picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/plot/ludo-plot.h"
#include "play/game/ludo-game.h"
#include "print/ludo-print.h"

/* ludo_record_curve_new: (transfer full): a line for each side of @game that
 * shows what LudoKit.curve counts of it at the start and after each round of
 * turns.  NULL where the game counts nothing or has fewer than two rounds.
 * @language: of its words; LUDO_PAGE_N_LANGUAGES for both */
LudoPlot *ludo_record_curve_new (LudoGame *game, LudoPageLanguage language);
