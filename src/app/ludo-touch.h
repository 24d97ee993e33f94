/* ludo-touch.h: larger controls where a finger hits them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_touch_follow: makes the controls of all windows 44 pixels high and wide
 * once a window is touched, or at once where @display has a touchscreen.  A
 * mouse beside the screen does not make them smaller again, so that nothing
 * jumps under a hand. */
void ludo_touch_follow (GdkDisplay *display);

/* ludo_touch_heed: looks at an event of any window, which may be a touch. */
void ludo_touch_heed (GdkEvent *event);

/* ludo_touch_set: whether the controls of @display are that large. */
void ludo_touch_set (GdkDisplay *display, gboolean touched);
