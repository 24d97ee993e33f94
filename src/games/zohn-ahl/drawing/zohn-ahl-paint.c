/* zohn-ahl-paint.c: the things of Zohn Ahl and their colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-paint.h"

#include <math.h>

#include "drawing/ludo-material.h"
#include "drawing/ludo-sprite-cache.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"

/* The colours of the themes that material and plain share. */
#define LIGHT_COLORS \
  .background = LUDO_COLOR (0xcbbfa8), \
  .space = LUDO_COLOR (0xfaf5e8), \
  .line = LUDO_COLOR (0x6b5b45), \
  .water = LUDO_COLOR (0xb4d6e6), \
  .wave = LUDO_COLOR (0x2c6a92), \
  .dry = LUDO_COLOR (0xe6cf9f), \
  .crack = LUDO_COLOR (0x8a6428), \
  .hill = LUDO_COLOR (0xc9d2ab), \
  .slope = LUDO_COLOR (0x58683a), \
  .stone = LUDO_COLOR (0xb9b5ad), \
  .stone_edge = LUDO_COLOR (0x55514a), \
  .wood = LUDO_COLOR (0xe3bf8b), \
  .grain = LUDO_COLOR (0xb98d54), \
  .bark = LUDO_COLOR (0x7a5430), \
  .star = LUDO_COLOR (0xf3d9ad), \
  .wood_edge = LUDO_COLOR (0x4a2f14), \
  .marks = { LUDO_COLOR (0xa01722), LUDO_COLOR (0x1c6b38) }, \
  .pieces = { LUDO_COLOR (0x98141f), LUDO_COLOR (0x3d9a55) }, \
  .piece_edges = { LUDO_COLOR (0x2a0508), LUDO_COLOR (0x0c2915) }, \
  .bands = { LUDO_COLOR (0xf3dcd0), LUDO_COLOR (0x0c2915) }, \
  .metal = LUDO_COLOR (0x5c6068), \
  .label = LUDO_COLOR (0x3a2f20), \
  .text = LUDO_COLOR (0x2b2217), \
  .plate = LUDO_COLOR (0x2b2217), \
  .numeral = LUDO_COLOR (0xffffff)

#define DARK_COLORS \
  .background = LUDO_COLOR (0x171310), \
  .space = LUDO_COLOR (0x28221c), \
  .line = LUDO_COLOR (0xa8967a), \
  .water = LUDO_COLOR (0x1b3748), \
  .wave = LUDO_COLOR (0x7ab6dc), \
  .dry = LUDO_COLOR (0x45361d), \
  .crack = LUDO_COLOR (0xcaa464), \
  .hill = LUDO_COLOR (0x333b22), \
  .slope = LUDO_COLOR (0xa5b57f), \
  .stone = LUDO_COLOR (0x6b6760), \
  .stone_edge = LUDO_COLOR (0xbdb8ae), \
  .wood = LUDO_COLOR (0xd2a96f), \
  .grain = LUDO_COLOR (0xa57a45), \
  .bark = LUDO_COLOR (0x74502c), \
  .star = LUDO_COLOR (0xf3d9ad), \
  .wood_edge = LUDO_COLOR (0x1d1005), \
  .marks = { LUDO_COLOR (0x7c0f18), LUDO_COLOR (0x0f5128) }, \
  .pieces = { LUDO_COLOR (0xe0655e), LUDO_COLOR (0xb6eeb2) }, \
  .piece_edges = { LUDO_COLOR (0x0c0402), LUDO_COLOR (0x06180b) }, \
  .bands = { LUDO_COLOR (0x2a0508), LUDO_COLOR (0x0c2915) }, \
  .metal = LUDO_COLOR (0xc9ced6), \
  .label = LUDO_COLOR (0xf2e7d3), \
  .text = LUDO_COLOR (0xf6ecd9), \
  .plate = LUDO_COLOR (0x0e0a07), \
  .numeral = LUDO_COLOR (0xffffff)

#define LIGHT_CLOTH .cloth = LUDO_COLOR (0xeadfc6)
#define DARK_CLOTH .cloth = LUDO_COLOR (0x3c342b)

