/* ludo-header.h: the header bar, in the window's frame or below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_header_place:
 * @content: all that is in @window below the frame
 * @menu_button: of the menu in @header
 * @stays: nobody shall draw, shrink or close the window by @header
 *
 * Puts @header where it can be seen: into the window's frame, or above the
 * content of a window that fills the screen.
 */
void ludo_header_place (GtkWindow *window, GtkWidget *header, GtkBox *content,
                        GtkMenuButton *menu_button, gboolean stays);

/* ludo_header_set_title: shows @title, and @subtitle unless NULL, in the frame
 * of @window and in lists of windows.  A screen reader, which speaks each new
 * name of a window, gets the subtitle only if @spoken.  A window that is
 * realized later is to be given its title again. */
void ludo_header_set_title (GtkWindow *window, const char *title,
                            const char *subtitle, gboolean spoken);

/* ludo_header_add_menu: lets @button show the menu that ludo-menu.ui calls @id,
 * a static string. */
void ludo_header_add_menu (GtkMenuButton *button, const char *id);
