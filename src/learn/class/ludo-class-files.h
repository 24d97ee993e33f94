/* ludo-class-files.h: the results of lessons in a folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The work of a class lies as platforms of schools pack it: all in one folder,
 * or in a folder for each pupil, which may have a folder for each time that it
 * was handed in.  Names may end in ".txt", there may be copies, and a Mac adds
 * files of its own.
 */

#pragma once

#include <gio/gio.h>

#include "learn/ludo-lesson-result.h"

/* The depth to which folders are read below the one given, and the number of
 * files read in all. */
#define LUDO_CLASS_DEPTH_MAX 4
#define LUDO_CLASS_FILES_MAX 20000

/* LudoClassFileKind: the kind of a file or folder. */
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
  int n_files;                  /* found so far */
} LudoClassProgress;

/* ludo_class_files_read:
 * @folder: a path
 * @progress: (nullable): counted up while files are read
 *
 * Reads the results in @folder and in the folders within it.  Hidden files are
 * passed over, and links to folders are not followed.
 *
 * Returns: (transfer full): an array of LudoClassFile, the shortest places
 * first, so that "Zoé.result" comes before "Zoé (1).result"; NULL with @error
 * if @folder cannot be read or @cancellable was cancelled.
 */
GPtrArray *ludo_class_files_read (const char *folder,
                                  LudoClassProgress *progress,
                                  GCancellable *cancellable, GError **error);

/* ludo_class_files_load: (transfer full): the result in the file @path; NULL
 * with @error (LUDO_RESULT_ERROR), a sentence that names the file.  Free with
 * ludo_result_free(). */
LudoResult *ludo_class_files_load (const char *path, GError **error);

/* ludo_class_files_name_is_result: whether a file named @name should be a
 * result. */
gboolean ludo_class_files_name_is_result (const char *name);
