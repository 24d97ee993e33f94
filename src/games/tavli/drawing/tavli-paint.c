/* tavli-paint.c: the stone and the men of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slab of three rows, as on the stone from Zoora: hollowed bars in the outer
 * rows, sockets in the middle one, a line between the tables.
 */

#include "tavli-paint.h"

#include "drawing/ludo-material.h"
#include "drawing/ludo-sprite-cache.h"

/* The colours of the themes that material and plain share. */
#define LIGHT_COLORS \
  .background = LUDO_COLOR (0xf3efe6), \
  .slab = LUDO_COLOR (0xd8cab0), \
  .edge = LUDO_COLOR (0x6e5c42), \
  .hollow = LUDO_COLOR (0x8f7858), \
  .label = LUDO_COLOR (0x2e2519), \
  .hollow_label = LUDO_COLOR (0x0c0906), \
  .men = { LUDO_COLOR (0xf0e5cf), LUDO_COLOR (0x1d1917) }, \
  .rims = { LUDO_COLOR (0x5a4831), LUDO_COLOR (0x0b0908) }, \
  .inks = { LUDO_COLOR (0x3a2d1e), LUDO_COLOR (0xf4ece0) }, \
  .die = LUDO_COLOR (0xfdf9ef), \
  .pip = LUDO_COLOR (0x2b1d12), \
  .strike = LUDO_COLOR (0xa3341f), \
  .wood = LUDO_COLOR (0xb08d5f), \
  .ring = LUDO_COLOR (0xffd84d), \
  .gap = LUDO_COLOR (0x1d1608)

#define DARK_COLORS \
  .background = LUDO_COLOR (0x1d1a17), \
  .slab = LUDO_COLOR (0x4b4136), \
  .edge = LUDO_COLOR (0x14110e), \
  .hollow = LUDO_COLOR (0x806d54), \
  .label = LUDO_COLOR (0xf1e8d8), \
  .hollow_label = LUDO_COLOR (0xffffff), \
  .men = { LUDO_COLOR (0xe9dfca), LUDO_COLOR (0x0f0d0c) }, \
  .rims = { LUDO_COLOR (0x3b2f20), LUDO_COLOR (0x000000) }, \
  .inks = { LUDO_COLOR (0x3a2d1e), LUDO_COLOR (0xf4ece0) }, \
  .die = LUDO_COLOR (0xf6f0e2), \
  .pip = LUDO_COLOR (0x2b1d12), \
  .strike = LUDO_COLOR (0xa3341f), \
  .wood = LUDO_COLOR (0x8a6b43), \
  .ring = LUDO_COLOR (0xffd84d), \
  .gap = LUDO_COLOR (0x0d0a04)

/* The background lies half-way between the two materials of the men, bone and
 * dark stone, so that both stand out from it. */
static const TavliPalette palettes[LUDO_N_THEMES] = {
  [LUDO_THEME_LIGHT] = { LIGHT_COLORS, .shaded = TRUE },
  [LUDO_THEME_PLAIN] = { LIGHT_COLORS },
  [LUDO_THEME_DARK] = { DARK_COLORS, .shaded = TRUE },
  [LUDO_THEME_PLAIN_DARK] = { DARK_COLORS },
  [LUDO_THEME_CONTRAST] = {
    .background = LUDO_COLOR (0xffffff),
    .slab = LUDO_COLOR (0xffffff),
    .edge = LUDO_COLOR (0x000000),
    .hollow = LUDO_COLOR (0xffffff),
    .label = LUDO_COLOR (0x000000),
    .hollow_label = LUDO_COLOR (0x000000),
    .men = { LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000) },
    .rims = { LUDO_COLOR (0x000000), LUDO_COLOR (0x000000) },
    .inks = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .die = LUDO_COLOR (0xffffff),
    .pip = LUDO_COLOR (0x000000),
    .strike = LUDO_COLOR (0x000000),
    .wood = LUDO_COLOR (0xffffff),
    .ring = LUDO_COLOR (0x000000),
    .gap = LUDO_COLOR (0xffffff),
  },
  [LUDO_THEME_CONTRAST_DARK] = {
    .background = LUDO_COLOR (0x000000),
    .slab = LUDO_COLOR (0x000000),
    .edge = LUDO_COLOR (0xffffff),
    .hollow = LUDO_COLOR (0x000000),
    .label = LUDO_COLOR (0xffffff),
    .hollow_label = LUDO_COLOR (0xffffff),
    .men = { LUDO_COLOR (0xffffff), LUDO_COLOR (0x000000) },
    .rims = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .inks = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) },
    .die = LUDO_COLOR (0x000000),
    .pip = LUDO_COLOR (0xffffff),
    .strike = LUDO_COLOR (0xffffff),
    .wood = LUDO_COLOR (0x000000),
    .ring = LUDO_COLOR (0xffffff),
    .gap = LUDO_COLOR (0x000000),
  },
};

