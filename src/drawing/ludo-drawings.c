/* ludo-drawings.c: what is done with the drawing of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-drawing.h"

#include <math.h>

#include "games/games.h"

const LudoDrawing *
ludo_drawing_for (const char *game_id)
{
  const LudoModule *module = games_find_module (game_id);

  g_return_val_if_fail (module != NULL, NULL);

  return module->drawing;
}

double
ludo_drawing_fit (const LudoDrawing *self,
                  double             width,
                  double             height,
                  double            *picture_height)
{
  double aspect = self->aspect (width, height);
  double across = MIN (width, height * aspect);

  *picture_height = across / aspect;

  return across;
}

/* Begins a picture.  Boards are made of large round shapes, whose edges take
 * most of the time of a frame.  Sixteen levels of coverage and curves exact to
 * a quarter of a pixel look the same there as finer ones, and take half the
 * time. */
static void
begin (cairo_t         *cr,
       const LudoScene *scene)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, scene->width, scene->height);
  cairo_clip (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance (cr, 0.25);
}

void
ludo_drawing_draw_background (const LudoDrawing *drawing,
                              cairo_t           *cr,
                              const LudoScene   *scene)
{
  begin (cr, scene);
  drawing->draw_background (cr, scene);
  cairo_restore (cr);
}

/* Copies the background, which was painted in the pixels of this picture. */
static void
copy_background (cairo_t         *cr,
                 const LudoScene *scene)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, scene->width, scene->height);
  cairo_clip (cr);
  cairo_set_source_surface (cr, scene->background, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
ludo_drawing_draw (const LudoDrawing *drawing,
                   cairo_t           *cr,
                   const LudoScene   *scene)
{
  if (scene->background != NULL)
    copy_background (cr, scene);
  else
    ludo_drawing_draw_background (drawing, cr, scene);

  begin (cr, scene);
  drawing->draw_play (cr, scene);
  cairo_restore (cr);
}

void
ludo_rect_extend (LudoRect *rect,
                  double    x,
                  double    y,
                  double    reach)
{
  double right = MAX (rect->x + rect->width, x + reach);
  double bottom = MAX (rect->y + rect->height, y + reach);

  rect->x = MIN (rect->x, x - reach);
  rect->y = MIN (rect->y, y - reach);
  rect->width = right - rect->x;
  rect->height = bottom - rect->y;
}

/* The pixels that are drawn beyond each side of a part, because Cairo rounds a
 * curve that is cut off differently from a whole one. */
#define CUT 4

cairo_surface_t *
ludo_drawing_draw_part (const LudoDrawing *drawing,
                        const LudoScene   *scene,
                        const LudoRect    *part,
                        int                scale)
{
  static const cairo_user_data_key_t key;
  const int left = (int) MIN (part->x, CUT) * scale;
  const int top = (int) MIN (part->y, CUT) * scale;
  const int width = (int) part->width * scale;
  const int height = (int) part->height * scale;
  const int across = left + width + CUT * scale;
  const int down = top + height + CUT * scale;
  const int stride = cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32,
                                                    across);
  const gsize size = (gsize) stride * (gsize) down;
  /* A background covers every pixel, so none has to be cleared. */
  guint8 *pixels = scene->background != NULL ? g_malloc (size)
                                             : g_malloc0 (size);
  cairo_surface_t *drawn =
    cairo_image_surface_create_for_data (pixels, CAIRO_FORMAT_ARGB32, across,
                                         down, stride);
  cairo_surface_t *image;
  cairo_t *cr;

  cairo_surface_set_device_scale (drawn, scale, scale);
  cr = cairo_create (drawn);
  cairo_translate (cr, left / scale - part->x, top / scale - part->y);
  ludo_drawing_draw (drawing, cr, scene);
  cairo_destroy (cr);
  cairo_surface_destroy (drawn);

  image = cairo_image_surface_create_for_data (pixels + top * stride + 4 * left,
                                               CAIRO_FORMAT_ARGB32, width,
                                               height, stride);
  cairo_surface_set_device_scale (image, scale, scale);
  cairo_surface_set_user_data (image, &key, pixels, g_free);

  return image;
}

gboolean
ludo_drawing_find_pointed (const LudoDrawing *drawing,
                           const LudoScene   *scene,
                           int                place,
                           LudoRect          *reach)
{
  /* No mark reaches farther beyond the bounds than this. */
  double rim = 3 + 3 * MAX (1, MIN (scene->width, scene->height) / 200);
  double right, bottom;

  if (!drawing->bounds (scene, place, reach))
    return FALSE;

  *reach = (LudoRect) { reach->x - rim, reach->y - rim,
                        reach->width + 2 * rim, reach->height + 2 * rim };
  if (drawing->extend_pointed != NULL)
    drawing->extend_pointed (scene, place, reach);

  right = ceil (MIN (reach->x + reach->width, scene->width));
  bottom = ceil (MIN (reach->y + reach->height, scene->height));
  reach->x = floor (MAX (reach->x, 0));
  reach->y = floor (MAX (reach->y, 0));
  reach->width = right - reach->x;
  reach->height = bottom - reach->y;

  return reach->width > 0 && reach->height > 0;
}

int
ludo_drawing_find_place (const LudoDrawing *drawing,
                         const char        *name)
{
  for (int place = 0; name[0] != '\0' && place < drawing->n_places; place++)
    {
      char buffer[8];

      if (g_str_equal (drawing->place_name (place, buffer), name))
        return place;
    }

  return -1;
}
