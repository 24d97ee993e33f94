/* ludo-turn-buttons.h: what is offered to whoever is to act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* LudoTurnButtons:
 *
 * Buttons that call a held turn done, play the only legal move, throw or pass,
 * or let computers among themselves wait; each is hidden when it is not due.
 */
#define LUDO_TYPE_TURN_BUTTONS (ludo_turn_buttons_get_type ())
G_DECLARE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, LUDO, TURN_BUTTONS,
                      GtkBox)

void ludo_turn_buttons_set_game (LudoTurnButtons *self, LudoGame *game);

/* ludo_turn_buttons_set_waiting: whether what the last ply did is still being
 * shown, so that nothing is offered that tells how it ends. */
void ludo_turn_buttons_set_waiting (LudoTurnButtons *self, gboolean waiting);
