/* ludo-painted.c: something painted once, to be shown in many frames
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-painted"

#include "config.h"

#include "board/ludo-painted.h"

GskRenderNode *
ludo_painted_new (int       width,
                  int       height,
                  int       scale,
                  LudoPaint paint,
                  gpointer  data)
{
  GskRenderNode *node;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);
  g_return_val_if_fail (paint != NULL, NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale,
                                        height * scale);
  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  paint (cr, data);
  cairo_destroy (cr);

  /* The node keeps the pixels, not how they came about. */
  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}
