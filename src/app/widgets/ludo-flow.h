/* ludo-flow.h: buttons in as many rows as they need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_flow_children: from now on the children of @box stand in the middle of
 * one row, or of several where they do not fit into one. */
void ludo_flow_children (GtkBox *box);

/* ludo_flow_break_titles: from now on the titles of the buttons in @widget break
 * where there is no room for them in one line: anywhere, but between words alone
 * in a header bar, which is as high as its least width needs. */
void ludo_flow_break_titles (GtkWidget *widget);
