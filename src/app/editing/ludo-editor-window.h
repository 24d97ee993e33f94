/* ludo-editor-window.h: the window in which a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/editing/ludo-position-editor.h"
#include "board/ludo-board.h"

/* LudoEditorWindow:
 *
 * Pieces are put on the board by click, drag and key.  Beside it are the pieces
 * to choose from, the fields of the position, such as the side to move, and its
 * notation.  The board and the notation update each other.
 *
 * Signals, each with a game that begins at the position:
 * - "play" (LudoGame *game): to be played from there; the window closes
 * - "analyse" (LudoGame *game): likewise, to be looked at
 * - "lesson" (LudoGame *game): likewise, to begin a lesson with
 * - "puzzle" (LudoGame *game): likewise, to see whether it is one
 * - "print" (LudoGame *game)
 */
#define LUDO_TYPE_EDITOR_WINDOW (ludo_editor_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoEditorWindow, ludo_editor_window, LUDO,
                      EDITOR_WINDOW, GtkWindow)

/* ludo_editor_window_new: (transfer full): a window above @parent to set up a
 * position of the game of @info, beginning with @state; not presented yet. */
GtkWidget *ludo_editor_window_new (GtkWindow *parent,
                                   const LudoGameInfo *info,
                                   const GameState *state);

/* ludo_editor_window_set_for_lesson: sets the position up for a step of a
 * lesson: the button of "play" says so, and the buttons to analyse it and to
 * begin a lesson or a puzzle are hidden. */
void ludo_editor_window_set_for_lesson (LudoEditorWindow *self);

/* ludo_editor_window_get_editor: the editor of the position; borrowed. */
LudoPositionEditor *ludo_editor_window_get_editor (LudoEditorWindow *self);
