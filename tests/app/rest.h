/* rest.h: that whatever is shown comes to rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window whose parts do not agree on what they need is laid out again and
 * again.  So the main loop may not be at work for long without a look at what
 * else there is to do, and the frame clock stops soon after the last event.
 */

#pragma once

#include <gtk/gtk.h>

/* The sizes of a window, in pixels, from the smallest to the largest. */
#define REST_N_SIZES 12

typedef struct
{
  int width;
  int height;
} RestSize;

extern const RestSize rest_sizes[REST_N_SIZES];

/* rest_reached: runs the main loop until no window is drawn any more; FALSE
 * where one is drawn again and again. */
gboolean rest_reached (void);

/* The milliseconds for which no source may be due where the main loop sleeps,
 * less than a frame a second, and those for which no event may come from the
 * display or a thread. */
#define REST_SLEEP 1100
#define REST_QUIET 120

/* rest_asleep: runs the main loop until it lies down to sleep for REST_SLEEP
 * and nothing wakes it for REST_QUIET.  No clock is read, because a busy
 * machine is slow, but not restless.
 * @patience: after so many milliseconds it gives up; 0: never
 *
 * Returns: FALSE if it gave up. */
gboolean rest_asleep (guint patience);

/* rest_check: that all comes to rest after what was just done, as printf()
 * wants it; otherwise the test fails and goes on.  Ends the test where a
 * widget asks for more height at no width in particular than at some width. */
void rest_check (const char *what, ...) G_GNUC_PRINTF (1, 2);

/* rest_resize: gives @window a size and checks that it comes to rest. */
void rest_resize (GtkWindow *window, const RestSize *size, const char *what);

/* rest_check_word: that what is in @window needs no more height in more width,
 * and as little as it promises for the least width that it asks for a height.
 * GTK, which seeks a width between the two, would otherwise seek for ever. */
void rest_check_word (GtkWindow *window, const char *what);
