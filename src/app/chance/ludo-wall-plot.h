/* ludo-wall-plot.h: a wall of throws as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/wall/ludo-wall.h"
#include "drawing/plot/ludo-plot.h"

/* ludo_chance_plot_wall: (transfer full): the @n tiles @indices of @wall, each
 * with its throw, its luck and its ways; the best and the worst of all are
 * ringed, and the guessed throw is marked. */
LudoPlot *ludo_chance_plot_wall (LudoWall *wall, const guint *indices,
                                 guint n);