static const LudoColor white = LUDO_COLOR (0xffffff);
static const LudoColor black = LUDO_COLOR (0x000000);

const TavliPalette *
tavli_palette (LudoTheme theme)
{
  return &palettes[theme];
}

static void
stroke (const TavliBrush *brush,
        LudoColor         color,
        double            width)
{
  ludo_paint_set_color (brush->cr, color, 1);
  cairo_set_line_width (brush->cr, width);
  cairo_stroke (brush->cr);
}

/* Fills a rounded rectangle, and strokes its rim inside it. */
static void
fill_rimmed (const TavliBrush *brush,
             const LudoRect   *rect,
             double            radius,
             double            rim,
             LudoColor         rim_color,
             LudoColor         color)
{
  LudoRect inner = { rect->x + rim / 2, rect->y + rim / 2, rect->width - rim,
                     rect->height - rim };

  ludo_paint_rounded_rect (brush->cr, &inner, MAX (radius - rim / 2, 0));
  ludo_paint_set_color (brush->cr, color, 1);
  cairo_fill_preserve (brush->cr);
  stroke (brush, rim_color, rim);
}

static void
fill (const TavliBrush *brush,
      LudoColor         color)
{
  ludo_paint_set_color (brush->cr, color, 1);
  cairo_fill (brush->cr);
}

/* A disc; rings are made of two, which takes a third of the time of a stroke
 * along a circle. */
static void
fill_disc (const TavliBrush *brush,
           double            x,
           double            y,
           double            radius,
           LudoColor         color)
{
  ludo_paint_set_color (brush->cr, color, 1);
  ludo_paint_disc (brush->cr, brush->scene, x, y, radius);
}

/* HollowPart: what of a hollow is painted at a time. */
typedef enum
{
  HOLLOW_SHADOW,                /* the upper end, in the rim's shadow */
  HOLLOW_SHINE,                 /* the lower end, where the rim shines */
  HOLLOW_GROUND,
} HollowPart;

/* The path of one rounded end, the upper or the lower. */
static void
add_end (const TavliBrush *brush,
         const LudoRect   *hollow,
         double            radius,
         gboolean          upper)
{
  double left = hollow->x + radius, right = hollow->x + hollow->width - radius;
  double y = upper ? hollow->y + radius
                   : hollow->y + hollow->height - radius;

  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, upper ? left : right, y, radius,
             upper ? G_PI : 0, upper ? 3 * G_PI / 2 : G_PI / 2);
  cairo_arc (brush->cr, upper ? right : left, y, radius,
             upper ? 3 * G_PI / 2 : G_PI / 2, upper ? 2 * G_PI : G_PI);
  cairo_close_path (brush->cr);
}

