/* ludo-toolbar.h: a row of tools that breaks in two where it is too long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_toolbar_new: a row of three groups of tools: at the start, in the middle
 * and at the end.  If they do not fit into one row, the middle group has a
 * second one. */
GtkWidget *ludo_toolbar_new (GtkWidget *start, GtkWidget *middle,
                             GtkWidget *end);
