/* zohn-ahl-layout.c: where everything lies on the cloth of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-layout.h"

#include <math.h>

/* In units: the hem around the circuit, and a corner's hill. */
#define HEM 0.2
#define HILL 1.0

/* In parts of the field, a seventh of it each. */
#define FIELD 7.0
#define STICKS_WIDTH 3.1
#define STICKS_HEIGHT 3.0
#define HOLDING 0.12            /* from the field's edge to what a side holds */
#define HOLDING_WIDTH 2.45
#define WAITING_TOP 4.04
#define WAITING_HEIGHT 0.92
#define WAITING_WIDTH 1.8
#define WAITING_PIECE 0.88      /* of the width */
#define COUNTERS_TOP 5.0
#define COUNTERS_A_ROW 4
#define COUNTER_RADIUS 0.2
#define COUNTER_APART 0.07      /* from one to the next */
#define WIDE_A_ROW 2
#define WIDE_RADIUS 0.41

/* In units: how far a piece stands to its own side of the middle, and from
 * the cloth's edge, where the number is. */
#define ASIDE 0.17
#define INWARD 0.19

/* On paper the numbers may be as large as their spaces, so that a piece has to
 * stand clear of them. */
#define PIECE_HIGH 0.43         /* half a piece, in units */
#define PIECE_WIDE 0.18
#define NUMBER_LOW 0.415        /* the outer edge of a number from the middle of
                                 * its space, in units */
#define NUMBER_ASIDE 0.345
#define NUMBER_HIGH 0.8         /* the number, in sizes of its letters */
#define NUMBER_WIDE 1.3

double
zohn_ahl_layout_aspect (double width,
                        double height)
{
  return 1.0;
}

static LudoRect
field_rect (const ZohnAhlLayout *layout,
            double               x,
            double               y,
            double               width,
            double               height)
{
  return (LudoRect) {
    layout->field.x + x * layout->part, layout->field.y + y * layout->part,
    width * layout->part, height * layout->part,
  };
}

void
zohn_ahl_layout_init (ZohnAhlLayout        *layout,
                      const ZohnAhlRuleset *values,
                      double                width,
                      double                height)
{
  double size = MIN (width, height);
  double units;

  layout->values = values;
  layout->n_edge = values->n_spaces / 4.0;
  units = layout->n_edge + 2 * (HILL + HEM);
  layout->unit = size / units;
  layout->cloth = (LudoRect) {
    (width - size) / 2, (height - size) / 2, size, size,
  };
  layout->field = (LudoRect) {
    layout->cloth.x + (HEM + HILL) * layout->unit,
    layout->cloth.y + (HEM + HILL) * layout->unit,
    layout->n_edge * layout->unit, layout->n_edge * layout->unit,
  };
  layout->part = layout->field.width / FIELD;

  layout->sticks = field_rect (layout, (FIELD - STICKS_WIDTH) / 2,
                               (FIELD - STICKS_HEIGHT) / 2, STICKS_WIDTH,
                               STICKS_HEIGHT);
  layout->counters_a_row = COUNTERS_A_ROW;
  layout->counter = COUNTER_RADIUS;
  /* Red sets out to the west and holds the south-west, Green the other. */
  for (int seat = 0; seat < 2; seat++)
    {
      double left = seat == ZOHN_AHL_RED ? HOLDING
                                         : FIELD - HOLDING - HOLDING_WIDTH;

      layout->counters[seat] = field_rect (layout, left, COUNTERS_TOP,
                                           HOLDING_WIDTH,
                                           FIELD - HOLDING - COUNTERS_TOP);
      layout->waiting[seat] =
        field_rect (layout,
                    seat == ZOHN_AHL_RED ? HOLDING
                                         : FIELD - HOLDING - WAITING_WIDTH,
                    WAITING_TOP, WAITING_WIDTH, WAITING_HEIGHT);
    }
}

gboolean
zohn_ahl_layout_has_banks (const ZohnAhlLayout *layout)
{
  return layout->values->lowest == 1;
}

gboolean
zohn_ahl_layout_has_hills (const ZohnAhlLayout *layout)
{
  int half = layout->values->n_spaces / 2
             + (zohn_ahl_layout_has_banks (layout) ? 0 : 2);

  /* In quarters of a space an edge is as long as the circuit has spaces.  So
   * this is whether a space ends where the edge does. */
  return half % 4 == 0;
}

/* Finds where on the circuit @space lies: the edge, clockwise from the south,
 * and on it the middle of the space, in units from the middle of the edge.
 *
 * Returns: whether that is the corner where the edge ends. */
static gboolean
find_place (const ZohnAhlLayout *layout,
            int                  space,
            int                 *edge,
            double              *along)
{
  /* In quarters of a space, as above. */
  int n = layout->values->n_spaces;
  int from_south = 4 * (space - layout->values->lowest)
                   + (zohn_ahl_layout_has_banks (layout) ? 2 : 0);
  int turned = (from_south + n / 2 - 1) / n;
  int from_middle = from_south - turned * n;

  *edge = turned % 4;
  *along = from_middle / 4.0;

  return from_middle == n / 2;
}