static const ZohnAhlPalette palettes[LUDO_N_THEMES] = {
  [LUDO_THEME_LIGHT] = { LIGHT_COLORS, LIGHT_CLOTH },
  [LUDO_THEME_PLAIN] = { LIGHT_COLORS, LIGHT_CLOTH, .flat = TRUE },
  [LUDO_THEME_DARK] = { DARK_COLORS, DARK_CLOTH },
  [LUDO_THEME_PLAIN_DARK] = { DARK_COLORS, DARK_CLOTH, .flat = TRUE },
  [LUDO_THEME_WOOD] = { LIGHT_COLORS, .cloth = LUDO_COLOR (0xe6d3ae) },
  [LUDO_THEME_WOOD_DARK] = { DARK_COLORS, .cloth = LUDO_COLOR (0x463020) },
  [LUDO_THEME_CONTRAST] = {
    .background = LUDO_COLOR (0xffffff),
    .cloth = LUDO_COLOR (0xffffff),
    .space = LUDO_COLOR (0xffffff),
    .line = LUDO_COLOR (0x000000),
    .water = LUDO_COLOR (0xffffff),
    .wave = LUDO_COLOR (0x000000),
    .dry = LUDO_COLOR (0xffffff),
    .crack = LUDO_COLOR (0x000000),
    .hill = LUDO_COLOR (0xffffff),
    .slope = LUDO_COLOR (0x000000),
    .stone = LUDO_COLOR (0xffffff),
    .stone_edge = LUDO_COLOR (0x000000),
    .wood = LUDO_COLOR (0xffffff),
    .grain = LUDO_COLOR (0xffffff),
    .bark = LUDO_COLOR (0xffffff),
    .star = LUDO_COLOR (0x000000),
    .wood_edge = LUDO_COLOR (0x000000),
    .marks = { LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
    .pieces = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .piece_edges = { LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
    .bands = { LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000) },
    .metal = LUDO_COLOR (0x000000),
    .label = LUDO_COLOR (0x000000),
    .text = LUDO_COLOR (0x000000),
    .plate = LUDO_COLOR (0x000000),
    .numeral = LUDO_COLOR (0xffffff),
    .flat = TRUE,
  },
  [LUDO_THEME_CONTRAST_DARK] = {
    .background = LUDO_COLOR (0x000000),
    .cloth = LUDO_COLOR (0x000000),
    .space = LUDO_COLOR (0x000000),
    .line = LUDO_COLOR (0xffffff),
    .water = LUDO_COLOR (0x000000),
    .wave = LUDO_COLOR (0xffffff),
    .dry = LUDO_COLOR (0x000000),
    .crack = LUDO_COLOR (0xffffff),
    .hill = LUDO_COLOR (0x000000),
    .slope = LUDO_COLOR (0xffffff),
    .stone = LUDO_COLOR (0x000000),
    .stone_edge = LUDO_COLOR (0xffffff),
    .wood = LUDO_COLOR (0x000000),
    .grain = LUDO_COLOR (0x000000),
    .bark = LUDO_COLOR (0x000000),
    .star = LUDO_COLOR (0xffffff),
    .wood_edge = LUDO_COLOR (0xffffff),
    .marks = { LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) },
    .pieces = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .piece_edges = { LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff) },
    .bands = { LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000) },
    .metal = LUDO_COLOR (0xffffff),
    .label = LUDO_COLOR (0xffffff),
    .text = LUDO_COLOR (0xffffff),
    .plate = LUDO_COLOR (0xffffff),
    .numeral = LUDO_COLOR (0x000000),
    .flat = TRUE,
  },
};

const ZohnAhlPalette *
zohn_ahl_palette (LudoTheme theme)
{
  return &palettes[theme];
}

/* Adds the path of the handle in the awl's own units: the point is at 0, 0 and
 * the handle above it. */
static void
add_handle (cairo_t *cr,
            int      seat,
            double   size)
{
  double half = 0.12 * size;
  double foot = -0.34 * size;
  double top = -0.8 * size;

  cairo_new_path (cr);
  if (seat == ZOHN_AHL_RED)
    {
      double knob = 0.155 * size;

      cairo_arc (cr, 0, top, knob, 0.75 * G_PI, 2.25 * G_PI);
      cairo_line_to (cr, half, foot);
      cairo_arc (cr, 0, foot, half, 0, G_PI);
    }
  else
    {
      double wide = 0.165 * size;

      cairo_move_to (cr, -wide, top - 0.13 * size);
      cairo_line_to (cr, wide, top - 0.13 * size);
      cairo_line_to (cr, half, foot);
      cairo_line_to (cr, half * 0.6, foot + half);
      cairo_line_to (cr, -half * 0.6, foot + half);
      cairo_line_to (cr, -half, foot);
    }
  cairo_close_path (cr);
}

