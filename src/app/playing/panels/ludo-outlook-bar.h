/* ludo-outlook-bar.h: how likely each player is to win, as a bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/analysis/ludo-outlook.h"

G_BEGIN_DECLS

/* LudoOutlookBar:
 *
 * A bar shared out among the seats as their chances are, below it each one's
 * pattern, name and percentage, and whether they are exact or estimated.
 */
#define LUDO_TYPE_OUTLOOK_BAR (ludo_outlook_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoOutlookBar, ludo_outlook_bar, LUDO, OUTLOOK_BAR,
                      GtkWidget)

GtkWidget *ludo_outlook_bar_new (void);

/* ludo_outlook_bar_show: @game may be NULL: nothing to show. */
void ludo_outlook_bar_show (LudoOutlookBar *self, LudoGame *game,
                            const LudoOutlookPly *ply);

G_END_DECLS
