/* chisolo-pile.c: stones lying in a hole of Chisolo's board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holes scooped in the earth and pebbles in them, which is what the accounts
 * of the game mention; or the same carved in wood.
 */

#include "chisolo-paint.h"

#include <math.h>

#include "drawing/ludo-material.h"
#include "drawing/ludo-sprite-cache.h"

/* The colours of the materials, and those of everything else, which all themes
 * but the high-contrast ones share. */
#define LIGHT_EARTH \
  .background = LUDO_COLOR (0xefe4d0), \
  .camps = { LUDO_COLOR (0xdfbf92), LUDO_COLOR (0xb0804f) }, \
  .hole = LUDO_COLOR (0x4d321d), \
  .rim = LUDO_COLOR (0x2e1b0d)

#define LIGHT_WOOD \
  .background = LUDO_COLOR (0xe6dfd2), \
  .camps = { LUDO_COLOR (0xd3a067), LUDO_COLOR (0x8c5832) }, \
  .hole = LUDO_COLOR (0x45260f), \
  .rim = LUDO_COLOR (0x140903)

#define LIGHT_COLORS \
  .edge = LUDO_COLOR (0x4f3218), \
  .stones = { LUDO_COLOR (0xf4eee2), LUDO_COLOR (0xdcab78), \
              LUDO_COLOR (0xb3bcc0) }, \
  .outline = LUDO_COLOR (0x2a1a0e), \
  .plate = LUDO_COLOR (0x24160b), \
  .numeral = LUDO_COLOR (0xffffff), \
  .label = LUDO_COLOR (0x3a2614), \
  .button = LUDO_COLOR (0xfffaf0), \
  .button_label = LUDO_COLOR (0x24160b)

#define DARK_EARTH \
  .background = LUDO_COLOR (0x1e1915), \
  .camps = { LUDO_COLOR (0x7d5d3d), LUDO_COLOR (0x4e3824) }, \
  .hole = LUDO_COLOR (0x1c120a), \
  .rim = LUDO_COLOR (0xd9b98c)

#define DARK_WOOD \
  .background = LUDO_COLOR (0x1b1a19), \
  .camps = { LUDO_COLOR (0x8f5f3a), LUDO_COLOR (0x50311a) }, \
  .hole = LUDO_COLOR (0x190d05), \
  .rim = LUDO_COLOR (0xe2c49a)

#define DARK_COLORS \
  .edge = LUDO_COLOR (0xd9b98c), \
  .stones = { LUDO_COLOR (0xe6ddcd), LUDO_COLOR (0xcf9f6c), \
              LUDO_COLOR (0xa4adb1) }, \
  .outline = LUDO_COLOR (0x0d0804), \
  .plate = LUDO_COLOR (0x0d0804), \
  .numeral = LUDO_COLOR (0xffffff), \
  .label = LUDO_COLOR (0xefe2cd), \
  .button = LUDO_COLOR (0xefe2cd), \
  .button_label = LUDO_COLOR (0x1a110a)

