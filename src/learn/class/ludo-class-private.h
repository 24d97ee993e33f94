/* ludo-class-private.h: what the files of a class share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/class/ludo-class.h"

/* _ludo_class_leave_out: adds something to what is not in the table.  @name may
 * be NULL.  Returns: (transfer none): what the rest can be set in. */
LudoClassLeft *_ludo_class_leave_out (LudoClass *self, LudoLeftKind kind,
                                      const char *place, const char *name);

/* By ludo-class-lesson.c.
 *
 * _ludo_class_load_lessons: the lessons of which the results among @files may
 *   be: that at @path, or where this is NULL those beside the results and those
 *   of the same games that are listed in Learn.  Returns NULL with @error where that at
 *   @path cannot be read.
 * _ludo_class_choose_lesson: sets the lesson of which there is most among
 *   @files: one of @lessons, of which the same counts before another version;
 *   or returns the identity of one that is not at hand.
 * _ludo_class_dup_identity: the same for results of versions of one lesson.
 * _ludo_class_find_lesson: the first of @lessons of which @result is, or NULL.
 * _ludo_class_find_checksum: that of most results of the lesson @identity. */
GPtrArray *_ludo_class_load_lessons (LudoClass *self, GPtrArray *files,
                                     const char *path, GError **error);
char *_ludo_class_choose_lesson (LudoClass *self, GPtrArray *files,
                                 GPtrArray *lessons);
char *_ludo_class_dup_identity (const LudoResult *result);
LudoLesson *_ludo_class_find_lesson (GPtrArray *lessons,
                                     const LudoResult *result);
char *_ludo_class_find_checksum (GPtrArray *files, const char *identity);
