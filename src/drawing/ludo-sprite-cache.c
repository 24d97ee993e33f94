/* ludo-sprite-cache.c: round shapes that are painted over and over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-sprite-cache.h"

#include <math.h>

#include "drawing/ludo-paint.h"

/* Sizes and places are distinguished to a sixteenth of a pixel. */
#define PARTS 16

/* In pixels: a larger sprite would save little and take much memory. */
#define SIDE_MAX 256

/* In bytes: when a window has been drawn at many sizes the sprites are made
 * anew. */
#define AREA_MAX (3 * 1024 * 1024)

/* Shape: all measures in parts of a pixel. */
typedef struct
{
  int x;                        /* where the corner lies in its pixel */
  int y;
  int width;
  int height;
  int radius;
  int line;                     /* a line's width, 0: filled; or -id */
} Shape;

struct _LudoSpriteCache
{
  int scale;
  gsize area;
  GHashTable *sprites;           /* Shape to cairo_surface_t; both owned */
};

static guint
shape_hash (gconstpointer key)
{
  const Shape *shape = key;
  guint hash = 0;

  hash = hash * 31 + (guint) shape->x;
  hash = hash * 31 + (guint) shape->y;
  hash = hash * 31 + (guint) shape->width;
  hash = hash * 31 + (guint) shape->height;
  hash = hash * 31 + (guint) shape->radius;

  return hash * 31 + (guint) shape->line;
}

static gboolean
shape_equal (gconstpointer a,
             gconstpointer b)
{
  const Shape *one = a, *other = b;

  return one->x == other->x && one->y == other->y
         && one->width == other->width && one->height == other->height
         && one->radius == other->radius && one->line == other->line;
}

LudoSpriteCache *
ludo_sprite_cache_new (int scale)
{
  LudoSpriteCache *sprites = g_new0 (LudoSpriteCache, 1);

  sprites->scale = scale;
  sprites->sprites =
    g_hash_table_new_full (shape_hash, shape_equal, g_free,
                           (GDestroyNotify) cairo_surface_destroy);

  return sprites;
}

void
ludo_sprite_cache_free (LudoSpriteCache *sprites)
{
  g_hash_table_unref (sprites->sprites);
  g_free (sprites);
}

/* Adds a circle for a disc, because four rounded corners are less round. */
static void
add_outline (cairo_t        *cr,
             const LudoRect *rect,
             double          radius)
{
  if (2 * radius > MAX (rect->width, rect->height) - 0.1)
    ludo_paint_circle (cr, rect->x + rect->width / 2,
                       rect->y + rect->height / 2, rect->width / 2);
  else
    ludo_paint_rounded_rect (cr, rect, radius);
}

