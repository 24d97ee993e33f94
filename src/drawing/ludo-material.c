/* ludo-material.c: wood, earth, cloth and stone, and the light on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-material.h"

#include <math.h>
#include <string.h>

#include "drawing/ludo-paint.h"

/* The side of a tile of noise, in pixels: a power of two. */
#define TILE 128

/* The factor by which the coarse grain is painted smaller than it is shown,
 * across and, except for the rings of wood, down.  The grain is soft, and most
 * of the time goes into the number of pixels. */
#define SMALLER 4

/* The number of layers that make a shadow soft. */
#define SHADOW_LAYERS 6

/* The value of a grain at a point of the noise, -1 to 1. */
typedef double (*Pattern) (const float *tile, double u, double v);

/* A grain: how many units a tile of noise covers across and down, the most
 * that it adds to or takes from a colour, 0 to 1, and the same of the sand or
 * the threads, which are as fine as pixels. */
typedef struct
{
  int smaller;                  /* the factor by which it is painted smaller,
                                 * down */
  double width;
  double height;
  double strength;
  double fine_strength;
  Pattern pattern;
} Grain;

/* The noise at a point between its pixels; @u and @v are not negative. */
static double
noise_at (const float *tile,
          double       u,
          double       v)
{
  int x = (int) u, y = (int) v, right = (x + 1) & (TILE - 1);
  const float *above = tile + (y & (TILE - 1)) * TILE;
  const float *below = tile + ((y + 1) & (TILE - 1)) * TILE;
  double across = u - x, upper, lower;

  x &= TILE - 1;
  upper = above[x] + (above[right] - above[x]) * across;
  lower = below[x] + (below[right] - below[x]) * across;

  return upper + (lower - upper) * (v - y);
}

/* Adds two layers of noise, one so large that its tile is seen only once, the
 * other askew, so that no repetition is seen. */
static double
cloud_at (const float *tile,
          double       u,
          double       v)
{
  return 0.6 * noise_at (tile, 0.13 * v + 31, 0.13 * u + 77)
         + 0.4 * noise_at (tile, 0.8 * u + 0.31 * v, 0.83 * v + 0.23 * u);
}

/* The arcs that a broom leaves on the ground. */
static double
earth_at (const float *tile,
          double       u,
          double       v)
{
  double radius = hypot (u + 260, v + 900);

  return 0.5 * noise_at (tile, 0.13 * v + 31, 0.13 * u + 77)
         + 0.35 * noise_at (tile, 1.9 * radius, 0.05 * u + 3);
}

/* Rings, a slow change from light to dark and a quick one back, bent by the
 * noise; and fibres along them. */
static double
wood_at (const float *tile,
         double       u,
         double       v)
{
  double ring = v / 26 + 3 * noise_at (tile, 0.4 * u, 0.11 * v + 9) + 8;

  ring -= floor (ring);
  ring = ring < 0.82 ? 0.5 - 0.9 * ring : 0.5 - (1 - ring) / 0.18 * 0.74;

  return 0.6 * ring + 0.4 * noise_at (tile, 0.8 * u, 2.3 * v);
}

/* Veins where the noise passes through nought. */
static double
marble_at (const float *tile,
           double       u,
           double       v)
{
  double bend = 30 + 22 * noise_at (tile, 0.23 * v + 40, 0.23 * u);
  double vein = noise_at (tile, 0.5 * u + bend, 0.42 * v + bend);

  vein = MAX (0, 1 - 11 * fabs (vein));

  return 0.35 * cloud_at (tile, u, v) - 0.8 * vein * vein;
}

static const Grain grains[] = {
  [LUDO_MATERIAL_EARTH] = { 4, 5, 5, 0.13, 0.05, earth_at },
  [LUDO_MATERIAL_WOOD] = { 2, 9, 1.6, 0.24, 0, wood_at },
  [LUDO_MATERIAL_CLOTH] = { 4, 6, 6, 0.07, 0.05, cloud_at },
  [LUDO_MATERIAL_STONE] = { 4, 8, 5, 0.12, 0.035, cloud_at },
  [LUDO_MATERIAL_MARBLE] = { 2, 9, 7, 0.17, 0, marble_at },
};

