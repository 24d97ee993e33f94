/* ludo-give-way.h: what scrolls rather than making its window larger
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* ludo_give_way:
 * @child: in a GtkBox
 *
 * Puts @child, where it stands, into a view of its own, which is as high as it
 * likes to be where there is room and scrolls where there is none.  The
 * keyboard stops at it only while there is something to scroll.  Further calls
 * change nothing, so that the view can be made when it is first needed.
 */
void ludo_give_way (GtkWidget *child);

G_END_DECLS
