/* ludo-lesson-store.h: saves the work on lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The store is one file in the user's data folder, `lessons`, which all windows
 * of this process and all other processes share.  A thread reads it again
 * before it writes it, under a lock if the file system has one: each process
 * adds its own work, step by step, and removes none.
 */

#pragma once

#include "learn/work/ludo-lesson-work.h"

/* LudoLessonStore:
 *
 * Signals:
 * - "changed" (game id, checksum): something else is known of that lesson,
 *   from this process or another
 * - "damaged" (sentence): the file was not whole, and where it was set aside
 * - "problem" (sentence): something cannot be kept; NULL once all is kept again
 */
#define LUDO_TYPE_LESSON_STORE (ludo_lesson_store_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonStore, ludo_lesson_store, LUDO, LESSON_STORE,
                      GObject)

/* ludo_lesson_store_new: (transfer full): the store in the file @path.  It
 * removes the temporary files that killed writes left beside it. */
LudoLessonStore *ludo_lesson_store_new (const char *path);

/* ludo_lesson_store_dup_default: (transfer full): the user's store.  Callers
 * share one as long as any of them has a reference. */
LudoLessonStore *ludo_lesson_store_dup_default (void);

/* ludo_lesson_store_list: (transfer full): an array of LudoWork: the attempts
 * at @lesson in which a step was done or answered, the one changed last
 * first. */
GPtrArray *ludo_lesson_store_list (LudoLessonStore  *self,
                                   const LudoLesson *lesson);

/* ludo_lesson_store_dup_latest: (transfer full) (nullable): the attempt at
 * @lesson that was changed last, even if no step was done in it; NULL if there
 * is none. */
LudoWork *ludo_lesson_store_dup_latest (LudoLessonStore  *self,
                                        const LudoLesson *lesson);

/* ludo_lesson_store_count_done: the number of steps of @lesson that are done in
 * the attempt changed last. */
guint ludo_lesson_store_count_done (LudoLessonStore  *self,
                                    const LudoLesson *lesson);

/* ludo_lesson_store_begin: (transfer full): a new attempt at @lesson. */
LudoWork *ludo_lesson_store_begin (LudoLessonStore  *self,
                                   const LudoLesson *lesson);

/* ludo_lesson_store_save: adds @work to the store and writes the file.  If that
 * fails, the work stays in memory, "problem" is emitted and the thread tries
 * again later. */
void ludo_lesson_store_save (LudoLessonStore *self, const LudoWork *work);

/* ludo_lesson_store_refresh: reads the work of other processes. */
void ludo_lesson_store_refresh (LudoLessonStore *self);

/* ludo_lesson_store_get_busy: whether the thread is reading or writing. */
gboolean ludo_lesson_store_get_busy (LudoLessonStore *self);

/* ludo_lesson_store_flush: waits until the thread has finished, at most some
 * seconds. */
void ludo_lesson_store_flush (LudoLessonStore *self);
