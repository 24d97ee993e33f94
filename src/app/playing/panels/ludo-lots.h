/* ludo-lots.h: shows over the board how lots are drawn before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* LudoLots:
 *
 * Lies over a board and shows, for two seconds or until it is clicked, a lot
 * beside the name of each player that turns over and shows that player's side.
 * Hidden at other times.
 *
 * Signals:
 * - "changed": it was shown or hidden
 */
#define LUDO_TYPE_LOTS (ludo_lots_get_type ())
G_DECLARE_FINAL_TYPE (LudoLots, ludo_lots, LUDO, LOTS, GtkBox)

/* ludo_lots_new: hidden at first. */
GtkWidget *ludo_lots_new (void);

/* ludo_lots_begin: shows the lots of @game, if they were drawn just now and not
 * before @game was saved, and @game has no plies. */
void ludo_lots_begin (LudoLots *self, LudoGame *game);

/* ludo_lots_end: hides the lots. */
void ludo_lots_end (LudoLots *self);

/* ludo_lots_get_left: the seconds that the lots are still shown; 0 if
 * hidden. */
double ludo_lots_get_left (LudoLots *self);
