/* ludo-page-figure.h: a board or a picture inside a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-page.h"

/* ludo_page_figure_new:
 * @caption: the accessible name of the figure, as plain text
 *
 * Returns: (transfer floating): the board of @figure painted by its game's
 *   drawing, with a button for its moves where it has any, or NULL with
 *   @error when the rules refuse the position or a move.
 */
GtkWidget *ludo_page_figure_new (const LudoPageNode *figure,
                                 const char *game_id,
                                 LudoPageLanguage language,
                                 const char *caption, GError **error);

/* ludo_page_figure_picture_new: what the file of @node, a <picture>, shows, as
 * large as it wishes, unless a narrow window makes it smaller. */
GtkWidget *ludo_page_figure_picture_new (const LudoPageNode *node,
                                         LudoPageLanguage language);
