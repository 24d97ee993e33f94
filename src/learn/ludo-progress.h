/* ludo-progress.h: which steps of which lessons were done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One file in the user's data folder, `lessons`; a group for each lesson.
 */

#pragma once

#include <gio/gio.h>

#define LUDO_TYPE_PROGRESS (ludo_progress_get_type ())
G_DECLARE_FINAL_TYPE (LudoProgress, ludo_progress, LUDO, PROGRESS, GObject)

/* ludo_progress_new: @path: the file; NULL for the user's own. */
LudoProgress *ludo_progress_new (const char *path);

/* ludo_progress_get_done: whether the step called @step_id was done. */
gboolean ludo_progress_get_done (LudoProgress *self, const char *game_id,
                                 const char *lesson_id, const char *step_id);

/* ludo_progress_dup_place: the step at which the lesson was left, or NULL. */
char *ludo_progress_dup_place (LudoProgress *self, const char *game_id,
                               const char *lesson_id);

/* ludo_progress_save: that the lesson stands at @step_id, which is @done or
 * not, and writes the file on a thread.  Where that fails the lesson goes on. */
void ludo_progress_save (LudoProgress *self, const char *game_id,
                         const char *lesson_id, const char *step_id,
                         gboolean done);

/* ludo_progress_keep_answers: what a result says so far, and the time taken, of
 * a lesson that is gone on with after whatever ends the program.
 * ludo_progress_dup_answers: the same, or NULL; free with g_free(). */
void ludo_progress_keep_answers (LudoProgress *self, const char *game_id,
                                 const char *lesson_id, const char *answers,
                                 guint seconds);
char *ludo_progress_dup_answers (LudoProgress *self, const char *game_id,
                                 const char *lesson_id, guint *seconds);

/* ludo_progress_forget: the lesson begins anew. */
void ludo_progress_forget (LudoProgress *self, const char *game_id,
                           const char *lesson_id);

/* ludo_progress_get_busy: whether anything is still to be written. */
gboolean ludo_progress_get_busy (LudoProgress *self);