/* Makes a handle look round with shades from left to right, within its edge. */
static void
paint_round (cairo_t *cr,
             double   half)
{
  cairo_pattern_t *round = cairo_pattern_create_linear (-half, 0, half, 0);

  cairo_pattern_add_color_stop_rgba (round, 0, 0, 0, 0, 0.2);
  cairo_pattern_add_color_stop_rgba (round, 0.3, 1, 1, 1, 0.4);
  cairo_pattern_add_color_stop_rgba (round, 0.6, 0, 0, 0, 0);
  cairo_pattern_add_color_stop_rgba (round, 1, 0, 0, 0, 0.45);
  cairo_set_source (cr, round);
  cairo_fill (cr);
  cairo_pattern_destroy (round);
}

/* Paints the shadow on the cloth of an awl that stands in it, or is held @lift
 * above it: the shape of the awl, laid down to the right. */
static void
paint_awl_shadow (cairo_t *cr,
                  int      seat,
                  double   size,
                  double   lift)
{
  cairo_matrix_t laid;

  cairo_save (cr);
  cairo_translate (cr, 0.6 * lift, lift);
  cairo_matrix_init (&laid, 0.9, 0.25, -0.85, 0.42, 0, 0);
  cairo_transform (cr, &laid);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -0.055 * size, -0.3 * size);
  cairo_line_to (cr, 0.055 * size, -0.3 * size);
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.28);
  cairo_fill (cr);
  add_handle (cr, seat, size);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
