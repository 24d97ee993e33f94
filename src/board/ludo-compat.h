/* ludo-compat.h: features of a newer GTK, used if the machine has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The only file that knows of a GTK newer than the floor.  Its functions are
 * looked up at run time, so that a program built on the floor uses them too;
 * each says which floor makes it needless.
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_compat_announce:
 * @accessible: the window that the text comes from
 * @message: in the language of the window
 *
 * gtk_accessible_announce(), to be called directly once the floor is GTK 4.14.
 *
 * Returns: %FALSE if this GTK has no announcements, or no screen reader can be
 * running; then nothing was done.
 */
gboolean ludo_compat_announce (GtkAccessible *accessible,
                               const char    *message);
