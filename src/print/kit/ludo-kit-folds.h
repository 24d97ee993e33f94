/* ludo-kit-folds.h: what the lines of a kit mean, and how its parts fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/kit/ludo-kit-parts.h"
#include "print/ludo-kit.h"

/* ludo_kit_draw_folds: draws at @x, @y the kinds of lines that the parts of
 * @kit have with their meaning, and how these fold.  Returns: where that ends.
 * @has_box: whether a box is folded as well */
double ludo_kit_draw_folds (LudoPrint *print, const LudoKit *kit,
                            gboolean has_box, cairo_t *cr, double x, double y);

/* How wide the steps of a box are, with the space behind them, in
 * millimetres. */
#define LUDO_KIT_BOX_STEPS 97.0

/* ludo_kit_draw_box_steps: draws at @x, @y, in numbered steps without a word,
 * how a box folds.  Returns: where that ends.
 * @name: what stands above them, to be translated
 * @boxes: the box, or its tray and its lid */
double ludo_kit_draw_box_steps (LudoPrint *print, const char *name,
                                const LudoBox *boxes, int n_boxes, cairo_t *cr,
                                double x, double y);

/* ludo_kit_draw_tower_steps: the same of the dice tower of @kit; @y where it
 * has none. */
double ludo_kit_draw_tower_steps (LudoPrint *print, const LudoKit *kit,
                                  cairo_t *cr, double x, double y);
