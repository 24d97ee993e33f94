/* ludo-sidebar.h: one thing beside another where there is room for both
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
 * Signal: "changed": what is to be seen has changed with the room.
 */
#define LUDO_TYPE_SIDEBAR (ludo_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (LudoSidebar, ludo_sidebar, LUDO, SIDEBAR, GtkWidget)

/* ludo_sidebar_new:
 * @side: (nullable): NULL for an area that only measures how wide the main
 *   widget must be for a height
 * @before: whether the side stands before the main widget
 * @share: how much of the width it takes where both are seen
 * @most: but not more than this, in pixels
 * @both: from this width on both are seen, in pixels
 * @covers: whether it takes the main one's place where both do not fit
 */
GtkWidget *ludo_sidebar_new (GtkWidget *main, GtkWidget *side, gboolean before,
                             double share, int most, int both,
                             gboolean covers);

/* ludo_sidebar_set_open: opens or closes the side. */
void ludo_sidebar_set_open (LudoSidebar *self, gboolean open);

/* ludo_sidebar_get_open: whether the side is wanted. */
gboolean ludo_sidebar_get_open (LudoSidebar *self);

/* ludo_sidebar_set_docked: sets whether the side is open if both fit. From then
 * on that is remembered apart from whether it is wanted where it takes the main
 * one's place; ludo_sidebar_set_open() and ludo_sidebar_get_open() are about
 * the room that there is. */
void ludo_sidebar_set_docked (LudoSidebar *self, gboolean docked);

/* ludo_sidebar_has_room: whether both would be seen now. */
gboolean ludo_sidebar_has_room (LudoSidebar *self);

/* ludo_sidebar_get_covered: whether the side takes the main one's place. */
gboolean ludo_sidebar_get_covered (LudoSidebar *self);
