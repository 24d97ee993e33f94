/* ludo-games-plots.h: played games as charts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ludo-games.h"
#include "drawing/plot/ludo-plot.h"

/* ludo_games_plot: (transfer full): the chart of the view that is chosen in
 * @games; for the table, which is no chart, that of who wins.  While a guess is
 * being made, the chart is of a hundred games. */
LudoPlot *ludo_games_plot (LudoGames *games);
