/* ludo-games-room.h: games that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoGamesRoom:
 *
 * Guess who wins, let many games be played, and compare.  T turns the picture
 * into a table and back, L tells again what there is to say.
 */
#define LUDO_TYPE_GAMES_ROOM (ludo_games_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoGamesRoom, ludo_games_room, LUDO, GAMES_ROOM, GtkBox)

/* ludo_games_room_new: (transfer floating): shows the games of
 * @laboratory, which it keeps. */
GtkWidget *ludo_games_room_new (LudoLaboratory *laboratory);
