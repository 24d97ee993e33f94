/* ken-wan-cubes.c: the colours of Ken Wan's board and its cubes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board of two woods and painted cubes.  Each colour has a sign of its own,
 * Blue a ring, Yellow a triangle and Red a lozenge, and the crossed face is
 * hollow, so that neither colour nor state needs the eye to tell hues apart.
 */

#include "ken-wan-paint.h"

#include <math.h>

#include "drawing/ludo-sprite-cache.h"

/* The colours of the themes that material and plain share. */
#define LIGHT_COLORS \
  .plate_edge = LUDO_COLOR (0x7d5d35), \
  .cell = LUDO_COLOR (0xf1e6d0), \
  .line = LUDO_COLOR (0xa98a5c), \
  .centre = LUDO_COLOR (0x1b1714), \
  .centre_ring = LUDO_COLOR (0xc6a272), \
  .text = LUDO_COLOR (0x2a1d10), \
  .cubes = { \
    { LUDO_COLOR (0x1f62b4), LUDO_COLOR (0x123f78), LUDO_COLOR (0x0b2b55), \
      LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) }, \
    { LUDO_COLOR (0xf4bd14), LUDO_COLOR (0xa87a00), LUDO_COLOR (0x5f4500), \
      LUDO_COLOR (0x3f2d00), LUDO_COLOR (0xffffff) }, \
    { LUDO_COLOR (0xc3282e), LUDO_COLOR (0x82161b), LUDO_COLOR (0x560b0f), \
      LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) }, \
  }

#define DARK_COLORS \
  .plate_edge = LUDO_COLOR (0x150f0a), \
  .cell = LUDO_COLOR (0x251c15), \
  .line = LUDO_COLOR (0x8a6d4f), \
  .centre = LUDO_COLOR (0x000000), \
  .centre_ring = LUDO_COLOR (0xb5957a), \
  .text = LUDO_COLOR (0xf0e4d2), \
  .cubes = { \
    { LUDO_COLOR (0x62a3f0), LUDO_COLOR (0x2f66aa), LUDO_COLOR (0x0a1c35), \
      LUDO_COLOR (0x0a1c35), LUDO_COLOR (0x1a1c20) }, \
    { LUDO_COLOR (0xf7cb45), LUDO_COLOR (0xa98212), LUDO_COLOR (0x2c2100), \
      LUDO_COLOR (0x2c2100), LUDO_COLOR (0x1e1c14) }, \
    { LUDO_COLOR (0xf2685f), LUDO_COLOR (0xa3322c), LUDO_COLOR (0x330806), \
      LUDO_COLOR (0x330806), LUDO_COLOR (0x211716) }, \
  }

#define INK_BOARD \
  .plate = LUDO_COLOR (0xffffff), \
  .plate_edge = LUDO_COLOR (0x000000), \
  .cell = LUDO_COLOR (0xffffff), \
  .line = LUDO_COLOR (0x000000), \
  .centre = LUDO_COLOR (0x000000), \
  .centre_ring = LUDO_COLOR (0xffffff), \
  .text = LUDO_COLOR (0x000000)

#define LIGHT_OAK .plate = LUDO_COLOR (0xc6a272)
#define DARK_OAK .plate = LUDO_COLOR (0x4a3626)

