/* ludo-window-games.h: begins, resumes and restores games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/ludo-window.h"

/* _ludo_window_ask_new_game: asks for the choices of a new game of this id. */
void _ludo_window_ask_new_game (LudoWindow *self, const char *game_id);

/* _ludo_window_ask_which_game: opens a dialog that activates @action of @self,
 * a literal, with the id of the chosen game, or with "GAME/@page_id" if that is
 * not NULL. */
void _ludo_window_ask_which_game (LudoWindow *self, const char *action,
                                  const char *page_id);

/* _ludo_window_rematch: begins the finished game again. */
void _ludo_window_rematch (LudoWindow *self);

/* _ludo_window_swap_sides: begins it again with the sides exchanged. */
void _ludo_window_swap_sides (LudoWindow *self);

/* _ludo_window_undo: takes back the last move of a person, or brings back the
 * game that the one on the board has replaced. */
void _ludo_window_undo (LudoWindow *self);
