/* ludo-lines-layout.h: measures a label without shaping its letters in vain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoLinesLayout:
 *
 * The layout manager of a label whose lines are broken where its room ends.
 * GtkLabel itself sets its text five times, in one long line and in one of no
 * width among others, to say how wide it would like to be; a page has hundreds
 * of labels, and none of them is asked.
 */
#define LUDO_TYPE_LINES_LAYOUT (ludo_lines_layout_get_type ())
G_DECLARE_FINAL_TYPE (LudoLinesLayout, ludo_lines_layout, LUDO, LINES_LAYOUT,
                      GtkLayoutManager)

/* ludo_lines_layout_attach: measures @label from now on.
 * @seen: FALSE for a label that is for the ear alone, which takes no room */
void ludo_lines_layout_attach (GtkLabel *label, gboolean seen);

/* ludo_lines_layout_guess: how wide, in pixels, @text would be in one line of
 * @widget's letters, as far as that can be told by counting them; 0 where the
 * text is so short that it is worth measuring. */
int ludo_lines_layout_guess (GtkWidget *widget, const char *text);

G_END_DECLS
