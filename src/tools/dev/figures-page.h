/* figures-page.h: a page with more figures than any other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* figures_page_write: writes the page @page_id of @game_id, made of @n_figures
 * figures of that game's own pages below @content, each with the paragraph
 * before it, into a folder of the reader's own pages.
 * Returns: FALSE with @error where that cannot be done. */
gboolean figures_page_write (const char *content, const char *own,
                             const char *game_id, const char *page_id,
                             guint n_figures, GError **error);

/* figures_page_remove: removes that page, and its folder if nothing else is in
 * it. */
void figures_page_remove (const char *own, const char *game_id,
                          const char *page_id);

G_END_DECLS