static const KenWanPalette palettes[LUDO_N_THEMES] = {
  [LUDO_THEME_LIGHT] = { LIGHT_COLORS, LIGHT_OAK, .shaded = TRUE },
  [LUDO_THEME_PLAIN] = { LIGHT_COLORS, LIGHT_OAK },
  [LUDO_THEME_DARK] = { DARK_COLORS, DARK_OAK, .shaded = TRUE },
  [LUDO_THEME_PLAIN_DARK] = { DARK_COLORS, DARK_OAK },
  /* The board of the light theme is of wood too, so this one is of a redder
   * wood. */
  [LUDO_THEME_WOOD] = {
    LIGHT_COLORS, .plate = LUDO_COLOR (0xcb8f5e), .shaded = TRUE,
  },
  [LUDO_THEME_WOOD_DARK] = {
    DARK_COLORS, .plate = LUDO_COLOR (0x6b4026), .shaded = TRUE,
  },
  [LUDO_THEME_CONTRAST] = {
    INK_BOARD,
    .cubes = {
      { LUDO_COLOR (0x0036b0), LUDO_COLOR (0x000000), LUDO_COLOR (0x000000),
        LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) },
      { LUDO_COLOR (0xffd500), LUDO_COLOR (0x000000), LUDO_COLOR (0x000000),
        LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
      { LUDO_COLOR (0xb80000), LUDO_COLOR (0x000000), LUDO_COLOR (0x000000),
        LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) },
    },
  },
  [LUDO_THEME_CONTRAST_DARK] = {
    .plate = LUDO_COLOR (0x000000),
    .plate_edge = LUDO_COLOR (0xffffff),
    .cell = LUDO_COLOR (0x000000),
    .line = LUDO_COLOR (0xffffff),
    .centre = LUDO_COLOR (0x7a7a7a),
    .centre_ring = LUDO_COLOR (0x000000),
    .text = LUDO_COLOR (0xffffff),
    .cubes = {
      { LUDO_COLOR (0x73b4ff), LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000),
        LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
      { LUDO_COLOR (0xffe000), LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000),
        LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
      { LUDO_COLOR (0xff8080), LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000),
        LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
    },
  },
};

/* The colours on paper, in every theme: black, white and a grey between
 * them. */
static const KenWanPalette ink = {
  INK_BOARD,
  .cubes = {
    { LUDO_COLOR (0x000000), LUDO_COLOR (0x000000), LUDO_COLOR (0x000000),
      LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) },
    { LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000), LUDO_COLOR (0x000000),
      LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    { LUDO_COLOR (0x8c8c8c), LUDO_COLOR (0x000000), LUDO_COLOR (0x000000),
      LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
  },
};

const KenWanPalette *
ken_wan_palette (LudoTheme theme)
{
  return &palettes[theme];
}

const KenWanPalette *
ken_wan_scene_palette (const LudoScene *scene)
{
  return scene->mono ? &ink : &palettes[scene->theme];
}

void
ken_wan_add_sign (cairo_t *cr,
                  int      colour,
                  double   radius)
{
  switch (colour)
    {
    case KEN_WAN_BLUE:
      ludo_paint_circle (cr, 0, 0, radius);
      cairo_new_sub_path (cr);
      cairo_arc_negative (cr, 0, 0, radius * 0.5, 2 * G_PI, 0);
      cairo_close_path (cr);
      break;
    case KEN_WAN_YELLOW:
      cairo_move_to (cr, 0, -radius);
      cairo_line_to (cr, radius * 0.98, radius * 0.74);
      cairo_line_to (cr, -radius * 0.98, radius * 0.74);
      cairo_close_path (cr);
      break;
    default:
      cairo_move_to (cr, 0, -radius * 1.08);
      cairo_line_to (cr, radius * 1.08, 0);
      cairo_line_to (cr, 0, radius * 1.08);
      cairo_line_to (cr, -radius * 1.08, 0);
      cairo_close_path (cr);
      break;
    }
}

/* Fills the sign of a colour about the origin. */
static void
fill_sign (cairo_t   *cr,
           int        colour,
           LudoColor  color,
           double     radius)
{
  ken_wan_add_sign (cr, colour, radius);
  ludo_paint_fill (cr, color);
}

/* Fills a cross from corner to corner, its arms @width wide. */
static void
fill_cross (cairo_t   *cr,
            LudoColor  color,
            double     reach,
            double     width)
{
  double half = width * G_SQRT2 / 4;

  for (int turn = -1; turn <= 1; turn += 2)
    {
      cairo_move_to (cr, -reach - half, turn * (-reach + half));
      cairo_line_to (cr, -reach + half, turn * (-reach - half));
      cairo_line_to (cr, reach + half, turn * (reach - half));
      cairo_line_to (cr, reach - half, turn * (reach + half));
      cairo_close_path (cr);
      ludo_paint_fill (cr, color);
    }
}

static LudoRect
square (double side)
{
  return (LudoRect) { -side / 2, -side / 2, side, side };
}

/* Fills a square with rounded corners. */
static void
fill_square (cairo_t   *cr,
             LudoColor  color,
             double     side,
             double     radius)
{
  LudoRect rect = square (side);

  ludo_paint_rounded_rect (cr, &rect, radius);
  ludo_paint_fill (cr, color);
}

