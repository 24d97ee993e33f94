/* ludo-map-drawing.h: a map with its places, on the screen and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The land is a picture made beforehand (build-aux/make-maps).  Cairo, Pango
 * and librsvg only, no GTK.
 */

#pragma once

#include <pango/pangocairo.h>

#include "content/ludo-atlas.h"
#include "drawing/ludo-paint.h"

typedef struct _LudoMapDrawing LudoMapDrawing;

/* LudoMapPin: the positions of a place and of its number, in the units of the
 * drawing's width. */
typedef struct
{
  double place_x;
  double place_y;
  double x;                     /* the middle of the number */
  double y;
} LudoMapPin;

/* ludo_map_drawing_new:
 * @atlas: referenced until the drawing is freed
 *
 * Where the picture of the land is missing or damaged, the places stand on an
 * empty ground and the log says why.
 */
LudoMapDrawing *ludo_map_drawing_new (LudoAtlas *atlas);

/* ludo_map_drawing_free: frees @drawing; does nothing for NULL. */
void ludo_map_drawing_free (LudoMapDrawing *drawing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoMapDrawing, ludo_map_drawing_free)

/* ludo_map_drawing_get_height: of a map of @width. */
double ludo_map_drawing_get_height (LudoMapDrawing *drawing, double width);

/* ludo_map_drawing_place_pins:
 * @size: how wide and high a number is
 *
 * Finds room for the numbers of a map of @width, each at its place or beside
 * it where others stand there.
 *
 * Returns: (transfer container): LudoMapPin, in the order of the atlas.
 */
GArray *ludo_map_drawing_place_pins (LudoMapDrawing *drawing, double width,
                                     double size);

/* ludo_map_drawing_draw:
 * @pins: as ludo_map_drawing_place_pins() has put them for this @width
 * @ink: the colour of the lines
 * @strong: lines alone, for high contrast
 *
 * Paints the land, the places, and lines to the numbers that stand apart; the
 * numbers themselves are for ludo_map_drawing_draw_numbers() or for buttons.
 */
void ludo_map_drawing_draw (LudoMapDrawing *drawing, cairo_t *cr,
                            double width, const GArray *pins, LudoColor ink,
                            gboolean strong);

/* ludo_map_drawing_draw_numbers: the places' numbers in discs of @size. */
void ludo_map_drawing_draw_numbers (cairo_t *cr, PangoContext *context,
                                    const GArray *pins, double size);
