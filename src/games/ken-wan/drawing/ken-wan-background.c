/* ken-wan-background.c: the board of Ken Wan without its pieces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-paint.h"

#include <math.h>

#include "drawing/ludo-material.h"

#define SQRT_3 1.7320508075688772

void
ken_wan_add_hexagon (KenWanPicture *picture,
                     int            cell,
                     double         reach)
{
  double middle_x;
  double middle_y;

  ken_wan_layout_centre (&picture->layout, cell, &middle_x, &middle_y);
  for (int i = 0; i < KEN_WAN_N_DIRECTIONS; i++)
    {
      double x;
      double y;

      ken_wan_layout_corner (&picture->layout, cell, i, &x, &y);
      x = middle_x + (x - middle_x) * reach;
      y = middle_y + (y - middle_y) * reach;
      if (i == 0)
        cairo_move_to (picture->cr, x, y);
      else
        cairo_line_to (picture->cr, x, y);
    }
  cairo_close_path (picture->cr);
}

/* Adds a hexagon that lies on a side, like the board, its lower half moved
 * down. */
static void
add_plate (KenWanPicture *picture,
           double         radius,
           double         down)
{
  const KenWanLayout *layout = &picture->layout;
  cairo_t *cr = picture->cr;
  double half = radius / 2;
  double height = radius * SQRT_3 / 2;

  cairo_move_to (cr, layout->x + radius, layout->y);
  cairo_line_to (cr, layout->x + radius, layout->y + down);
  cairo_line_to (cr, layout->x + half, layout->y + height + down);
  cairo_line_to (cr, layout->x - half, layout->y + height + down);
  cairo_line_to (cr, layout->x - radius, layout->y + down);
  cairo_line_to (cr, layout->x - radius, layout->y);
  cairo_line_to (cr, layout->x - half, layout->y - height);
  cairo_line_to (cr, layout->x + half, layout->y - height);
  cairo_close_path (cr);
}

/* Fills the path that has been added, except for a hexagon of @hole in the
 * middle, which is painted over anyway, because on a large picture most of the
 * time goes into filling pixels. */
