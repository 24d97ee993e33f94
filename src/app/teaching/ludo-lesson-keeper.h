/* ludo-lesson-keeper.h: the earlier states of a lesson being written, and the
 * last one until it is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-draft.h"
#include "learn/work/ludo-draft-store.h"

/* LudoLessonKeeper: undoes the changes of a draft, and keeps it in a
 * LudoDraftStore together with the file that it belongs to. */
#define LUDO_TYPE_LESSON_KEEPER (ludo_lesson_keeper_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonKeeper, ludo_lesson_keeper, LUDO,
                      LESSON_KEEPER, GObject)

/* ludo_lesson_keeper_new: (transfer full): keeps nothing yet. */
LudoLessonKeeper *ludo_lesson_keeper_new (void);

/* ludo_lesson_keeper_get_store: (transfer none): where the lesson is kept. */
LudoDraftStore *ludo_lesson_keeper_get_store (LudoLessonKeeper *self);

/* ludo_lesson_keeper_begin: begins with @draft, of which nothing can be undone;
 * it is kept once it has changed. */
void ludo_lesson_keeper_begin (LudoLessonKeeper *self, const LudoDraft *draft);

/* ludo_lesson_keeper_note: keeps @draft as it is after a change.  What is
 * @typed at a stretch is undone together.
 * @file: (nullable): where the lesson was saved last */
void ludo_lesson_keeper_note (LudoLessonKeeper *self, const LudoDraft *draft,
                              GFile *file, gboolean typed);

/* ludo_lesson_keeper_can_undo: whether there is a change to undo. */
gboolean ludo_lesson_keeper_can_undo (LudoLessonKeeper *self);

/* ludo_lesson_keeper_undo: (transfer full): the draft as it was before the last
 * change, which is kept now.  There has to be one. */
LudoDraft *ludo_lesson_keeper_undo (LudoLessonKeeper *self, GFile *file);

/* ludo_lesson_keeper_parse: (transfer full) (nullable): the draft that was kept
 * as @text, any text; NULL if there is none.
 * @file: (out) (optional) (nullable) (transfer full): the file that it belongs
 *   to */
LudoDraft *ludo_lesson_keeper_parse (const char *text, GFile **file);

/* ludo_lesson_keeper_describe: (transfer full) (nullable): a sentence about the
 * lesson that was kept as @text, or NULL if there is none. */
char *ludo_lesson_keeper_describe (const char *text);
