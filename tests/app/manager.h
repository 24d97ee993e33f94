/* manager.h: a window manager that knows one thing, the full screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* manager_begin: from now on a window that asks to fill the screen does, and
 * gets its place back when it asks for that.  Windows are given no keyboard,
 * and stay where they are: that it would move them can be seen, so that GTK
 * does not do it by itself.  It works in the test's own main loop, until the
 * test program ends. */
void manager_begin (void);

/* manager_wait: runs the main loop until @window fills the screen, or does not
 * any more, and has been drawn so. */
void manager_wait (GtkWindow *window, gboolean full);
