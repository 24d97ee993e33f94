/* ludo-kit-folds.h: what the lines of a kit mean, and how its parts fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-kit.h"

/* ludo_kit_draw_folds: draws at @x, @y the kinds of lines that the parts of
 * @kit have with their meaning, and how these fold.  Returns: where that ends.
 * @has_box: whether a box is folded as well */
double ludo_kit_draw_folds (LudoPrint *print, const LudoKit *kit,
                            gboolean has_box, cairo_t *cr, double x, double y);
