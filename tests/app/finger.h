/* finger.h: a finger on the touch screen of a display that has one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The touches are made by the server’s own driver for tests, so that they take
 * the way of a real touch screen; see tests/touch-display.
 */

#pragma once

#include <glib.h>

/* finger_init: opens the touch screen that LUDOTHEQUE_TOUCH_SCREEN names, if
 * there is one; @width and @height are those of the display, in pixels. */
void finger_init (int width, int height);

/* finger_is_there: whether there is one. */
gboolean finger_is_there (void);

/* finger_down: touches the display at @x, @y, in its pixels.
 * finger_move: goes on to there; finger_up: lets go there. */
void finger_down (int x, int y);
void finger_move (int x, int y);
void finger_up (int x, int y);
