/* ludo-kept-file.h: files that the program keeps for itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody, or a fault of the disk, may have put a folder or a pipe in the
 * place of one.  That may stop neither the program, as opening a pipe does, nor
 * the file from being kept.
 */

#pragma once

#include <glib.h>

/* ludo_kept_file_load:
 * @most: how many bytes it may have; one that is longer was not written by the
 *   program
 * @text: (out) (transfer full): what is in the file at @path, with a NUL behind
 *   its @length; NULL where there is none, or what is there is no file
 *
 * Returns: FALSE with @error (G_FILE_ERROR or G_IO_ERROR), a sentence that names
 *   the file, where there is a file that cannot be read.
 */
gboolean ludo_kept_file_load (const char *path, gsize most, char **text,
                              gsize *length, GError **error);

/* ludo_kept_file_set_aside: renames what is at @path to a name that nothing
 * has, which ends in ".broken".
 * Returns: (transfer full): that path, or NULL where it stays as it is. */
char *ludo_kept_file_set_aside (const char *path);

/* ludo_kept_file_clear_way: sets aside what is at @path and is no file, so that
 * one can be written there; nothing where there is a file, or nothing. */
void ludo_kept_file_clear_way (const char *path);

/* ludo_kept_file_make_folder: makes the folder @path and those above it; sets
 * aside what is no folder in its place, though not a link, whose disk may come
 * back.
 * Returns: FALSE with @error (G_FILE_ERROR), a sentence that names it and the
 *   reason. */
gboolean ludo_kept_file_make_folder (const char *path, GError **error);
