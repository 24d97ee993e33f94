/* tavli-slab.c: the stone of tavli and the wood that it is set in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slab of three rows, as on the stone from Zoora: hollowed bars in the outer
 * rows, sockets in the middle one, lines and rosettes between the tables.
 */

#include <math.h>

#include "drawing/ludo-material.h"
#include "games/tavli/drawing/tavli-paint.h"

static const LudoColor white = LUDO_COLOR (0xffffff);
static const LudoColor black = LUDO_COLOR (0x000000);

/* Sets @hollow to that of @place: a bar in the outer rows, a socket in the
 * middle one.  Returns: the radius of its ends. */
static double
hollow_of (const TavliBrush *brush,
           int               place,
           LudoRect         *hollow)
{
  const LudoRect *cell = &brush->layout->cells[place];
  double inset = cell->width * 0.03;

  *hollow = (LudoRect) { cell->x + inset, cell->y + inset,
                         cell->width - 2 * inset, cell->height - 2 * inset };

  return MIN (cell->width * (tavli_is_cell (place) ? 0.2 : 0.45),
              cell->height * 0.45);
}

/* The tables are inlaid in turn with clay and with green stone, whose veins run
 * on from hollow to hollow; the light falls into each over its rim. */
static void
paint_hollows (const TavliBrush *brush)
{
  const TavliPalette *palette = brush->palette;
  const TavliLayout *layout = brush->layout;

  for (int left = 0; left < 2; left++)
    {
      LudoColor color = palette->tables[left];

      for (int place = 1; place <= TAVLI_WAITING_LAST; place++)
        {
          LudoRect hollow;
          double radius = hollow_of (brush, place, &hollow);

          if (left == (hollow.x < layout->cells[6].x))
            ludo_paint_rounded_rect (brush->cr, &hollow, radius);
        }
      /* On paper the two stones are one grey in black ink, so that one of them
       * is paler there. */
      if (left && brush->scene->smallest > 0)
        color = ludo_color_mix (color, white, 0.45);
      ludo_paint_set_color (brush->cr, color, 1);
      cairo_fill_preserve (brush->cr);
      if (palette->shaded)
        {
          const LudoRect *cell = &layout->cells[left ? 12 : 6];
          LudoRect table = { cell->x, cell->y, 6 * cell->width,
                             layout->cells[24].y + layout->cells[24].height
                             - cell->y };

          ludo_paint_material (brush->cr, left ? LUDO_MATERIAL_MARBLE
                                               : LUDO_MATERIAL_STONE,
                               &table, layout->checker * 0.6, 0.06);
        }
      ludo_paint_stroke (brush->cr, palette->edge, layout->unit);
    }

  for (int place = 1; place <= TAVLI_WAITING_LAST && palette->shaded; place++)
    {
      LudoRect hollow;
      double radius = hollow_of (brush, place, &hollow);

      ludo_paint_recess (brush->cr, &hollow, radius, layout->checker * 0.2);
    }
}

/* A line of dark stone let into the slab, its lower rim in the light. */
static void
paint_line (const TavliBrush *brush,
            double            x1,
            double            y1,
            double            x2,
            double            y2)
{
  double unit = brush->layout->unit;

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  if (brush->palette->shaded)
    {
      cairo_move_to (brush->cr, x1 + unit, y1 + unit);
      cairo_line_to (brush->cr, x2 + unit, y2 + unit);
      ludo_paint_set_color (brush->cr, white, 0.35);
      cairo_set_line_width (brush->cr, unit * 1.4);
      cairo_stroke (brush->cr);
    }
  cairo_move_to (brush->cr, x1, y1);
  cairo_line_to (brush->cr, x2, y2);
  ludo_paint_stroke (brush->cr, brush->palette->edge, unit * 1.8);
}

/* Six petals as a pair of compasses draws them, darker than the two stones of
 * the tables, on a disc of ivory. */
