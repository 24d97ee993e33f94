/* chisolo-way.c: the way that a hand would go, drawn over the holes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A dashed arc for each lap, and where it ends its number; the last of all in a
 * ring.  Of a sowing that never ends, all holes of its ring are marked.  There
 * are two ways as long as the direction is open.
 */

#include "chisolo-paint.h"

#include <math.h>

/* In units. */
#define NUMBER_RADIUS 0.19
#define ARC_HEIGHT 0.35
#define END_RADIUS 0.45

/* More arcs than these could not be told apart. */
#define ARCS_MAX 12

/* Laps: those that end in a hole, by their numbers from 1. */
typedef struct
{
  int n;
  int first;
  int last;
} Laps;

/* Strokes the path of the current point, light on dark or dark on light. */
static void
stroke (const ChisoloPainter *painter,
        double                width)
{
  cairo_t *cr = painter->cr;
  double unit = painter->layout.unit;

  ludo_paint_set_color (cr, painter->palette->plate, 1);
  cairo_set_line_width (cr, (width + 0.07) * unit);
  cairo_stroke_preserve (cr);
  ludo_paint_set_color (cr, painter->palette->numeral, 1);
  cairo_set_line_width (cr, width * unit);
}

static void
draw_arc (const ChisoloPainter *painter,
          int                   from,
          int                   to)
{
  cairo_t *cr = painter->cr;
  double unit = painter->layout.unit;
  const double dashes[] = { 0.12 * unit, 0.08 * unit };
  double x[2], y[2], length, across, down;

  chisolo_layout_hole (&painter->layout, from, &x[0], &y[0]);
  chisolo_layout_hole (&painter->layout, to, &x[1], &y[1]);
  length = hypot (x[1] - x[0], y[1] - y[0]);
  if (length < unit / 2)
    return;

  across = (y[1] - y[0]) / length * ARC_HEIGHT * unit;
  down = -(x[1] - x[0]) / length * ARC_HEIGHT * unit;
  cairo_move_to (cr, x[0], y[0]);
  cairo_curve_to (cr, x[0] + (x[1] - x[0]) / 3 + across,
                  y[0] + (y[1] - y[0]) / 3 + down,
                  x[0] + (x[1] - x[0]) * 2 / 3 + across,
                  y[0] + (y[1] - y[0]) * 2 / 3 + down, x[1], y[1]);
  stroke (painter, 0.05);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_ring (const ChisoloPainter *painter,
           int                   cell)
{
  double x, y;

  chisolo_layout_hole (&painter->layout, cell, &x, &y);
  cairo_new_path (painter->cr);
  ludo_paint_circle (painter->cr, x, y, END_RADIUS * painter->layout.unit);
  stroke (painter, 0.06);
  cairo_stroke (painter->cr);
}

/* Writes on a disc at the middle of @cell which of the laps end there: "3",
 * "1·5", or the first and the last of more. */
static void
draw_laps (const ChisoloPainter *painter,
           int                   cell,
           const Laps           *laps)
{
  cairo_t *cr = painter->cr;
  double unit = painter->layout.unit;
  double size = 0.26 * unit, height = 2 * NUMBER_RADIUS * unit, width;
  LudoRect disc;
  double x, y;
  char text[32];

  chisolo_layout_hole (&painter->layout, cell, &x, &y);
  if (laps->n == 1)
    g_snprintf (text, sizeof text, "%d", laps->first);
  else
    g_snprintf (text, sizeof text, laps->n == 2 ? "%d·%d" : "%d…%d",
                laps->first, laps->last);
  width = ludo_paint_text_width (cr, painter->scene, text, size, TRUE)
          + 0.2 * unit;
  width = MAX (width, height);
  disc = (LudoRect) { x - width / 2, y - height / 2, width, height };
  cairo_new_path (cr);
  ludo_paint_rounded_rect (cr, &disc, height / 2);
  ludo_paint_fill_stroke (cr, painter->palette->button,
                          painter->palette->button_label, 0.04 * unit);
  ludo_paint_text (cr, painter->scene, text, x, y, size, TRUE);
}

/* Draws the laps of @way from the event @first on that go in one direction, or
 * their @numbers, which lie over all laps.  Returns: the event after them. */
static size_t
draw_direction (const ChisoloPainter *painter,
                const GameTrace      *way,
                size_t                first,
                gboolean              numbers)
{
  const GameEvent *endless = NULL;
  Laps laps[CHISOLO_CELLS] = { { 0 } };
  int lap = 0, last = -1;
  size_t i;

  for (i = first; i < way->n_events; i++)
    if (way->events[i].type == CHISOLO_EVENT_ENDLESS)
      endless = &way->events[i];
    else if (way->events[i].type == CHISOLO_EVENT_SOW)
      {
        if (way->events[i].value != way->events[first].value)
          break;
        last = way->events[i].to;
        laps[last].last = ++lap;
        if (laps[last].n++ == 0)
          laps[last].first = lap;
        if (lap <= ARCS_MAX && !numbers)
          draw_arc (painter, way->events[i].from, last);
      }

  for (int hole = 0; endless != NULL && hole < CHISOLO_HOLES; hole++)
    if (!numbers && endless->value >> hole & 1)
      draw_ring (painter, chisolo_cell (endless->seat, hole));
  if (!numbers && endless == NULL && last >= 0)
    draw_ring (painter, last);
  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    if (numbers && laps[cell].n > 0)
      draw_laps (painter, cell, &laps[cell]);

  return i;
}

void
chisolo_way_draw (const ChisoloPainter *painter)
{
  const GameTrace *way = painter->scene->way;

  for (int numbers = FALSE; numbers <= TRUE; numbers++)
    for (size_t i = 0; i < way->n_events;)
      i = draw_direction (painter, way, i, numbers);
}
