/* ludo-window-letters.h: how large the letters of a window are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_window_letters_follow: from now on the style classes of @self, which is
 * realized, say how large it is: "small", "large" or "huge", and "cramped" where
 * the letters that are chosen in the desktop are large for its width. */
void ludo_window_letters_follow (GtkWidget *self);
