/* ludo-shelf-grid.h: lays out the shelf in even rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_shelf_grid_new:
 * @narrow: the least width of a column, in pixels
 * @letters: the greatest width of a column, in letters
 *
 * Returns: a box with its children in one, two or four columns of equal width,
 *   whichever fills the width best; four children are never in rows of three
 *   and one.
 */
GtkWidget *ludo_shelf_grid_new (int narrow, int letters);
