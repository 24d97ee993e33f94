/* ludo-wall-room.h: every throw of a position, guessed and looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoWallRoom:
 *
 * A room of the laboratory in which one guesses which throw is best or worst in
 * a position, or how many leave a blot, and then looks at all throws, each with
 * its best play; two positions stand side by side.
 */
#define LUDO_TYPE_WALL_ROOM (ludo_wall_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoWallRoom, ludo_wall_room, LUDO, WALL_ROOM, GtkBox)

/* ludo_wall_room_new: (transfer floating): a room that shows the walls of
 * @laboratory, whose game is set.  They are worked out while it is on the
 * screen. */
GtkWidget *ludo_wall_room_new (LudoLaboratory *laboratory);
