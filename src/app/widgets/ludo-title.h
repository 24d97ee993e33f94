/* ludo-title.h: the title in a header bar, whole at any width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define LUDO_TYPE_TITLE (ludo_title_get_type ())
G_DECLARE_FINAL_TYPE (LudoTitle, ludo_title, LUDO, TITLE, GtkWidget)

/* ludo_title_set_text: where @text does not fit, its letters get smaller; where
 * even small ones do not, its end is left out, or all of it where next to
 * nothing would remain.  No word is ever broken. */
void ludo_title_set_text (LudoTitle *self, const char *text);

const char *ludo_title_get_text (LudoTitle *self);

/* ludo_title_fits: whether all of the text is to be seen. */
gboolean ludo_title_fits (LudoTitle *self);
