/* ludo-projector-bar.h: the buttons over the projector view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"

/* LudoProjectorBar:
 *
 * A bar over the lower edge of the projector view, with the buttons of the turn
 * that apply, such as to throw, and those to undo and to leave the view.  It
 * appears when the pointer moves or the screen is touched, and disappears after
 * a while.
 */
#define LUDO_TYPE_PROJECTOR_BAR (ludo_projector_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoProjectorBar, ludo_projector_bar, LUDO,
                      PROJECTOR_BAR, GtkBox)

/* ludo_projector_bar_new:
 * @table: what its buttons act on; the bar appears only while it is projected
 * @watched: the widget whose pointer movements and touches show the bar */
GtkWidget *ludo_projector_bar_new (LudoPlayTable *table, GtkWidget *watched);

/* ludo_projector_bar_measure: sets @width and @height, in pixels, to the size
 * of the bar in the lower right corner of the view, with its widest turn
 * button. */
void ludo_projector_bar_measure (LudoProjectorBar *self, int *width,
                                 int *height);