/* The full face: colour and sign.  Rims are painted as squares within
 * squares, since fills take far less time than strokes. */
static void
paint_full_face (cairo_t                 *cr,
                 const KenWanCubePalette *colors,
                 int                      colour,
                 double                   side)
{
  double rim = MAX (0.8, side * 0.035);

  fill_square (cr, colors->edge, side, side * 0.14);
  fill_square (cr, colors->face, side - 2 * rim, side * 0.11);

  fill_sign (cr, colour, colors->sign, side * 0.27);
}

/* The crossed face: hollow, with a rim, a cross and the sign. */
static void
paint_crossed_face (cairo_t                 *cr,
                    const KenWanCubePalette *colors,
                    int                      colour,
                    double                   side)
{
  double thick = MAX (1.2, side * 0.085);
  double thin = MAX (0.6, side * 0.02);
  double reach = side * 0.40;

  fill_square (cr, colors->edge, side, side * 0.14);
  fill_square (cr, colors->face, side - 2 * thin, side * 0.12);
  fill_square (cr, colors->edge, side - 2 * (thin + thick), side * 0.08);
  fill_square (cr, colors->half, side - 2 * (2 * thin + thick), side * 0.07);

  fill_cross (cr, colors->edge, reach, thick + 2 * thin);
  fill_cross (cr, colors->face, reach, thick);

  /* The sign stands on a bare spot, so that the cross does not run into
   * it. */
  ludo_paint_circle (cr, 0, 0, side * 0.235);
  ludo_paint_fill (cr, colors->half);
  fill_sign (cr, colour, colors->edge, side * 0.185 + 1.5 * thin);
  fill_sign (cr, colour, colors->face, side * 0.185);
}

/* A player who has won a place: the corner of the face is turned down. */
static void
paint_placed (cairo_t                 *cr,
              const KenWanCubePalette *colors,
              double                   side)
{
  double corner = side / 2;
  double length = side * 0.34;

  cairo_move_to (cr, corner, -corner);
  cairo_line_to (cr, corner - length, -corner);
  cairo_line_to (cr, corner, length - corner);
  cairo_close_path (cr);
  ludo_paint_set_color (cr, colors->half, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (1, side * 0.045));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  ludo_paint_set_color (cr, colors->edge, 1);
  cairo_stroke (cr);
}

/* The edges of the top face: those to the upper left shine, the others lie in
 * the shade. */
static void
paint_bevel (cairo_t *cr,
             double   side)
{
  double width = side * 0.07;
  LudoRect rect = square (side - width);
  cairo_pattern_t *light = cairo_pattern_create_linear (-side / 2, -side / 2,
                                                        side / 2, side / 2);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 1, 0.45);
  cairo_pattern_add_color_stop_rgba (light, 0.48, 1, 1, 1, 0.1);
  cairo_pattern_add_color_stop_rgba (light, 0.52, 0, 0, 0, 0.1);
  cairo_pattern_add_color_stop_rgba (light, 1, 0, 0, 0, 0.35);
  ludo_paint_rounded_rect (cr, &rect, side * 0.11);
  cairo_set_source (cr, light);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_pattern_destroy (light);
}

/* Paints the light on a face.  With @turn 0 it is the full light from the upper
 * left; it grows weaker as the face turns away to the right (@turn up to 1) and
 * stronger as it turns to the left (down to -1). */
static void
paint_light (cairo_t *cr,
             double   side,
             double   turn)
{
  LudoRect rect = square (side);
  cairo_pattern_t *light = cairo_pattern_create_linear (-side / 2, -side / 2,
                                                        side / 2, side / 2);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 1, 0.2);
  cairo_pattern_add_color_stop_rgba (light, 0.5, 1, 1, 1, 0);
  cairo_pattern_add_color_stop_rgba (light, 1, 0, 0, 0, 0.16);
  ludo_paint_rounded_rect (cr, &rect, side * 0.14);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (light);
  cairo_set_source_rgba (cr, turn < 0, turn < 0, turn < 0, fabs (turn) * 0.4);
  cairo_fill (cr);
}

