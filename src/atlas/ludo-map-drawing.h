/* ludo-map-drawing.h: draws a map with its places, on the screen and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The land is a picture that build-aux/make-maps has made.  This file uses
 * Cairo, Pango and librsvg, but no GTK.
 */

#pragma once

#include <pango/pangocairo.h>

#include "content/ludo-atlas.h"
#include "drawing/ludo-paint.h"

typedef struct _LudoMapDrawing LudoMapDrawing;

/* LudoMapPin: the positions of a place and of its number, from the upper left
 * corner of the map, in the unit of its width. */
typedef struct
{
  double place_x;
  double place_y;
  double x;                     /* the centre of the number */
  double y;
} LudoMapPin;

/* ludo_map_drawing_new:
 * @atlas: referenced until the drawing is freed
 *
 * If the picture of the land is missing or damaged, that is logged as
 * information and the places are drawn without it.
 *
 * Returns: (transfer full): free with ludo_map_drawing_free()
 */
LudoMapDrawing *ludo_map_drawing_new (LudoAtlas *atlas);

/* ludo_map_drawing_free: frees @drawing; does nothing for NULL. */
void ludo_map_drawing_free (LudoMapDrawing *drawing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoMapDrawing, ludo_map_drawing_free)

/* ludo_map_drawing_get_height: returns the height of a map of @width. */
double ludo_map_drawing_get_height (LudoMapDrawing *drawing, double width);

/* ludo_map_drawing_place_pins:
 * @size: the width and height of a number
 *
 * Places the numbers on a map of @width: each at its place, or beside it if
 * another number is there already.
 *
 * Returns: (transfer container): LudoMapPin, in the order of the atlas.
 */
GArray *ludo_map_drawing_place_pins (LudoMapDrawing *drawing, double width,
                                     double size);

/* ludo_map_drawing_draw:
 * @pins: the result of ludo_map_drawing_place_pins() for the same @width
 * @ink: the colour of the lines
 * @strong: whether to draw only lines, for high contrast
 *
 * Draws the land, the places, and lines to the numbers that are not at their
 * places.  The numbers are left to ludo_map_drawing_draw_numbers() or to
 * buttons.
 */
void ludo_map_drawing_draw (LudoMapDrawing *drawing, cairo_t *cr,
                            double width, const GArray *pins, LudoColor ink,
                            gboolean strong);

/* ludo_map_drawing_draw_numbers: draws the numbers of the places in discs of
 * diameter @size. */
void ludo_map_drawing_draw_numbers (cairo_t *cr, PangoContext *context,
                                    const GArray *pins, double size);