static gboolean
has_pixels (cairo_t *cr)
{
  return cairo_surface_get_type (cairo_get_target (cr))
         == CAIRO_SURFACE_TYPE_IMAGE;
}

/* Returns a number from 0 to 1 for a point of a lattice, always the same one.
 * The lattice repeats after @period points. */
static double
lattice (int x,
         int y,
         int period)
{
  guint hash = (guint) (x % period) * 374761393u
               + (guint) (y % period) * 668265263u + (guint) period * 69069u;

  hash = (hash ^ hash >> 13) * 1274126177u;

  return (hash >> 8) / (double) 0xffffff;
}

/* Adds to @tile, in a cell whose first pixel is (@left, @top), the values
 * between the four points of a lattice at its corners. */
static void
add_cell (float        *tile,
          int           left,
          int           top,
          int           side,
          const double *corners,
          double        share)
{
  for (int y = 0; y < side; y++)
    {
      double down = (double) y / side;
      double from, to;

      down *= down * (3 - 2 * down);
      from = corners[0] + (corners[2] - corners[0]) * down;
      to = corners[1] + (corners[3] - corners[1]) * down;
      for (int x = 0; x < side; x++)
        {
          double across = (double) x / side;

          across *= across * (3 - 2 * across);
          tile[(top + y) * TILE + left + x] +=
            (float) (share * (from + (to - from) * across - 0.5));
        }
    }
}

/* Fills @tile, TILE by TILE numbers, with noise from -1 to 1: lattices of
 * four, eight, 16 … points, each half as strong as the one before. */
static void
fill_noise (float *tile)
{
  double share = 1.3;

  memset (tile, 0, TILE * TILE * sizeof *tile);
  for (int period = 4; period <= TILE / 2; period *= 2, share /= 2)
    for (int y = 0; y < period; y++)
      for (int x = 0; x < period; x++)
        {
          int side = TILE / period;
          const double corners[] = {
            lattice (x, y, period), lattice (x + 1, y, period),
            lattice (x, y + 1, period), lattice (x + 1, y + 1, period),
          };

          add_cell (tile, x * side, y * side, side, corners, share);
        }
  for (int i = 0; i < TILE * TILE; i++)
    tile[i] = CLAMP (tile[i], -1, 1);
}

/* Sand: no grain is larger than a pixel, so that the repetition of the tile is
 * not seen. */
static void
fill_sand (float *tile)
{
  for (int i = 0; i < TILE * TILE; i++)
    tile[i] = (float) (2 * lattice (i % TILE, i / TILE, TILE) - 1);
}

/* Threads of a cloth, over and under by turns. */
static void
fill_weave (float *tile)
{
  for (int y = 0; y < TILE; y++)
    for (int x = 0; x < TILE; x++)
      {
        gboolean over = (x / 3 + y / 3) % 2 == 0;
        int along = over ? y % 3 : x % 3;

        tile[y * TILE + x] = (over ? 0.5f : -0.5f)
                             + (along == 1 ? 0.5f : -0.5f);
      }
}

/* Returns a pixel of white or black, the more opaque the farther @amount is
 * from 0. */
static guint32
pixel (double amount)
{
  guint alpha = (guint) (MIN (fabs (amount), 1) * 255 + 0.5);

  return alpha * (amount < 0 ? 0x01000000u : 0x01010101u);
}

/* Returns: (transfer full): a picture to be filled row by row; NULL where there
 * is no memory for it, so that the board stays plain. */
static cairo_surface_t *
new_surface (int width,
             int height)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    {
      g_message ("no grain: %s",
                 cairo_status_to_string (cairo_surface_status (surface)));
      g_clear_pointer (&surface, cairo_surface_destroy);
    }

  return surface;
}

