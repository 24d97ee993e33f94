/* ludo-class-files.h: what a folder holds of results of lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A class's work comes as platforms of schools pack it: all in one folder, or a
 * folder a pupil, in which there may be one for each time that it was handed
 * in; with ".txt" added, with copies, and with what a Mac puts beside it.
 */

#pragma once

#include <gio/gio.h>

#include "learn/ludo-lesson-result.h"

/* How deep folders may lie in each other below the one that is read, and how
 * many files are read. */
#define LUDO_CLASS_DEPTH_MAX 4
#define LUDO_CLASS_FILES_MAX 20000

/* LudoClassFileKind: what one is. */
typedef enum
{
  LUDO_CLASS_FILE_RESULT,
  LUDO_CLASS_FILE_EMPTY,        /* called a result, without a byte in it */
  LUDO_CLASS_FILE_UNREADABLE,   /* called a result, and none */
  LUDO_CLASS_FILE_PACKED,       /* an archive, which is not looked into */
  LUDO_CLASS_FILE_LESSON,
  LUDO_CLASS_FILE_BARE,         /* a folder with files, of which none is one
                                 * of these */
  LUDO_CLASS_FILE_DEEP,         /* a folder that lies too deep to be read */
  LUDO_CLASS_FILE_TOO_MANY,     /* the first that was too many */
} LudoClassFileKind;

/* LudoClassFile: a file of a folder, or a folder in it. */
typedef struct
{
  LudoClassFileKind kind;
  char *path;
  char *place;                  /* the path from the folder on, to be shown */
  char *reason;                 /* of UNREADABLE: a sentence that names no
                                 * file */
  LudoResult *result;           /* of RESULT */
  char *digest;                 /* of RESULT: the same for copies, however they
                                 * end their lines */
  gboolean in_own_folder;       /* of RESULT: the folder bears the pupil's
                                 * name */
} LudoClassFile;

/* LudoClassProgress: how far a worker has come.  Read it with
 * g_atomic_int_get(). */
typedef struct
{
  int n_read;
  int n_files;                  /* as many as are known of */
} LudoClassProgress;

/* ludo_class_files_read:
 * @folder: a path
 * @progress: (nullable): is counted up
 *
 * Reads the results in @folder, and in folders within it; hidden files are no
 * results, and links to folders are not followed.
 *
 * Returns: (transfer full): an array of LudoClassFile, the shortest places
 *   first, so that "Zoé.result" comes before "Zoé (1).result"; NULL with
 *   @error where @folder cannot be read or @cancellable was cancelled.
 */
GPtrArray *ludo_class_files_read (const char *folder,
                                  LudoClassProgress *progress,
                                  GCancellable *cancellable, GError **error);

/* ludo_class_files_load:
 * Returns: (transfer full): the result in the file at @path; NULL with @error
 *   (LUDO_RESULT_ERROR), a sentence that names the file.  Free it with
 *   ludo_result_free(). */
LudoResult *ludo_class_files_load (const char *path, GError **error);

/* ludo_class_files_name_is_result: whether a file that is called @name says
 * that it is a result. */
gboolean ludo_class_files_name_is_result (const char *name);
