/* ludo-debate-room.h: sentences on chance to agree with or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoDebateRoom:
 *
 * A room of the laboratory that shows one sentence after the other, large
 * enough for a class, asks what one thinks of it, and leads to where it can be
 * tried.  It never says who is right.
 */
#define LUDO_TYPE_DEBATE_ROOM (ludo_debate_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoDebateRoom, ludo_debate_room, LUDO, DEBATE_ROOM,
                      GtkBox)

/* ludo_debate_room_new: (transfer floating): a room that shows the debate of
 * @laboratory, whose game is set. */
GtkWidget *ludo_debate_room_new (LudoLaboratory *laboratory);
