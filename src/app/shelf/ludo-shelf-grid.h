/* ludo-shelf-grid.h: what is on the shelf, in even rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_shelf_grid_new:
 * @narrow: what a column is wide at least, in pixels
 * @letters: and at most, in letters
 *
 * Returns: a box with its children in one, two or four columns of equal width,
 *   whatever fills the room best, so that four never stand as three and one.
 */
GtkWidget *ludo_shelf_grid_new (int narrow, int letters);
