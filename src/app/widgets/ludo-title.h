/* ludo-title.h: a title for a header bar that shrinks its text to fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define LUDO_TYPE_TITLE (ludo_title_get_type ())
G_DECLARE_FINAL_TYPE (LudoTitle, ludo_title, LUDO, TITLE, GtkWidget)

/* ludo_title_give: makes the header bar of @window show its title, which stays,
 * as a #LudoTitle: the label of GTK would be cut between two buttons. */
void ludo_title_give (GtkWindow *window);

/* ludo_title_set_text: shows @text, in a smaller font size if it does not fit,
 * and ellipsized at its end if the smallest size does not fit.  If less than
 * half would remain, it shows nothing.  It breaks no word. */
void ludo_title_set_text (LudoTitle *self, const char *text);

/* ludo_title_set_below: makes @below the second line of @self, in the same box
 * and destroyed together with it.  Where @self does not fit into one line of
 * the usual size it takes the room of both, and @below is not shown, so that
 * @below never has the larger letters. */
void ludo_title_set_below (LudoTitle *self, LudoTitle *below);

/* ludo_title_fits: returns whether the whole text is visible, or the title
 * above has taken its room. */
gboolean ludo_title_fits (LudoTitle *self);