zohn_ahl_paint_awl (cairo_t              *cr,
                    const ZohnAhlPalette *palette,
                    int                   seat,
                    double                x,
                    double                y,
                    double                size,
                    double                lift)
{
  double edge = MAX (1, 0.045 * size);
  double lean = seat == ZOHN_AHL_RED ? -0.1 : 0.1;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_translate (cr, x, y + 0.47 * size);
  if (!palette->flat)
    paint_awl_shadow (cr, seat, size, lift);
  cairo_rotate (cr, lean);

  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -0.055 * size, -0.3 * size);
  cairo_line_to (cr, 0.055 * size, -0.3 * size);
  cairo_close_path (cr);
  ludo_paint_fill_stroke (cr, palette->metal, palette->piece_edges[seat],
                          edge * 0.6);

  add_handle (cr, seat, size);
  ludo_paint_fill_stroke (cr, palette->pieces[seat], palette->piece_edges[seat],
                          edge);
  if (!palette->flat)
    {
      add_handle (cr, seat, size * 0.96);
      paint_round (cr, 0.16 * size);
    }

  ludo_paint_set_color (cr, palette->bands[seat], 1);
  cairo_set_line_width (cr, MAX (1, 0.06 * size));
  cairo_move_to (cr, -0.1 * size, -0.45 * size);
  cairo_line_to (cr, 0.1 * size, -0.45 * size);
  if (seat == ZOHN_AHL_GREEN)
    {
      cairo_move_to (cr, -0.11 * size, -0.6 * size);
      cairo_line_to (cr, 0.11 * size, -0.6 * size);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The size of a sprite in sizes of its counter, so that the shadow fits too. */
#define REACH 1.4

/* A slice of a branch: bark, wood and rings.  Discs one upon the other, which
 * is less work than drawing their edges. */
static void
draw_counter (cairo_t         *cr,
              const LudoScene *scene,
              int              id,
              double           reach)
{
  const ZohnAhlPalette *palette = zohn_ahl_palette (scene->theme);
  double radius = reach / REACH;
  double edge = MAX (1, radius * 0.12);
  double ring = MAX (0.8, radius * 0.09);
  const double radii[] = {
    radius, radius - edge, radius * 0.55, radius * 0.55 - ring,
  };

  if (!palette->flat)
    ludo_paint_drop (cr, 0, 0, radius, 0);
  for (int i = 0; i < 4; i++)
    {
      ludo_paint_circle (cr, 0, 0, radii[i]);
      if (i % 2 == 1 && !palette->flat)
        ludo_paint_set_dome (cr, palette->wood, 0, 0, radius, 0.2);
      else
        ludo_paint_set_color (cr, i % 2 == 1 ? palette->wood
                                  : i == 2 && !palette->flat
                                    ? palette->grain : palette->wood_edge, 1);
      cairo_fill (cr);
    }
}

void
zohn_ahl_paint_counter (cairo_t         *cr,
                        const LudoScene *scene,
                        double           x,
                        double           y,
                        double           radius)
{
  ludo_paint_sprite (cr, scene, 1, x, y, radius * REACH, draw_counter);
}

/* The groove of a flat face, around 0, 0 and upright. */
static void
paint_groove (cairo_t              *cr,
              const ZohnAhlPalette *palette,
              gboolean              sahe,
              double                length,
              double                width)
{
  double half = length * 0.38;

  ludo_paint_set_color (cr, palette->marks[sahe ? 1 : 0], 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  if (sahe)
    for (int i = -2; i <= 2; i++)
      {
        double y = i * half / 2.3;
        double rise = width * 0.22;

        cairo_move_to (cr, -width * 0.28, y + rise);
        cairo_line_to (cr, 0, y - rise);
        cairo_line_to (cr, width * 0.28, y + rise);
      }
  else
    {
      cairo_move_to (cr, 0, -half);
      cairo_line_to (cr, 0, half);
    }
  cairo_set_line_width (cr, width * (sahe ? 0.16 : 0.3));
  cairo_stroke (cr);
}

static void
paint_star (cairo_t              *cr,
            const ZohnAhlPalette *palette,
            double                radius)
{
  for (int i = 0; i < 10; i++)
    {
      double reach = i % 2 == 0 ? radius : radius * 0.42;
      double angle = i * G_PI / 5 - G_PI / 2;

      cairo_line_to (cr, reach * cos (angle), reach * sin (angle));
    }
  cairo_close_path (cr);
  ludo_paint_fill (cr, palette->star);
}

/* The grain runs along the stick, not quite straight. */
static void
paint_grain (cairo_t              *cr,
             const ZohnAhlPalette *palette,
             double                length,
             double                width)
{
  ludo_paint_set_color (cr, palette->grain, 1);
  cairo_set_line_width (cr, MAX (0.5, width * 0.05));
  for (int i = -1; i <= 1; i += 2)
    {
      double x = i * width * 0.36;

      cairo_move_to (cr, x, -length * 0.42);
      cairo_curve_to (cr, x - width * 0.06, -length * 0.15,
                      x + width * 0.06, length * 0.15, x, length * 0.42);
    }
  cairo_stroke (cr);
}

/* The rounded back: bark, torn along its length, with light along one side and
 * shade along the other. */
static void
paint_back (cairo_t              *cr,
            const ZohnAhlPalette *palette,
            const LudoRect       *body)
{
  const double length = body->height, width = body->width;
  cairo_pattern_t *round =
    cairo_pattern_create_linear (body->x, 0, body->x + body->width, 0);

  ludo_paint_set_color (cr, palette->wood_edge, 0.7);
  cairo_set_line_width (cr, MAX (0.5, width * 0.04));
  for (int i = 0; i < 11; i++)
    {
      double x = (i % 4 - 1.5) * width * 0.22 + (i % 3 - 1) * width * 0.04;
      double y = (i - 5) * length * 0.078;

      cairo_move_to (cr, x, y - length * 0.06);
      cairo_rel_curve_to (cr, width * 0.08, length * 0.04, -width * 0.08,
                          length * 0.08, 0, length * 0.12);
    }
  cairo_stroke (cr);

  cairo_pattern_add_color_stop_rgba (round, 0, 0, 0, 0, 0.2);
  cairo_pattern_add_color_stop_rgba (round, 0.32, 1, 1, 1, 0.35);
  cairo_pattern_add_color_stop_rgba (round, 0.6, 0, 0, 0, 0.1);
  cairo_pattern_add_color_stop_rgba (round, 1, 0, 0, 0, 0.6);
  ludo_paint_rounded_rect (cr, body, body->width * 0.5);
  cairo_set_source (cr, round);
  cairo_fill (cr);
  cairo_pattern_destroy (round);
}

/* The shadow falls to the lower right, however the stick lies. */
static void
paint_stick_shadow (cairo_t        *cr,
                    const LudoRect *body,
                    double          angle,
                    double          lift)
{
  double away = body->width * 0.2 + lift;

  cairo_save (cr);
  cairo_rotate (cr, -angle);
  cairo_translate (cr, away * 0.6, away);
  cairo_rotate (cr, angle);
  ludo_paint_rounded_rect (cr, body, body->width * 0.4);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
zohn_ahl_paint_stick (cairo_t                 *cr,
                      const ZohnAhlPalette    *palette,
                      const ZohnAhlStickShown *stick)
{
  const double width = stick->width * stick->turn, length = stick->length;
  const LudoRect body = { -width / 2, -length / 2, width, length };

  cairo_save (cr);
  cairo_translate (cr, stick->x, stick->y);
  cairo_rotate (cr, stick->angle);

  if (!palette->flat)
    paint_stick_shadow (cr, &body, stick->angle, stick->lift);
  ludo_paint_rounded_rect (cr, &body, width * (stick->marked ? 0.28 : 0.5));
  ludo_paint_fill_stroke (cr, stick->marked ? palette->wood : palette->bark,
                          palette->wood_edge, MAX (1, stick->width * 0.08));
  if (!palette->flat && !stick->marked)
    paint_back (cr, palette, &body);
  else if (!palette->flat)
    {
      paint_grain (cr, palette, length, width);
      ludo_paint_bevel (cr, &body, width * 0.28, stick->width * 0.12);
    }

  if (stick->marked)
    paint_groove (cr, palette, stick->sahe, length, width);
  else if (stick->sahe)
    paint_star (cr, palette, width * 0.36);
  cairo_restore (cr);
}

void
zohn_ahl_paint_waves (cairo_t              *cr,
                      const ZohnAhlPalette *palette,
                      const LudoRect       *rect,
                      double                unit)
{
  int n_lines = MAX (1, (int) (rect->width / unit * 3 + 0.5));
  int n_waves = MAX (2, (int) (rect->height / unit * 4 + 0.5));
  double wave = rect->height / n_waves;

  for (int i = 0; i < n_lines; i++)
    {
      cairo_move_to (cr, rect->x + (i + 0.5) * rect->width / n_lines,
                     rect->y);
      for (int j = 0; j < n_waves; j++)
        {
          double side = (j % 2 == 0 ? 0.06 : -0.06) * unit;

          cairo_rel_curve_to (cr, side, wave / 3, side, 2 * wave / 3, 0,
                              wave);
        }
    }
  ludo_paint_stroke (cr, palette->wave, MAX (0.8, unit * 0.025));
}

void
zohn_ahl_paint_cracks (cairo_t              *cr,
                       const ZohnAhlPalette *palette,
                       const LudoRect       *rect,
                       double                unit)
{
  int n_lines = MAX (1, (int) (rect->height / unit * 3 + 0.5));
  int n_cracks = MAX (1, (int) (rect->width / unit * 3 + 0.5));
  double crack = rect->width / n_cracks;

  for (int i = 0; i < n_lines; i++)
    {
      double y = rect->y + (i + 0.5) * rect->height / n_lines;

      /* The lines are broken in different places. */
      for (int j = 0; j < n_cracks; j++)
        {
          cairo_move_to (cr, rect->x + (j + (i % 2 == 0 ? 0.1 : 0.4)) * crack,
                         y);
          cairo_rel_line_to (cr, 0.5 * crack, 0);
        }
    }
  ludo_paint_stroke (cr, palette->crack, MAX (0.8, unit * 0.03));
}

void
zohn_ahl_paint_hill (cairo_t              *cr,
                     const ZohnAhlPalette *palette,
                     double                x,
                     double                y,
                     double                unit,
                     double                turn)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, turn);
  for (int i = 0; i < 3; i++)
    {
      double radius = unit * (0.44 - 0.13 * i);

      cairo_new_path (cr);
      cairo_arc (cr, 0, unit * 0.2, radius, G_PI, 2 * G_PI);
      if (i == 0 || !palette->flat)
        {
          cairo_close_path (cr);
          ludo_paint_fill_stroke (cr,
                                  ludo_color_mix (palette->hill, palette->slope,
                                                  palette->flat ? 0 : 0.16 * i),
                                  palette->slope, MAX (1, unit * 0.03));
        }
      else
        {
          ludo_paint_set_color (cr, palette->slope, 1);
          cairo_stroke (cr);
        }
    }
  cairo_restore (cr);
}
