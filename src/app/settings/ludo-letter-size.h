/* ludo-letter-size.h: how large the letters of a window are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_letter_size_follow: gives @window, a GtkWindow that is not realized yet,
 * the style class "cramped" while the letters of the desktop are too large for
 * its width.
 * @grows: whether it also gets the classes "small", "large" and "huge", which
 *   say how large the window is itself
 */
void ludo_letter_size_follow (GtkWidget *window, gboolean grows);
