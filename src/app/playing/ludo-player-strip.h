/* ludo-player-strip.h: one side of a game: who plays it and how it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* LudoPlayerStrip:
 *
 * The side's colour and shape, the names of those who play it, whether each is
 * a person or the computer at which level, and what the game counts.  The strip
 * of the side to act is highlighted.
 */
#define LUDO_TYPE_PLAYER_STRIP (ludo_player_strip_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayerStrip, ludo_player_strip, LUDO, PLAYER_STRIP,
                      GtkBox)

GtkWidget *ludo_player_strip_new (int seat);

/* ludo_player_strip_show:
 * @game: the game played, whose players are named
 * @shown: the game whose turn or end is shown: @game or an earlier position of
 *   it
 * @state: the position whose score is shown: that of @shown, or the one after a
 *   part of a move
 *
 * Shows the strip's side of @shown.
 */
void ludo_player_strip_show (LudoPlayerStrip *self, LudoGame *game,
                             LudoGame *shown, const GameState *state);
