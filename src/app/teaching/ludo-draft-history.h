/* ludo-draft-history.h: undoes changes of a lesson being written, and keeps a
 * backup until it is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-draft.h"
#include "learn/work/ludo-draft-store.h"

/* LudoDraftHistory: the stack of changes of a draft, and its backup in a
 * LudoDraftStore, which also has the name of the file of the lesson. */
#define LUDO_TYPE_DRAFT_HISTORY (ludo_draft_history_get_type ())
G_DECLARE_FINAL_TYPE (LudoDraftHistory, ludo_draft_history, LUDO,
                      DRAFT_HISTORY, GObject)

/* ludo_draft_history_new: (transfer full): a history without a draft. */
LudoDraftHistory *ludo_draft_history_new (void);

/* ludo_draft_history_get_store: (transfer none): the store of the backup. */
LudoDraftStore *ludo_draft_history_get_store (LudoDraftHistory *self);

/* ludo_draft_history_begin: begins with @draft.  There is nothing to undo, and
 * there is no backup before the first change. */
void ludo_draft_history_begin (LudoDraftHistory *self, const LudoDraft *draft);

/* ludo_draft_history_record: saves the state of @draft after a change, and
 * writes the backup.  Changes that follow one another and are all @typed are
 * undone together.
 * @file: (nullable): where the lesson was saved last */
void ludo_draft_history_record (LudoDraftHistory *self, const LudoDraft *draft,
                                GFile *file, gboolean typed);

/* ludo_draft_history_can_undo: whether there is a change to undo. */
gboolean ludo_draft_history_can_undo (LudoDraftHistory *self);

/* ludo_draft_history_undo: (transfer full): the draft as it was before the last
 * change, which becomes the backup.  ludo_draft_history_can_undo() must be
 * TRUE. */
LudoDraft *ludo_draft_history_undo (LudoDraftHistory *self, GFile *file);

/* ludo_draft_history_parse: (transfer full) (nullable): the draft of the backup
 * @text, which may be any text; NULL if it is no backup.
 * @file: (out) (optional) (nullable) (transfer full): the file that it belongs
 *   to */
LudoDraft *ludo_draft_history_parse (const char *text, GFile **file);

/* ludo_draft_history_describe: (transfer full) (nullable): a sentence about the
 * lesson of the backup @text, which may be any text; NULL if it is no
 * backup. */
char *ludo_draft_history_describe (const char *text);
