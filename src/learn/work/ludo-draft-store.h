/* ludo-draft-store.h: keeps what is being written until it is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each draft is a text in a file of its own in the user's data folder,
 * `drafts/KIND-ID.draft`.  The editor that works on it holds a lock on the file
 * beside it, which the system drops if the program is killed, so that no other
 * window or process is offered it meanwhile.
 */

#pragma once

#include <gio/gio.h>

/* LudoDraftStore:
 *
 * The draft of one editor, and those that earlier ones have left.
 *
 * Signal: "problem-changed": ludo_draft_store_get_problem() returns another
 * value
 */
#define LUDO_TYPE_DRAFT_STORE (ludo_draft_store_get_type ())
G_DECLARE_FINAL_TYPE (LudoDraftStore, ludo_draft_store, LUDO, DRAFT_STORE,
                      GObject)

/* ludo_draft_store_new: (transfer full):
 * @folder: (nullable): a path; NULL: the user's
 * @kind: a word, of which the drafts are
 */
LudoDraftStore *ludo_draft_store_new (const char *folder, const char *kind);

/* ludo_draft_store_save: makes @text the draft, and writes it half a second
 * later or with what follows until then. */
void ludo_draft_store_save (LudoDraftStore *self, const char *text);

/* ludo_draft_store_flush: writes what is still to be written, and waits for the
 * disk.  Returns: FALSE if that fails, with a problem. */
gboolean ludo_draft_store_flush (LudoDraftStore *self);

/* ludo_draft_store_get_problem: (nullable): why the draft is not kept, as a
 * sentence; NULL if it is.  Borrowed. */
const char *ludo_draft_store_get_problem (LudoDraftStore *self);

/* ludo_draft_store_remove: removes the draft, which was saved elsewhere. */
void ludo_draft_store_remove (LudoDraftStore *self);

/* ludo_draft_store_leave: lets go of the draft, which stays on the disk; what
 * is saved next is another one.  Returns: FALSE, changing nothing, if it cannot
 * be written. */
gboolean ludo_draft_store_leave (LudoDraftStore *self);

/* ludo_draft_store_find:
 * @error: (out): why a draft could not be read, as a sentence, even if another
 *   one was found
 *
 * Returns: (transfer full) (nullable): the text of the draft that was left
 *   last; NULL if there is none that nobody works on.
 */
char *ludo_draft_store_find (LudoDraftStore *self, GError **error);

/* ludo_draft_store_resume: goes on with the draft found last instead of the
 * own, which is left.  Returns: as ludo_draft_store_leave(). */
gboolean ludo_draft_store_resume (LudoDraftStore *self);

/* ludo_draft_store_discard: discards the draft found last.  It stays on the
 * disk for ten minutes at least.  Returns: FALSE where the folder cannot be
 * changed. */
gboolean ludo_draft_store_discard (LudoDraftStore *self);

/* ludo_draft_store_restore: brings back the draft that was discarded last, not
 * more than ten minutes ago, by any editor.  Returns: FALSE if there is
 * none. */
gboolean ludo_draft_store_restore (LudoDraftStore *self);

/* ludo_draft_store_has_discarded: whether ludo_draft_store_restore() can bring
 * one back. */
gboolean ludo_draft_store_has_discarded (LudoDraftStore *self);

/* ludo_draft_store_set_aside: renames the draft found last, which is no draft.
 * Returns: (transfer full): a sentence that says so. */
char *ludo_draft_store_set_aside (LudoDraftStore *self);
