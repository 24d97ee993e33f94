/* ludo-lock.h: a lesson that ends only once a word is said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file of such a lesson is copied into the user's data folder and stays
 * there until the word is said, because the lesson comes back however the
 * program ended.  It helps pupils to stay honest; it is no safe.
 */

#pragma once

#include <gio/gio.h>

/* ludo_lock_dup_word: (transfer full): @word salted and hashed, as a lesson's
 * file stores it. */
char *ludo_lock_dup_word (const char *word);

/* ludo_lock_is_word: whether @word is the one that a file stores as @stored,
 * hashed or as it is.  Case and blanks at either end do not matter. */
gboolean ludo_lock_is_word (const char *stored, const char *word);

/* ludo_lock_check_leave: whether the attribute @leave of a file can be matched
 * by a word; otherwise @reason (out) is a translated clause. */
gboolean ludo_lock_check_leave (const char *leave, const char **reason);

/* ludo_lock_save_async: saves the file of the locked lesson, in place of any
 * other.  Call ludo_lock_save_finish() in @callback.
 * @folder: (nullable): the folder; NULL for the user's own
 * @name: the name of the lesson's file
 * @text: its content */
void ludo_lock_save_async (const char *folder, const char *name, GBytes *text,
                           GAsyncReadyCallback callback, gpointer user_data);

/* ludo_lock_save_finish: whether the file was saved; otherwise FALSE with
 * @error. */
gboolean ludo_lock_save_finish (GAsyncResult *result, GError **error);

/* ludo_lock_dup_path: (transfer full) (nullable): the path of the locked lesson
 * in @folder, NULL for the user's own; NULL if there is none. */
char *ludo_lock_dup_path (const char *folder);

/* ludo_lock_release: removes the locked lesson from @folder, NULL for the
 * user's own. */
void ludo_lock_release (const char *folder);
