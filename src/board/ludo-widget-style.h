/* ludo-widget-style.h: the style that the desktop asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-drawing.h"

/* ludo_widget_style_theme:
 *
 * Returns: the light or dark, normal or contrast theme of @widget.  It is dark
 *   if the text of the widget is light, which works with every theme; high
 *   contrast is known by the name of the theme, because GTK offers nothing
 *   else.
 */
LudoTheme ludo_widget_style_theme (GtkWidget *widget);

/* ludo_widget_style_set_board_theme: sets the theme of all boards and their
 * pictures. */
void ludo_widget_style_set_board_theme (LudoBoardTheme theme);

/* ludo_widget_style_board_theme: the theme of a board in the place of @widget:
 * that of ludo_widget_style_set_board_theme(), light or dark as the widget. */
LudoTheme ludo_widget_style_board_theme (GtkWidget *widget);

/* ludo_widget_style_request_mode: the mode of a widget whose height depends on
 * its width.
 * Returns: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH. */
GtkSizeRequestMode ludo_widget_style_request_mode (GtkWidget *widget);

/* ludo_widget_style_set_layout: from now on @measure measures @widget, whose
 * height depends on its width, and @allocate allocates its children. */
void ludo_widget_style_set_layout (GtkWidget *widget,
                                   GtkCustomMeasureFunc measure,
                                   GtkCustomAllocateFunc allocate);

/* ludo_widget_style_font:
 * @size: where to store the font's size in pixels
 *
 * Returns: (transfer full): the family of @widget's font.
 */
char *ludo_widget_style_font (GtkWidget *widget, double *size);

/* ludo_widget_style_wants_motion: FALSE if the desktop asks for less motion. */
gboolean ludo_widget_style_wants_motion (GtkWidget *widget);

/* ludo_widget_style_wrap_button: breaks the label of @button into lines if
 * there is no room for one.  Its least width is then that of a few letters, so
 * that large letters make no window wider. */
void ludo_widget_style_wrap_button (GtkWidget *button);

/* ludo_widget_style_set_tooltip: sets the tooltip of @widget to @text
 * (nullable).  Does nothing if it is the same, because GTK asks the X server
 * several times for the pointer whenever a tooltip is set. */
void ludo_widget_style_set_tooltip (GtkWidget *widget, const char *text);

/* ludo_widget_style_set_class: adds the CSS class @name to @widget or removes
 * it. */
void ludo_widget_style_set_class (GtkWidget *widget, const char *name,
                                  gboolean on);
