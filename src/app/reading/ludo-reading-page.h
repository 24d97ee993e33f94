/* ludo-reading-page.h: the rules and the history of a game, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-reading-choices.h"
#include "content/ludo-library.h"

/* LudoReadingPage:
 *
 * A page in French, in English or in both, whatever the language of the window,
 * with tools to read it.
 *
 * Signal: "opened": another page is being read.
 */
#define LUDO_TYPE_READING_PAGE (ludo_reading_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoReadingPage, ludo_reading_page, LUDO, READING_PAGE,
                      GtkBox)

/* ludo_reading_page_new: (transfer floating): without a page to read yet. */
GtkWidget *ludo_reading_page_new (void);

/* ludo_reading_page_set_settings: saves the choices of the reader in @settings,
 * and follows them when they change; to be called before a page is opened. */
void ludo_reading_page_set_settings (LudoReadingPage *self,
                                     LudoSettings *settings);

/* ludo_reading_page_open:
 * @page_id: as in ludo_library_get_page_ids()
 * @ruleset: the index of the ruleset to read about; -1 for all of them
 * @element_id: the element to scroll to and mark; NULL or "" for the beginning
 *
 * Returns: FALSE with @error when the page cannot be read.
 */
gboolean ludo_reading_page_open (LudoReadingPage *self, const char *game_id,
                                 const char *page_id, int ruleset,
                                 const char *element_id, GError **error);

/* ludo_reading_page_go_back: shows the page that was read before, at the place
 * where it was left.  Returns: FALSE where there is none. */
gboolean ludo_reading_page_go_back (LudoReadingPage *self);

/* ludo_reading_page_go_forward: shows the page that ludo_reading_page_go_back()
 * left, at its place.  Returns: FALSE where there is none. */
gboolean ludo_reading_page_go_forward (LudoReadingPage *self);

/* ludo_reading_page_clear_history: forgets the pages to go back or forward
 * to. */
void ludo_reading_page_clear_history (LudoReadingPage *self);

/* ludo_reading_page_sync: shows the page of @other at the same place and takes
 * over its history, so that this page can take the place of @other. */
void ludo_reading_page_sync (LudoReadingPage *self, LudoReadingPage *other);

/* ludo_reading_page_search: focuses the entry that searches all pages. */
void ludo_reading_page_search (LudoReadingPage *self);

/* ludo_reading_page_set_panel: if @panel, the page stands beside a board and
 * has buttons to close it and to open it in the whole window. */
void ludo_reading_page_set_panel (LudoReadingPage *self, gboolean panel);

/* ludo_reading_page_get_game_id: the game of the page being read; borrowed, or
 * NULL. */
const char *ludo_reading_page_get_game_id (LudoReadingPage *self);

/* ludo_reading_page_get_page_id: the id of the page being read; borrowed, or
 * NULL. */
const char *ludo_reading_page_get_page_id (LudoReadingPage *self);

/* ludo_reading_page_get_choices: how the page is read; borrowed. */
LudoReadingChoices *ludo_reading_page_get_choices (LudoReadingPage *self);

/* ludo_reading_page_get_tools: the box for buttons that act on the page, such
 * as to read it aloud or to print it; borrowed. */
GtkBox *ludo_reading_page_get_tools (LudoReadingPage *self);

/* ludo_reading_page_get_view: the view with the sentences of the page;
 * borrowed. */
LudoPageView *ludo_reading_page_get_view (LudoReadingPage *self);

/* ludo_reading_page_get_library: the library of the pages; borrowed. */
LudoLibrary *ludo_reading_page_get_library (LudoReadingPage *self);
