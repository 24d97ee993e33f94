/* ludo-lent-room.h: lays a widget over the free part of a row of buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_lent_room_set_up: from now on lays out the children of @box, the last of
 * which is a row of buttons, one below the other.  The child above the row also
 * gets the height of the row down to the first button that is offered.  The
 * buttons do not move. */
void ludo_lent_room_set_up (GtkWidget *box);
