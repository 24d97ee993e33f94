/* ludo-context-key.h: the key that opens a menu where the keyboard is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_context_key_watch: what has the focus in @window is scrolled into view
 * before Shift+F10 or the menu key opens its menu.  GTK 4.8 puts the menu where
 * the widget is, even off the screen, and complains of that. */
void ludo_context_key_watch (GtkWindow *window);
