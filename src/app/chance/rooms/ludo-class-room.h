/* ludo-class-room.h: what the groups of a class have counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoClassRoom:
 *
 * A room of the laboratory in which a class types what its groups counted with
 * real sticks or dice, and compares their sum with its guess and with the
 * probability.
 */
#define LUDO_TYPE_CLASS_ROOM (ludo_class_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoClassRoom, ludo_class_room, LUDO, CLASS_ROOM, GtkBox)

/* ludo_class_room_new: (transfer floating): a room that shows the groups of
 * @laboratory, in whose game something is thrown. */
GtkWidget *ludo_class_room_new (LudoLaboratory *laboratory);
