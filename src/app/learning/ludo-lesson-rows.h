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
 * Signal: "chosen" (LudoLesson *lesson, const char *path, GBytes *file): the
 * button of @lesson was clicked; @path and @file are those of
 * ludo_lesson_rows_add()
 */
#define LUDO_TYPE_LESSON_ROWS (ludo_lesson_rows_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonRows, ludo_lesson_rows, LUDO, LESSON_ROWS,
                      GtkBox)

/* ludo_lesson_rows_new: (transfer floating): an empty list.  @store, which is
 * referenced, has the work on the lessons. */
GtkWidget *ludo_lesson_rows_new (LudoLessonStore *store);

/* ludo_lesson_rows_add: adds a button for @lesson, which is referenced.
 * @path: (nullable): the file of @lesson, if it is in no folder of lessons
 * @file: (nullable): the text of that file; referenced
 */
void ludo_lesson_rows_add (LudoLessonRows *self, LudoLesson *lesson,
                           const char *path, GBytes *file);

/* ludo_lesson_rows_update: shows how much of each lesson is done now. */
void ludo_lesson_rows_update (LudoLessonRows *self);

/* ludo_lesson_rows_add_label: appends a label to @box, a GtkBox, that looks
 * like those of the rows, and returns it (transfer none).
 * @text: (nullable): its text; NULL for an empty one
 * @css_class: (nullable): a style class of the label
 */
GtkWidget *ludo_lesson_rows_add_label (GtkWidget *box, const char *text,
                                       const char *css_class);
