/* ludo-reading-page.h: the rules and the history of a game, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "reader/ludo-page.h"

G_BEGIN_DECLS

/* LudoReadingPage:
 *
 * A page in French or in English, whatever the language of the window.
 */
#define LUDO_TYPE_READING_PAGE (ludo_reading_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoReadingPage, ludo_reading_page, LUDO, READING_PAGE,
                      GtkWidget)

GtkWidget *ludo_reading_page_new (void);

/* ludo_reading_page_open:
 * @page_id: "rules" or "history"
 * @ruleset: the index of the ruleset to read about
 * @element_id: what to scroll to, or NULL for the beginning
 *
 * Returns: FALSE with @error when the page cannot be read.
 */
gboolean ludo_reading_page_open (LudoReadingPage *self, const char *game_id,
                                 const char *page_id, int ruleset,
                                 const char *element_id, GError **error);

LudoPageLanguage ludo_reading_page_get_language (LudoReadingPage *self);
void ludo_reading_page_set_language (LudoReadingPage *self,
                                     LudoPageLanguage language);

/* What is being read, or NULL; borrowed. */
const char *ludo_reading_page_get_game_id (LudoReadingPage *self);
const char *ludo_reading_page_get_page_id (LudoReadingPage *self);

G_END_DECLS
