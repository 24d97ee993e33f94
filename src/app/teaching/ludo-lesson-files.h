/* ludo-lesson-files.h: the file of a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-draft.h"

/* LudoLessonFiles:
 *
 * Asks for the file of a lesson, and writes it.
 *
 * Signals:
 * - "chosen" (GFile *file, gboolean saves): a file was chosen to be saved into
 *   or to be opened
 * - "cancelled": no file was chosen
 * - "saved" (const char *sentence): the lesson was written, as @sentence says
 * - "failed" (const char *sentence): the lesson could not be written
 */
#define LUDO_TYPE_LESSON_FILES (ludo_lesson_files_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonFiles, ludo_lesson_files, LUDO, LESSON_FILES,
                      GObject)

/* ludo_lesson_files_new: (transfer full): for @window, which outlives it. */
LudoLessonFiles *ludo_lesson_files_new (GtkWindow *window);

/* ludo_lesson_files_ask: asks for a file to save @draft into, or with NULL for
 * one to open. */
void ludo_lesson_files_ask (LudoLessonFiles *self, LudoDraft *draft);

/* ludo_lesson_files_save: writes @draft, which the rules must accept, into
 * @file, whose name gets the ending .lesson if it lacks that. */
void ludo_lesson_files_save (LudoLessonFiles *self, LudoDraft *draft,
                             GFile *file);

/* ludo_lesson_files_get_file: (transfer none) (nullable): where the lesson was
 * saved last. */
GFile *ludo_lesson_files_get_file (LudoLessonFiles *self);

/* ludo_lesson_files_set_file: sets where the lesson was read from; NULL: it is
 * in no file. */
void ludo_lesson_files_set_file (LudoLessonFiles *self, GFile *file);
