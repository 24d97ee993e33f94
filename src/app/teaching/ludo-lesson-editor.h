/* ludo-lesson-editor.h: the window in which a lesson is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "learn/ludo-draft.h"

/* LudoLessonEditor:
 *
 * Edits a lesson: its game, its title and the position that it begins with,
 * then step by step its texts in both languages, its question, and the answer,
 * which is given on the board.  A line links to what is missing or what the
 * rules refuse, and the lesson can be tried at any time.  The draft of a lesson
 * that was not saved is kept and offered again.
 *
 * Signal: "kept": the window closes and keeps a draft that was not saved
 */
#define LUDO_TYPE_LESSON_EDITOR (ludo_lesson_editor_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonEditor, ludo_lesson_editor, LUDO,
                      LESSON_EDITOR, GtkWindow)

/* ludo_lesson_editor_new: (transfer none): a lesson of this game with one step,
 * which begins with @position.  @library has the pages that its steps can
 * show. */
GtkWidget *ludo_lesson_editor_new (GtkWindow *parent, LudoLibrary *library,
                                   const GameRules *rules,
                                   const char *position);

/* ludo_lesson_editor_new_from: (transfer none): as ludo_lesson_editor_new(),
 * but edits @lesson, which is in no file. */
GtkWidget *ludo_lesson_editor_new_from (GtkWindow *parent,
                                        LudoLibrary *library,
                                        const LudoLesson *lesson);

/* ludo_lesson_editor_open: edits the lesson in @file, or shows why it cannot be
 * read. */
void ludo_lesson_editor_open (LudoLessonEditor *self, GFile *file);

/* ludo_lesson_editor_save: writes the lesson into @file, whose name gets the
 * ending .lesson if it lacks that, or shows an error. */
void ludo_lesson_editor_save (LudoLessonEditor *self, GFile *file);

/* Borrowed. */
const LudoDraft *ludo_lesson_editor_get_draft (LudoLessonEditor *self);
