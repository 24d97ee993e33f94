/* ludo-hand-in.h: a lesson is handed in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-lesson-run.h"

/* LudoHandIn:
 *
 * Asks for a name and a folder, and shows the file as it will be before it is
 * written.
 *
 * Signal "done" (const char *message): a sentence; it was written, and where.
 */
#define LUDO_TYPE_HAND_IN (ludo_hand_in_get_type ())
G_DECLARE_FINAL_TYPE (LudoHandIn, ludo_hand_in, LUDO, HAND_IN, GtkWindow)

GtkWidget *ludo_hand_in_new (GtkWindow *parent, LudoLessonRun *run);

/* ludo_hand_in_set_folder: where the file goes; at first among the documents,
 * or at home. */
void ludo_hand_in_set_folder (LudoHandIn *self, const char *folder);

/* ludo_hand_in_get_folder:
 *
 * Returns: the path of the folder that the file goes to.
 */
const char *ludo_hand_in_get_folder (LudoHandIn *self);
