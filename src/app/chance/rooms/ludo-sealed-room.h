/* ludo-sealed-room.h: sticks whose chance is hidden, and what groups find
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoSealedRoom:
 *
 * Groups throw sealed sticks and hand in a card each; below, the teacher opens
 * the set with its word, and seals others into files.  L tells again what is
 * shown, T turns to the table of all cards and back.
 */
#define LUDO_TYPE_SEALED_ROOM (ludo_sealed_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoSealedRoom, ludo_sealed_room, LUDO, SEALED_ROOM,
                      GtkBox)

/* ludo_sealed_room_new: (transfer floating): the room of @laboratory. */
GtkWidget *ludo_sealed_room_new (LudoLaboratory *laboratory);