static void
paint_rosette (const TavliBrush *brush,
               double            x,
               double            y,
               double            radius)
{
  const TavliPalette *palette = brush->palette;
  const double petal = radius * 0.82;
  LudoRect rim = { x - radius, y - radius, 2 * radius, 2 * radius };
  cairo_t *cr = brush->cr;

  ludo_paint_circle (cr, x, y, radius);
  ludo_paint_set_color (cr, palette->checkers[TAVLI_WHITE], 1);
  cairo_fill_preserve (cr);
  ludo_paint_stroke (brush->cr, palette->edge, brush->layout->unit * 1.2);
  for (int i = 0; i < 6; i++)
    {
      double angle = i * G_PI / 3;

      /* The tips are where two circles of the same radius meet. */
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + petal * cos (angle + G_PI / 3),
                 y + petal * sin (angle + G_PI / 3), petal,
                 angle + G_PI * 4 / 3, angle + G_PI * 5 / 3);
      cairo_arc (cr, x + petal * cos (angle - G_PI / 3),
                 y + petal * sin (angle - G_PI / 3), petal,
                 angle + G_PI / 3, angle + G_PI * 2 / 3);
      cairo_close_path (cr);
      ludo_paint_fill (cr, palette->shaded
                             ? ludo_color_mix (palette->tables[i % 2], black,
                                               0.35)
                             : palette->edge);
    }
  if (palette->shaded)
    ludo_paint_bevel (cr, &rim, radius, brush->layout->unit * 1.5);
}

/* Two lines between the tables of a row, parted by a rosette; one between the
 * rows. */
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
      double radius = gap * 0.48, middle = cell->y + cell->height / 2;

      for (int i = 1; i <= 2; i++)
        {
          double x = left_x + gap * i / 3;

          paint_line (brush, x, cell->y + gap * 0.2, x,
                      middle - radius * 1.25);
          paint_line (brush, x, middle + radius * 1.25, x,
                      cell->y + cell->height - gap * 0.2);
        }
      paint_rosette (brush, left_x + gap / 2, middle, radius);
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

/* The wood that the slab is set in, and the line of light where it ends. */
static void
paint_frame (const TavliBrush *brush)
{
  const LudoRect *slab = &brush->layout->slab;
  const double frame = brush->layout->frame;
  LudoRect inside = { slab->x + frame, slab->y + frame,
                      slab->width - 2 * frame, slab->height - 2 * frame };
  const LudoRect bars[] = {
    { slab->x, slab->y, slab->width, frame },
    { slab->x, inside.y + inside.height, slab->width, frame },
    { slab->x, inside.y, frame, inside.height },
    { inside.x + inside.width, inside.y, frame, inside.height },
  };
  cairo_t *cr = brush->cr;

  cairo_save (cr);
  ludo_paint_rounded_rect (cr, slab, slab->width * 0.012);
  cairo_clip (cr);
  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    {
      cairo_rectangle (cr, bars[i].x, bars[i].y, bars[i].width,
                       bars[i].height);
      ludo_paint_set_color (cr, ludo_color_mix (brush->palette->wood, black,
                                                0.3), 1);
      cairo_fill_preserve (cr);
      ludo_paint_material (cr, LUDO_MATERIAL_WOOD, &bars[i],
                           brush->layout->checker * 0.6, 0.1);
      cairo_new_path (cr);
    }
  cairo_restore (cr);
  ludo_paint_recess (cr, &inside, 0, brush->layout->checker * 0.12);
}

void
tavli_paint_slab (const TavliBrush *brush)
{
  const LudoRect *slab = &brush->layout->slab;

  if (brush->palette->shaded)
    ludo_paint_shadow (brush->cr, slab, slab->width * 0.012,
                       brush->layout->unit * 5);
  tavli_fill_rimmed (brush, slab, slab->width * 0.012,
                     brush->layout->unit * 1.5, brush->palette->edge,
                     brush->palette->slab);
  if (brush->palette->shaded)
    {
      ludo_paint_rounded_rect (brush->cr, slab, slab->width * 0.012);
      ludo_paint_material (brush->cr,
                           ludo_theme_is_wood (brush->scene->theme)
                             ? LUDO_MATERIAL_WOOD : LUDO_MATERIAL_MARBLE,
                           slab, brush->layout->checker, 0.1);
      cairo_new_path (brush->cr);
      paint_frame (brush);
      ludo_paint_bevel (brush->cr, slab, slab->width * 0.012,
                        brush->layout->unit * 3);
    }
  paint_separators (brush);
  paint_hollows (brush);
}
