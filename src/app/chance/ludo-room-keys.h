/* ludo-room-keys.h: the table's button of a room, and the keys T and L
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* ludo_room_keys_add:
 * @widget: the widget of the room @room of @laboratory
 * @table: a button in it that chooses whether the table is shown, as
 *   ludo_laboratory_set_shows_table() does, and is active if it is; the room
 *   makes it insensitive where there is no table
 * @told: what was found
 * @task: (nullable): what there is to be done
 *
 * From now on T presses @table, where it can be pressed, and L announces @told
 * again or, where nothing stands there yet, @task.
 */
void ludo_room_keys_add (GtkWidget *widget, LudoLaboratory *laboratory,
                         LudoChanceRoom room, GtkToggleButton *table,
                         GtkLabel *told, GtkLabel *task);
