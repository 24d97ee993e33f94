/* ludo-window.h: the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/new-game/ludo-choices.h"
#include "app/playing/ludo-play-page.h"
#include "app/reading/ludo-reading-page.h"
#include "app/settings/ludo-settings.h"
#include "app/shelf/ludo-shelf.h"
#include "app/widgets/ludo-messages.h"
#include "app/window/ludo-game-files.h"

/* LudoWindow:
 *
 * Shelf, game and pages to read, one at a time under one header bar.  Its
 * texts are made anew when the language changes; the games and what is kept
 * of them are its own and stay.
 *
 * Signal: "changed": what is shown or what can be done has changed.
 */
#define LUDO_TYPE_WINDOW (ludo_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoWindow, ludo_window, LUDO, WINDOW,
                      GtkApplicationWindow)

/* ludo_window_new: @settings are shared with the application; @store is where
 * its games are kept. */
GtkWidget *ludo_window_new (GtkApplication *application,
                            LudoSettings *settings, LudoStore *store);

/* ludo_window_has_language: whether its texts are in the language now in
 * use. */
gboolean ludo_window_has_language (LudoWindow *self);

/* ludo_window_rebuild: makes every text anew, after the language changed. */
void ludo_window_rebuild (LudoWindow *self);

/* ludo_window_show_game: goes on with @game on the page to play. */
void ludo_window_show_game (LudoWindow *self, LudoGame *game);

/* ludo_window_resume: goes on with the game of this id that was left; where
 * there is none, begins one after asking for its choices.  It waits for its
 * turn where the window is asking something. */
void ludo_window_resume (LudoWindow *self, const char *game_id);

/* ludo_window_open_file:
 *
 * Goes on with the game recorded in @file, after asking where that would lose
 * another, or says why not and changes nothing.  It waits for its turn where
 * the window is asking something.  A lesson is begun, a folder is opened as
 * the results of a class, and of a single result it is said what it is.
 *
 * Returns: whether @file could be read.
 */
gboolean ludo_window_open_file (LudoWindow *self, GFile *file);

/* ludo_window_open_files: opens the first of @files (GFile) that can be opened,
 * and says which were not.  Returns: FALSE where none could be. */
gboolean ludo_window_open_files (LudoWindow *self, GSList *files);

/* ludo_window_take_lock: shows again the lesson that was locked when the
 * program ended, if there is one. */
void ludo_window_take_lock (LudoWindow *self);

/* ludo_window_open_lesson: begins or goes on with the lesson in @file, or says
 * why not and changes nothing.  Returns: whether @file could be read. */
gboolean ludo_window_open_lesson (LudoWindow *self, GFile *file);

/* ludo_window_save_file: records the game in @file beside the main loop, or
 * says why not. */
void ludo_window_save_file (LudoWindow *self, GFile *file);

/* ludo_window_get_busy: whether a game is still being written. */
gboolean ludo_window_get_busy (LudoWindow *self);

/* ludo_window_print_game: opens the dialog to print the position being looked
 * at, the moves that led to it, and what else fits there.  Returns: borrowed,
 * or NULL in a window that stays, which prints nothing. */
GtkWindow *ludo_window_print_game (LudoWindow *self);

/* ludo_window_set_projected: sets whether the page to play is in the projector
 * view: the board on the whole screen, what a room should read, and no bars. */
void ludo_window_set_projected (LudoWindow *self, gboolean projected);

/* ludo_window_get_projected: whether it is in the projector view. */
gboolean ludo_window_get_projected (LudoWindow *self);

/* ludo_window_set_kiosk: from now on the window fills the screen, has no way to
 * close it, and opens, saves and prints no files. */
void ludo_window_set_kiosk (LudoWindow *self);

/* ludo_window_get_kiosk: whether ludo_window_set_kiosk() was called. */
gboolean ludo_window_get_kiosk (LudoWindow *self);

/* ludo_window_show_message: says something above the content until it is
 * closed; an error, which says what act failed, until another succeeds, and a
 * note only until the page changes. */
void ludo_window_show_message (LudoWindow *self, LudoMessageRank rank,
                               const char *message);

/* ludo_window_get_game: the game on the page to play; borrowed, or NULL. */
LudoGame *ludo_window_get_game (LudoWindow *self);

/* ludo_window_get_play_page: the page to play; borrowed, until the language
 * changes. */
LudoPlayPage *ludo_window_get_play_page (LudoWindow *self);

/* ludo_window_get_reading_page: the page to read; borrowed, until the language
 * changes. */
LudoReadingPage *ludo_window_get_reading_page (LudoWindow *self);

/* ludo_window_get_panel: the page to read beside the board; borrowed, or NULL
 * while none is open. */
LudoReadingPage *ludo_window_get_panel (LudoWindow *self);

/* ludo_window_get_shown: the game whose position is on the board, or NULL;
 * borrowed. */
LudoGame *ludo_window_get_shown (LudoWindow *self);

/* ludo_window_get_choices: the choices last made for the game of this id;
 * borrowed. */
LudoChoices *ludo_window_get_choices (LudoWindow *self, const char *game_id);

/* ludo_window_get_files: what keeps its games; borrowed. */
LudoGameFiles *ludo_window_get_files (LudoWindow *self);

/* ludo_window_get_locked: whether a lesson locks all but itself; shows a note
 * that says so if @notify. */
gboolean ludo_window_get_locked (LudoWindow *self, gboolean notify);

/* ludo_window_refresh: reads again which games the shelf can go on with. */
void ludo_window_refresh (LudoWindow *self);

/* ludo_window_show_page: shows the page called @name, as
 * ludo_window_get_page(); nothing but the lesson while one is locked. */
void ludo_window_show_page (LudoWindow *self, const char *name);

/* ludo_window_get_page: the page shown: "shelf", "play", "read", "learn" or
 * "chance". */
const char *ludo_window_get_page (LudoWindow *self);
