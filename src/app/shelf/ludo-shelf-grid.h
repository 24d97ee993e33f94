/* ludo-shelf-grid.h: the cards of the shelf in even rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoShelfGrid:
 *
 * Its children in one, two or four columns of equal width, whatever fills the
 * room best, so that four games never stand as three and one.
 */
#define LUDO_TYPE_SHELF_GRID (ludo_shelf_grid_get_type ())
G_DECLARE_FINAL_TYPE (LudoShelfGrid, ludo_shelf_grid, LUDO, SHELF_GRID,
                      GtkWidget)

GtkWidget *ludo_shelf_grid_new (void);
void ludo_shelf_grid_append (LudoShelfGrid *self, GtkWidget *child);

G_END_DECLS
