/* ludo-sprite-cache.h: round shapes that are painted over and over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board full of pieces and stones is made of hundreds of discs, plates and
 * rings of a few sizes.  To find which pixels the edge of one covers takes
 * three to five times as long as to colour them by a picture of the shape made
 * before.  A widget that paints many frames keeps such pictures, the sprites;
 * on paper, and for a scene without them, the shapes are filled as curves.
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* ludo_sprite_cache_new: makes an empty cache for pictures with @scale pixels,
 * 1 or more, to each unit.  Free with ludo_sprite_cache_free(). */
LudoSpriteCache *ludo_sprite_cache_new (int scale);

/* ludo_sprite_cache_free: frees @sprites and its pictures. */
void ludo_sprite_cache_free (LudoSpriteCache *sprites);

/* ludo_paint_shape:
 *
 * Fills a rectangle with corners of @radius in the current source; or, with
 * @line above 0, only a line as wide as that along the inside of its edge.
 * With the scene's sprites it may be off by a thirtieth of a pixel, and then no
 * rotation or scale may be set on @cr.
 */
void ludo_paint_shape (cairo_t *cr, const LudoScene *scene,
                       const LudoRect *rect, double radius, double line);

/* LudoSpriteDraw: paints the thing called @id, 1 or more, about the origin,
 * within @reach on all sides. */
typedef void (*LudoSpriteDraw) (cairo_t *cr, const LudoScene *scene, int id,
                                double reach);

/* ludo_paint_sprite: paints with @draw around (@x, @y).  If the scene has
 * sprites, a picture of it is made once and copied, to within half a pixel;
 * without them @draw is called each time.  What @draw paints may depend only on
 * the scene's theme, @id and @reach. */
void ludo_paint_sprite (cairo_t *cr, const LudoScene *scene, int id, double x,
                        double y, double reach, LudoSpriteDraw draw);

/* The number of places within a pixel for which a small sprite is kept. */
#define LUDO_SPRITE_PLACES 16

/* ludo_sprite_cache_make: makes the picture that ludo_paint_sprite() would
 * need, unless the cache of @scene has it.
 * @i: the place within a pixel, from 0 and below LUDO_SPRITE_PLACES
 */
void ludo_sprite_cache_make (const LudoScene *scene, int id, int i,
                             double reach, LudoSpriteDraw draw);

/* ludo_sprite_cache_is_full: whether one more sprite could drive others out. */
gboolean ludo_sprite_cache_is_full (const LudoSpriteCache *sprites);

/* ludo_paint_disc: as ludo_paint_shape(), for a disc. */
void ludo_paint_disc (cairo_t *cr, const LudoScene *scene, double x, double y,
                      double radius);
