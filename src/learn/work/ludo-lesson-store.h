/* ludo-lesson-store.h: what was done in lessons, kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One file in the user's data folder, `lessons`, which all windows of this
 * process and all other processes share.  It is written by a thread, under a
 * lock where the file system has one, after what stands there was read again:
 * each process adds what it knows, step by step, and takes nothing away.
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

/* ludo_lesson_store_new: @path: the file.  What killed writes left beside it
 * goes. */
LudoLessonStore *ludo_lesson_store_new (const char *path);

/* ludo_lesson_store_dup_default: that of the user, one for this process as long
 * as anybody has it; (transfer full). */
LudoLessonStore *ludo_lesson_store_dup_default (void);

/* ludo_lesson_store_list: the attempts at @lesson in which something was done or
 * answered, the one changed last first; (transfer full): an array of
 * LudoWork. */
GPtrArray *ludo_lesson_store_list (LudoLessonStore  *self,
                                   const LudoLesson *lesson);

/* ludo_lesson_store_dup_latest: the attempt at @lesson that was changed last,
 * whether anything was done in it or not; NULL where there is none. */
LudoWork *ludo_lesson_store_dup_latest (LudoLessonStore  *self,
                                        const LudoLesson *lesson);

/* ludo_lesson_store_count_done: the steps of @lesson done in the attempt that was
 * changed last. */
guint ludo_lesson_store_count_done (LudoLessonStore  *self,
                                    const LudoLesson *lesson);

/* ludo_lesson_store_begin: an attempt at @lesson that no other is; (transfer
 * full). */
LudoWork *ludo_lesson_store_begin (LudoLessonStore  *self,
                                   const LudoLesson *lesson);

/* ludo_lesson_store_save: that @work is what was done now, and writes it.  Where
 * that fails it stays in memory, is tried again later, and "problem" tells. */
void ludo_lesson_store_save (LudoLessonStore *self, const LudoWork *work);

/* ludo_lesson_store_refresh: reads what other processes have written. */
void ludo_lesson_store_refresh (LudoLessonStore *self);

/* ludo_lesson_store_get_busy: whether the thread is at it.
 * ludo_lesson_store_flush: waits until it is not, some seconds at the most. */
gboolean ludo_lesson_store_get_busy (LudoLessonStore *self);
void ludo_lesson_store_flush (LudoLessonStore *self);
