/* ludo-probability-bar.h: how likely each player is to win, as a bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/analysis/ludo-win-probability.h"

/* LudoProbabilityBar:
 *
 * A bar divided among the seats by their chances, below it the pattern, name
 * and percentage of each seat, and whether the chances are exact or estimated.
 */
#define LUDO_TYPE_PROBABILITY_BAR (ludo_probability_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoProbabilityBar, ludo_probability_bar, LUDO,
                      PROBABILITY_BAR, GtkBox)

/* ludo_probability_bar_show: @game may be NULL, which shows no bar. */
void ludo_probability_bar_show (LudoProbabilityBar *self, LudoGame *game,
                                const LudoWinProbability *probability);
