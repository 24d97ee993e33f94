/* ludo-save-file.h: the one way in which the program writes a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The new content is written under another name in the same folder, comes to
 * rest on the disk and then takes the old one's place.  If any of this fails,
 * or the program is killed, the file still has all of the old content or all
 * of the new.  GIO promises the same, but GLib 2.74 puts an empty file
 * into the old one's place when the disk is full, and writes over the old
 * content where it cannot keep the owner.
 */

#pragma once

#include <gio/gio.h>

/* ludo_save_file:
 *
 * Makes @data the content of @file.  A link is followed to what it leads to,
 * which keeps its permissions, and its owner where that is allowed; a link
 * that leads nowhere is refused, as is a file that may not be written to.  A
 * device or a pipe is written as it is.  Waits for the disk, so that the main
 * thread calls ludo_save_file_async().
 *
 * Parts that killed processes left in the folder are removed.
 *
 * Returns: FALSE with @error (G_IO_ERROR): a sentence for the user that names
 *   the file and the reason.
 */
gboolean ludo_save_file (GFile *file, GBytes *data, GError **error);

/* ludo_save_file_async: as ludo_save_file(), in a thread of its own. */
void ludo_save_file_async (GFile *file, GBytes *data,
                           GAsyncReadyCallback callback, gpointer user_data);

/* ludo_save_file_finish: ends ludo_save_file_async().  Returns: FALSE with
 * @error as ludo_save_file() does. */
gboolean ludo_save_file_finish (GFile *file, GAsyncResult *result,
                                GError **error);

/* ludo_save_file_dup_stem: (transfer full): @text, which may be any, as a name
 * that every system takes: without the characters that some do not allow, and
 * without its end, between two letters, if it is too long. */
char *ludo_save_file_dup_stem (const char *text);

/* ludo_save_file_add:
 * @folder: a path
 * @stem, @extension: of the file's name; @stem may be any text, of which
 *   ludo_save_file_dup_stem() makes a name
 *
 * Writes @data into a new file in @folder: "STEM.EXTENSION", or "STEM
 * (2).EXTENSION" and so on where there is one.  No file is ever replaced,
 * however many processes and computers add to the folder at once.  Waits for
 * the disk, so that the main thread calls ludo_save_file_add_async().
 *
 * Returns: (transfer full): the path of the new file; NULL with @error
 *   (G_IO_ERROR), a sentence as from ludo_save_file().
 */
char *ludo_save_file_add (const char *folder, const char *stem,
                          const char *extension, GBytes *data, GError **error);

/* ludo_save_file_add_async: as ludo_save_file_add(), in a thread of its own. */
void ludo_save_file_add_async (const char *folder, const char *stem,
                               const char *extension, GBytes *data,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* ludo_save_file_add_finish: (transfer full): ends ludo_save_file_add_async().
 * Returns: the path of the new file; NULL with @error as ludo_save_file_add()
 * does. */
char *ludo_save_file_add_finish (GAsyncResult *result, GError **error);

/* ludo_save_file_sweep: removes from @folder the parts that killed processes
 * left there.  Parts that another process is writing stay, and so does every
 * file of another name. */
void ludo_save_file_sweep (const char *folder);

/* ludo_save_file_is_part: whether a file of this @name is a part, whose writing
 * was not finished. */
gboolean ludo_save_file_is_part (const char *name);