/* The top face about the origin. */
static void
paint_face (cairo_t             *cr,
            const KenWanPalette *palette,
            const KenWanCube    *cube,
            double               side,
            double               turn)
{
  const KenWanCubePalette *colors = &palette->cubes[cube->colour];

  if (cube->half)
    paint_crossed_face (cr, colors, cube->colour, side);
  else
    paint_full_face (cr, colors, cube->colour, side);
  if (palette->shaded)
    {
      paint_light (cr, side, turn);
      paint_bevel (cr, side);
    }
  if (cube->placed)
    paint_placed (cr, colors, side);
}

/* Paints the part of the body that shows under the top face: the side towards
 * the player and a shadow before it. */
static void
paint_body (cairo_t             *cr,
            const KenWanPalette *palette,
            LudoColor            color,
            double               width,
            double               side)
{
  const LudoColor black = LUDO_COLOR (0x000000);
  /* The body begins where the corners of the face begin to round. */
  LudoRect body = { -width / 2, side * 0.3, width, side * 0.34 };

  if (palette->shaded)
    {
      LudoRect shadow = { body.x + side * 0.03, body.y,
                          body.width, body.height + side * 0.07 };

      /* Painted as it looks on a cell, since see-through colours take more
       * time than all the rest of a cube. */
      ludo_paint_rounded_rect (cr, &shadow, side * 0.14);
      ludo_paint_set_color (cr, ludo_color_mix (palette->cell, black, 0.28),
                            1);
      cairo_fill (cr);
    }

  ludo_paint_rounded_rect (cr, &body, side * 0.13);
  ludo_paint_fill (cr, color);
}

void
ken_wan_paint_cube (cairo_t             *cr,
                    const KenWanPalette *palette,
                    const KenWanCube    *cube,
                    double               x,
                    double               y,
                    double               side)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_new_path (cr);
  paint_body (cr, palette, palette->cubes[cube->colour].side, side, side);
  paint_face (cr, palette, cube, side, 0);
  cairo_restore (cr);
}

/* The share of the side of a sprite that its cube fills. */
#define REACH 0.8

static void
draw_piece (cairo_t         *cr,
            const LudoScene *scene,
            int              id,
            double           reach)
{
  const KenWanCube cube = { (id - 1) / 4, (id - 1) / 2 % 2, (id - 1) % 2 };

  ken_wan_paint_cube (cr, ken_wan_scene_palette (scene), &cube, 0, 0,
                      reach / REACH);
}

void
ken_wan_paint_piece (cairo_t          *cr,
                     const LudoScene  *scene,
                     const KenWanCube *cube,
                     double            x,
                     double            y,
                     double            side)
{
  ludo_paint_sprite (cr, scene, 1 + cube->colour * 4 + (cube->half ? 2 : 0)
                                + (cube->placed ? 1 : 0),
                     x, y, side * REACH, draw_piece);
}

void
ken_wan_paint_turning (cairo_t             *cr,
                       const KenWanPalette *palette,
                       const KenWanCube    *from,
                       const KenWanCube    *to,
                       double               x,
                       double               y,
                       double               side,
                       double               amount)
{
  double angle = CLAMP (amount, 0, 1) * G_PI / 2;
  double leaving = cos (angle);
  double coming = sin (angle);
  double width = side * (leaving + coming);
  LudoColor body = ludo_color_mix (palette->cubes[from->colour].side,
                                   palette->cubes[to->colour].side, amount);

  /* Seen from above, the face that leaves narrows to the left while the next
   * one widens to its right. */
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_new_path (cr);
  paint_body (cr, palette, body, width, side);
  if (leaving > 0.02)
    {
      cairo_save (cr);
      cairo_translate (cr, -width / 2 + side * leaving / 2, 0);
      cairo_scale (cr, leaving, 1);
      paint_face (cr, palette, from, side, -coming);
      cairo_restore (cr);
    }
  if (coming > 0.02)
    {
      cairo_save (cr);
      cairo_translate (cr, width / 2 - side * coming / 2, 0);
      cairo_scale (cr, coming, 1);
      paint_face (cr, palette, to, side, leaving);
      cairo_restore (cr);
    }
  cairo_restore (cr);
}
