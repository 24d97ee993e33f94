/* ludo-page-label.h: a text of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-page.h"

/* The style of a label that holds a line of verse. */
#define LUDO_VERSE_LINE "verse-line"

/* ludo_page_label_new:
 * @style: a class for the style sheet, or NULL
 *
 * Returns: (transfer floating): a label that breaks its lines at any width.
 *   Its minimum width is small, and does not grow with the width that it has.
 */
GtkWidget *ludo_page_label_new (GtkAccessibleRole role, const char *style);

/* ludo_page_label_set_markup: shows @markup, whose @language tells a voice how
 * to read, and Pango which forms to take. */
void ludo_page_label_set_markup (GtkWidget *label, const char *markup,
                                 LudoPageLanguage language);
