/* ludo-map-room.h: the chance of every position of a race
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoMapRoom:
 *
 * A room of the laboratory that shows the exact chances of all places of two
 * pieces as a map, after a guess, and lets one play on from any of them.
 */
#define LUDO_TYPE_MAP_ROOM (ludo_map_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoMapRoom, ludo_map_room, LUDO, MAP_ROOM, GtkBox)

/* ludo_map_room_new: (transfer floating): a room that shows the map of
 * @laboratory, whose game has one. */
GtkWidget *ludo_map_room_new (LudoLaboratory *laboratory);
