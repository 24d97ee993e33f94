/* ludo-editor-window.h: the window in which a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/editing/ludo-position-editor.h"
#include "board/ludo-board.h"

/* LudoEditorWindow:
 *
 * The board takes pieces by click, drag and key; beside it are the pieces, what
 * lies on no place, and the notation, live both ways.
 *
 * Signals, each with the position as a game at its start, which it could stand
 * in:
 * - "play" (LudoGame *game): to be played from there; the window closes
 * - "analyse" (LudoGame *game): likewise, to be looked at
 * - "lesson" (LudoGame *game): likewise, to begin a lesson with
 * - "puzzle" (LudoGame *game): likewise, to see whether it is one
 * - "print" (LudoGame *game)
 */
#define LUDO_TYPE_EDITOR_WINDOW (ludo_editor_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoEditorWindow, ludo_editor_window, LUDO,
                      EDITOR_WINDOW, GtkWindow)

/* ludo_editor_window_new: begins with @state. */
GtkWidget *ludo_editor_window_new (GtkWindow *parent,
                                   const LudoGameInfo *info,
                                   const GameState *state);

/* ludo_editor_window_set_for_lesson: the position is for a step of a lesson:
 * "play" hands it over, and nothing is analysed. */
void ludo_editor_window_set_for_lesson (LudoEditorWindow *self);

/* Borrowed. */
LudoPositionEditor *ludo_editor_window_get_editor (LudoEditorWindow *self);
