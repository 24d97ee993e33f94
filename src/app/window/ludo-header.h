/* ludo-header.h: the header bar, in the window's frame or below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_header_place:
 * @content: the content of @window
 * @menu_button: the button of the menu in @header
 * @stays: whether @header must not move, shrink or close the window
 *
 * Puts @header into the window's frame, or above the content of a window that
 * fills the screen, because its frame is hidden.
 */
void ludo_header_place (GtkWindow *window, GtkWidget *header, GtkBox *content,
                        GtkMenuButton *menu_button, gboolean stays);

/* ludo_header_set_title: shows @title, and @subtitle unless NULL, in the frame
 * of @window and in lists of windows.  A screen reader, which speaks each new
 * name of a window, gets the subtitle only if @spoken.  To be called again
 * after the window was realized. */
void ludo_header_set_title (GtkWindow *window, const char *title,
                            const char *subtitle, gboolean spoken);

/* ludo_header_add_menu: lets @button show the menu @id of ludo-menu.ui.  @id
 * must be static. */
void ludo_header_add_menu (GtkMenuButton *button, const char *id);