void
zohn_ahl_layout_space (const ZohnAhlLayout *layout,
                       int                  space,
                       LudoRect            *square)
{
  double half = layout->n_edge / 2, along, column, row;
  int edge;

  if (find_place (layout, space, &edge, &along))
    along += 0.5;
  switch (edge)
    {
    case 0:
      column = half - 0.5 - along;
      row = 2 * half;
      break;
    case 1:
      column = -HILL;
      row = half - 0.5 - along;
      break;
    case 2:
      column = half - 0.5 + along;
      row = -HILL;
      break;
    default:
      column = 2 * half;
      row = half - 0.5 + along;
      break;
    }

  *square = (LudoRect) {
    layout->field.x + column * layout->unit,
    layout->field.y + row * layout->unit, layout->unit, layout->unit,
  };
}

void
zohn_ahl_layout_outward (const ZohnAhlLayout *layout,
                         int                  space,
                         double              *dx,
                         double              *dy)
{
  static const double outward[4][2] = {
    { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, 0 },
  };
  double along;
  int edge;

  if (find_place (layout, space, &edge, &along) && edge % 2 == 1)
    edge = (edge + 1) % 4;
  *dx = outward[edge][0];
  *dy = outward[edge][1];
}

/* Returns: how far inward a piece stands clear of the number of its space, on
 * an edge that is level or upright; 0 on the screen. */
static double
clear_number (const ZohnAhlLayout *layout,
              gboolean             level)
{
  double letters = layout->letters / layout->unit;

  if (layout->letters <= 0)
    return 0;

  return level ? PIECE_HIGH + NUMBER_HIGH * letters - NUMBER_LOW
               : PIECE_WIDE + NUMBER_WIDE * letters - NUMBER_ASIDE;
}

void
zohn_ahl_layout_piece (const ZohnAhlLayout *layout,
                       int                  seat,
                       int                  steps,
                       double              *x,
                       double              *y)
{
  int way = seat == ZOHN_AHL_RED ? -1 : 1;
  LudoRect rect;
  int space;
  double dx, dy, inward, aside = ASIDE;

  if (steps == ZOHN_AHL_OFF_BOARD)
    {
      rect = layout->waiting[seat];
      *x = rect.x + rect.width * (0.5 - way * (WAITING_PIECE - 0.5));
      *y = rect.y + rect.height / 2;
      return;
    }

  space = zohn_ahl_board_space (layout->values, seat, steps);
  zohn_ahl_layout_space (layout, space, &rect);
  zohn_ahl_layout_outward (layout, space, &dx, &dy);
  inward = clear_number (layout, fabs (dy) > 0.5);
  /* Two pieces share only a start, which lies on a level edge. */
  if (inward > INWARD && fabs (dx) > 0.5)
    aside = 0;
  inward = MAX (inward, INWARD);
  *x = rect.x + rect.width / 2 + (way * aside - dx * inward) * layout->unit;
  *y = rect.y + rect.height / 2 - dy * inward * layout->unit;
}

void
zohn_ahl_layout_counter (const ZohnAhlLayout *layout,
                         int                  seat,
                         int                  i,
                         double              *x,
                         double              *y,
                         double              *radius)
{
  const LudoRect *rect = &layout->counters[seat];
  double spacing = (2 * layout->counter + COUNTER_APART) * layout->part;
  double across = (i % layout->counters_a_row + 0.5) * spacing;

  *x = seat == ZOHN_AHL_RED ? rect->x + across
                            : rect->x + rect->width - across;
  *y = rect->y + rect->height - (i / layout->counters_a_row + 0.5) * spacing;
  *radius = layout->counter * layout->part;
}

void
zohn_ahl_layout_widen_counters (ZohnAhlLayout *layout)
{
  layout->counters_a_row = WIDE_A_ROW;
  layout->counter = WIDE_RADIUS;
}

gboolean
zohn_ahl_layout_bounds (const LudoScene *scene,
                        int              place,
                        LudoRect        *bounds)
{
  const ZohnAhlState *state = zohn_ahl_state (scene->state);
  const ZohnAhlRuleset *values = zohn_ahl_values (scene->state);
  ZohnAhlLayout layout;

  zohn_ahl_layout_init (&layout, values, scene->width, scene->height);
  switch (place)
    {
    case ZOHN_AHL_PLACE_STICKS:
      *bounds = layout.sticks;
      return TRUE;

    case ZOHN_AHL_PLACE_RED_COUNTERS:
    case ZOHN_AHL_PLACE_GREEN_COUNTERS:
      *bounds = layout.counters[place - ZOHN_AHL_PLACE_RED_COUNTERS];
      return TRUE;

    case ZOHN_AHL_PLACE_RED_WAITING:
    case ZOHN_AHL_PLACE_GREEN_WAITING:
      *bounds = layout.waiting[place - ZOHN_AHL_PLACE_RED_WAITING];
      return state->steps[place - ZOHN_AHL_PLACE_RED_WAITING]
             == ZOHN_AHL_OFF_BOARD;

    default:
      if (place < values->lowest || place >= values->lowest + values->n_spaces)
        return FALSE;
      zohn_ahl_layout_space (&layout, place, bounds);
      return TRUE;
    }
}
