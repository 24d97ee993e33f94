/* narrow.h: what is asked of a window in the narrowest screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* The narrowest window that is promised, in pixels. */
#define NARROW_WIDTH 360

/* narrow_least: the least size of @widget, as gtk_widget_measure() has it. */
int narrow_least (GtkWidget *widget, GtkOrientation orientation, int for_size);

/* narrow_least_inside: the least size of what is in @window, its title bar
 * included, without the frame that GTK draws where no shadow can be: GTK 4.8
 * and 4.18 count that frame in different ways. */
int narrow_least_inside (GtkWidget *window, GtkOrientation orientation,
                         int for_size);

/* narrow_check: @window asks for no more than the narrowest screen; @letters
 * and @what are what the test says otherwise. */
void narrow_check (GtkWidget *window, int letters, const char *what);

/* narrow_check_words: no line of what stands in a header bar below @widget, or
 * of all if @in_header, begins within a word. */
void narrow_check_words (GtkWidget *widget, gboolean in_header);

/* narrow_check_titles: each title below @widget is seen whole. */
void narrow_check_titles (GtkWidget *widget);
