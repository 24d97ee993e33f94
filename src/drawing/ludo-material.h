/* ludo-material.h: paints wood, earth, cloth and stone, and the light on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All boards are lit from the upper left.  These functions make the colour that
 * is there already a little lighter and darker, so that its mean, and with it
 * every contrast, stays.  Unless they say otherwise they paint only on surfaces
 * made of pixels: paper, vector files and recording surfaces stay plain.  The
 * themes of high contrast do not call them.
 */

#pragma once

#include "drawing/ludo-drawing.h"

typedef enum
{
  LUDO_MATERIAL_EARTH,          /* swept and sandy */
  LUDO_MATERIAL_WOOD,           /* with a horizontal grain */
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
 * Fills the current path with the grain of @material and the light on it, and
 * keeps the path.
 */
void ludo_paint_material (cairo_t *cr, LudoMaterial material,
                          const LudoRect *rect, double unit, double light);

/* ludo_paint_shadow: paints the shadow of the plate @rect, with corners of
 * @radius, to its lower right.  The shadow is @height pixels long; it is to be
 * painted before the plate. */
void ludo_paint_shadow (cairo_t *cr, const LudoRect *rect, double radius,
                        double height);

/* ludo_paint_recess: makes the area @rect, which is filled with its colour
 * already, look @depth pixels deep: paints the shadow of its upper left rim,
 * and light on the opposite rim. */
void ludo_paint_recess (cairo_t *cr, const LudoRect *rect, double radius,
                        double depth);

/* ludo_paint_bevel: paints the rounded edge, @width pixels wide, of the plate
 * @rect: light on the upper left, shade on the lower right; on paper too. */
void ludo_paint_bevel (cairo_t *cr, const LudoRect *rect, double radius,
                       double width);

/* ludo_paint_drop: paints the soft shadow of a round piece centred on
 * (@x, @y) that is @height pixels above the board, 0 if it lies there.  It is
 * painted on every surface, because pieces that move are recorded. */
void ludo_paint_drop (cairo_t *cr, double x, double y, double radius,
                      double height);

/* ludo_paint_hollow: makes the area @rect, with corners of @radius, which is
 * filled with its colour already, look hollow: paints shade below its upper
 * left rim, light on its lower right wall, and a raised lip around it. */
void ludo_paint_hollow (cairo_t *cr, const LudoRect *rect, double radius);

/* ludo_paint_set_dome: sets the source to a gradient that makes a disc of
 * @color centred on (@x, @y) look round: brightest at the upper left, darkest
 * at the lower right edge, by @amount, 0 to 1; on paper too. */
void ludo_paint_set_dome (cairo_t *cr, LudoColor color, double x, double y,
                          double radius, double amount);
