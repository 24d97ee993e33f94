/* chisolo-background.c: Chisolo's board with its hollows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-paint.h"

#include <math.h>

#include "drawing/ludo-material.h"

double
chisolo_painter_size (const ChisoloPainter *painter,
                      double                least,
                      double                most)
{
  double unit = painter->layout.unit;

  return ludo_paint_letters (painter->scene, least * unit, most * unit);
}

LudoRect
chisolo_inset (const LudoRect *rect,
               double          width)
{
  return (LudoRect) {
    rect->x + width, rect->y + width,
    rect->width - 2 * width, rect->height - 2 * width,
  };
}

/* Fills a rounded shape, with a line along the inside of its edge. */
static void
fill_rimmed (cairo_t        *cr,
             const LudoRect *rect,
             double          radius,
             double          rim,
             LudoColor       rim_color,
             LudoColor       color)
{
  LudoRect inner = chisolo_inset (rect, rim);

  ludo_paint_rounded_rect (cr, &inner, radius - rim);
  ludo_paint_fill (cr, color);

  /* Half a pixel under the shape, so that nothing shows between the two. */
  inner = chisolo_inset (rect, rim + 0.5);
  ludo_paint_rounded_rect (cr, rect, radius);
  ludo_paint_rounded_rect (cr, &inner, radius - rim - 0.5);
  ludo_paint_set_color (cr, rim_color, 1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/* Draws the part around the camps only, because on a large picture it takes
 * time to fill pixels that are painted over. */
static void
draw_surroundings (const ChisoloPainter *painter)
{
  cairo_t *cr = painter->cr;
  const LudoScene *scene = painter->scene;
  const LudoRect whole = { 0, 0, scene->width, scene->height };

  ludo_paint_rounded_rect (cr, &whole, 0.2 * painter->layout.unit);
  for (int seat = 0; seat < 2; seat++)
    {
      LudoRect covered = chisolo_inset (&painter->layout.camps[seat],
                                        0.1 * painter->layout.unit);

      cairo_rectangle (cr, covered.x, covered.y, covered.width,
                       covered.height);
    }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  ludo_paint_set_color (cr, painter->palette->background, 1);
  cairo_fill_preserve (cr);
  if (!painter->palette->flat)
    ludo_paint_material (cr, ludo_theme_is_wood (scene->theme)
                             ? LUDO_MATERIAL_CLOTH : LUDO_MATERIAL_EARTH,
                         &whole, painter->layout.unit, 0);
  cairo_new_path (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/* The grain within the rim of a camp. */
static void
draw_grain (const ChisoloPainter *painter,
            int                   seat,
            LudoMaterial          material)
{
  double unit = painter->layout.unit, rim = MAX (1, 0.02 * unit);
  LudoRect inner = chisolo_inset (&painter->layout.camps[seat],
                                  rim - 0.06 * unit);

  ludo_paint_rounded_rect (painter->cr, &inner, 0.35 * unit - rim);
  ludo_paint_material (painter->cr, material, &inner, unit, 0.05);
  cairo_new_path (painter->cr);
}

/* Draws the ground of a player's two rows: swept earth, a little higher than
 * around it, or half of a board. */
static void
draw_camp (const ChisoloPainter *painter,
           int                   seat)
{
  cairo_t *cr = painter->cr;
  const ChisoloPalette *palette = painter->palette;
  double unit = painter->layout.unit;
  double rim = MAX (1, 0.02 * unit);
  LudoRect grown = chisolo_inset (&painter->layout.camps[seat],
                                  -0.06 * unit);

  if (!palette->flat)
    ludo_paint_shadow (cr, &grown, 0.35 * unit, 0.12 * unit);
  fill_rimmed (cr, &grown, 0.35 * unit, rim, palette->edge,
               palette->camps[seat]);
  if (palette->flat)
    return;

  if (!ludo_theme_is_wood (painter->scene->theme))
    draw_grain (painter, seat, LUDO_MATERIAL_EARTH);
  ludo_paint_bevel (cr, &grown, 0.35 * unit, 0.035 * unit);
}

static void
draw_background (const ChisoloPainter *painter)
{
  cairo_t *cr = painter->cr;
  const ChisoloPalette *palette = painter->palette;
  const ChisoloLayout *layout = &painter->layout;
  double unit = layout->unit;
  double middle;

  draw_surroundings (painter);

  for (int seat = 0; seat < 2; seat++)
    draw_camp (painter, seat);

  /* The line that parts the camps. */
  middle = (layout->camps[CHISOLO_NORTH].y
            + layout->camps[CHISOLO_NORTH].height
            + layout->camps[CHISOLO_SOUTH].y) / 2;
  cairo_move_to (cr, layout->camps[0].x, middle);
  cairo_rel_line_to (cr, layout->camps[0].width, 0);
  ludo_paint_set_color (cr, palette->edge, 1);
  cairo_set_line_width (cr, MAX (1.5, 0.05 * unit));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

void
chisolo_background_draw_ways (const ChisoloPainter *painter)
{
  cairo_t *cr = painter->cr;
  double size = 0.07 * painter->layout.unit;

  ludo_paint_set_color (cr, painter->palette->edge, 1);
  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    {
      int seat = cell / CHISOLO_HOLES;
      int direction = painter->frame.state.directions[seat];
      double x, y, next_x, next_y, dx, dy;

      if (direction == CHISOLO_UNCHOSEN || direction == CHISOLO_FIRST_MOVE)
        continue;

      chisolo_layout_hole (&painter->layout, cell, &x, &y);
      chisolo_layout_hole (&painter->layout,
                           chisolo_cell (seat, (cell % CHISOLO_HOLES
                                                + direction + CHISOLO_HOLES)
                                               % CHISOLO_HOLES),
                           &next_x, &next_y);
      dx = CLAMP (next_x - x, -1, 1) * size;
      dy = CLAMP (next_y - y, -1, 1) * size;
      x = (x + next_x) / 2;
      y = (y + next_y) / 2;
      cairo_move_to (cr, x + dx, y + dy);
      cairo_line_to (cr, x - dx + dy, y - dy + dx);
      cairo_line_to (cr, x - dx - dy, y - dy - dx);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

static void
draw_labels (const ChisoloPainter *painter)
{
  /* How far to move each letter, a to g, down, in sizes of a letter, so that
   * all stand on one line: text is centred by its ink, and b, d, f and g have
   * parts above or below the others. */
  static const double rises[CHISOLO_COLUMNS] = {
    0, -0.1, 0, -0.1, 0, -0.1, 0.1,
  };
  const ChisoloLayout *layout = &painter->layout;
  const LudoRect *south = &layout->camps[CHISOLO_SOUTH];
  double unit = layout->unit;
  double size = chisolo_painter_size (painter, 0.2, 0.3);
  double x, y;

  if (!painter->scene->coordinates)
    return;

  ludo_paint_set_color (painter->cr, painter->palette->label, 1);
  for (int column = 0; column < CHISOLO_COLUMNS; column++)
    {
      char text[2] = { (char) ('a' + column), '\0' };

      chisolo_layout_hole (layout, column, &x, &y);
      ludo_paint_text (painter->cr, painter->scene, text, x,
                       south->y + south->height + 0.27 * unit
                       + rises[column] * size, size, TRUE);
    }
  for (int row = 0; row < 4; row++)
    {
      char text[2] = { (char) ('1' + row), '\0' };

      chisolo_layout_hole (layout,
                           chisolo_cell (row / 2, chisolo_hole_at (row, 0)),
                           &x, &y);
      ludo_paint_text (painter->cr, painter->scene, text,
                       south->x - 0.25 * unit, y, size, TRUE);
    }
}

/* Adds the path of a hollow in the background, or of the part within its rim.
 * With light and shade, the wall away from the light is the broader part of the
 * rim. */
static void
add_hollow (const ChisoloPainter *painter,
            const LudoRect       *rect,
            double                radius,
            gboolean              within)
{
  gboolean flat = painter->palette->flat;
  double rim = MAX (1, (flat ? 0.035 : 0.025) * painter->layout.unit);
  LudoRect inner = chisolo_inset (rect, rim);

  if (!within)
    {
      ludo_paint_rounded_rect (painter->cr, rect, radius);
      return;
    }

  if (!flat)
    {
      inner.y += 0.6 * rim;
      inner.height -= 0.6 * rim;
    }
  ludo_paint_rounded_rect (painter->cr, &inner, radius - rim);
}

static LudoRect
hole_rect (const ChisoloPainter *painter,
           int                   cell)
{
  double radius = CHISOLO_HOLE_RADIUS * painter->layout.unit;
  LudoRect rect = { 0, 0, 2 * radius, 2 * radius };

  chisolo_layout_hole (&painter->layout, cell, &rect.x, &rect.y);
  rect.x -= radius;
  rect.y -= radius;

  return rect;
}

/* Paints light and shade for one hole and copies them into every other, because
 * painting them takes time. */
static void
shade_hollows (const ChisoloPainter *painter)
{
  cairo_t *cr = painter->cr, *once;
  double unit = painter->layout.unit;
  double rim = MAX (1, 0.025 * unit), margin = 0.1 * unit;
  LudoRect inner = chisolo_inset (&painter->layout.reserve, rim);
  LudoRect hole = hole_rect (painter, 0);
  int side = (int) ceil (hole.width + 2 * margin);
  cairo_surface_t *shade =
    cairo_surface_create_similar (cairo_get_target (cr),
                                  CAIRO_CONTENT_COLOR_ALPHA, side, side);

  ludo_paint_hollow (cr, &inner, 0.5 * unit - rim);
  hole.x = hole.y = margin;
  inner = chisolo_inset (&hole, rim);
  once = cairo_create (shade);
  ludo_paint_hollow (once, &inner, inner.width / 2);
  cairo_destroy (once);
  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    {
      hole = hole_rect (painter, cell);
      cairo_set_source_surface (cr, shade, hole.x - margin, hole.y - margin);
      cairo_paint (cr);
    }
  cairo_surface_destroy (shade);
}

/* Draws all the hollows at once, which takes less time than one by one. */
static void
draw_hollows (const ChisoloPainter *painter)
{
  double unit = painter->layout.unit;

  for (int within = 0; within < 2; within++)
    {
      add_hollow (painter, &painter->layout.reserve, 0.5 * unit, within == 1);
      for (int cell = 0; cell < CHISOLO_CELLS; cell++)
        {
          LudoRect rect = hole_rect (painter, cell);

          add_hollow (painter, &rect, rect.width / 2, within == 1);
        }
      ludo_paint_set_color (painter->cr, within == 1 ? painter->palette->hole
                                                     : painter->palette->rim,
                            1);
      cairo_fill (painter->cr);
    }
  if (painter->palette->flat)
    return;

  /* The grain of the wood runs on through the holes, because they are carved
   * out of it. */
  for (int seat = 0; seat < 2; seat++)
    if (ludo_theme_is_wood (painter->scene->theme))
      draw_grain (painter, seat, LUDO_MATERIAL_WOOD);
  shade_hollows (painter);
}

void
chisolo_background_draw (const ChisoloPainter *painter)
{
  draw_background (painter);
  draw_labels (painter);
  draw_hollows (painter);
}
