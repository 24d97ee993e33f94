/* ludo-flow.h: lays out buttons in as many rows as they need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* The gap between two children side by side, in pixels. */
#define LUDO_FLOW_GAP 12

/* ludo_flow_children: from now on the children of @box are centred in one row,
 * or in several if they do not fit; rows are not centred but aligned to the
 * start if @box is. */
void ludo_flow_children (GtkWidget *box);

/* ludo_flow_fill: from now on the children of @box fill one row, each a little
 * wider than its natural width, or are one below the other if they do not
 * fit. */
void ludo_flow_fill (GtkWidget *box);

/* ludo_flow_beside: from now on the second child of @box is at the end of the
 * row of the first one, or below it if the first would have less than @least
 * letters and less than its natural width.  A first child that expands then
 * takes all the height that the second leaves, and a second one all the
 * width. */
void ludo_flow_beside (GtkWidget *box, int least);

/* ludo_flow_side_by_side: from now on the second of the two children of @box
 * has its natural width, at the end of the row, and the first has the rest.  A
 * GtkBox would do the same, but it breaks the sentences of the first at some
 * twenty widths to find the least width for its height. */
void ludo_flow_side_by_side (GtkWidget *box);

/* ludo_flow_remove_all: removes all children of @box. */
void ludo_flow_remove_all (GtkWidget *box);

/* ludo_flow_columns: puts the buttons of @box into two columns, or into one if
 * the longest word of a label is wider than @room pixels, as with large
 * letters; none breaks within a word. */
void ludo_flow_columns (GtkFlowBox *box, int room);

/* ludo_flow_limit_letters: limits the letters of @label to @most times the
 * usual size, if the desktop has larger ones now. */
void ludo_flow_limit_letters (GtkLabel *label, double most);

/* ludo_flow_break_titles: from now on the titles of the buttons in @widget
 * break if there is no room for one line: within words too, but in a header bar
 * only between words, to keep the bar low. */
void ludo_flow_break_titles (GtkWidget *widget);
