/* ludo-review-panel.h: the turns that decided a game, to read and to see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/analysis/ludo-analysis.h"

/* LudoReviewPanel:
 *
 * The results of a review: its summary, then each turning point with the turn
 * that was played, the better one and why, and buttons that show both on the
 * board by the actions "play.preview" and "play.show-turn" of the page around
 * it; "play.close-review" closes it.
 */
#define LUDO_TYPE_REVIEW_PANEL (ludo_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (LudoReviewPanel, ludo_review_panel, LUDO,
                      REVIEW_PANEL, GtkBox)

/* ludo_review_panel_new: a panel for the review of @analysis; referenced. */
GtkWidget *ludo_review_panel_new (LudoAnalysis *analysis);
