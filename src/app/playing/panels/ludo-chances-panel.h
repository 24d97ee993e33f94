/* ludo-chances-panel.h: shows the odds of a game of pure chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "board/ludo-board.h"
#include "play/analysis/ludo-odds.h"

/* LudoChancesPanel:
 *
 * Is there instead of hints in games without decisions: lists the throws, each
 * with its chance, the place that it leads to and its consequence; the events
 * that are possible in this turn; and how long the game may still last.  It
 * announces nothing while another tab is shown, so that pupils can say what
 * they expect before they see it.  It follows the position shown, and marks on
 * the board the place that a throw leads to while the pointer is on its row.
 */
#define LUDO_TYPE_CHANCES_PANEL (ludo_chances_panel_get_type ())
G_DECLARE_FINAL_TYPE (LudoChancesPanel, ludo_chances_panel, LUDO,
                      CHANCES_PANEL, GtkBox)

/* ludo_chances_panel_new: a panel that gets solutions from @chances and marks
 * places on @board, which gets the focus at Escape. */
GtkWidget *ludo_chances_panel_new (LudoChances *chances, LudoBoard *board);

/* ludo_chances_panel_show: shows the chances in the position of @game, or hides
 * the panel if that is no game of pure chance.
 * @projected: whether in larger letters */
void ludo_chances_panel_show (LudoChancesPanel *self, LudoGame *game,
                              gboolean projected);

/* ludo_chances_panel_set_frozen: sets whether the panel does not change, so
 * that it reveals no throw that is still being shown. */
void ludo_chances_panel_set_frozen (LudoChancesPanel *self, gboolean frozen);

/* ludo_chances_panel_focus_rows: moves the focus to the first throw, as soon as
 * there is one, unless the focus has moved meanwhile. */
void ludo_chances_panel_focus_rows (LudoChancesPanel *self);

/* ludo_chances_panel_get_odds: the odds that it shows; borrowed. */
LudoOdds *ludo_chances_panel_get_odds (LudoChancesPanel *self);
