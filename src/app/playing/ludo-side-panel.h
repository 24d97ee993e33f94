/* ludo-side-panel.h: what is read beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"
#include "play/analysis/ludo-analysis.h"

/* LudoSideTab: the pages of the panel, in the order of the tabs. */
typedef enum
{
  LUDO_SIDE_MOVES,
  LUDO_SIDE_CHANCES,            /* in a game without decisions */
  LUDO_SIDE_REVIEW,             /* if there is one */
  LUDO_SIDE_RULES,              /* if they were opened */
  LUDO_N_SIDE_TABS
} LudoSideTab;

/* LudoSidePanel:
 *
 * The list of moves, what can happen, the review of the game and its rules, one
 * of them at a time, and above the first and the third of them the graph of
 * everybody's chances, which are analysed while it is visible.  A choice in it
 * activates an action of the page to play around it.
 *
 * Signal: "changed": another tab is shown, or a tab was opened or closed
 */
#define LUDO_TYPE_SIDE_PANEL (ludo_side_panel_get_type ())
G_DECLARE_FINAL_TYPE (LudoSidePanel, ludo_side_panel, LUDO, SIDE_PANEL,
                      GtkBox)

/* ludo_side_panel_new:
 * @table: what is shown
 * @analysis: analyses the games of @table, which the panel passes to it;
 * referenced
 * @chances_panel: the page that shows the exact chances, while it is visible */
GtkWidget *ludo_side_panel_new (LudoPlayTable *table, LudoAnalysis *analysis,
                                GtkWidget *chances_panel);

/* ludo_side_panel_add_rules: sets the widget for the tab of the rules. */
void ludo_side_panel_add_rules (LudoSidePanel *self, GtkWidget *rules);

/* ludo_side_panel_show_review: shows the review, and begins one if there is
 * none.  Returns: FALSE where there can be none. */
gboolean ludo_side_panel_show_review (LudoSidePanel *self);

/* ludo_side_panel_get_over: whether the game is over and its course is shown:
 * the graph of the chances, and where they changed most. */
gboolean ludo_side_panel_get_over (LudoSidePanel *self);

/* ludo_side_panel_get_tab: the tab shown. */
LudoSideTab ludo_side_panel_get_tab (LudoSidePanel *self);

/* ludo_side_panel_show: shows @tab: the rules, which this opens; the chances,
 * as soon as there are any; the review, only if there is one. */
void ludo_side_panel_show (LudoSidePanel *self, LudoSideTab tab);

/* ludo_side_panel_enter: moves the focus to the page that is shown. */
void ludo_side_panel_enter (LudoSidePanel *self);

/* ludo_side_panel_close: closes the tab of the review or of the rules, and
 * shows the moves again. */
void ludo_side_panel_close (LudoSidePanel *self, LudoSideTab tab);
/* ludo_side_panel_has: whether @tab is there now. */
gboolean ludo_side_panel_has (LudoSidePanel *self, LudoSideTab tab);

/* ludo_side_panel_sync: shows the same as @other of the same game; its
 * review is put into words anew. */
void ludo_side_panel_sync (LudoSidePanel *self, LudoSidePanel *other);
