/* ludo-draft-bar.h: offers what was not saved in an editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/work/ludo-draft-store.h"

/* LudoDraftBar:
 *
 * A sentence about the draft that an editor has left, with buttons to go on
 * with it and to discard it, which can be undone.
 *
 * Signals:
 * - "go-on" (const char *text): the user continues the draft, which becomes the
 *   one of the store
 * - "problem" (const char *sentence): a draft cannot be read or discarded
 */
#define LUDO_TYPE_DRAFT_BAR (ludo_draft_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoDraftBar, ludo_draft_bar, LUDO, DRAFT_BAR, GtkBox)

/* LudoDraftDescribe: a function that returns (transfer full) the sentence about
 * the draft @text, or NULL if it is none. */
typedef char *(*LudoDraftDescribe) (const char *text);

/* ludo_draft_bar_set_store: to be called once.  It keeps a reference to
 * @store. */
void ludo_draft_bar_set_store (LudoDraftBar *self, LudoDraftStore *store,
                               LudoDraftDescribe describe);

/* ludo_draft_bar_offer: offers the draft that was left last, or else to undo
 * that one was discarded; hides the bar if there is neither. */
void ludo_draft_bar_offer (LudoDraftBar *self);
