/* ludo-projector-bar.h: what a hand at the board of a class needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"

/* LudoProjectorBar:
 *
 * A bar over the lower edge of the projector view, with the buttons that apply
 * (to throw, to end a turn), to undo, and to leave the view.  It appears when
 * the pointer moves or the screen is touched, and disappears after a while.
 */
#define LUDO_TYPE_PROJECTOR_BAR (ludo_projector_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoProjectorBar, ludo_projector_bar, LUDO,
                      PROJECTOR_BAR, GtkBox)

/* ludo_projector_bar_new:
 * @table: what its buttons act on; the bar comes only while that is projected
 * @watched: the widget whose pointer movements and touches show the bar */
GtkWidget *ludo_projector_bar_new (LudoPlayTable *table, GtkWidget *watched);

/* ludo_projector_bar_measure: sets @width and @height to the part of the view's
 * lower right corner that it takes when it is there, whatever turn button it
 * has then, in pixels. */
void ludo_projector_bar_measure (LudoProjectorBar *self, int *width,
                                 int *height);
