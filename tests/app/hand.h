/* hand.h: a hand on the mouse and the keyboard of the virtual display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events are made by the X server itself (XTest), so that they take the way
 * that a person's take.
 */

#pragma once

#include <gtk/gtk.h>

#include "board/ludo-board.h"
#include "games/game-rng.h"

/* hand_init: opens its own connection to the display, with the watchdog beside
 * it; after gtk_init(). */
void hand_init (void);

/* hand_wait_until:
 *
 * Runs the main loop until @condition holds; the test fails when that takes
 * longer than anything should.
 */
typedef gboolean (*HandCondition) (gpointer data);
void hand_wait_until (HandCondition condition, gpointer data,
                      const char *what);

/* hand_settle: runs the main loop until a frame has been drawn and nothing
 * is pending. */
void hand_settle (GtkWidget *widget);

/* hand_dup_pixels: (transfer full): the pixels of @widget as it is now, row by
 * row, each as 0xaarrggbb.  Free with g_free(). */
guint32 *hand_dup_pixels (GtkWidget *widget);
/* hand_dup_picture: a checksum of the pixels of @widget as it is now.  Free
 * with g_free(). */
char *hand_dup_picture (GtkWidget *widget);

/* hand_get_n_acts: how many clicks, taps, drags and keys there have been. */
guint hand_get_n_acts (void);

/* hand_click: clicks at @x, @y of @widget with the first button; on a display
 * with a touch screen (tests/touch-display) a finger taps there. */
void hand_click (GtkWidget *widget, double x, double y);

/* hand_click_widget: clicks in the middle of @widget. */
void hand_click_widget (GtkWidget *widget);

/* hand_drag: presses at @x, @y of @widget and releases @dx, @dy further; or a
 * finger does. */
void hand_drag (GtkWidget *widget, double x, double y, double dx, double dy);

/* hand_wheel: turns the wheel a notch at @x, @y of @widget, down if @down,
 * otherwise up.  If @shift, the key is pressed meanwhile. */
void hand_wheel (GtkWidget *widget, double x, double y, gboolean down,
                 gboolean shift);
/* Tilts the wheel, to the right if @right, otherwise to the left. */
void hand_tilt_wheel (GtkWidget *widget, double x, double y, gboolean right);
/* With the button that opens menus. */
void hand_click_secondary (GtkWidget *widget, double x, double y);
/* hand_play_ply: throws, or plays a move that @rng chooses, in @game and by the
 * keyboard in the program, where the same game is played. */
void hand_play_ply (LudoGame *game, GameRng *rng);

/* hand_point_at_place: moves the pointer to the middle of @place. */
void hand_point_at_place (LudoBoard *board, int place);
void hand_click_place (LudoBoard *board, int place);
/* Presses on one place and lets go @dx, @dy pixels from the middle of
 * another. */
void hand_drag_place (LudoBoard *board, int from, int to, double dx,
                      double dy);

/* The same in two: presses on a place and draws off; then, once what was taken
 * up offers it, goes to another and lets go. */
void hand_take_up (LudoBoard *board, int from);
void hand_drop (LudoBoard *board, int to);
/* Presses on a place without letting go.
 * hand_let_go: lets go there. */
void hand_press_place (LudoBoard *board, int place);
void hand_let_go (void);
/* hand_hold_widget: presses in the middle of @widget, until hand_let_go(). */
void hand_hold_widget (GtkWidget *widget);
/* Lets go beside the window instead. */
void hand_drop_outside (LudoBoard *board);

/* hand_focus_window: gives @widget's window the keyboard, as a window manager
 * would. */
void hand_focus_window (GtkWidget *widget);
/* @keysym as in X11/keysym.h; @control and @shift are held down meanwhile. */
void hand_press_key (guint keysym, gboolean control, gboolean shift);
/* hand_press_code: the same by the number of the key, whatever is on it. */
void hand_press_code (guint keycode, gboolean control, gboolean shift);
/* Presses a key without letting go, or lets go of it. */
void hand_hold_key (guint keysym, gboolean down);
/* The same with Alt held down alone. */
void hand_press_alt (guint keysym);
/* Types characters of ASCII. */
void hand_type (const char *text);
