/* ludo-class.h: what a class has handed in, put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-lesson-result.h"
#include "learn/ludo-lesson.h"

/* LudoCount: one answer of a class, and how many gave it. */
typedef struct
{
  char *answer;
  guint n;
} LudoCount;

/* LudoClass: the results of one lesson in a folder.  Two of one name are both
 * there. */
typedef struct
{
  LudoLesson *lesson;           /* or NULL: it is not at hand */
  char *lesson_id;              /* "chisolo/first-steps" */
  GPtrArray *results;           /* LudoResult, by name */
  GPtrArray *others;            /* LudoResult of the lesson's name whose file
                                 * was another: counted apart */
  GPtrArray *steps;             /* char *: the ids that anybody answered, in
                                 * the lesson's order */
  GPtrArray *problems;          /* char *: what was left out, and why; what
                                 * was taken though it is strange */
} LudoClass;

/* ludo_class_open:
 * @content: the folder of what came with the program; a lesson may also lie
 *   among the results
 *
 * Returns: (transfer full): what is in @folder, of the lesson of which there is
 *   most; NULL with @error where there is no result.  Give it up with
 *   ludo_class_free().
 */
LudoClass *ludo_class_open (const char *folder, const char *content,
                            GError **error);
void ludo_class_free (LudoClass *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoClass, ludo_class_free)

/* ludo_class_find: what @result says of this step, or NULL. */
const LudoResultStep *ludo_class_find (const LudoResult *result,
                                       const char *step_id);

/* ludo_class_count: the answers to a step, the most frequent first: an array
 * of LudoCount.  Of places, predictions and pieces set each is counted by
 * itself. */
GPtrArray *ludo_class_count (const LudoClass *self, const char *step_id);

/* ludo_class_dup_csv: all of it as RFC 4180 has it, a row for each pupil; a
 * cell that a spreadsheet would take for a formula begins with an apostrophe.
 * @names: whether pupils are named, or numbered */
char *ludo_class_dup_csv (const LudoClass *self, gboolean names);
