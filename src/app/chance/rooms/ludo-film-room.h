/* ludo-film-room.h: a thousand games that go on from one position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoFilmRoom:
 *
 * A room of the laboratory in which a thousand games go on from one position,
 * step by step, after a guess of who wins them.
 */
#define LUDO_TYPE_FILM_ROOM (ludo_film_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoFilmRoom, ludo_film_room, LUDO, FILM_ROOM, GtkBox)

/* ludo_film_room_new: (transfer floating): a room that shows the film of
 * @laboratory, of whose game one can be made. */
GtkWidget *ludo_film_room_new (LudoLaboratory *laboratory);
