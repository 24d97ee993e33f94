/* ludo-probability-bar.h: how likely each player is to win, as a bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/analysis/ludo-win-probability.h"

/* LudoProbabilityBar:
 *
 * A bar shared out among the seats as their chances are, below it each one's
 * pattern, name and percentage, and whether they are exact or estimated.
 */
#define LUDO_TYPE_PROBABILITY_BAR (ludo_probability_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoProbabilityBar, ludo_probability_bar, LUDO,
                      PROBABILITY_BAR, GtkBox)

/* ludo_probability_bar_show: @game may be NULL: nothing to show. */
void ludo_probability_bar_show (LudoProbabilityBar *self, LudoGame *game,
                                const LudoWinProbability *probability);
