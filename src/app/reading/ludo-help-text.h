/* ludo-help-text.h: a page of the help as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/reading/ludo-help-page.h"

G_BEGIN_DECLS

/* ludo_help_text_label: Pango markup that wraps and takes the keyboard as it is
 * come past, to be copied or, where it has links, at each of them.  @level: of
 * a heading, or 0. */
GtkWidget *ludo_help_text_label (const char *markup, int level);

/* ludo_help_text_add: appends a widget for @block to @box, and for a row to
 * the table that ends it.  @folder: where the pictures lie.  Returns the
 * widget, a child of @box or of its last table. */
GtkWidget *ludo_help_text_add (GtkBox *box, const LudoHelpBlock *block,
                               const char *folder);

G_END_DECLS
