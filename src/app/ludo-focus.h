/* ludo-focus.h: the focus is seen for as long as the keyboard is used
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_focus_follow: keeps the focus of all windows to be seen from a key until
 * the next click or touch, in whichever of them these happen.  GTK by itself
 * hides it after three seconds, and where the last key was pressed in another
 * window, as in the dialog that begins a game. */
void ludo_focus_follow (void);

/* ludo_focus_heed: looks at an event of any window. */
void ludo_focus_heed (GdkEvent *event);
