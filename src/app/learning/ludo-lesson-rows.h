/* ludo-lesson-rows.h: a list of lessons to begin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/work/ludo-lesson-store.h"

/* LudoLessonRows:
 *
 * A box with a button for each lesson, which shows its title, its aim, how long
 * it is and how much of it is done.  Clear it with ludo_flow_remove_all().
 *
 * Signal: "chosen" (LudoLesson *lesson, const char *path, GBytes *file): a
 * lesson is to begin; the others as ludo_lesson_rows_add() got them
 */
#define LUDO_TYPE_LESSON_ROWS (ludo_lesson_rows_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonRows, ludo_lesson_rows, LUDO, LESSON_ROWS,
                      GtkBox)

/* ludo_lesson_rows_new: an empty list.  @store knows what is done. */
GtkWidget *ludo_lesson_rows_new (LudoLessonStore *store);

/* ludo_lesson_rows_add:
 * @path: (nullable): the file of @lesson, if it is in no folder with lessons
 * @file: (nullable): the text of that file
 */
void ludo_lesson_rows_add (LudoLessonRows *self, LudoLesson *lesson,
                           const char *path, GBytes *file);

/* ludo_lesson_rows_update: shows again how much is done. */
void ludo_lesson_rows_update (LudoLessonRows *self);

/* ludo_lesson_rows_add_label: appends to @box a line of text as the rows have
 * them, and returns it.
 * @text: (nullable): nothing yet
 * @css_class: (nullable): a class of its own
 */
GtkWidget *ludo_lesson_rows_add_label (GtkWidget *box, const char *text,
                                       const char *css_class);
