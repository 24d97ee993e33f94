/* ludo-window-games.h: games that are begun, gone on with or asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/ludo-window.h"

/* _ludo_window_ask_new_game: asks for the choices of a new game of this id. */
void _ludo_window_ask_new_game (LudoWindow *self, const char *game_id);

/* _ludo_window_ask_which_game: opens a dialog that activates @action of @self,
 * a literal, with the chosen game's id, or with "GAME/@page_id" where that is
 * not NULL. */
void _ludo_window_ask_which_game (LudoWindow *self, const char *action,
                                  const char *page_id);

/* _ludo_window_rematch: begins the game that is over once more. */
void _ludo_window_rematch (LudoWindow *self);

/* _ludo_window_swap_sides: the same with the sides changed. */
void _ludo_window_swap_sides (LudoWindow *self);

/* _ludo_window_undo: takes back the last move of a person, or brings back the
 * game that the one on the board has replaced. */
void _ludo_window_undo (LudoWindow *self);
