/* ludo-page-view.h: shows a page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "reader/ludo-page.h"

G_BEGIN_DECLS

/* LudoPageView:
 *
 * A page in one of its languages, in a column of comfortable width, with the
 * sources it refers to at its end.  To be put into a scrolled window.
 */
#define LUDO_TYPE_PAGE_VIEW (ludo_page_view_get_type ())
G_DECLARE_FINAL_TYPE (LudoPageView, ludo_page_view, LUDO, PAGE_VIEW,
                      GtkWidget)

GtkWidget *ludo_page_view_new (void);

/* ludo_page_view_show:
 * @page: borrowed only during the call
 * @sources: the page of sources, or NULL; likewise
 * @ruleset: shows what holds for this ruleset only; NULL for everything
 */
void ludo_page_view_show (LudoPageView *self, const LudoPageNode *page,
                          const LudoPageNode *sources,
                          LudoPageLanguage language, const char *ruleset);

/* ludo_page_view_find: the widget that shows the element called @id, or
 * NULL; borrowed. */
GtkWidget *ludo_page_view_find (LudoPageView *self, const char *id);

G_END_DECLS