static void
add_hollow (const TavliBrush *brush,
            const LudoRect   *cell,
            double            radius,
            HollowPart        part)
{
  const double unit = brush->layout->unit;
  double inset = cell->width * 0.03;
  LudoRect hollow = { cell->x + inset, cell->y + inset,
                      cell->width - 2 * inset, cell->height - 2 * inset };

  switch (part)
    {
    case HOLLOW_SHADOW:
      add_end (brush, &hollow, radius, TRUE);
      break;
    case HOLLOW_SHINE:
      hollow.y += 1.5 * unit;
      add_end (brush, &hollow, radius, FALSE);
      break;
    case HOLLOW_GROUND:
    default:
      if (brush->palette->shaded)
        {
          hollow.y += 2 * unit;
          hollow.height -= 2 * unit;
        }
      ludo_paint_rounded_rect (brush->cr, &hollow, radius);
      break;
    }
}

/* All the hollows at once, which takes less time than one by one. */
static void
add_hollows (const TavliBrush *brush,
             HollowPart        part)
{
  for (int place = 1; place <= TAVLI_WAITING_LAST; place++)
    {
      const LudoRect *cell = &brush->layout->cells[place];
      double radius = cell->width * (tavli_is_cell (place) ? 0.2 : 0.4);

      radius = MIN (radius, cell->height * 0.4);
      add_hollow (brush, cell, radius, part);
    }
}

/* The light comes from above: the upper rim of a hollow throws a shadow into
 * it, the lower one shines.  Only the ends are painted twice, since a frame
 * has no time to fill the whole board several times. */
static void
paint_hollows (const TavliBrush *brush)
{
  const TavliPalette *palette = brush->palette;

  if (palette->shaded)
    {
      add_hollows (brush, HOLLOW_SHADOW);
      fill (brush, ludo_color_mix (palette->hollow, black, 0.45));
      add_hollows (brush, HOLLOW_SHINE);
      fill (brush, ludo_color_mix (palette->slab, white, 0.4));
    }

  add_hollows (brush, HOLLOW_GROUND);
  ludo_paint_set_color (brush->cr, palette->hollow, 1);
  if (palette->shaded)
    {
      cairo_fill_preserve (brush->cr);
      ludo_paint_material (brush->cr, LUDO_MATERIAL_STONE,
                           &brush->layout->slab, brush->layout->man, 0);
      cairo_new_path (brush->cr);
    }
  else
    {
      cairo_fill_preserve (brush->cr);
      stroke (brush, palette->edge, brush->layout->unit);
    }
}

static void
paint_line (const TavliBrush *brush,
            double            x1,
            double            y1,
            double            x2,
            double            y2)
{
  cairo_move_to (brush->cr, x1, y1);
  cairo_line_to (brush->cr, x2, y2);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  stroke (brush, brush->palette->edge, brush->layout->unit * 1.8);
}

/* Two lines between the tables of a row, one between the rows. */
static void
paint_separators (const TavliBrush *brush)
{
  const LudoRect *cells = brush->layout->cells;
  const int left[] = { 7, 31, 18 };
  double right_x = cells[6].x;
  double left_x = cells[7].x + cells[7].width;
  double gap = right_x - left_x;

  for (int row = 0; row < 3; row++)
    {
      const LudoRect *cell = &cells[left[row]];

      for (int i = 1; i <= 2; i++)
        paint_line (brush, left_x + gap * i / 3, cell->y + gap * 0.3,
                    left_x + gap * i / 3,
                    cell->y + cell->height - gap * 0.3);
    }

  for (int below = 0; below < 2; below++)
    {
      double upper = below == 0 ? cells[1].y + cells[1].height
                                : cells[25].y + cells[25].height;
      double lower = below == 0 ? cells[25].y : cells[24].y;
      double y = (upper + lower) / 2;
      double inset = cells[1].width * 0.25;

      paint_line (brush, cells[12].x + inset, y, left_x - inset, y);
      paint_line (brush, right_x + inset, y,
                  cells[1].x + cells[1].width - inset, y);
    }
}

