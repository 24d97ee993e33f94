/* ludo-about.h: what the program is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_about_show:
 * @parent: the window that asks
 * @links: whether the dialog may have links to a browser; otherwise the licence
 *   is only named
 *
 * Opens the dialog, or the one that is open above @parent already.
 *
 * Returns: the dialog, borrowed; a caller that forbids links later connects to
 *   its signal “activate-link”.
 */
GtkWindow *ludo_about_show (GtkWindow *parent, gboolean links);
