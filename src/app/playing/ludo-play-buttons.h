/* ludo-play-buttons.h: the buttons below the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"

/* LudoPlayButtons:
 *
 * The buttons for all that can be done now: in a game, at its end, while an
 * earlier position is shown, and while a move is shown step by step.
 */
#define LUDO_TYPE_PLAY_BUTTONS (ludo_play_buttons_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayButtons, ludo_play_buttons, LUDO, PLAY_BUTTONS,
                      GtkBox)

/* ludo_play_buttons_set_table: shows what can be done at @table from now on.
 * When a button with the focus is hidden, @page, which is around them, gets the
 * focus. */
void ludo_play_buttons_set_table (LudoPlayButtons *self, LudoPlayTable *table,
                                  GtkWidget *page);

/* ludo_play_buttons_get_empty: the height in pixels above the first button that
 * is offered, in the layout that was made last. */
int ludo_play_buttons_get_empty (LudoPlayButtons *self);