/* The pixels of @surface, a row of them at @y. */
static guint32 *
row_of (cairo_surface_t *surface,
        int              y)
{
  guint8 *pixels = cairo_image_surface_get_data (surface);

  return (guint32 *) (void *) (pixels
                               + y * cairo_image_surface_get_stride (surface));
}

/* Fills the current path with @surface, laid from (@x, @y) on, each of its
 * pixels @across by @down large, and frees it. */
static void
fill_with (cairo_t         *cr,
           cairo_surface_t *surface,
           double           x,
           double           y,
           double           across,
           double           down)
{
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (surface);
  gboolean fine = across <= 1;
  cairo_matrix_t matrix;

  cairo_surface_mark_dirty (surface);
  cairo_matrix_init_scale (&matrix, 1 / across, 1 / down);
  cairo_matrix_translate (&matrix, -x, -y);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_extend (pattern, fine ? CAIRO_EXTEND_REPEAT
                                          : CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (pattern, fine ? CAIRO_FILTER_NEAREST
                                          : CAIRO_FILTER_BILINEAR);
  cairo_set_source (cr, pattern);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (surface);
}

static void
fill_coarse (cairo_t        *cr,
             const Grain    *grain,
             const float    *tile,
             const LudoRect *rect,
             double          unit,
             double          light)
{
  int width = (int) ceil (rect->width / SMALLER) + 1;
  int height = (int) ceil (rect->height / grain->smaller) + 1;
  double across = TILE / (grain->width * unit) * SMALLER;
  double down = TILE / (grain->height * unit) * grain->smaller;
  cairo_surface_t *surface = new_surface (width, height);

  for (int y = 0; surface != NULL && y < height; y++)
    {
      guint32 *row = row_of (surface, y);

      for (int x = 0; x < width; x++)
        row[x] = pixel (grain->strength
                          * grain->pattern (tile, x * across, y * down)
                        + light * (1 - (double) x / width
                                   - (double) y / height));
    }
  if (surface != NULL)
    fill_with (cr, surface, rect->x, rect->y, SMALLER, grain->smaller);
}

static void
fill_fine (cairo_t     *cr,
           const float *tile,
           double       strength)
{
  cairo_surface_t *surface = new_surface (TILE, TILE);

  for (int y = 0; surface != NULL && y < TILE; y++)
    {
      guint32 *row = row_of (surface, y);

      for (int x = 0; x < TILE; x++)
        row[x] = pixel (strength * tile[y * TILE + x]);
    }
  if (surface != NULL)
    fill_with (cr, surface, 0, 0, 1, 1);
}

/* Returns the noise, made once for all that is painted with @cr. */
static const float *
noise_of (cairo_t *cr)
{
  static const cairo_user_data_key_t key;
  float *tile = cairo_get_user_data (cr, &key);

  if (tile != NULL)
    return tile;

  tile = g_new (float, TILE * TILE);
  fill_noise (tile);
  if (cairo_set_user_data (cr, &key, tile, g_free) != CAIRO_STATUS_SUCCESS)
    g_error ("out of memory");

  return tile;
}

void
ludo_paint_material (cairo_t        *cr,
                     LudoMaterial    material,
                     const LudoRect *rect,
                     double          unit,
                     double          light)
{
  const Grain *grain = &grains[material];
  const float *tile;

  if (!has_pixels (cr) || rect->width < 1 || rect->height < 1)
    return;

  tile = noise_of (cr);
  fill_coarse (cr, grain, tile, rect, unit, light);
  if (grain->fine_strength > 0)
    {
      g_autofree float *fine = g_new (float, TILE * TILE);

      if (material == LUDO_MATERIAL_CLOTH)
        fill_weave (fine);
      else
        fill_sand (fine);
      fill_fine (cr, fine, grain->fine_strength);
    }
}

void
ludo_paint_shadow (cairo_t        *cr,
                   const LudoRect *rect,
                   double          radius,
                   double          height)
{
  double within = 0.3 * radius + height;

  if (!has_pixels (cr))
    return;

  /* The middle is left out, because the body that throws the shadow covers
   * it. */
  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.3 / SHADOW_LAYERS);
  for (int i = 0; i < SHADOW_LAYERS; i++)
    {
      double out = height * (i + 1 - SHADOW_LAYERS / 2.0) / SHADOW_LAYERS;
      LudoRect layer = { rect->x + height * 0.35 - out,
                         rect->y + height * 0.6 - out,
                         rect->width + 2 * out, rect->height + 2 * out };

      ludo_paint_rounded_rect (cr, &layer, MAX (radius + out, 0));
      if (2 * within < MIN (rect->width, rect->height))
        cairo_rectangle (cr, rect->x + within, rect->y + within,
                         rect->width - 2 * within,
                         rect->height - 2 * within);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Fills along the edge of @rect that begins at (@x, @y) black or white that
 * fades along (@dx, @dy), one of which is 0. */
static void
fade (cairo_t        *cr,
      const LudoRect *rect,
      double          x,
      double          y,
      double          dx,
      double          dy,
      double          light,
      double          alpha)
{
  cairo_pattern_t *shade = cairo_pattern_create_linear (x, y, x + dx, y + dy);

  cairo_pattern_add_color_stop_rgba (shade, 0, light, light, light, alpha);
  cairo_pattern_add_color_stop_rgba (shade, 0.4, light, light, light,
                                     alpha * 0.35);
  cairo_pattern_add_color_stop_rgba (shade, 1, light, light, light, 0);
  cairo_set_source (cr, shade);
  cairo_rectangle (cr, MIN (x, x + dx), MIN (y, y + dy),
                   fabs (dx) > 0 ? fabs (dx) : rect->width,
                   fabs (dy) > 0 ? fabs (dy) : rect->height);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

/* A line along the inside of the edge of @rect, from @from (white 1, black 0)
 * on the upper left to its opposite on the lower right. */
static void
stroke_edge (cairo_t        *cr,
             const LudoRect *rect,
             double          radius,
             double          width,
             double          from,
             double          alpha)
{
  LudoRect line = { rect->x + width / 2, rect->y + width / 2,
                    rect->width - width, rect->height - width };
  /* Square to the diagonal from the lower left to the upper right, so that
   * each side lies on one half. */
  double far = rect->width * rect->height
               / (rect->width * rect->width + rect->height * rect->height);
  double x = rect->x + rect->width / 2, y = rect->y + rect->height / 2;
  cairo_pattern_t *light =
    cairo_pattern_create_linear (x - far * rect->height,
                                 y - far * rect->width,
                                 x + far * rect->height,
                                 y + far * rect->width);

  cairo_pattern_add_color_stop_rgba (light, 0, from, from, from, alpha);
  cairo_pattern_add_color_stop_rgba (light, 0.48, from, from, from,
                                     alpha * 0.3);
  cairo_pattern_add_color_stop_rgba (light, 0.52, 1 - from, 1 - from,
                                     1 - from, alpha * 0.3);
  cairo_pattern_add_color_stop_rgba (light, 1, 1 - from, 1 - from, 1 - from,
                                     alpha);
  ludo_paint_rounded_rect (cr, &line, MAX (radius - width / 2, 0));
  cairo_set_source (cr, light);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_pattern_destroy (light);
}

void
ludo_paint_recess (cairo_t        *cr,
                   const LudoRect *rect,
                   double          radius,
                   double          depth)
{
  if (!has_pixels (cr))
    return;

  cairo_save (cr);
  ludo_paint_rounded_rect (cr, rect, radius);
  cairo_clip (cr);
  fade (cr, rect, rect->x, rect->y, 0, depth, 0, 0.5);
  fade (cr, rect, rect->x, rect->y, depth * 0.7, 0, 0, 0.35);
  fade (cr, rect, rect->x, rect->y + rect->height, 0, -depth * 0.5, 1, 0.12);
  fade (cr, rect, rect->x + rect->width, rect->y, -depth * 0.5, 0, 1, 0.1);
  cairo_restore (cr);
  stroke_edge (cr, rect, radius, MAX (1, depth * 0.12), 0, 0.45);
}

void
ludo_paint_bevel (cairo_t        *cr,
                  const LudoRect *rect,
                  double          radius,
                  double          width)
{
  stroke_edge (cr, rect, radius, width, 1, 0.4);
}

void
ludo_paint_drop (cairo_t *cr,
                 double   x,
                 double   y,
                 double   radius,
                 double   height)
{
  double reach = radius * 1.16 + height * 0.6;
  cairo_pattern_t *shade;

  x += radius * 0.08 + height * 0.5;
  y += radius * 0.13 + height;
  shade = cairo_pattern_create_radial (x, y, MAX (0, radius * 0.7 - height),
                                       x, y, reach);
  cairo_pattern_add_color_stop_rgba (shade, 0, 0, 0, 0, 0.45);
  cairo_pattern_add_color_stop_rgba (shade, 0.6, 0, 0, 0, 0.25);
  cairo_pattern_add_color_stop_rgba (shade, 1, 0, 0, 0, 0);
  ludo_paint_circle (cr, x, y, reach);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

void
ludo_paint_hollow (cairo_t        *cr,
                   const LudoRect *rect,
                   double          radius)
{
  double lip = MIN (2 * radius, MIN (rect->width, rect->height)) * 0.07;
  double x = rect->x + rect->width / 2, y = rect->y + rect->height / 2;
  LudoRect rim = { rect->x - lip, rect->y - lip, rect->width + 2 * lip,
                   rect->height + 2 * lip };
  cairo_pattern_t *shade;

  if (!has_pixels (cr))
    return;

  /* The wall is steep on the side of the light, and its foot in the shade. */
  cairo_save (cr);
  ludo_paint_rounded_rect (cr, rect, radius);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rect->width / 2, rect->height / 2);
  shade = cairo_pattern_create_radial (0.3, 0.36, 0.1, 0.12, 0.15, 1.35);
  cairo_pattern_add_color_stop_rgba (shade, 0, 1, 0.85, 0.65, 0.16);
  cairo_pattern_add_color_stop_rgba (shade, 0.35, 0, 0, 0, 0.04);
  cairo_pattern_add_color_stop_rgba (shade, 0.75, 0, 0, 0, 0.5);
  cairo_pattern_add_color_stop_rgba (shade, 1, 0, 0, 0, 0.75);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
  cairo_restore (cr);
  stroke_edge (cr, rect, radius, lip * 0.5, 0, 0.4);
  stroke_edge (cr, &rim, radius + lip, lip, 1, 0.4);
}

void
ludo_paint_set_dome (cairo_t   *cr,
                     LudoColor  color,
                     double     x,
                     double     y,
                     double     radius,
                     double     amount)
{
  const LudoColor white = LUDO_COLOR (0xffffff);
  const LudoColor black = LUDO_COLOR (0x000000);
  const struct { double offset; LudoColor color; } stops[] = {
    { 0, ludo_color_mix (color, white, amount) },
    { 0.5, color },
    { 1, ludo_color_mix (color, black, amount) },
  };
  cairo_pattern_t *dome =
    cairo_pattern_create_radial (x - 0.35 * radius, y - 0.4 * radius, 0,
                                 x - 0.1 * radius, y - 0.1 * radius,
                                 1.15 * radius);

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    cairo_pattern_add_color_stop_rgb (dome, stops[i].offset,
                                      stops[i].color.red,
                                      stops[i].color.green,
                                      stops[i].color.blue);
  cairo_set_source (cr, dome);
  cairo_pattern_destroy (dome);
}