static const ChisoloPalette palettes[LUDO_N_THEMES] = {
  [LUDO_THEME_LIGHT] = { LIGHT_EARTH, LIGHT_COLORS },
  [LUDO_THEME_PLAIN] = { LIGHT_EARTH, LIGHT_COLORS, .flat = TRUE },
  [LUDO_THEME_DARK] = { DARK_EARTH, DARK_COLORS },
  [LUDO_THEME_PLAIN_DARK] = { DARK_EARTH, DARK_COLORS, .flat = TRUE },
  [LUDO_THEME_WOOD] = { LIGHT_WOOD, LIGHT_COLORS },
  [LUDO_THEME_WOOD_DARK] = { DARK_WOOD, DARK_COLORS },
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

/* A number that looks like chance and is always the same. */
static guint
scatter (int i)
{
  guint hash = ((guint) i + 1) * 2654435761u;

  hash = (hash ^ hash >> 15) * 2246822519u;

  return hash ^ hash >> 13;
}

/* How many kinds of pebbles there are: each of three colours in some shapes. */
#define KINDS 24

/* The size of a sprite as a multiple of its pebble, so that the shadow fits
 * too. */
#define REACH 1.5

/* The pebble of the kind @id: no two are quite round. */
static void
draw_pebble (cairo_t         *cr,
             const LudoScene *scene,
             int              id,
             double           reach)
{
  const ChisoloPalette *palette = chisolo_palette (scene->theme);
  const guint chance = scatter (id);
  const double radius = reach / REACH;
  const double rim = MAX (0.7, 0.09 * radius);
  const double wide = 1 + 0.12 * (chance % 8) / 7;
  const double high = 1 - 0.2 * (chance / 8 % 8) / 7;
  const double angle = (chance / 64 % 16) * G_PI / 16;

  ludo_paint_drop (cr, 0, 0, radius * high, 0);
  for (int within = 0; within < 2; within++)
    {
      cairo_save (cr);
      cairo_rotate (cr, angle);
      cairo_scale (cr, wide, high);
      ludo_paint_circle (cr, 0, 0, radius + (within ? -rim : rim) / 2);
      cairo_restore (cr);
      if (within)
        ludo_paint_set_dome (cr, palette->stones[id % 3], 0, 0, radius, 0.42);
      else
        ludo_paint_set_color (cr, palette->outline, 1);
      cairo_fill (cr);
    }
  cairo_save (cr);
  cairo_translate (cr, -0.3 * radius, -0.36 * radius);
  cairo_rotate (cr, -0.7);
  cairo_scale (cr, 1.5, 0.8);
  ludo_paint_circle (cr, 0, 0, 0.15 * radius);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.75);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Opaque discs one upon the other. */
static void
draw_flat (cairo_t              *cr,
           const LudoScene      *scene,
           const ChisoloPalette *palette,
           int                   id,
           double                x,
           double                y,
           double                radius)
{
  double rim = MAX (0.7, 0.09 * radius);

  ludo_paint_set_color (cr, palette->outline, 1);
  ludo_paint_disc (cr, scene, x, y, radius + rim / 2);
  ludo_paint_set_color (cr, palette->stones[id % 3], 1);
  ludo_paint_disc (cr, scene, x, y, radius - rim / 2);
}

gboolean
chisolo_pile_make_sprite (const LudoScene *scene,
                          double           stone,
                          int              i)
{
  if (i >= KINDS * LUDO_SPRITE_PLACES || chisolo_palette (scene->theme)->flat)
    return FALSE;

  ludo_sprite_cache_make (scene, 1 + i % KINDS, i / KINDS, stone * REACH,
                          draw_pebble);

  return TRUE;
}

void
chisolo_pile_draw (cairo_t              *cr,
                   const LudoScene      *scene,
                   const ChisoloPalette *palette,
                   const ChisoloPile    *pile)
{
  /* The angle of sunflower seeds: no two lie in one line with the middle. */
  const double golden = G_PI * (3 - sqrt (5));
  const double stone = pile->stone;
  const int n = pile->n;
  /* A few stones lie close together, many fill the hole. */
  double wide = MAX (0, pile->half_width - stone);
  double high = MAX (0, pile->half_height - stone);
  double spread = n <= 1 ? 0 : MIN (1, 1.1 * stone * sqrt (n)
                                       / sqrt (MAX (wide * high, 1e-6)));

  spread *= 1 + 0.3 * pile->nudge;
  /* From the rim inwards, so that the heap rises in the middle. */
  for (int i = n - 1; i >= 0; i--)
    {
      guint chance = scatter (pile->seed * 64 + i);
      double jitter = palette->flat ? 0 : (chance % 32 / 31.0 - 0.5) * 0.7;
      double distance = spread * sqrt ((i + 0.5) / n);
      double angle = i * golden + 0.4 + pile->seed * 1.7 + jitter;
      double x = pile->x + wide * distance * cos (angle);
      double y = pile->y + high * distance * sin (angle);
      int id = 1 + (int) (chance % KINDS);

      if (n == 1)
        x += jitter * 0.3 * stone;
      if (palette->flat)
        draw_flat (cr, scene, palette, id, x, y, stone);
      else
        ludo_paint_sprite (cr, scene, id, x, y, stone * REACH, draw_pebble);
    }
}
