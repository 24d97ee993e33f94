/* ken-wan-layout.c: where things are on the drawn board of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows are level, a below and i above, so every cell is a hexagon standing on
 * a corner and the whole board is one lying on a side.
 */

#include "ken-wan-layout.h"

#include <math.h>

/* How far one row is from the next, in units. */
#define ROW_STEP 0.8660254037844386

/* From the middle of the board to the corners of its plate, in units: room
 * for nine cells and, where they are shown, for the coordinates. */
#define PLATE 5.0
#define PLATE_WITH_COORDINATES 5.3

/* Free space around the plate, in units. */
#define MARGIN 0.1

/* The side of the square in which a click means a place, in units; less than
 * ROW_STEP, so that two of them never overlap. */
#define TARGET 0.86

#define PASS_WIDTH 1.9
#define PASS_HEIGHT 0.9

KenWanLayout
ken_wan_layout (const LudoScene *scene)
{
  double plate = scene->coordinates ? PLATE_WITH_COORDINATES : PLATE;
  double across = 2 * (plate + MARGIN);
  double upright = 2 * (plate * ROW_STEP + MARGIN);
  double unit = MIN (scene->width / across, scene->height / upright);

  return (KenWanLayout) {
    .x = scene->width / 2,
    .y = scene->height / 2,
    .unit = unit,
    .plate = plate * unit,
  };
}

double
ken_wan_layout_aspect (double width,
                       double height)
{
  return (PLATE_WITH_COORDINATES + MARGIN)
         / (PLATE_WITH_COORDINATES * ROW_STEP + MARGIN);
}

void
ken_wan_layout_centre (const KenWanLayout *layout,
                       int                 cell,
                       double             *x,
                       double             *y)
{
  int up = ken_wan_cell_row (cell) - 4;
  int along = ken_wan_cell_diagonal (cell) - 5;

  /* A diagonal goes half a cell to the left with each row. */
  *x = layout->x + (along - up / 2.0) * layout->unit;
  *y = layout->y - up * ROW_STEP * layout->unit;
}

void
ken_wan_layout_corner (const KenWanLayout *layout,
                       int                 cell,
                       int                 direction,
                       double             *x,
                       double             *y)
{
  double angle = (180 + 60 * direction + 30) * G_PI / 180;

  ken_wan_layout_centre (layout, cell, x, y);
  *x += cos (angle) * layout->unit / (2 * ROW_STEP);
  *y += sin (angle) * layout->unit / (2 * ROW_STEP);
}

void
ken_wan_layout_bounds (const KenWanLayout *layout,
                       int                 place,
                       LudoRect           *bounds)
{
  double side = TARGET * layout->unit;
  double x;
  double y;

  if (place == KEN_WAN_PLACE_PASS)
    {
      /* The corner that the plate leaves free at the bottom left. */
      *bounds = (LudoRect) {
        layout->x - layout->plate,
        layout->y + layout->plate * ROW_STEP - PASS_HEIGHT * layout->unit,
        PASS_WIDTH * layout->unit,
        PASS_HEIGHT * layout->unit,
      };
      return;
    }

  ken_wan_layout_centre (layout, place, &x, &y);
  *bounds = (LudoRect) { x - side / 2, y - side / 2, side, side };
}

int
ken_wan_layout_cell_at (const LudoGeometry *geometry,
                        double              x,
                        double              y)
{
  double unit = geometry->bounds[0].width / TARGET;
  double nearest = G_MAXDOUBLE;
  int found = -1;

  /* A point is in the hexagon of the cell whose middle is nearest, or outside
   * the board. */
  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    {
      const LudoRect *bounds = &geometry->bounds[cell];
      double away = hypot (x - bounds->x - bounds->width / 2,
                           y - bounds->y - bounds->height / 2);

      if (away < nearest)
        {
          nearest = away;
          found = cell;
        }
    }

  return nearest <= unit / (2 * ROW_STEP) ? found : -1;
}
