/* ludo-sidebar.h: a main widget with another one at its side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoSidebar:
 *
 * A main widget and one at its side.  If both do not fit, the side is hidden or
 * takes the place of the main one.
 *
 * Signal: "changed": a change of the size has shown or hidden a widget.
 */
#define LUDO_TYPE_SIDEBAR (ludo_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (LudoSidebar, ludo_sidebar, LUDO, SIDEBAR, GtkWidget)

/* ludo_sidebar_new:
 * @side: (nullable): NULL for an area that only measures how wide the main
 *   widget must be for a height
 * @before: whether the side is before the main widget
 * @share: the share of the width of the side if both are visible
 * @most: the greatest width of the side, in pixels
 * @both: the least width for both, in pixels
 * @covers: whether the side covers the main widget if both do not fit
 */
GtkWidget *ludo_sidebar_new (GtkWidget *main, GtkWidget *side, gboolean before,
                             double share, int most, int both,
                             gboolean covers);

/* ludo_sidebar_set_open: opens or closes the side. */
void ludo_sidebar_set_open (LudoSidebar *self, gboolean open);

/* ludo_sidebar_get_open: whether the side is open. */
gboolean ludo_sidebar_get_open (LudoSidebar *self);

/* ludo_sidebar_set_docked: sets whether the side is open if both fit. From then
 * on there are two states, one for when both fit and one for when the side
 * covers the main widget; ludo_sidebar_set_open() and ludo_sidebar_get_open()
 * use the one for the present size. */
void ludo_sidebar_set_docked (LudoSidebar *self, gboolean docked);

/* ludo_sidebar_has_room: whether both fit now. */
gboolean ludo_sidebar_has_room (LudoSidebar *self);

/* ludo_sidebar_get_covered: whether the side covers the main widget. */
gboolean ludo_sidebar_get_covered (LudoSidebar *self);
