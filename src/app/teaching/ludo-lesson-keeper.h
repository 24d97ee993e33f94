/* ludo-lesson-keeper.h: undoes changes of a lesson being written, and keeps a
 * backup until it is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-draft.h"
#include "learn/work/ludo-draft-store.h"

/* LudoLessonKeeper: the stack of changes of a draft, and its backup in a
 * LudoDraftStore, which also has the name of the file of the lesson. */
#define LUDO_TYPE_LESSON_KEEPER (ludo_lesson_keeper_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonKeeper, ludo_lesson_keeper, LUDO,
                      LESSON_KEEPER, GObject)

/* ludo_lesson_keeper_new: (transfer full): a keeper without a draft. */
LudoLessonKeeper *ludo_lesson_keeper_new (void);

/* ludo_lesson_keeper_get_store: (transfer none): the store of the backup. */
LudoDraftStore *ludo_lesson_keeper_get_store (LudoLessonKeeper *self);

/* ludo_lesson_keeper_begin: begins with @draft.  There is nothing to undo, and
 * there is no backup before the first change. */
void ludo_lesson_keeper_begin (LudoLessonKeeper *self, const LudoDraft *draft);

/* ludo_lesson_keeper_note: saves the state of @draft after a change, and writes
 * the backup.  Changes that follow one another and are all @typed are undone
 * together.
 * @file: (nullable): where the lesson was saved last */
void ludo_lesson_keeper_note (LudoLessonKeeper *self, const LudoDraft *draft,
                              GFile *file, gboolean typed);

/* ludo_lesson_keeper_can_undo: whether there is a change to undo. */
gboolean ludo_lesson_keeper_can_undo (LudoLessonKeeper *self);

/* ludo_lesson_keeper_undo: (transfer full): the draft as it was before the last
 * change, which becomes the backup.  ludo_lesson_keeper_can_undo() must be
 * TRUE. */
LudoDraft *ludo_lesson_keeper_undo (LudoLessonKeeper *self, GFile *file);

/* ludo_lesson_keeper_parse: (transfer full) (nullable): the draft of the backup
 * @text, which may be any text; NULL if it is no backup.
 * @file: (out) (optional) (nullable) (transfer full): the file that it belongs
 *   to */
LudoDraft *ludo_lesson_keeper_parse (const char *text, GFile **file);

/* ludo_lesson_keeper_describe: (transfer full) (nullable): a sentence about the
 * lesson of the backup @text, which may be any text; NULL if it is no
 * backup. */
char *ludo_lesson_keeper_describe (const char *text);
