/* ludo-review-panel.h: the turns that decided a game, to read and to see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/analysis/ludo-review.h"

G_BEGIN_DECLS

/* LudoReviewPanel:
 *
 * What a review found: its summary, then each turning point with what was
 * played, what was better and why, and buttons that show both on the board.
 *
 * Signals:
 * - "shown-asked" (guint n_plies): the position after so many plies
 * - "turn-asked" (LudoTurningPoint *point, gboolean better): how the turn
 *   went or, with @better, how it could have gone
 * - "closed": the review is not wanted any more
 */
#define LUDO_TYPE_REVIEW_PANEL (ludo_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (LudoReviewPanel, ludo_review_panel, LUDO,
                      REVIEW_PANEL, GtkWidget)

/* ludo_review_panel_new: keeps @review. */
GtkWidget *ludo_review_panel_new (LudoReview *review);

G_END_DECLS
