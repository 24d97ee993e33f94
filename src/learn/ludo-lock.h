/* ludo-lock.h: a lesson that holds whoever opened it until a word is said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file of such a lesson is copied into the user's data folder and stays
 * there until the word is said, so that the lesson stands there again however
 * the program ended.  It keeps pupils honest; it is no safe.
 */

#pragma once

#include <gio/gio.h>

/* ludo_lock_dup_word: @word as the file of a lesson keeps it, salted and hashed;
 * free with g_free(). */
char *ludo_lock_dup_word (const char *word);

/* ludo_lock_is_word: whether @said is the word that @kept, of the file, stands
 * for.  Blanks around it and capitals do not matter; a file may also have the
 * word as it is. */
gboolean ludo_lock_is_word (const char *kept, const char *said);

/* ludo_lock_check_leave: whether any word can be the one that @leave, of a file,
 * stands for; otherwise @reason (out) is a translated clause. */
gboolean ludo_lock_check_leave (const char *leave, const char **reason);

/* ludo_lock_save_async: keeps the lesson's file, named @name whatever that is, of
 * this text, and no other.
 * @folder: where, NULL for the user's own.
 * ludo_lock_dup_path: the file of the lesson that is kept, or NULL; free with
 * g_free().
 * ludo_lock_release: keeps none any more. */
void ludo_lock_save_async (const char *folder, const char *name, GBytes *text,
                           GAsyncReadyCallback callback, gpointer user_data);
gboolean ludo_lock_save_finish (GAsyncResult *result, GError **error);
char *ludo_lock_dup_path (const char *folder);
void ludo_lock_release (const char *folder);
