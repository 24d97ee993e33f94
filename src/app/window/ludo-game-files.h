/* ludo-game-files.h: games on file, and the game that was left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/window/ludo-replaced-game.h"

/* LudoGameFiles:
 *
 * Sees to it that no game of a window is lost unasked: it asks for files, says
 * where a game cannot be kept, and asks before one that is on no file gives way
 * to another or goes with the window.
 *
 * Signals: "accepted" (LudoGame: it takes the place of the game on the board
 * now), "open-file" (GFile: it was chosen), "paused" (gboolean: whether the
 * computer has to wait, because the window closes as soon as the game is
 * written).
 */
#define LUDO_TYPE_GAME_FILES (ludo_game_files_get_type ())
G_DECLARE_FINAL_TYPE (LudoGameFiles, ludo_game_files, LUDO, GAME_FILES,
                      GObject)

/* ludo_game_files_new: of @window, which outlives it; @autosave keeps its
 * games, @messages say what becomes of them. */
LudoGameFiles *ludo_game_files_new (GtkWindow *window, LudoAutosave *autosave,
                                    LudoMessages *messages);

/* ludo_game_files_ask_open: asks for a game or a lesson, and opens it. */
void ludo_game_files_ask_open (LudoGameFiles *self);

/* ludo_game_files_ask_save: asks for a file, and saves the game there. */
void ludo_game_files_ask_save (LudoGameFiles *self);

/* ludo_game_files_save: writes the game into @file beside the main loop, or
 * says why not. */
void ludo_game_files_save (LudoGameFiles *self, GFile *file);

/* ludo_game_files_go_on_with: goes on with @game, after offering to save the
 * one on the board where that would be lost with it.
 * @name: (nullable): of the file or page that @game is from, and can be had
 *   from again; NULL where it is from none */
void ludo_game_files_go_on_with (LudoGameFiles *self, LudoGame *game,
                                 const char *name);

/* ludo_game_files_begin: goes on with @game, which is new, and keeps the game
 * of its kind that it replaces, as LudoReplacedGame. */
void ludo_game_files_begin (LudoGameFiles *self, LudoGame *game);

/* ludo_game_files_get_replaced: the game that can be brought back; borrowed. */
LudoReplacedGame *ludo_game_files_get_replaced (LudoGameFiles *self);

/* ludo_game_files_restore: brings back the replaced game, if there is one; the
 * new one is gone. */
void ludo_game_files_restore (LudoGameFiles *self);

/* ludo_game_files_set_game: @game is on the board now, and is not taken for the
 * game that was last on file. */
void ludo_game_files_set_game (LudoGameFiles *self, LudoGame *game);

/* ludo_game_files_get_game: the game on the board; borrowed, or NULL. */
LudoGame *ludo_game_files_get_game (LudoGameFiles *self);

/* ludo_game_files_set_kiosk: from now on the window never closes. */
void ludo_game_files_set_kiosk (LudoGameFiles *self);

/* ludo_game_files_get_autosave: where the games are kept; borrowed. */
LudoAutosave *ludo_game_files_get_autosave (LudoGameFiles *self);

/* ludo_game_files_get_messages: the messages of the window; borrowed. */
LudoMessages *ludo_game_files_get_messages (LudoGameFiles *self);

/* ludo_game_files_repeat: shows the message about a game that cannot be kept
 * again, after the language has changed. */
void ludo_game_files_repeat (LudoGameFiles *self);

/* ludo_game_files_delay_close: keeps the game before the window closes, and
 * asks where closing it would lose the game.  Returns: whether the window has
 * to stay meanwhile; it closes by itself. */
gboolean ludo_game_files_delay_close (LudoGameFiles *self);

/* ludo_game_files_gave_up: whether the window was closed once more while the
 * disk did not answer, which is not to be waited for again. */
gboolean ludo_game_files_gave_up (LudoGameFiles *self);
