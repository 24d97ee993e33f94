/* ludo-games-plots.h: played games as charts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ludo-games.h"
#include "drawing/plot/ludo-plot.h"

/* ludo_games_plot: (transfer full): the games in the view in which they are
 * looked at, which is not the table; who wins in its place.  While a guess is
 * being made all is of a hundred games. */
LudoPlot *ludo_games_plot (LudoGames *games);
