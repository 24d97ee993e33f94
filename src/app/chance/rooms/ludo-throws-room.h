/* ludo-throws-room.h: throws that are guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoThrowsRoom:
 *
 * A room of the laboratory in which one guesses what a game throws, throws, and
 * compares the two: as bars, as a run, as the ways in which it falls, and
 * beside a hundred fair classes.
 */
#define LUDO_TYPE_THROWS_ROOM (ludo_throws_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoThrowsRoom, ludo_throws_room, LUDO, THROWS_ROOM,
                      GtkBox)

/* ludo_throws_room_new: (transfer floating): a room that shows the throws of
 * @laboratory, whose game is set. */
GtkWidget *ludo_throws_room_new (LudoLaboratory *laboratory);
