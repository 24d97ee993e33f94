/* chisolo-pile.c: stones lying in a hole of Chisolo's board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holes scooped in the earth and pebbles in them, which is what the accounts
 * of the game mention; nothing is added.
 */

#include "chisolo-pile.h"

#include <math.h>

#include "drawing/ludo-material.h"
#include "drawing/ludo-sprite-cache.h"

/* How many stones of a heap catch the light: all of a few, of many the
 * topmost. */
#define LIT_MAX 7
#define LIT_OF_MANY 3

/* The colours of the themes that material and plain share. */
#define LIGHT_COLORS \
  .background = LUDO_COLOR (0xefe4d0), \
  .camps = { LUDO_COLOR (0xdfbf92), LUDO_COLOR (0xb0804f) }, \
  .edge = LUDO_COLOR (0x4f3218), \
  .hole = LUDO_COLOR (0x4d321d), \
  .rim = LUDO_COLOR (0x2e1b0d), \
  .stones = { LUDO_COLOR (0xf4eee2), LUDO_COLOR (0xdcd5c8), \
              LUDO_COLOR (0xc6baa8) }, \
  .outline = LUDO_COLOR (0x2a1a0e), \
  .plate = LUDO_COLOR (0x24160b), \
  .numeral = LUDO_COLOR (0xffffff), \
  .label = LUDO_COLOR (0x3a2614), \
  .button = LUDO_COLOR (0xfffaf0), \
  .button_label = LUDO_COLOR (0x24160b)

#define DARK_COLORS \
  .background = LUDO_COLOR (0x1e1915), \
  .camps = { LUDO_COLOR (0x7d5d3d), LUDO_COLOR (0x4e3824) }, \
  .edge = LUDO_COLOR (0xd9b98c), \
  .hole = LUDO_COLOR (0x1c120a), \
  .rim = LUDO_COLOR (0xd9b98c), \
  .stones = { LUDO_COLOR (0xe6ddcd), LUDO_COLOR (0xcbc2b2), \
              LUDO_COLOR (0xb3a794) }, \
  .outline = LUDO_COLOR (0x0d0804), \
  .plate = LUDO_COLOR (0x0d0804), \
  .numeral = LUDO_COLOR (0xffffff), \
  .label = LUDO_COLOR (0xefe2cd), \
  .button = LUDO_COLOR (0xefe2cd), \
  .button_label = LUDO_COLOR (0x1a110a)

static const ChisoloPalette palettes[LUDO_N_THEMES] = {
  [LUDO_THEME_LIGHT] = { LIGHT_COLORS },
  [LUDO_THEME_PLAIN] = { LIGHT_COLORS, .flat = TRUE },
  [LUDO_THEME_DARK] = { DARK_COLORS },
  [LUDO_THEME_PLAIN_DARK] = { DARK_COLORS, .flat = TRUE },
  [LUDO_THEME_CONTRAST] = {
    .background = LUDO_COLOR (0xffffff),
    .camps = { LUDO_COLOR (0xffffff), LUDO_COLOR (0xd6d6d6) },
    .edge = LUDO_COLOR (0x000000),
    .hole = LUDO_COLOR (0xffffff),
    .rim = LUDO_COLOR (0x000000),
    .stones = { LUDO_COLOR (0x000000), LUDO_COLOR (0x000000),
                LUDO_COLOR (0x000000) },
    .outline = LUDO_COLOR (0xffffff),
    .plate = LUDO_COLOR (0xffffff),
    .numeral = LUDO_COLOR (0x000000),
    .label = LUDO_COLOR (0x000000),
    .button = LUDO_COLOR (0xffffff),
    .button_label = LUDO_COLOR (0x000000),
    .flat = TRUE,
  },
  [LUDO_THEME_CONTRAST_DARK] = {
    .background = LUDO_COLOR (0x000000),
    .camps = { LUDO_COLOR (0x4a4a4a), LUDO_COLOR (0x000000) },
    .edge = LUDO_COLOR (0xffffff),
    .hole = LUDO_COLOR (0x000000),
    .rim = LUDO_COLOR (0xffffff),
    .stones = { LUDO_COLOR (0xffffff), LUDO_COLOR (0xffffff),
                LUDO_COLOR (0xffffff) },
    .outline = LUDO_COLOR (0x000000),
    .plate = LUDO_COLOR (0x000000),
    .numeral = LUDO_COLOR (0xffffff),
    .label = LUDO_COLOR (0xffffff),
    .button = LUDO_COLOR (0x000000),
    .button_label = LUDO_COLOR (0xffffff),
    .flat = TRUE,
  },
};

const ChisoloPalette *
chisolo_palette (LudoTheme theme)
{
  return &palettes[theme];
}

/* Pebbles differ, but the n-th of a heap always is the same. */
static guint
scatter (int i)
{
  guint hash = (guint) i * 2654435761u;

  return hash ^ hash >> 15;
}

/* Opaque discs one upon the other, the upper one with the light on it. */
static void
draw_pebble (cairo_t              *cr,
             const LudoScene      *scene,
             const ChisoloPalette *palette,
             int                   i,
             double                x,
             double                y,
             double                radius)
{
  double rim = MAX (0.7, 0.09 * radius);
  double shade = palette->flat ? 0 : rim;

  ludo_paint_set_color (cr, palette->outline, 1);
  ludo_paint_disc (cr, scene, x + 0.4 * shade, y + shade, radius + rim / 2);
  if (palette->flat)
    ludo_paint_set_color (cr, palette->stones[scatter (i) % 3], 1);
  else
    ludo_paint_set_dome (cr, palette->stones[scatter (i) % 3], x, y, radius,
                         0.35);
  ludo_paint_disc (cr, scene, x, y, radius - rim / 2);
}

void
chisolo_pile_draw (cairo_t              *cr,
                   const LudoScene      *scene,
                   const ChisoloPalette *palette,
                   int                   n,
                   double                x,
                   double                y,
                   double                half_width,
                   double                half_height,
                   double                stone)
{
  const LudoColor white = LUDO_COLOR (0xffffff);
  /* The angle of sunflower seeds: no two lie in one line with the middle. */
  const double golden = G_PI * (3 - sqrt (5));
  LudoRect lit[LIT_MAX] = { { 0 } };
  int n_lit = n <= LIT_MAX ? n : LIT_OF_MANY;
  /* A few stones lie close together, many fill the hole. */
  double wide = MAX (0, half_width - stone);
  double high = MAX (0, half_height - stone);
  double spread = n <= 1 ? 0 : MIN (1, 1.1 * stone * sqrt (n)
                                       / sqrt (MAX (wide * high, 1e-6)));

  /* From the rim inwards, so that the heap rises in the middle. */
  for (int i = n - 1; i >= 0; i--)
    {
      double distance = spread * sqrt ((i + 0.5) / n);
      double angle = i * golden + 0.4;
      double stone_x = x + wide * distance * cos (angle);
      double stone_y = y + high * distance * sin (angle);

      draw_pebble (cr, scene, palette, i, stone_x, stone_y, stone);
      if (i < n_lit)
        lit[i] = (LudoRect) { stone_x, stone_y, 0, 0 };
    }

  /* The light falls on those that lie on top, which nothing covers. */
  ludo_paint_set_color (cr, white, 1);
  for (int i = 0; i < n_lit && !palette->flat; i++)
    ludo_paint_disc (cr, scene, lit[i].x - 0.3 * stone,
                     lit[i].y - 0.3 * stone, 0.26 * stone);
}
