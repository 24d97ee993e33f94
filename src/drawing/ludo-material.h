/* ludo-material.h: wood, earth, cloth and stone, and the light on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All boards are lit from above on the left.  These functions vary the colour
 * that is there already a little to both sides, so that its mean, and with it
 * every contrast, stays.  They paint only on surfaces made of pixels: paper,
 * vector files and recording surfaces stay plain.  The themes of high contrast
 * do not call them.
 */

#pragma once

#include "drawing/ludo-drawing.h"

typedef enum
{
  LUDO_MATERIAL_EARTH,          /* swept, with sand in it */
  LUDO_MATERIAL_WOOD,           /* its grain lies level */
  LUDO_MATERIAL_CLOTH,          /* woven */
  LUDO_MATERIAL_STONE,          /* clouded */
  LUDO_MATERIAL_MARBLE,         /* with veins */
} LudoMaterial;

/* ludo_paint_material:
 * @rect: the area that the light falls on: a board, a cloth
 * @unit: the size of the coarse grain, in pixels
 * @light: how much brighter the upper left of @rect becomes and how much darker
 *   its lower right, 0 to 1
 *
 * Fills the current path, which is kept, with the grain of @material and the
 * light on it.
 */
void ludo_paint_material (cairo_t *cr, LudoMaterial material,
                          const LudoRect *rect, double unit, double light);

/* ludo_paint_shadow: paints the shadow to the lower right of a plate of the
 * shape of @rect, with corners of @radius; @height is how far it reaches, in
 * pixels.  To be painted before the plate. */
void ludo_paint_shadow (cairo_t *cr, const LudoRect *rect, double radius,
                        double height);

/* ludo_paint_recess: the depth, @depth pixels, of a flat bottom of the shape of
 * @rect, filled with its colour: the shadow of the rims on the upper left, and
 * light on those opposite. */
void ludo_paint_recess (cairo_t *cr, const LudoRect *rect, double radius,
                        double depth);

/* ludo_paint_bevel: the rounded edge, @width wide, of a plate of the shape of
 * @rect: light on the upper left, shade on the lower right; on paper too. */
void ludo_paint_bevel (cairo_t *cr, const LudoRect *rect, double radius,
                       double width);

/* ludo_paint_drop: the soft shadow of a round thing about (@x, @y) that is held
 * @height pixels high, 0 where it lies; on paper too, since what moves in the
 * window is only recorded. */
void ludo_paint_drop (cairo_t *cr, double x, double y, double radius,
                      double height);

/* ludo_paint_hollow: the depth of a round hollow that is filled with its
 * colour: shade below its upper left rim, light on its lower right wall, and a
 * lip thrown up around it. */
void ludo_paint_hollow (cairo_t *cr, const LudoRect *rect, double radius);

/* ludo_paint_set_dome: sets as the source the light on a round thing of @color
 * about (@x, @y): brightest above on the left, darkest at the edge opposite, by
 * @amount, 0 to 1; on paper too. */
void ludo_paint_set_dome (cairo_t *cr, LudoColor color, double x, double y,
                          double radius, double amount);
