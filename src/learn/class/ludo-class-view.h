/* ludo-class-view.h: what a class has handed in, in words and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window and the printed sheets show the same.
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "learn/class/ludo-class.h"

/* ludo_class_find_step: the step of the lesson that is number @index of those
 * answered, or NULL where the lesson is not at hand; borrowed. */
const LudoStep *ludo_class_find_step (const LudoClass *self, guint index);

/* ludo_class_dup_lesson_title: of the lesson of @result where it is one of those
 * in @library, or else what the result calls it.
 * Returns: (transfer full): the title in @language. */
char *ludo_class_dup_lesson_title (const LudoResult *result,
                                   LudoLibrary *library,
                                   LudoPageLanguage language);

/* These are in @language, or where they take none in that which the thread
 * speaks, and to be freed with g_free().
 *
 * ludo_class_dup_title: of the lesson, or its id.
 * ludo_class_dup_step_title: of step number @index, or its id.
 * ludo_class_dup_cell: what row @row answered to it first, a mark of what came
 *   of it, and in how many tries.
 * ludo_class_dup_cell_words: the same in words, with the hints.
 * ludo_class_dup_answer: the first answer alone, a move in words and then in
 *   the notation; "" where there is none.
 * ludo_class_dup_right: how many of how many came to the right answer without
 *   being shown it.
 * ludo_class_dup_outcomes: how many came to each outcome.
 * ludo_class_dup_counts: its answers and how often each was given. */
char *ludo_class_dup_title (const LudoClass *self, LudoPageLanguage language);
char *ludo_class_dup_step_title (const LudoClass *self, guint index,
                                 LudoPageLanguage language);
char *ludo_class_dup_cell (const LudoClass *self, guint row, guint index,
                           LudoPageLanguage language);
char *ludo_class_dup_cell_words (const LudoClass *self, guint row, guint index,
                                 LudoPageLanguage language);
char *ludo_class_dup_answer (const LudoClass *self, guint row, guint index,
                             LudoPageLanguage language);
char *ludo_class_dup_right (const LudoClass *self, guint index);
char *ludo_class_dup_outcomes (const LudoClass *self, guint index);
char *ludo_class_dup_counts (const LudoClass *self, guint index,
                             LudoPageLanguage language);

/* ludo_class_get_outcome_words: what came of step number @index in row @row, as
 * "right after a hint".
 * ludo_class_get_legend: what the marks in the cells mean. */
const char *ludo_class_get_outcome_words (const LudoClass *self, guint row,
                                          guint index);
const char *ludo_class_get_legend (void);

/* Whose a row is, and what is told of it.  @names: whether pupils are named, or
 * numbered, and then no file is named either, since files are called as
 * pupils are.
 *
 * ludo_class_dup_pupil: the name or the number of row @row.
 * ludo_class_dup_note: by what namesakes are told apart, that the row is of
 *   another version of the lesson, and for how long a lesson with a limit was
 *   left; "" where there is nothing to tell.
 * ludo_class_has_notes: whether there is a note to any row. */
char *ludo_class_dup_pupil (const LudoClass *self, guint row, gboolean names);
char *ludo_class_dup_note (const LudoClass *self, guint row, gboolean names);
gboolean ludo_class_has_notes (const LudoClass *self);

/* ludo_class_dup_left: what is not in the table, number @index of it, and
 * ludo_class_dup_left_reason: why; @names as above. */
char *ludo_class_dup_left (const LudoClass *self, guint index, gboolean names);
char *ludo_class_dup_left_reason (const LudoClass *self, guint index,
                                  gboolean names);

/* ludo_class_draw: the board of step number @index, which is at hand, with a
 * disc on each place that was chosen, the fuller the more often, and how often.
 * @scene: its size, theme and letters; the rest is filled in */
void ludo_class_draw (const LudoClass *self, guint index, LudoScene *scene,
                      cairo_t *cr);
