/* ludo-lent-room.h: room that a row of buttons does not need now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_lent_room_set_up: from now on the children of @box, the last of which is
 * a row, stand one below the other, and the one above the row reaches down as
 * far as no button is offered; the buttons themselves stay where they are. */
void ludo_lent_room_set_up (GtkWidget *box);
