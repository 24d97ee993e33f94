/* ludo-own-lessons.h: where the lessons are that somebody has written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Their files lie in the folders that their author chose.  `own-lessons` in the
 * user's data folder has their paths, one a line, the one saved last first.  A
 * file that is not there is passed over and its path stays, because its disk
 * may come back.
 */

#pragma once

#include <gio/gio.h>

#include "play/ludo-model.h"

/* LudoOwnLesson: the file of a lesson. */
typedef struct
{
  char *path;                   /* owned */
  GBytes *text;                 /* owned: the content of the file */
} LudoOwnLesson;

/* LudoOwnLessons:
 *
 * Signal: "changed": a lesson was put into the list
 */
#define LUDO_TYPE_OWN_LESSONS (ludo_own_lessons_get_type ())
G_DECLARE_FINAL_TYPE (LudoOwnLessons, ludo_own_lessons, LUDO, OWN_LESSONS,
                      LudoModel)

/* ludo_own_lessons_new: (transfer full): the list that is kept in the folder at
 * the path @folder, which need not exist yet. */
LudoOwnLessons *ludo_own_lessons_new (const char *folder);

/* ludo_own_lessons_dup_default: (transfer full): those of the user, the same
 * object for all windows. */
LudoOwnLessons *ludo_own_lessons_dup_default (void);

/* ludo_own_lessons_note: puts the lesson in @file, which was just saved, first
 * into the list and writes the list in the background.  A file without a path
 * is not listed, and a failure to write is tried again with the next lesson. */
void ludo_own_lessons_note (LudoOwnLessons *self, GFile *file);

/* ludo_own_lessons_read_async: reads the files in a thread of its own, because
 * their disks may be slow or gone. */
void ludo_own_lessons_read_async (LudoOwnLessons *self,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);

/* ludo_own_lessons_read_finish: (transfer full): an array of LudoOwnLesson,
 * those that could be read. */
GPtrArray *ludo_own_lessons_read_finish (LudoOwnLessons *self,
                                         GAsyncResult *result);