void
tavli_paint_slab (const TavliBrush *brush)
{
  const LudoRect *slab = &brush->layout->slab;

  if (brush->palette->shaded)
    ludo_paint_shadow (brush->cr, slab, slab->width * 0.012,
                       brush->layout->unit * 5);
  fill_rimmed (brush, slab, slab->width * 0.012, brush->layout->unit * 1.5,
               brush->palette->edge, brush->palette->slab);
  if (brush->palette->shaded)
    {
      ludo_paint_rounded_rect (brush->cr, slab, slab->width * 0.012);
      ludo_paint_material (brush->cr, LUDO_MATERIAL_STONE, slab,
                           brush->layout->man, 0.1);
      cairo_new_path (brush->cr);
    }
  paint_separators (brush);
  paint_hollows (brush);
}

void
tavli_paint_labels (const TavliBrush *brush)
{
  const TavliLayout *layout = brush->layout;
  double strip = layout->cells[1].y - layout->slab.y;
  char name[8];

  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    {
      const LudoRect *rect = &layout->cells[cell];
      double y = cell <= TAVLI_WAITING_CELLS
                 ? rect->y - strip / 2
                 : rect->y + rect->height + strip / 2;

      g_snprintf (name, sizeof name, "%d", cell);
      ludo_paint_set_color (brush->cr, brush->palette->label, 1);
      ludo_paint_text (brush->cr, brush->scene, name,
                       rect->x + rect->width / 2, y, layout->label, FALSE);
    }
}

void
tavli_paint_waiting_labels (const TavliBrush *brush,
                            const TavliState *state)
{
  const TavliLayout *layout = brush->layout;
  char name[8];

  for (int m = 1; m <= TAVLI_WAITING_CELLS; m++)
    {
      const LudoRect *rect = &layout->cells[tavli_waiting_place (m)];

      if (tavli_men (state, TAVLI_WHITE, tavli_waiting_place (m)) > 0
          || tavli_men (state, TAVLI_BLACK, tavli_waiting_place (m)) > 0)
        continue;
      g_snprintf (name, sizeof name, "m%d", m);
      ludo_paint_set_color (brush->cr, brush->palette->hollow_label, 1);
      ludo_paint_text (brush->cr, brush->scene, name,
                       rect->x + rect->width / 2, rect->y + rect->height / 2,
                       MIN (layout->label * 0.9, rect->width * 0.34), FALSE);
    }
}

void
tavli_paint_man (const TavliBrush *brush,
                 int               seat,
                 const TavliSpot  *spot,
                 int               count)
{
  const TavliPalette *palette = brush->palette;
  const double r = spot->size / 2;
  const double rim = MAX (1, spot->size * (palette->shaded ? 0.05 : 0.08));
  const double shadow = palette->shaded ? rim : 0;
  const LudoColor face = palette->men[seat];
  char text[4];

  /* The rim is a little heavier below, where the shadow falls. */
  fill_disc (brush, spot->x + shadow * 0.15, spot->y + shadow * 0.4, r,
             palette->rims[seat]);
  /* The rounded edge: its upper left in the light, its lower right not. */
  if (palette->shaded)
    {
      fill_disc (brush, spot->x, spot->y, r - rim * 0.8,
                 ludo_color_mix (face, black, 0.22));
      fill_disc (brush, spot->x - r * 0.035, spot->y - r * 0.045,
                 r * 0.94 - rim * 0.8,
                 ludo_color_mix (face, white,
                                 seat == TAVLI_WHITE ? 0.8 : 0.35));
      fill_disc (brush, spot->x, spot->y, r * 0.92 - rim * 0.8, face);
    }
  else
    fill_disc (brush, spot->x, spot->y, r - rim * 0.8, face);

  /* The middle of the upper face, turned off from its edge by a groove. */
  if (palette->shaded)
    fill_disc (brush, spot->x, spot->y - r * 0.02, r * 0.72,
               ludo_color_mix (face, white,
                               seat == TAVLI_WHITE ? 0.7 : 0.13));
  else if (count == 0)
    {
      fill_disc (brush, spot->x, spot->y, r * 0.62, palette->inks[seat]);
      fill_disc (brush, spot->x, spot->y, r * 0.62 - rim * 0.5, face);
    }

  if (count > 0)
    {
      g_snprintf (text, sizeof text, "%d", count);
      ludo_paint_set_color (brush->cr, palette->inks[seat], 1);
      ludo_paint_text (brush->cr, brush->scene, text, spot->x, spot->y,
                       spot->size * 0.5, TRUE);
    }
  else if (seat == TAVLI_BLACK)
    /* Stone is hollowed in the middle, bone is not: told apart by more than
     * light and dark. */
    fill_disc (brush, spot->x, spot->y, r * 0.22,
               ludo_color_mix (face, palette->inks[seat],
                               palette->shaded ? 0.5 : 1));
}

