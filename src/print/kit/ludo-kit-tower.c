/* ludo-kit-tower.c: a dice tower to cut out and fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-tower.h"

#include <math.h>

#include "drawing/ludo-paint.h"

static const LudoRect tower_faces[] = {
  { 0, 0, LUDO_TOWER_SIDE, LUDO_TOWER_HEIGHT },
  { LUDO_TOWER_SIDE, 0, LUDO_TOWER_SIDE, LUDO_TOWER_HEIGHT },
  { 2 * LUDO_TOWER_SIDE, 0, LUDO_TOWER_SIDE, LUDO_TOWER_HEIGHT },
  { 3 * LUDO_TOWER_SIDE, 0, LUDO_TOWER_SIDE, LUDO_TOWER_HEIGHT },
};

/* The back, a side, the front and the other side. */
const LudoNet ludo_net_tower = {
  .faces = tower_faces,
  .n_faces = G_N_ELEMENTS (tower_faces),
  .tabs = { { 3, LUDO_SIDE_RIGHT } },
  .n_tabs = 1,
  .depth = LUDO_TOWER_TAB,
};

const LudoKitSlot ludo_tower_slots[LUDO_TOWER_SLOPES] = {
  { 3, 22, 22, 45 },
  { 42, 52, 23, 75 },
  { 3, 86, 41, 122 },
};

double
ludo_tower_slope_length (int index)
{
  const LudoKitSlot *slot = &ludo_tower_slots[index];

  return hypot (slot->end_x - slot->x, slot->end_y - slot->y);
}

/* The front of the tower from @x on, as on the one from Froitzheim: three lines
 * of letters, and two rows of rings above the door. */
static void
draw_front (const LudoKitBrush *brush,
            double              x)
{
  static const char *const words[] = { "VTERE", "FELIX", "VIVAS" };
  cairo_t *cr = brush->cr;

  for (int i = 0; i < 3; i++)
    {
      cairo_rectangle (cr, x + 5, 8 + 15 * i, LUDO_TOWER_SIDE - 10, 12);
      if (!brush->mono && !brush->save_ink)
        {
          cairo_set_source_rgb (cr, 0.96, 0.87, 0.7);
          cairo_fill_preserve (cr);
        }
      cairo_set_source_rgb (cr, 0.3, 0.2, 0.1);
      if (brush->mono)
        cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_set_line_width (cr, 0.4);
      cairo_stroke (cr);
      ludo_print_text (brush->print, cr, words[i], x + LUDO_TOWER_SIDE / 2,
                       9.5 + 15 * i, 0, 0.5, 20, TRUE);
      cairo_new_path (cr);
    }
  for (int i = 0; i < 10; i++)
    {
      ludo_paint_circle (cr, x + 8.1 + i % 5 * 7.2, 61 + i / 5 * 8, 2.8);
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
    }
}

/* The walls are of the brass of the tower in the picture, with a rim above. */
static void
draw_walls (cairo_t *cr)
{
  for (int i = 0; i < ludo_net_tower.n_faces; i++)
    {
      const LudoRect *wall = &tower_faces[i];

      cairo_rectangle (cr, wall->x, wall->y, wall->width, wall->height);
      cairo_set_source_rgb (cr, 0.91, 0.75, 0.46);
      cairo_fill (cr);
      cairo_rectangle (cr, wall->x, wall->y, wall->width, 5);
      cairo_set_source_rgb (cr, 0.82, 0.62, 0.31);
      cairo_fill (cr);
    }
}

void
ludo_kit_draw_tower (const LudoKitBrush *brush,
                     int                 index)
{
  const double side = LUDO_TOWER_SIDE, door = 36, rim = 5;
  cairo_t *cr = brush->cr;

  if (!brush->mono && !brush->save_ink)
    draw_walls (cr);
  draw_front (brush, 2 * side);
  for (int i = 0; i < LUDO_TOWER_SLOPES; i++)
    {
      const LudoKitSlot *slot = &ludo_tower_slots[i];

      /* The slot of one side wall is measured from the left, where that wall
       * meets the back; the other's from the right, where that meets it. */
      cairo_move_to (cr, side + slot->x, slot->y);
      cairo_line_to (cr, side + slot->end_x, slot->end_y);
      cairo_move_to (cr, 4 * side - slot->x, slot->y);
      cairo_line_to (cr, 4 * side - slot->end_x, slot->end_y);
    }
  /* The dice come out in front, at the foot. */
  cairo_move_to (cr, 2 * side + rim, LUDO_TOWER_HEIGHT);
  cairo_rel_line_to (cr, 0, -door);
  cairo_rel_line_to (cr, side - 2 * rim, 0);
  cairo_rel_line_to (cr, 0, door);
  for (int line = 0; line < 2; line++)
    {
      ludo_kit_set_cut (cr);
      if (line == 0)
        {
          cairo_set_source_rgb (cr, 1, 1, 1);
          cairo_set_line_width (cr, 2 * LUDO_KIT_CUT_EDGE);
        }
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
  ludo_net_draw (cr, &ludo_net_tower, 1);
}

void
ludo_kit_draw_slope (const LudoKitBrush *brush,
                     int                 index)
{
  const double tab = LUDO_TOWER_TAB;
  double width = LUDO_SLOPE_WIDTH - 2 * tab;
  /* A little shorter than its slots, so that it goes through. */
  double length = ludo_tower_slope_length (index);
  double inset = 0.5;
  cairo_t *cr = brush->cr;

  ludo_kit_set_cut (cr);
  cairo_move_to (cr, tab, 0);
  cairo_rel_line_to (cr, width, 0);
  cairo_rel_line_to (cr, 0, inset);
  cairo_rel_line_to (cr, tab - 0.2, 0);
  cairo_rel_line_to (cr, 0, length - 2 * inset);
  cairo_rel_line_to (cr, -tab + 0.2, 0);
  cairo_rel_line_to (cr, 0, inset);
  cairo_rel_line_to (cr, -width, 0);
  cairo_rel_line_to (cr, 0, -inset);
  cairo_rel_line_to (cr, -tab + 0.2, 0);
  cairo_rel_line_to (cr, 0, -length + 2 * inset);
  cairo_rel_line_to (cr, tab - 0.2, 0);
  cairo_close_path (cr);
  cairo_stroke (cr);
  ludo_kit_set_fold (cr);
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, tab + i * width, inset);
      cairo_rel_line_to (cr, 0, length - 2 * inset);
    }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}
