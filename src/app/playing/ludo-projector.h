/* ludo-projector.h: what a whole room should read beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"
#include "drawing/ludo-drawing.h"

/* The letters are at least this part of the view's height. */
#define LUDO_PROJECTOR_LETTER (1 / 25.0)

/* LudoProjector:
 *
 * The names, whose turn it is, what just happened and the score, in letters
 * that grow with the view, as large as its room allows.
 */
#define LUDO_TYPE_PROJECTOR (ludo_projector_get_type ())
G_DECLARE_FINAL_TYPE (LudoProjector, ludo_projector, LUDO, PROJECTOR,
                      GtkWidget)

/* ludo_projector_new: shows @table while that is projected. */
GtkWidget *ludo_projector_new (LudoPlayTable *table);

/* ludo_projector_fit:
 * @view_height: of the whole view, in pixels
 *
 * Returns: the size in pixels of the letters with which all texts fit into
 *   @width by @height, or 0 when even the smallest allowed do not.
 */
double ludo_projector_fit (LudoProjector *self, int width, int height,
                           int view_height);

/* ludo_projector_set_foot: sets the size in pixels of the bar in the lower
 * right corner of the view, 0 at first.  The texts stay above it. */
void ludo_projector_set_foot (LudoProjector *self, int width, int height);

/* ludo_projector_place:
 * @drawing: (nullable): of the game on the board
 * @board: (inout): the whole view; set to the part of the board
 * @texts: (out): the part of this widget
 *
 * Divides the view so that all texts fit and the board is as large as possible;
 * if the texts fit nowhere, they get the largest part below the board.
 */
void ludo_projector_place (LudoProjector *self, const LudoDrawing *drawing,
                           GtkAllocation *board, GtkAllocation *texts);
