/* ludo-hand-in.h: a lesson is handed in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/run/ludo-lesson-run.h"

/* LudoHandIn:
 *
 * Asks for a name and a folder, and shows the content of the file before it is
 * written.
 *
 * Signal "done" (const char *message): the file was written; a sentence that
 * names it.
 */
#define LUDO_TYPE_HAND_IN (ludo_hand_in_get_type ())
G_DECLARE_FINAL_TYPE (LudoHandIn, ludo_hand_in, LUDO, HAND_IN, GtkWindow)

/* ludo_hand_in_new: (transfer none): a window above @parent that hands in
 * the answers of @run. */
GtkWidget *ludo_hand_in_new (GtkWindow *parent, LudoLessonRun *run);

/* ludo_hand_in_set_folder: sets the folder of the file; without it the
 * documents are offered, or the home folder. */
void ludo_hand_in_set_folder (LudoHandIn *self, const char *folder);

/* ludo_hand_in_get_folder: (transfer none): the path of the folder. */
const char *ludo_hand_in_get_folder (LudoHandIn *self);
