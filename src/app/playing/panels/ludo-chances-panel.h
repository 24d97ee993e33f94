/* ludo-chances-panel.h: what can happen? in a game of pure chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "board/ludo-board.h"
#include "play/analysis/ludo-odds.h"

/* LudoChancesPanel:
 *
 * In the place of a hint, where nobody has anything to decide: the ways in
 * which the throw can fall, each with its chance, where it leads and what
 * comes of it; what may happen in this turn; how long the game still lasts.
 * While another tab is shown what it knows is kept to itself, so that the
 * pupils can say first what they expect.  It follows the position shown, and
 * marks on the board where the throw leads that is pointed at.
 */
#define LUDO_TYPE_CHANCES_PANEL (ludo_chances_panel_get_type ())
G_DECLARE_FINAL_TYPE (LudoChancesPanel, ludo_chances_panel, LUDO,
                      CHANCES_PANEL, GtkBox)

/* ludo_chances_panel_new: @chances: where the solutions come from; marks on
 * @board, to which Escape leads back. */
GtkWidget *ludo_chances_panel_new (LudoChances *chances, LudoBoard *board);

/* ludo_chances_panel_set_game: speaks of the position of @game, and hides
 * where that is no game of pure chance.  NULL for none. */
void ludo_chances_panel_set_game (LudoChancesPanel *self, LudoGame *game);

/* ludo_chances_panel_set_frozen: whether the panel stays as it is, so that it
 * does not give away a throw that is still being shown. */
void ludo_chances_panel_set_frozen (LudoChancesPanel *self, gboolean frozen);

/* ludo_chances_panel_get_open: whether it is shown. */
gboolean ludo_chances_panel_get_open (LudoChancesPanel *self);

/* ludo_chances_panel_set_projected: larger letters. */
void ludo_chances_panel_set_projected (LudoChancesPanel *self,
                                       gboolean projected);

/* ludo_chances_panel_ask: leads the keyboard to the first throw, as soon as it
 * is there. */
void ludo_chances_panel_ask (LudoChancesPanel *self);

/* ludo_chances_panel_get_odds: the odds that it shows; borrowed. */
LudoOdds *ludo_chances_panel_get_odds (LudoChancesPanel *self);
