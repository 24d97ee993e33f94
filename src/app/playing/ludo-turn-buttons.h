/* ludo-turn-buttons.h: the buttons of the player to act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* LudoTurnButtons:
 *
 * Buttons that end a turn, play the only legal move, throw or pass, or pause a
 * game between computers; each is hidden when it does not apply.
 */
#define LUDO_TYPE_TURN_BUTTONS (ludo_turn_buttons_get_type ())
G_DECLARE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, LUDO, TURN_BUTTONS,
                      GtkBox)

void ludo_turn_buttons_set_game (LudoTurnButtons *self, LudoGame *game);

/* ludo_turn_buttons_set_waiting: whether the last ply is still being shown, so
 * that no button gives away how it ends. */
void ludo_turn_buttons_set_waiting (LudoTurnButtons *self, gboolean waiting);
