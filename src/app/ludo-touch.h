/* ludo-touch.h: larger controls where a finger hits them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_touch_follow: makes the controls of all windows 44 pixels high and wide
 * once a window is touched, or at once where @display has a touchscreen.  They
 * stay so when a mouse is used afterwards, so that nothing moves under a
 * finger. */
void ludo_touch_follow (GdkDisplay *display);

/* ludo_touch_handle_event: looks at an @event of any window, and enlarges the
 * controls of its display if that is a touch. */
void ludo_touch_handle_event (GdkEvent *event);

/* ludo_touch_set: makes the controls of @display 44 pixels large if @touched;
 * otherwise they have the sizes of the theme. */
void ludo_touch_set (GdkDisplay *display, gboolean touched);
