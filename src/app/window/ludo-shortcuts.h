/* ludo-shortcuts.h: the window that lists the keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_shortcuts_show:
 *
 * Shows the keys of @parent, in the present language, in a window, which is
 * raised if it is open already.
 */
void ludo_shortcuts_show (GtkWindow *parent);

/* ludo_shortcuts_find:
 *
 * Returns: the open window with the keys of @parent, borrowed; or NULL.
 */
GtkWidget *ludo_shortcuts_find (GtkWindow *parent);
