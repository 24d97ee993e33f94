/* ludo-letter-size.h: how large the letters of a window are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_letter_size_follow: from now on @window, which is not realized yet, has the
 * style class "cramped" while the letters that are chosen in the desktop are large
 * for its width.  If it @grows, the classes "small", "large" and "huge" say how
 * large it is itself. */
void ludo_letter_size_follow (GtkWidget *window, gboolean grows);
