/* ludo-auto-scroller.h: scrolls its child rather than making the window larger
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoAutoScroller:
 *
 * A view of one child, which has the natural height of the child where there is
 * room and scrolls where there is none.  The keyboard stops at it only while
 * there is something to scroll.  It is hidden with its child.
 *
 * Property "child" (GtkWidget, construct only): the child that is shown
 */
#define LUDO_TYPE_AUTO_SCROLLER (ludo_auto_scroller_get_type ())
G_DECLARE_FINAL_TYPE (LudoAutoScroller, ludo_auto_scroller, LUDO,
                      AUTO_SCROLLER, GtkWidget)

/* ludo_auto_scroller_new: (transfer floating): a view of @child (transfer
 * floating). */
GtkWidget *ludo_auto_scroller_new (GtkWidget *child);

/* ludo_auto_scroller_set_name: gives the stop of the keyboard the accessible
 * name @name. */
void ludo_auto_scroller_set_name (LudoAutoScroller *self, const char *name);
