/* ludo-turn-buttons.h: the buttons of the player to act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"

/* LudoTurnButtons:
 *
 * Buttons that end a turn, play the only legal move, throw or pass, or pause a
 * game between computers.  The button to throw has a place of its own; a place
 * is empty if none of its buttons applies.
 */
#define LUDO_TYPE_TURN_BUTTONS (ludo_turn_buttons_get_type ())
G_DECLARE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, LUDO, TURN_BUTTONS,
                      GtkBox)

/* ludo_turn_buttons_set_table: shows what can be done at @table, which is
 * referenced, from now on. */
void ludo_turn_buttons_set_table (LudoTurnButtons *self, LudoPlayTable *table);

/* ludo_turn_buttons_set_shrunk: sets whether empty places take no room, so that
 * a single button has the room of all. */
void ludo_turn_buttons_set_shrunk (LudoTurnButtons *self, gboolean shrunk);

/* ludo_turn_buttons_get_widest: the width of the widest button, in pixels. */
int ludo_turn_buttons_get_widest (LudoTurnButtons *self);
