/* ludo-side-panel.h: what is read beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/analysis/ludo-review.h"
#include "play/ludo-computer.h"

/* LudoSidePanel:
 *
 * The list of moves or the review of the game, below everybody's chances all
 * along it; it has both worked out while they are to be seen.  What is chosen
 * in it is done by the actions of the page to play around it.
 */
#define LUDO_TYPE_SIDE_PANEL (ludo_side_panel_get_type ())
G_DECLARE_FINAL_TYPE (LudoSidePanel, ludo_side_panel, LUDO, SIDE_PANEL,
                      GtkBox)

/* ludo_side_panel_new: nothing is worked out while @computer thinks;
 * @chances: where the exact chances come from. */
GtkWidget *ludo_side_panel_new (LudoComputer *computer, LudoChances *chances);

/* ludo_side_panel_set_game: @game may be NULL. */
void ludo_side_panel_set_game (LudoSidePanel *self, LudoGame *game);

/* ludo_side_panel_set_shown: the position after @n_shown plies is on the board,
 * where @n_told of them have been shown to their end. */
void ludo_side_panel_set_shown (LudoSidePanel *self, guint n_shown,
                                guint n_told);

/* ludo_side_panel_set_graph: whether the chances are to be seen without a
 * review too. */
void ludo_side_panel_set_graph (LudoSidePanel *self, gboolean graph);

/* ludo_side_panel_show_review: shows the review, which begins where there is
 * none.  Returns: FALSE where there can be none. */
gboolean ludo_side_panel_show_review (LudoSidePanel *self);

/* ludo_side_panel_close_review: shows the moves again. */
void ludo_side_panel_close_review (LudoSidePanel *self);

/* ludo_side_panel_follow: begins the review that is shown on @other, of the
 * same game. */
void ludo_side_panel_follow (LudoSidePanel *self, LudoSidePanel *other);

/* What works both out; borrowed. */
LudoWinProbability *ludo_side_panel_get_win_probability (LudoSidePanel *self);
LudoReview *ludo_side_panel_get_review (LudoSidePanel *self);
