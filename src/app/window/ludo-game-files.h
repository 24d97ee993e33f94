/* ludo-game-files.h: saves and opens the games of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/window/ludo-replaced-game.h"

/* LudoGameFiles:
 *
 * Saves and opens the games of a window so that none is lost without a
 * question: it asks for files, shows why a game cannot be kept, and asks before
 * a game that is in no file is replaced or closed with the window.
 *
 * Signals: "accepted" (LudoGame: it now replaces the game on the board),
 * "open-file" (GFile: the chosen file), "paused" (gboolean: whether the
 * computer has to wait, because the window closes as soon as the game is
 * written).
 */
#define LUDO_TYPE_GAME_FILES (ludo_game_files_get_type ())
G_DECLARE_FINAL_TYPE (LudoGameFiles, ludo_game_files, LUDO, GAME_FILES,
                      GObject)

/* ludo_game_files_new: for @window, which must outlive it; @autosave keeps its
 * games, @messages shows the results. */
LudoGameFiles *ludo_game_files_new (GtkWindow *window, LudoAutosave *autosave,
                                    LudoMessages *messages);

/* ludo_game_files_ask_open: asks for a game or a lesson, and opens it. */
void ludo_game_files_ask_open (LudoGameFiles *self);

/* ludo_game_files_ask_save: asks for a file, and saves the game there. */
void ludo_game_files_ask_save (LudoGameFiles *self);

/* ludo_game_files_save: writes the game into @file in the background, or shows
 * an error. */
void ludo_game_files_save (LudoGameFiles *self, GFile *file);

/* ludo_game_files_go_on_with: continues with @game, after offering to save the
 * game on the board if it would be lost.
 * @name: (nullable): the name of the file or page from which @game can be
 * opened again; NULL if there is none */
void ludo_game_files_go_on_with (LudoGameFiles *self, LudoGame *game,
                                 const char *name);

/* ludo_game_files_begin: continues with @game, which is new, and keeps the game
 * that it replaces as a LudoReplacedGame. */
void ludo_game_files_begin (LudoGameFiles *self, LudoGame *game);

/* ludo_game_files_get_replaced: the game that can be brought back; borrowed. */
LudoReplacedGame *ludo_game_files_get_replaced (LudoGameFiles *self);

/* ludo_game_files_restore: brings back the replaced game, if there is one; the
 * new one is gone. */
void ludo_game_files_restore (LudoGameFiles *self);

/* ludo_game_files_set_game: sets the game on the board, which does not count as
 * saved yet. */
void ludo_game_files_set_game (LudoGameFiles *self, LudoGame *game);

/* ludo_game_files_get_game: the game on the board; borrowed, or NULL. */
LudoGame *ludo_game_files_get_game (LudoGameFiles *self);

/* ludo_game_files_set_kiosk: from now on the window never closes. */
void ludo_game_files_set_kiosk (LudoGameFiles *self);

/* ludo_game_files_get_autosave: what keeps the games; borrowed. */
LudoAutosave *ludo_game_files_get_autosave (LudoGameFiles *self);

/* ludo_game_files_get_messages: the messages of the window; borrowed. */
LudoMessages *ludo_game_files_get_messages (LudoGameFiles *self);

/* ludo_game_files_repeat: shows the message about a game that cannot be kept in
 * the new language. */
void ludo_game_files_repeat (LudoGameFiles *self);

/* ludo_game_files_delay_close: saves the game before the window closes, and
 * asks if the game would be lost.  Returns: whether the window must stay open
 * until then; it is closed later. */
gboolean ludo_game_files_delay_close (LudoGameFiles *self);

/* ludo_game_files_gave_up: whether the window was closed again while the disk
 * did not answer, so that nothing should wait for the disk any more. */
gboolean ludo_game_files_gave_up (LudoGameFiles *self);
