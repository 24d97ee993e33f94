/* ludo-widget-style.h: how the desktop wants things to be drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-drawing.h"

/* ludo_widget_style_theme:
 *
 * Returns: the light in which @widget is seen.  It is dark if the colour of the
 * widget's text is light, which holds for every theme; high contrast is found
 * by the theme's name, as GTK offers nothing else.
 */
LudoTheme ludo_widget_style_theme (GtkWidget *widget);

/* ludo_widget_style_set_board_theme: sets the theme of all boards and their
 * pictures. */
void ludo_widget_style_set_board_theme (LudoBoardTheme theme);

/* ludo_widget_style_board_theme: the theme of a board in the place of @widget:
 * the one that was set, in the widget's light. */
LudoTheme ludo_widget_style_board_theme (GtkWidget *widget);

/* ludo_widget_style_request_mode: the mode of a widget whose height depends on
 * its width.
 * Returns: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH. */
GtkSizeRequestMode ludo_widget_style_request_mode (GtkWidget *widget);

/* ludo_widget_style_set_layout: from now on @widget, of that mode, is measured
 * by @measure, and its children get their places by @allocate. */
void ludo_widget_style_set_layout (GtkWidget *widget,
                                   GtkCustomMeasureFunc measure,
                                   GtkCustomAllocateFunc allocate);

/* ludo_widget_style_font:
 * @size: where to store the font's size in pixels
 *
 * Returns: (transfer full): the family of @widget's font.
 */
char *ludo_widget_style_font (GtkWidget *widget, double *size);

/* ludo_widget_style_wants_motion: FALSE where the desktop asks for less
 * motion. */
gboolean ludo_widget_style_wants_motion (GtkWidget *widget);

/* ludo_widget_style_wrap_button: breaks the words of @button, which shows a
 * label, into lines where it has no room for one.  Its least width is then
 * that of a few letters, so that large letters make no window wider. */
void ludo_widget_style_wrap_button (GtkWidget *button);

/* ludo_widget_style_set_tooltip: shows @text, or nothing for NULL, where the
 * pointer rests on @widget.  GTK asks the X server several times where the
 * pointer is whenever a tooltip is set, so one that stays is not set again. */
void ludo_widget_style_set_tooltip (GtkWidget *widget, const char *text);

/* ludo_widget_style_set_class: gives @widget the CSS class @name, or takes it
 * away. */
void ludo_widget_style_set_class (GtkWidget *widget, const char *name,
                                  gboolean on);
