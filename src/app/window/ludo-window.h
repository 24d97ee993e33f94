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
 * widgets are made anew when the language changes, but its games and choices
 * stay.
 *
 * Signal: "changed": what is shown or what can be done has changed.
 */
#define LUDO_TYPE_WINDOW (ludo_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoWindow, ludo_window, LUDO, WINDOW,
                      GtkApplicationWindow)

/* ludo_window_new: a window with @settings, which are shared with the
 * application, and @store, which keeps its games. */
GtkWidget *ludo_window_new (GtkApplication *application,
                            LudoSettings *settings, LudoStore *store);

/* ludo_window_has_language: whether its texts are in the present language. */
gboolean ludo_window_has_language (LudoWindow *self);

/* ludo_window_rebuild: makes every text anew, after the language changed. */
void ludo_window_rebuild (LudoWindow *self);

/* ludo_window_show_game: continues with @game on the page to play. */
void ludo_window_show_game (LudoWindow *self, LudoGame *game);

/* ludo_window_resume: resumes the unfinished game of this id; if there is none,
 * asks for the choices of a new one.  Waits if the window has a question
 * open. */
void ludo_window_resume (LudoWindow *self, const char *game_id);

/* ludo_window_open_file:
 *
 * Continues with the game in @file, after a question if that would lose
 * another, or shows an error and changes nothing.  Waits if the window has a
 * question open.  Also begins a lesson, opens a folder as the results of a
 * class, and shows what a single result is.
 *
 * Returns: whether @file could be read.
 */
gboolean ludo_window_open_file (LudoWindow *self, GFile *file);

/* ludo_window_open_files: opens the first of @files (GFile) that can be opened,
 * and shows which were not opened.  Returns: FALSE if none was. */
gboolean ludo_window_open_files (LudoWindow *self, GSList *files);

/* ludo_window_restore_lock: resumes the lesson that was locked when the
 * program ended, if there is one. */
void ludo_window_restore_lock (LudoWindow *self);

/* ludo_window_open_lesson: begins or continues the lesson in @file, or shows an
 * error and changes nothing.  Returns: whether @file could be read. */
gboolean ludo_window_open_lesson (LudoWindow *self, GFile *file);

/* ludo_window_save_file: saves the game into @file in the background, or shows
 * an error. */
void ludo_window_save_file (LudoWindow *self, GFile *file);

/* ludo_window_get_busy: whether a game is still being written. */
gboolean ludo_window_get_busy (LudoWindow *self);

/* ludo_window_print_game: opens the dialog to print the shown position, its
 * moves and other sheets for it.  Returns: the dialog, borrowed; NULL in a
 * kiosk, which prints nothing. */
GtkWindow *ludo_window_print_game (LudoWindow *self);

/* ludo_window_set_projected: sets whether the page to play is in the projector
 * view: the board and texts for a whole room on the full screen, without
 * bars. */
void ludo_window_set_projected (LudoWindow *self, gboolean projected);

/* ludo_window_get_projected: whether it is in the projector view. */
gboolean ludo_window_get_projected (LudoWindow *self);

/* ludo_window_set_kiosk: from now on the window fills the screen, has no way to
 * close it, and opens, saves and prints no files. */
void ludo_window_set_kiosk (LudoWindow *self);

/* ludo_window_get_kiosk: whether ludo_window_set_kiosk() was called. */
gboolean ludo_window_get_kiosk (LudoWindow *self);

/* ludo_window_show_message: shows a message above the content until it is
 * closed; an error only until an act succeeds, a note only until the page
 * changes. */
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

/* ludo_window_get_choices: the last choices for the game of this id;
 * borrowed. */
LudoChoices *ludo_window_get_choices (LudoWindow *self, const char *game_id);

/* ludo_window_get_files: what saves and opens its games; borrowed. */
LudoGameFiles *ludo_window_get_files (LudoWindow *self);

/* ludo_window_get_locked: whether a lesson locks all but itself; shows a note
 * that says so if @notify. */
gboolean ludo_window_get_locked (LudoWindow *self, gboolean notify);

/* ludo_window_refresh: updates which games the shelf can resume. */
void ludo_window_refresh (LudoWindow *self);

/* ludo_window_show_page: shows the page called @name, as of
 * ludo_window_get_page(), unless a lesson locks it. */
void ludo_window_show_page (LudoWindow *self, const char *name);

/* ludo_window_get_page: the page shown: "shelf", "play", "read", "learn" or
 * "chance". */
const char *ludo_window_get_page (LudoWindow *self);
