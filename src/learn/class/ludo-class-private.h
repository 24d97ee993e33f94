/* ludo-class-private.h: shared by the files of a class
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/class/ludo-class.h"

/* _ludo_class_leave_out: adds something to the list of what is left out of the
 * table.  @name, a pupil's, may be NULL.  Returns: (transfer none): the entry,
 * whose other members the caller sets. */
LudoOmission *_ludo_class_leave_out (LudoClass *self, LudoOmissionKind kind,
                                     const char *place, const char *name);

/* _ludo_class_load_lessons: (in ludo-class-lesson.c) loads the lesson at @path;
 * if that is NULL, the lessons among @files and the listed lessons of the games
 * of the results.
 *
 * Returns: (transfer full): an array of LudoLesson; NULL with @error if the
 * lesson at @path cannot be read.
 */
GPtrArray *_ludo_class_load_lessons (LudoClass *self, GPtrArray *files,
                                     const char *path, GError **error);

/* _ludo_class_choose_lesson: (in ludo-class-lesson.c) sets the lesson of the
 * class to that of @lessons which has most results among @files.  Between
 * equals, the one with more results of exactly its version is chosen.
 *
 * Returns: (transfer full) (nullable): NULL, or if a lesson that is not at hand
 * has more results, its identity.
 */
char *_ludo_class_choose_lesson (LudoClass *self, GPtrArray *files,
                                 GPtrArray *lessons);

/* _ludo_class_dup_identity: (in ludo-class-lesson.c) (transfer full): a text
 * that is equal for results of all versions of one lesson. */
char *_ludo_class_dup_identity (const LudoResult *result);

/* _ludo_class_find_name: (in ludo-class-lesson.c) (transfer none): the name of
 * the lesson in @lesson_id, behind the game and a slash. */
const char *_ludo_class_find_name (const char *lesson_id);

/* _ludo_class_find_lesson: (in ludo-class-lesson.c) (transfer none) (nullable):
 * the first of @lessons to which @result belongs. */
LudoLesson *_ludo_class_find_lesson (GPtrArray *lessons,
                                     const LudoResult *result);

/* _ludo_class_find_checksum: (in ludo-class-lesson.c) (transfer full): the most
 * frequent checksum of the results of the lesson @identity. */
char *_ludo_class_find_checksum (GPtrArray *files, const char *identity);
