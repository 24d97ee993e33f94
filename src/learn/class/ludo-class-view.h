/* ludo-class-view.h: the results of a class in words and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window and the printed sheets show the same.  The words are in @language
 * where there is such a parameter, and otherwise in the language of the
 * thread.
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "learn/class/ludo-class.h"

/* ludo_class_find_step: (transfer none) (nullable): the step of the lesson that
 * is number @index of those answered; NULL if the lesson is not at hand. */
const LudoStep *ludo_class_find_step (const LudoClass *self, guint index);

/* ludo_class_dup_lesson_title: (transfer full): the title, in @language, of the
 * lesson of @result if @library has it, and otherwise its name in @result. */
char *ludo_class_dup_lesson_title (const LudoResult *result,
                                   LudoLibrary *library,
                                   LudoPageLanguage language);

/* ludo_class_dup_title_of: (transfer full): the game and the title of
 * @lesson. */
char *ludo_class_dup_title_of (const LudoLesson *lesson,
                               LudoPageLanguage language);

/* ludo_class_dup_title: (transfer full): the game and the title of the lesson,
 * or its id. */
char *ludo_class_dup_title (const LudoClass *self, LudoPageLanguage language);

/* ludo_class_dup_step_title: (transfer full): the title of step number @index,
 * or its id. */
char *ludo_class_dup_step_title (const LudoClass *self, guint index,
                                 LudoPageLanguage language);

/* ludo_class_dup_cell: (transfer full): the first answer of row @row to step
 * number @index, the mark of its outcome, and the number of tries. */
char *ludo_class_dup_cell (const LudoClass *self, guint row, guint index,
                           LudoPageLanguage language);

/* ludo_class_dup_cell_words: (transfer full): the same in words, with the
 * hints.
 * @is_heard: as in ludo_class_dup_answer() */
char *ludo_class_dup_cell_words (const LudoClass *self, guint row, guint index,
                                 LudoPageLanguage language, gboolean is_heard);

/* ludo_class_dup_answer: (transfer full): the first answer alone, a move in
 * words and then, unless the text @is_heard, in the notation; "" if there is
 * none. */
char *ludo_class_dup_answer (const LudoClass *self, guint row, guint index,
                             LudoPageLanguage language, gboolean is_heard);

/* ludo_class_dup_right: (transfer full): how many of the pupils asked found the
 * right answer of step number @index without being shown it. */
char *ludo_class_dup_right (const LudoClass *self, guint index);

/* ludo_class_dup_outcomes: (transfer full): the number of pupils with each
 * outcome of step number @index. */
char *ludo_class_dup_outcomes (const LudoClass *self, guint index);

/* ludo_class_dup_counts: (transfer full): the answers to step number @index,
 * each with the number of pupils who gave it.
 * @is_heard: as in ludo_class_dup_answer() */
char *ludo_class_dup_counts (const LudoClass *self, guint index,
                             LudoPageLanguage language, gboolean is_heard);

/* ludo_class_dup_mistakes: (transfer full): the expected mistakes in the first
 * answers to step number @index, each with the number of pupils who made it,
 * and none of their names; "" if there are none. */
char *ludo_class_dup_mistakes (const LudoClass *self, guint index);

/* ludo_class_get_outcome_words: (transfer none): the outcome of step number
 * @index in row @row, as "right after a hint". */
const char *ludo_class_get_outcome_words (const LudoClass *self, guint row,
                                          guint index);

/* ludo_class_get_legend: (transfer none): the meaning of the marks in the
 * cells. */
const char *ludo_class_get_legend (void);

/* ludo_class_dup_pupil: (transfer full): the name of the pupil of row @row, or
 * unless @names the number. */
char *ludo_class_dup_pupil (const LudoClass *self, guint row, gboolean names);

/* ludo_class_dup_note: (transfer full): the notes to row @row: how namesakes
 * differ, that it was done in another version of the lesson, and how long a
 * lesson with a limit was left; "" if there are none.
 * @names: whether pupils and files are named.  Files are named after pupils, so
 *   that they are hidden with them */
char *ludo_class_dup_note (const LudoClass *self, guint row, gboolean names);

/* ludo_class_dup_shared_note: (transfer full): the note that every row has, ""
 * if they have not the same one. */
char *ludo_class_dup_shared_note (const LudoClass *self);

/* ludo_class_has_notes: whether any row has a note. */
gboolean ludo_class_has_notes (const LudoClass *self);

/* ludo_class_dup_omission: (transfer full): the name of entry @index of the
 * list of what is left out; unless @names a number. */
char *ludo_class_dup_omission (const LudoClass *self, guint index,
                               gboolean names);

/* ludo_class_dup_omission_reason: (transfer full): the reason why it is left
 * out.  Unless @names, it names no pupil and no file. */
char *ludo_class_dup_omission_reason (const LudoClass *self, guint index,
                                      gboolean names);

/* ludo_class_draw: draws the board of step number @index, whose lesson is at
 * hand, with a disc on each place that was chosen; the disc shows how often,
 * and is fuller the more often.
 * @scene: with size, theme and font set; the function sets the rest */
void ludo_class_draw (const LudoClass *self, guint index, LudoScene *scene,
                      cairo_t *cr);
