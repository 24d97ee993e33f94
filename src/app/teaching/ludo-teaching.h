/* ludo-teaching.h: the results of a class, lessons and puzzles of one's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/widgets/ludo-messages.h"
#include "content/ludo-library.h"
#include "play/game/ludo-game.h"

/* LudoTeaching: opens the windows for a teacher beside a window, whose messages
 * show errors. */
#define LUDO_TYPE_TEACHING (ludo_teaching_get_type ())
G_DECLARE_FINAL_TYPE (LudoTeaching, ludo_teaching, LUDO, TEACHING, GObject)

/* ludo_teaching_new: (transfer full): for @window, which outlives it, and its
 * @messages. */
LudoTeaching *ludo_teaching_new (GtkWindow *window, LudoMessages *messages);

/* ludo_teaching_ask_results: asks for the folder with the results of a class,
 * and opens it. */
void ludo_teaching_ask_results (LudoTeaching *self);

/* ludo_teaching_open_results: shows the results in @folder, or an error. */
void ludo_teaching_open_results (LudoTeaching *self, const char *folder);

/* ludo_teaching_make_lesson: opens the editor with a lesson whose first step
 * begins with @state, or with the start of the game for NULL.  @library has the
 * pages for the lesson. */
void ludo_teaching_make_lesson (LudoTeaching *self, LudoLibrary *library,
                                const GameRules *rules,
                                const GameState *state);

/* ludo_teaching_make_puzzle: searches for a puzzle at the position of @game,
 * and opens the editor with it, or shows why there is none.  @library has the
 * pages for the lesson. */
void ludo_teaching_make_puzzle (LudoTeaching *self, LudoLibrary *library,
                                LudoGame *game);
