/* ludo-compat.h: features of a newer GTK, used if the machine has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only this file uses a GTK newer than the least version, "the floor".  It
 * looks up functions at run time, so that a program built on the floor uses
 * them too, or corrects what a newer GTK does right.  Each function says which
 * floor makes it needless.
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_compat_announce:
 * @accessible: the window of the text
 * @message: in the language of the window
 *
 * gtk_accessible_announce(), to be called directly once the floor is GTK 4.14.
 *
 * Returns: FALSE, having done nothing, if this GTK has no announcements or no
 *   screen reader can be running.
 */
gboolean ludo_compat_announce (GtkAccessible *accessible,
                               const char    *message);

/* ludo_compat_has_announcements: whether this GTK has announcements, which the
 * screen readers of such systems speak; needless once the floor is GTK 4.14. */
gboolean ludo_compat_has_announcements (void);

/* ludo_compat_guard_file_dialogs:
 *
 * Makes the headers of the lists in all dialogs for files insensitive while
 * GTK reads a folder.  GTK 4.8 has no model for the list meanwhile and sorts it
 * all the same when a header is clicked, which fails three assertions.  To be
 * called when a dialog was shown; needless once the floor is GTK 4.10, whose
 * dialogs have other lists.
 */
void ludo_compat_guard_file_dialogs (void);
