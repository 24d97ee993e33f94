/* ludo-give-way.h: what scrolls rather than making its window larger
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoGiveWay:
 *
 * A view of one child, which is as high as the child likes to be where there
 * is room and scrolls where there is none.  The keyboard stops at it only
 * while there is something to scroll.  It is hidden with its child.
 *
 * Property "child" (GtkWidget, construct only): what it shows
 */
#define LUDO_TYPE_GIVE_WAY (ludo_give_way_get_type ())
G_DECLARE_FINAL_TYPE (LudoGiveWay, ludo_give_way, LUDO, GIVE_WAY, GtkWidget)

GtkWidget *ludo_give_way_new (GtkWidget *child);

G_END_DECLS
