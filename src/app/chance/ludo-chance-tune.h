/* ludo-chance-tune.h: the bars of a chart as short notes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/plot/ludo-plot.h"

/* How many samples there are in a note, and in a second. */
#define LUDO_CHANCE_TUNE_NOTE 4410
#define LUDO_CHANCE_TUNE_RATE 22050

/* ludo_chance_tune_make: (transfer full) (nullable): a sound, as in a file
 * whose name ends in .wav, of the bars of @plot from left to right, the higher
 * the bar the higher its note; and after two notes of silence, of what was to
 * be expected.  NULL where no bar is higher than 0. */
GBytes *ludo_chance_tune_make (const LudoPlot *plot);

/* ludo_chance_tune_play: plays the bars of @plot without waiting for them; if
 * that fails, announces the reason by @widget. */
void ludo_chance_tune_play (GtkWidget *widget, const LudoPlot *plot);
