/* ludo-turn-buttons.h: what is offered to whoever is to act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* LudoTurnButtons:
 *
 * A button that calls a held turn done, and one that plays the only legal
 * move; hidden when neither is due, and shown one at a time.
 */
#define LUDO_TYPE_TURN_BUTTONS (ludo_turn_buttons_get_type ())
G_DECLARE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, LUDO, TURN_BUTTONS,
                      GtkWidget)

GtkWidget *ludo_turn_buttons_new (void);
void ludo_turn_buttons_set_game (LudoTurnButtons *self, LudoGame *game);

G_END_DECLS
