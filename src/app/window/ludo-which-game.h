/* ludo-which-game.h: asks which game is meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_which_game_ask: opens a dialog that activates @action of @window, a
 * literal, with the chosen game's id, or with "GAME/@page_id" where that is not
 * NULL. */
void ludo_which_game_ask (GtkWindow *window, const char *action,
                          const char *page_id);