void
tavli_paint_edge_man (const TavliBrush *brush,
                      int               seat,
                      const LudoRect   *rect)
{
  double thickness = MIN (rect->width, rect->height);

  fill_rimmed (brush, rect, thickness * 0.3, MAX (0.7, thickness * 0.1),
               brush->palette->rims[seat], brush->palette->men[seat]);
}

/* The rim of a tray, in units. */
static double
rim_of (gboolean active)
{
  return active ? 3.5 : 1;
}

void
tavli_paint_tray (const TavliBrush *brush,
                  const LudoRect   *rect,
                  gboolean          active)
{
  const TavliLayout *layout = brush->layout;

  fill_rimmed (brush, rect, layout->man * 0.2, rim_of (active) * layout->unit,
               active ? brush->palette->label : brush->palette->edge,
               brush->palette->hollow);
}

void
tavli_paint_caption (const TavliBrush *brush,
                     const LudoRect   *rect,
                     const char       *caption,
                     gboolean          active)
{
  const TavliLayout *layout = brush->layout;
  const double rim = rim_of (TRUE) * layout->unit;
  double size = layout->label * 0.95, width, room;
  double y = rect->y + rim + layout->label * 0.75;

  /* As small as it would be for the side to move, so that the captions of
   * both are alike. */
  ludo_paint_text_size (brush->cr, brush->scene, caption, size, TRUE, &width,
                        NULL);
  room = rect->width - 2 * (rim + layout->unit);
  if (width > room)
    size *= room / width;
  /* Nothing comes between the letters. */
  width = MIN (width, room);
  cairo_rectangle (brush->cr, rect->x + (rect->width - width) / 2,
                   y - size * 0.6, width, size * 1.2);
  ludo_paint_set_color (brush->cr, brush->palette->hollow, 1);
  cairo_fill (brush->cr);
  ludo_paint_set_color (brush->cr, brush->palette->hollow_label, 1);
  ludo_paint_text (brush->cr, brush->scene, caption,
                   rect->x + rect->width / 2, y, size, active);
}

void
tavli_paint_shield (const TavliBrush *brush,
                    int               seat,
                    const TavliSpot  *spot)
{
  double size = spot->size * 0.34;
  double x = spot->x, y = spot->y - size * 0.55;
  cairo_t *cr = brush->cr;

  fill_disc (brush, spot->x, spot->y, spot->size * 0.3,
             brush->palette->men[seat]);
  cairo_move_to (cr, x - size / 2, y);
  cairo_line_to (cr, x + size / 2, y);
  cairo_curve_to (cr, x + size / 2, y + size * 0.7, x + size * 0.2,
                  y + size, x, y + size * 1.15);
  cairo_curve_to (cr, x - size * 0.2, y + size, x - size / 2,
                  y + size * 0.7, x - size / 2, y);
  cairo_close_path (cr);
  stroke (brush, brush->palette->inks[seat], MAX (1, spot->size * 0.05));
}

void
tavli_paint_movable (const TavliBrush *brush,
                     const TavliSpot  *spot)
{
  double width = MAX (1.5, spot->size * 0.055);

  ludo_paint_set_color (brush->cr, brush->palette->gap, 1);
  ludo_paint_ring (brush->cr, brush->scene, spot->x, spot->y,
                   spot->size / 2 + width, width * 2.6);
  ludo_paint_set_color (brush->cr, brush->palette->ring, 1);
  ludo_paint_ring (brush->cr, brush->scene, spot->x, spot->y,
                   spot->size / 2 + width, width * 1.2);
}