static void
fill_shape (cairo_t        *cr,
            const LudoRect *rect,
            double          radius,
            double          line)
{
  const LudoRect inner = { rect->x + line, rect->y + line,
                           rect->width - 2 * line, rect->height - 2 * line };

  cairo_new_path (cr);
  add_outline (cr, rect, radius);
  if (line > 0 && inner.width > 0 && inner.height > 0)
    add_outline (cr, &inner, MAX (radius - line, 0));
  cairo_set_fill_rule (cr, line > 0 ? CAIRO_FILL_RULE_EVEN_ODD
                                    : CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

static cairo_surface_t *
make_sprite (const LudoSpriteCache *sprites,
             const Shape           *shape,
             int                    width,
             int                    height)
{
  cairo_surface_t *sprite = cairo_image_surface_create (CAIRO_FORMAT_A8, width,
                                                        height);
  const LudoRect rect = {
    (double) shape->x / PARTS, (double) shape->y / PARTS,
    (double) shape->width / PARTS, (double) shape->height / PARTS,
  };
  cairo_t *cr = cairo_create (sprite);

  /* As in ludo_paint_begin(), so that a sprite looks like the shape. */
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  fill_shape (cr, &rect, (double) shape->radius / PARTS,
              (double) shape->line / PARTS);
  cairo_destroy (cr);
  cairo_surface_set_device_scale (sprite, sprites->scale, sprites->scale);

  return sprite;
}

static void
cache_sprite (LudoSpriteCache *sprites,
              const Shape     *shape,
              cairo_surface_t *sprite)
{
  gsize area = (gsize) cairo_image_surface_get_stride (sprite)
               * (gsize) cairo_image_surface_get_height (sprite);

  if (sprites->area + area > AREA_MAX)
    {
      g_hash_table_remove_all (sprites->sprites);
      sprites->area = 0;
    }
  sprites->area += area;
  g_hash_table_insert (sprites->sprites, g_memdup2 (shape, sizeof *shape),
                       sprite);
}

/* Borrowed until the next call; NULL when the shape is too large. */
static cairo_surface_t *
find_sprite (LudoSpriteCache *sprites,
             const Shape     *shape)
{
  int width = (shape->x + shape->width + PARTS - 1) / PARTS;
  int height = (shape->y + shape->height + PARTS - 1) / PARTS;
  cairo_surface_t *sprite = g_hash_table_lookup (sprites->sprites, shape);

  if (sprite != NULL)
    return sprite;
  if (width > SIDE_MAX || height > SIDE_MAX)
    return NULL;

  sprite = make_sprite (sprites, shape, width, height);
  cache_sprite (sprites, shape, sprite);

  return sprite;
}

static int
parts (double pixels)
{
  return (int) lround (pixels * PARTS);
}

void
ludo_paint_shape (cairo_t         *cr,
                  const LudoScene *scene,
                  const LudoRect  *rect,
                  double           radius,
                  double           line)
{
  cairo_surface_t *sprite = NULL;
  double x = 0, y = 0;

  if (scene->sprites != NULL)
    {
      const int scale = scene->sprites->scale;
      Shape shape = {
        .width = parts (rect->width * scale),
        .height = parts (rect->height * scale),
        .radius = parts (radius * scale),
        .line = line > 0 ? MAX (1, parts (line * scale)) : 0,
      };
      int left = parts (rect->x * scale), top = parts (rect->y * scale);

      x = floor ((double) left / PARTS);
      y = floor ((double) top / PARTS);
      shape.x = left - (int) x * PARTS;
      shape.y = top - (int) y * PARTS;
      x /= scale;
      y /= scale;
      sprite = find_sprite (scene->sprites, &shape);
    }

  if (sprite != NULL)
    cairo_mask_surface (cr, sprite, x, y);
  else
    fill_shape (cr, rect, radius, line);
}

/* A picture of @side pixels whose middle is where @shape says within its
 * middle pixel. */
static cairo_surface_t *
make_picture (const LudoScene *scene,
              const Shape     *shape,
              int              side,
              double           reach,
              LudoSpriteDraw   draw)
{
  const int scale = scene->sprites->scale;
  cairo_surface_t *sprite = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                        side, side);
  cairo_t *cr;

  cairo_surface_set_device_scale (sprite, scale, scale);
  cr = cairo_create (sprite);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance (cr, 0.25);
  cairo_translate (cr, (side / 2 + (double) shape->x / PARTS) / scale,
                   (side / 2 + (double) shape->y / PARTS) / scale);
  draw (cr, scene, -shape->line, reach);
  cairo_destroy (cr);

  return sprite;
}

#define TRACE_DOMAIN "ludotheque-board"

/* Pictures whose side is no longer than this are kept for every quarter of a
 * pixel; of the others, half a pixel more or less is not seen, and a few of
 * them fill the memory. */
#define SIDE_FINE 48

/* Sets @shape to that of a sprite whose middle is at (@x, @y), and @left and
 * @top to the rounded position of that middle, in parts of a pixel.
 * Returns: the side of its picture, in pixels. */
static int
find_shape (int     id,
            double  x,
            double  y,
            double  reach,
            Shape  *shape,
            int    *left,
            int    *top)
{
  int side = 2 * ((int) ceil (reach) + 1);
  int step = side <= SIDE_FINE ? PARTS / 4 : PARTS;

  *left = (int) lround (x * PARTS / step) * step;
  *top = (int) lround (y * PARTS / step) * step;
  *shape = (Shape) { *left & (PARTS - 1), *top & (PARTS - 1), parts (reach),
                     side, 0, -id };

  return side;
}

/* Returns: (transfer none): the picture of @shape, which is made if the cache
 * does not have it; valid until the next call. */
static cairo_surface_t *
find_picture (const LudoScene *scene,
              const Shape     *shape,
              double           reach,
              LudoSpriteDraw   draw)
{
  cairo_surface_t *sprite = g_hash_table_lookup (scene->sprites->sprites,
                                                 shape);

  if (sprite == NULL)
    {
      /* A test counts what is made, with G_MESSAGES_DEBUG. */
      if (!g_log_writer_default_would_drop (G_LOG_LEVEL_DEBUG, TRACE_DOMAIN))
        g_log (TRACE_DOMAIN, G_LOG_LEVEL_DEBUG, "sprite");
      sprite = make_picture (scene, shape, shape->height, reach, draw);
      cache_sprite (scene->sprites, shape, sprite);
    }

  return sprite;
}

void
ludo_paint_sprite (cairo_t         *cr,
                   const LudoScene *scene,
                   int              id,
                   double           x,
                   double           y,
                   double           reach,
                   LudoSpriteDraw   draw)
{
  const int scale = scene->sprites != NULL ? scene->sprites->scale : 1;
  cairo_surface_t *sprite;
  int left, top, side;
  Shape shape;

  side = find_shape (id, x * scale, y * scale, reach * scale, &shape, &left,
                     &top);
  if (scene->sprites == NULL || side > 2 * SIDE_MAX)
    {
      cairo_save (cr);
      cairo_translate (cr, x, y);
      draw (cr, scene, id, reach);
      cairo_restore (cr);
      return;
    }

  sprite = find_picture (scene, &shape, reach, draw);
  cairo_set_source_surface (cr, sprite,
                            (double) ((left - shape.x) / PARTS - side / 2)
                              / scale,
                            (double) ((top - shape.y) / PARTS - side / 2)
                              / scale);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
}

void
ludo_sprite_cache_make (const LudoScene *scene,
                        int              id,
                        int              i,
                        double           reach,
                        LudoSpriteDraw   draw)
{
  Shape shape;
  int left, top;

  if (find_shape (id, i % 4 / 4.0, i / 4 / 4.0, reach * scene->sprites->scale,
                  &shape, &left, &top) <= 2 * SIDE_MAX)
    find_picture (scene, &shape, reach, draw);
}

gboolean
ludo_sprite_cache_is_full (const LudoSpriteCache *sprites)
{
  return sprites->area > AREA_MAX / 4 * 3;
}

void
ludo_paint_disc (cairo_t         *cr,
                 const LudoScene *scene,
                 double           x,
                 double           y,
                 double           radius)
{
  const LudoRect rect = { x - radius, y - radius, 2 * radius, 2 * radius };

  ludo_paint_shape (cr, scene, &rect, radius, 0);
}
