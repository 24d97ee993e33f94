/* ludo-title.h: the title in a header bar, whole at any width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define LUDO_TYPE_TITLE (ludo_title_get_type ())
G_DECLARE_FINAL_TYPE (LudoTitle, ludo_title, LUDO, TITLE, GtkWidget)

/* ludo_title_set_text: shows @text, in smaller letters if it does not fit, and
 * without its end if even small ones do not; not at all if less than half would
 * remain.  No word is broken. */
void ludo_title_set_text (LudoTitle *self, const char *text);

/* ludo_title_get_text: the whole text; borrowed. */
const char *ludo_title_get_text (LudoTitle *self);

/* ludo_title_fits: whether all of the text is to be seen. */
gboolean ludo_title_fits (LudoTitle *self);
