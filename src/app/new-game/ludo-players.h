/* ludo-players.h: a dialog to change the players of a game that has begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* LudoPlayers:
 *
 * A dialog that seats other people, or the computer at another level, in a game
 * in progress.
 *
 * Signals:
 * - "applied": the players of the game are now those chosen
 */
#define LUDO_TYPE_PLAYERS (ludo_players_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayers, ludo_players, LUDO, PLAYERS, GtkWindow)

/* ludo_players_new: (transfer floating): a dialog above @parent for the players
 * of @game, which it references; not presented yet. */
GtkWidget *ludo_players_new (GtkWindow *parent, LudoGame *game);
