/* ludo-class.h: the results of a class, put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/class/ludo-class-files.h"
#include "learn/ludo-lesson-result.h"
#include "learn/ludo-lesson.h"

/* LudoCount: one answer of a class, and how many gave it. */
typedef struct
{
  char *answer;
  guint n;
} LudoCount;

/* LudoClassRow: a piece of work. */
typedef struct
{
  LudoResult *result;
  char *place;                  /* where its file lies, from the folder on */
  gboolean is_version;          /* it was done in another version of the
                                 * lesson */
  guint first_namesake;         /* the first row of the same name */
  guint n_namesakes;            /* the rows of that name, one after another; 1:
                                 * this row alone */
  guint number;                 /* in the order in which they were found */
} LudoClassRow;

/* LudoOmissionKind: why something is not in the table, or not all of it. */
typedef enum
{
  LUDO_OMISSION_COPY,           /* it says the same as a row */
  LUDO_OMISSION_OTHER_LESSON,
  LUDO_OMISSION_STRANGE_STEP,   /* the lesson has no such step, though it is
                                 * the same; somebody wrote it by hand */
  LUDO_OMISSION_UNREADABLE,
  LUDO_OMISSION_EMPTY,
  LUDO_OMISSION_PACKED,
  LUDO_OMISSION_BARE,
  LUDO_OMISSION_DEEP,
  LUDO_OMISSION_TOO_MANY,
  LUDO_OMISSION_ANSWERS,        /* answers of a row to what this version of the
                                 * lesson does not ask */
  LUDO_OMISSION_LINES,          /* lines of a row of an unknown kind */
  LUDO_OMISSION_LESSON,         /* a broken .lesson beside the results */
  LUDO_OMISSION_NO_LESSON,      /* the lesson of the table is not at hand, so
                                 * its answers stand as they were written */
} LudoOmissionKind;

/* LudoOmission: something in the folder that is not in the table. */
typedef struct
{
  LudoOmissionKind kind;
  char *place;
  char *name;                   /* the pupil's, or NULL */
  int row;                      /* that it has to do with, or -1 */
  guint n;                      /* of ANSWERS and LINES: how many */
  char *detail;                 /* the other lesson, the step, or a sentence why
                                 * it cannot be read; or NULL */
  LudoLesson *lesson;           /* the other lesson, or NULL if it is not at
                                 * hand */
} LudoOmission;

/* LudoClass: the results of one lesson in a folder. */
typedef struct
{
  LudoLesson *lesson;           /* or NULL: it is not at hand */
  char *lesson_id;              /* "chisolo/first-steps" */
  GPtrArray *rows;              /* LudoClassRow, by name */
  GPtrArray *steps;             /* char *: the ids that anybody answered, in
                                 * the lesson's order */
  GPtrArray *omissions;         /* LudoOmission */
} LudoClass;

/* ludo_class_open:
 * @folder: a path
 * @lesson: (nullable): the path of the lesson; NULL for the lesson with most
 *   results in @folder
 * @progress: (nullable): counted up while files are read
 *
 * Waits for the disk, so that the main thread calls ludo_class_open_async()
 * instead.
 *
 * Returns: (transfer full): the results of that lesson in @folder; NULL with
 * @error if there is none, if the lesson cannot be read or if @cancellable was
 * cancelled.  Free with ludo_class_free().
 */
LudoClass *ludo_class_open (const char *folder, const char *lesson,
                            LudoClassProgress *progress,
                            GCancellable *cancellable, GError **error);

/* ludo_class_free: frees the class with its results. */
void ludo_class_free (LudoClass *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoClass, ludo_class_free)

/* ludo_class_open_async: does the same in a worker thread.  @progress has to
 * stay valid until @callback is called. */
void ludo_class_open_async (const char *folder, const char *lesson,
                            LudoClassProgress *progress,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data);

/* ludo_class_open_finish: (transfer full): the class; NULL with @error as
 * above. */
LudoClass *ludo_class_open_finish (GAsyncResult *result, GError **error);

/* ludo_class_get_row: (transfer none): row number @index, from 0. */
const LudoClassRow *ludo_class_get_row (const LudoClass *self, guint index);

/* ludo_class_find: (transfer none) (nullable): the answers of @row to the step
 * @step_id; NULL if it has none, or if its version of the lesson asks something
 * else there. */
const LudoResultStep *ludo_class_find (const LudoClass *self,
                                       const LudoClassRow *row,
                                       const char *step_id);

/* ludo_class_asks_other: whether the version of the lesson in which @row was
 * done asks something else in the step @step_id. */
gboolean ludo_class_asks_other (const LudoClass *self,
                                const LudoClassRow *row, const char *step_id);

/* ludo_class_count_mistakes: (transfer full): an array of LudoCount with the
 * expected mistakes in the first answers to the step, the most frequent first.
 * A mistake is called by its name, which is to be translated.  Each pupil
 * counts once. */
GPtrArray *ludo_class_count_mistakes (const LudoClass *self,
                                      const char *step_id);

/* ludo_class_count: (transfer full): an array of LudoCount with the first
 * answers to the step, the most frequent first.  Each place, prediction and
 * piece counts by itself. */
GPtrArray *ludo_class_count (const LudoClass *self, const char *step_id);