static void
fill_around (KenWanPicture *picture,
             LudoColor      color,
             double         hole)
{
  cairo_t *cr = picture->cr;

  add_plate (picture, hole, 0);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  ludo_paint_fill (cr, color);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/* Paints the shadow of the plate to the lower right, soft by its layers. */
static void
paint_shadow (KenWanPicture *picture)
{
  double unit = picture->layout.unit;

  cairo_save (picture->cr);
  cairo_translate (picture->cr, 0.06 * unit, 0.12 * unit);
  for (int i = -3; i <= 3; i++)
    {
      add_plate (picture, picture->layout.plate + i * 0.03 * unit, 0);
      cairo_set_source_rgba (picture->cr, 0, 0, 0, 0.05);
      cairo_fill (picture->cr);
    }
  cairo_restore (picture->cr);
}

/* Paints the plate with its rim, thicker below.  Each part reaches a little
 * under the next, so that no seam shows. */
static void
paint_plate (KenWanPicture *picture)
{
  const KenWanPalette *palette = picture->palette;
  double unit = picture->layout.unit;
  double plate = picture->layout.plate;
  double line = MAX (1, unit * 0.045);

  if (palette->shaded)
    paint_shadow (picture);
  add_plate (picture, plate, palette->shaded ? unit * 0.06 : 0);
  fill_around (picture, palette->plate_edge, plate - 2 * line);
  add_plate (picture, plate - line, 0);
  fill_around (picture, palette->plate, 3.9 * unit);
}

/* The six walls of the well: those away from the light are lit. */
static void
paint_walls (KenWanPicture *picture,
             double         inset)
{
  const double floor = 0.55;
  cairo_t *cr = picture->cr;
  double x, y;

  ken_wan_layout_centre (&picture->layout, KEN_WAN_CENTRE, &x, &y);
  for (int i = 0; i < KEN_WAN_N_DIRECTIONS; i++)
    {
      double x1, y1, x2, y2, light;

      ken_wan_layout_corner (&picture->layout, KEN_WAN_CENTRE, i, &x1, &y1);
      ken_wan_layout_corner (&picture->layout, KEN_WAN_CENTRE, i + 1, &x2,
                             &y2);
      x1 -= x;
      x2 -= x;
      y1 -= y;
      y2 -= y;
      light = (x1 + x2 + y1 + y2) / picture->layout.unit;
      cairo_move_to (cr, x + x1 * inset, y + y1 * inset);
      cairo_line_to (cr, x + x2 * inset, y + y2 * inset);
      cairo_line_to (cr, x + x2 * floor, y + y2 * floor + 0.05 * y2);
      cairo_line_to (cr, x + x1 * floor, y + y1 * floor + 0.05 * y1);
      cairo_close_path (cr);
      ludo_paint_fill (cr, ludo_color_mix (picture->palette->centre,
                                           picture->palette->plate,
                                           CLAMP (0.28 + 0.2 * light, 0.06,
                                                  0.6)));
    }
}

/* The forbidden cell, sunk into the plate. */
static void
paint_centre (KenWanPicture *picture,
              double         inset)
{
  cairo_t *cr = picture->cr;
  const KenWanPalette *palette = picture->palette;

  ken_wan_add_hexagon (picture, KEN_WAN_CENTRE, inset);
  ludo_paint_fill (cr, palette->centre);
  if (palette->shaded)
    paint_walls (picture, inset);
  ken_wan_add_hexagon (picture, KEN_WAN_CENTRE, palette->shaded ? 1 : 0.8);
  ludo_paint_stroke (cr, palette->centre_ring,
                     MAX (1, picture->layout.unit * 0.035));
}

static void
paint_cells (KenWanPicture *picture)
{
  cairo_t *cr = picture->cr;
  const KenWanPalette *palette = picture->palette;

  /* The share of a hexagon that half a line takes. */
  double half_line = MAX (1, picture->layout.unit * 0.035)
                     / picture->layout.unit;

  /* The background of all lines: a large hexagon through the middles of the
   * outermost cells, and those cells themselves, a little widened. */
  add_plate (picture, 4 * picture->layout.unit, 0);
  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    if (ken_wan_set_count (ken_wan_neighbours (cell)) < 5)
      ken_wan_add_hexagon (picture, cell, 1 + half_line);
  ludo_paint_fill (cr, palette->line);

  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    if (cell != KEN_WAN_CENTRE)
      ken_wan_add_hexagon (picture, cell, 1 - half_line);
  ludo_paint_fill (cr, palette->cell);

  paint_centre (picture, 1 - half_line);
}

/* A label beside @cell, towards @degrees clockwise from the right. */
static void
paint_label (KenWanPicture *picture,
             const char    *text,
             int            cell,
             double         degrees)
{
  double unit = picture->layout.unit;
  double size = ludo_paint_letters (picture->scene, unit * 0.28, unit * 0.36);
  double angle = degrees * G_PI / 180;
  double x;
  double y;

  ken_wan_layout_centre (&picture->layout, cell, &x, &y);
  ludo_paint_text (picture->cr, picture->scene, text,
                   x + cos (angle) * unit * 0.78,
                   y + sin (angle) * unit * 0.78, size, TRUE);
}

/* Letters at the left of the rows, figures where the diagonals begin at the
 * lower right, as on an Abalone board. */
static void
paint_coordinates (KenWanPicture *picture)
{
  ludo_paint_set_color (picture->cr, picture->palette->text, 1);
  for (int row = 0; row < KEN_WAN_ROWS; row++)
    {
      const char letter[] = { (char) ('a' + row), '\0' };

      paint_label (picture, letter, ken_wan_cell (row, ken_wan_row_first (row)),
                   180);
    }
  for (int diagonal = 1; diagonal <= KEN_WAN_ROWS; diagonal++)
    {
      const char figure[] = { (char) ('0' + diagonal), '\0' };

      paint_label (picture, figure,
                   ken_wan_cell (MAX (0, diagonal - 5), diagonal), 60);
    }
}

/* The grain of the wood over plate and cells, and in each cell the shade and
 * the light of its rim. */
static void
paint_wood (KenWanPicture *picture)
{
  const KenWanLayout *layout = &picture->layout;
  cairo_t *cr = picture->cr;
  double width = MAX (1, layout->unit * 0.03);
  LudoRect rect = { layout->x - layout->plate,
                    layout->y - layout->plate, 2 * layout->plate,
                    2 * layout->plate };

  add_plate (picture, layout->plate, 0);
  ludo_paint_material (cr, LUDO_MATERIAL_WOOD, &rect, layout->unit, 0.12);
  cairo_new_path (cr);

  cairo_set_line_width (cr, width);
  for (int light = 0; light < 2; light++)
    {
      cairo_save (cr);
      cairo_translate (cr, light ? width : -width, light ? width : -width);
      for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
        if (cell != KEN_WAN_CENTRE)
          ken_wan_add_hexagon (picture, cell, 0.9);
      cairo_set_source_rgba (cr, light, light, light, light ? 0.25 : 0.1);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

void
ken_wan_paint_background (KenWanPicture *picture)
{
  paint_plate (picture);
  paint_cells (picture);
  if (picture->palette->shaded)
    paint_wood (picture);
  if (picture->scene->coordinates)
    paint_coordinates (picture);
}
