/* ludo-shelf-grid.h: the cards of the shelf in even rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_shelf_grid_new: a box with its children in one, two or four columns of
 * equal width, whatever fills the room best, so that four games never stand as
 * three and one. */
GtkWidget *ludo_shelf_grid_new (void);
