/* ludo-symbol-key.h: the key to the icons of the moves and the marks on the
 * board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* ludo_symbol_key_make_icon: (transfer floating): the icon of @event in a list
 * of moves, with its words, if it has any, as its accessible name and its
 * tooltip. */
GtkWidget *ludo_symbol_key_make_icon (const LudoEventInfo *event,
                                      GdkDisplay          *display);

/* ludo_symbol_key_new: (transfer floating): a button that opens the key in a
 * popover. */
GtkWidget *ludo_symbol_key_new (void);

/* ludo_symbol_key_set_game: sets the key of @button, which
 * ludo_symbol_key_new() has made, to that of the game @info. */
void ludo_symbol_key_set_game (GtkWidget *button, const LudoGameInfo *info);
