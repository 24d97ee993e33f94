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
 * Takes the place of a hint in games without decisions: lists the throws, each
 * with its chance, where it leads and what comes of it; what may happen in this
 * turn; and how long the game may still last.  It announces nothing while
 * another tab is shown, so that pupils can say what they expect before they see
 * it.  It follows the position shown, and marks on the board the place that a
 * throw leads to while the pointer is on its row.
 */
#define LUDO_TYPE_CHANCES_PANEL (ludo_chances_panel_get_type ())
G_DECLARE_FINAL_TYPE (LudoChancesPanel, ludo_chances_panel, LUDO,
                      CHANCES_PANEL, GtkBox)

/* ludo_chances_panel_new: @chances: where the solutions come from; marks on
 * @board, to which Escape leads back. */
GtkWidget *ludo_chances_panel_new (LudoChances *chances, LudoBoard *board);

/* ludo_chances_panel_show: shows the chances in the position of @game, or hides
 * the panel if that is no game of pure chance.
 * @projected: in larger letters */
void ludo_chances_panel_show (LudoChancesPanel *self, LudoGame *game,
                              gboolean projected);

/* ludo_chances_panel_set_frozen: sets whether the panel stays as it is, so that
 * it does not give away a throw that is still being shown. */
void ludo_chances_panel_set_frozen (LudoChancesPanel *self, gboolean frozen);

/* ludo_chances_panel_focus_rows: moves the focus to the first throw, as soon as
 * there is one, unless the focus has moved meanwhile. */
void ludo_chances_panel_focus_rows (LudoChancesPanel *self);

/* ludo_chances_panel_get_odds: the odds that it shows; borrowed. */
LudoOdds *ludo_chances_panel_get_odds (LudoChancesPanel *self);
