/* ludo-contents.h: the pages to read, and a search in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-library.h"

/* LudoContents:
 *
 * The pages of a game with the parts of the one that is read or, when words are
 * typed, every place of all pages that has them.
 *
 * A row leads there by the action "reading.go-to" ("(sssi)"): the game, the
 * page, the element, "" for a page's beginning, and the language in which the
 * words were found, -1 without a search.
 */
#define LUDO_TYPE_CONTENTS (ludo_contents_get_type ())
G_DECLARE_FINAL_TYPE (LudoContents, ludo_contents, LUDO, CONTENTS, GtkBox)

GtkWidget *ludo_contents_new (LudoLibrary *library);

/* ludo_contents_set_page: sets the page that is being read, and the language of
 * its contents. */
void ludo_contents_set_page (LudoContents *self, LudoPageNode *page,
                             LudoPageLanguage language);

/* ludo_contents_search: searches for @words as if they had been typed; "" shows
 * the contents. */
void ludo_contents_search (LudoContents *self, const char *words);

/* ludo_contents_get_entry: the entry for the words; borrowed. */
GtkWidget *ludo_contents_get_entry (LudoContents *self);
