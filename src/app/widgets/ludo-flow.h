/* ludo-flow.h: buttons in as many rows as they need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* Between two children side by side, in pixels. */
#define LUDO_FLOW_GAP 12

/* ludo_flow_children: from now on the children of @box stand in the middle of
 * one row, or of several where they do not fit into one; each row begins at the
 * edge of a box that is aligned there. */
void ludo_flow_children (GtkWidget *box);

/* ludo_flow_fill: from now on the children of @box fill one row, each a little
 * wider than it wants, or stand one below the other where they do not fit into
 * one. */
void ludo_flow_fill (GtkWidget *box);

/* ludo_flow_beside: from now on the second child of @box stands at the end of
 * the row of the first one, and below it where that would leave the first less
 * than the width of @least letters and less than it wants.  A first child that
 * expands then takes all the height that the second leaves, and a second one
 * all the width. */
void ludo_flow_beside (GtkWidget *box, int least);

/* ludo_flow_side_by_side: from now on the second of the two children of @box
 * has the width that it wants, at the end of the row, and the first has all
 * other width.  A GtkBox would do the same, but it breaks the sentences of the
 * first at some twenty widths in search of the least width for the height it
 * has. */
void ludo_flow_side_by_side (GtkWidget *box);

/* ludo_flow_remove_all: removes all children of @box. */
void ludo_flow_remove_all (GtkWidget *box);

/* ludo_flow_columns: puts the buttons of @box into two columns, or into one if
 * the longest word of a label is wider than @room pixels, as with large
 * letters; none breaks within a word. */
void ludo_flow_columns (GtkFlowBox *box, int room);

/* ludo_flow_limit_letters: the letters of @label, as they are chosen in the
 * desktop now, are at most @most times as large as usual. */
void ludo_flow_limit_letters (GtkLabel *label, double most);

/* ludo_flow_break_titles: from now on the titles of the buttons in @widget
 * break anywhere where there is no room for them in one line; those in a header
 * bar into no shorter pieces than must be, since it is as high as they make
 * it. */
void ludo_flow_break_titles (GtkWidget *widget);
