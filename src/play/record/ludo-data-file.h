/* ludo-data-file.h: files that the program saves for itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person, or a fault of the disk, may have put a folder or a pipe in the
 * place of one.  That may neither block the program, as opening a pipe does,
 * nor prevent the file from being saved.
 */

#pragma once

#include <glib.h>

/* ludo_data_file_load:
 * @most: the bytes that it may have; a longer file was not written by the
 *   program
 * @text: (out) (transfer full): the content of the file at @path, with a NUL
 *   behind its @length; NULL if there is none, or if it is no regular file
 *
 * Reads a file that the program saves for itself.
 *
 * Returns: FALSE with @error (G_FILE_ERROR or G_IO_ERROR), a sentence that
 * names the file, if there is a file that cannot be read.
 */
gboolean ludo_data_file_load (const char *path, gsize most, char **text,
                              gsize *length, GError **error);

/* ludo_data_file_set_aside: renames the file or folder at @path to an unused
 * name that ends in ".broken".
 * Returns: (transfer full): that path, or NULL if it could not be renamed. */
char *ludo_data_file_set_aside (const char *path);

/* ludo_data_file_clear_way: sets aside anything at @path that is no file, so
 * that a file can be written there. */
void ludo_data_file_clear_way (const char *path);

/* ludo_data_file_make_folder: makes the folder @path and those above it.  It
 * sets aside anything in its place that is no folder, though not a link,
 * because its disk may come back.
 * Returns: FALSE with @error (G_FILE_ERROR), a sentence that names it and the
 *   reason. */
gboolean ludo_data_file_make_folder (const char *path, GError **error);
