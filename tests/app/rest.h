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
