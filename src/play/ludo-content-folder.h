/* ludo-content-folder.h: the folders of lessons, pages, puzzles and set-ups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each has one folder a game.  The person's own comes first, then those that an
 * administrator filled for a school, then the program's.
 *
 * A folder may lie on a disk that does not answer, so that all but the
 * program's are read on a thread, which is waited for a short while.  As long
 * as it has not come back, the folder is not asked again.
 */

#pragma once

#include <glib/gstdio.h>

typedef enum
{
  LUDO_ORIGIN_OWN,
  LUDO_ORIGIN_SCHOOL,
  LUDO_ORIGIN_PROGRAM,
} LudoOrigin;

/* LudoContentFolder: never changes, counts its references. */
typedef struct
{
  LudoOrigin origin;
  char *path;                   /* it need not be there */
} LudoContentFolder;

/* ludo_content_folder_ref: (transfer full): adds a reference to @self; from any
 * thread. */
LudoContentFolder *ludo_content_folder_ref (LudoContentFolder *self);

/* ludo_content_folder_unref: releases a reference to @self, and with the last
 * one frees it; from any thread. */
void ludo_content_folder_unref (LudoContentFolder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoContentFolder, ludo_content_folder_unref)

/* ludo_content_folders_new:
 * @own: the person's folder, or NULL
 * @shares: folders that may have `ludotheque/content`, the nearest first, ended
 *   by NULL; or NULL
 * @program: the program's folder
 *
 * Paths that are not absolute are left out, and so is a folder that is the same
 * as one before it or as the program's, under any name, or that came with
 * another copy of the program.
 *
 * Returns: (transfer full): an array of LudoContentFolder, the nearest first,
 *   the program's last.
 */
GPtrArray *ludo_content_folders_new (const char *own,
                                     const char *const *shares,
                                     const char *program);

/* ludo_content_folders_find: the same of this person and this machine, by
 * XDG_DATA_HOME and XDG_DATA_DIRS. */
GPtrArray *ludo_content_folders_find (void);

/* ludo_content_folder_stat: fills @status for @name below the folder.  A link
 * that leads nowhere counts as a file, and leaves @status undefined.
 *
 * Returns: FALSE where there is nothing of that name; with @error
 *   (G_IO_ERROR_TIMED_OUT) where the folder does not answer.
 */
gboolean ludo_content_folder_stat (LudoContentFolder *self, const char *name,
                                   GStatBuf *status, GError **error);

/* ludo_content_folder_read:
 * @most: bytes that are read at the most
 * @length: (out): in bytes
 *
 * Returns: (transfer full): the content of the file @name below the folder;
 *   NULL with @error if it is not a file (G_IO_ERROR_NOT_REGULAR_FILE), too
 *   large (G_IO_ERROR_MESSAGE_TOO_LARGE), cannot be read (G_FILE_ERROR), or the
 *   folder does not answer (G_IO_ERROR_TIMED_OUT, with a translated sentence).
 */
char *ludo_content_folder_read (LudoContentFolder *self, const char *name,
                                gsize most, gsize *length, GError **error);

/* LudoContentFile: the content of one file, or why it cannot be read. */
typedef struct
{
  char *name;                   /* without folders, as the disk has it */
  char *text;                   /* ended by a 0 beyond its length, or NULL */
  gsize length;
  GError *error;                /* as of ludo_content_folder_read() */
} LudoContentFile;

/* ludo_content_folder_read_all: all files in the folder @name below @self whose
 * names begin with @prefix and end in @suffix, sorted by name.
 *
 * Returns: (transfer full): an array of LudoContentFile, empty where there is
 *   no such folder; NULL with @error, a translated sentence, where there is one
 *   that cannot be read or does not answer.
 */
GPtrArray *ludo_content_folder_read_all (LudoContentFolder *self,
                                         const char *name, const char *prefix,
                                         const char *suffix, gsize most,
                                         GError **error);

/* ludo_content_read_file: as ludo_content_folder_read(), of any file, without a
 * thread.  A pipe is not opened. */
char *ludo_content_read_file (const char *path, gsize most, gsize *length,
                              GError **error);
