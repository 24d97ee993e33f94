/* ludo-lesson-keeper.h: the earlier states of a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-draft.h"

/* LudoLessonKeeper: undoes the changes of a draft. */
#define LUDO_TYPE_LESSON_KEEPER (ludo_lesson_keeper_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonKeeper, ludo_lesson_keeper, LUDO,
                      LESSON_KEEPER, GObject)

/* ludo_lesson_keeper_new: (transfer full): keeps nothing yet. */
LudoLessonKeeper *ludo_lesson_keeper_new (void);

/* ludo_lesson_keeper_begin: begins with @draft, of which nothing can be
 * undone. */
void ludo_lesson_keeper_begin (LudoLessonKeeper *self, const LudoDraft *draft);

/* ludo_lesson_keeper_note: keeps @draft as it is after a change.  What is @typed
 * at a stretch is undone together. */
void ludo_lesson_keeper_note (LudoLessonKeeper *self, const LudoDraft *draft,
                              gboolean typed);

/* ludo_lesson_keeper_can_undo: whether there is a change to undo. */
gboolean ludo_lesson_keeper_can_undo (LudoLessonKeeper *self);

/* ludo_lesson_keeper_undo: (transfer full): the draft as it was before the last
 * change.  There has to be one. */
LudoDraft *ludo_lesson_keeper_undo (LudoLessonKeeper *self);
