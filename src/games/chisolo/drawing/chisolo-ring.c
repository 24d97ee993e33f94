/* chisolo-ring.c: a few holes in a ring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-paint.h"

#include <glib/gi18n.h>
#include <math.h>

#include "drawing/ludo-material.h"

/* In units, the distance of two holes: around the holes, the label of a hole
 * from its middle, and how far the hand is held towards the centre. */
#define MARGIN 1.0
#define LABEL_WAY 0.7
#define HAND_WAY 0.5
#define STONE_RADIUS 0.125

/* Place: the middle of a hole, and the direction from the centre to it. */
typedef struct
{
  double x, y;
  double dx, dy;
} Place;

typedef struct
{
  cairo_t *cr;
  const LudoScene *scene;
  const ChisoloPalette *palette;
  const LudoRing *ring;
  double x, y;                  /* the centre */
  double radius;
  double unit;
} Painter;

/* The holes follow clockwise, the first is at the top. */
static Place
place_of (const Painter *painter,
          double         hole)
{
  double angle = 2 * G_PI * hole / painter->ring->n_holes - G_PI / 2;
  double dx = cos (angle), dy = sin (angle);

  return (Place) { painter->x + dx * painter->radius,
                   painter->y + dy * painter->radius, dx, dy };
}

static void
draw_earth (const Painter *painter)
{
  cairo_t *cr = painter->cr;
  const LudoRect whole = { 0, 0, painter->scene->width,
                           painter->scene->height };
  double outer = painter->radius + MARGIN * painter->unit;

  cairo_rectangle (cr, 0, 0, whole.width, whole.height);
  ludo_paint_set_color (cr, painter->palette->background, 1);
  cairo_fill_preserve (cr);
  if (!painter->palette->flat)
    ludo_paint_material (cr, LUDO_MATERIAL_EARTH, &whole, painter->unit, 0);
  cairo_new_path (cr);

  ludo_paint_circle (cr, painter->x, painter->y, outer);
  ludo_paint_fill_stroke (cr, painter->palette->camps[0],
                          painter->palette->edge,
                          MAX (1, 0.02 * painter->unit));
}

static void
draw_text (const Painter *painter,
           const char    *text,
           double         x,
           double         y,
           double         size)
{
  ludo_paint_set_color (painter->cr, painter->palette->label, 1);
  ludo_paint_text (painter->cr, painter->scene, text, x, y, size, TRUE);
}

/* A number on a plate, as on the board. */
static void
draw_number (const Painter *painter,
             int            number,
             double         x,
             double         y)
{
  double size = ludo_paint_letters (painter->scene, 0.2 * painter->unit,
                                    0.26 * painter->unit);
  char text[12];

  g_snprintf (text, sizeof text, "%d", number);
  ludo_paint_circle (painter->cr, x, y, 0.8 * size);
  ludo_paint_fill_stroke (painter->cr, painter->palette->plate,
                          painter->palette->numeral,
                          painter->palette->flat ? 1.5 : 0.5);
  ludo_paint_text (painter->cr, painter->scene, text, x, y, size, TRUE);
}

static void
draw_stones (const Painter *painter,
             int            n,
             int            seed,
             double         x,
             double         y)
{
  double half = 0.38 * painter->unit;
  const ChisoloPile pile = { n, seed, x, y, half, half,
                             STONE_RADIUS * painter->unit, 0 };

  chisolo_pile_draw (painter->cr, painter->scene, painter->palette, &pile);
}

/* Draws a hole with its number outside of it, and the arrowhead to the next. */
static void
draw_hole (const Painter *painter,
           int            hole,
           gboolean       is_next)
{
  cairo_t *cr = painter->cr;
  Place place = place_of (painter, hole), way = place_of (painter, hole + 0.5);
  double radius = CHISOLO_HOLE_RADIUS * painter->unit;
  double size = ludo_paint_letters (painter->scene, 0.2 * painter->unit,
                                    0.28 * painter->unit);
  double head = 0.09 * painter->unit;
  const LudoRect bounds = { place.x - radius, place.y - radius, 2 * radius,
                            2 * radius };
  char text[12];

  ludo_paint_circle (cr, place.x, place.y, radius);
  ludo_paint_fill (cr, painter->palette->rim);
  ludo_paint_circle (cr, place.x, place.y,
                     radius - MAX (1, 0.03 * painter->unit));
  ludo_paint_fill (cr, painter->palette->hole);
  if (!painter->palette->flat)
    ludo_paint_hollow (cr, &bounds, radius);
  draw_stones (painter, painter->ring->stones[hole], hole, place.x, place.y);
  if (is_next)
    ludo_paint_marks (cr, painter->scene, &bounds, LUDO_SHAPE_ROUND,
                      LUDO_MARK_MOVABLE);
  if (painter->ring->stones[hole] > 0)
    draw_number (painter, painter->ring->stones[hole],
                 place.x + 0.23 * painter->unit,
                 place.y + 0.25 * painter->unit);
  g_snprintf (text, sizeof text, "%d", hole + 1);
  draw_text (painter, text, place.x + LABEL_WAY * place.dx * painter->unit,
             place.y + LABEL_WAY * place.dy * painter->unit, size);

  /* Clockwise is at a right angle to the way out. */
  cairo_move_to (cr, way.x - way.dy * head, way.y + way.dx * head);
  cairo_line_to (cr, way.x + (way.dy + way.dx) * head,
                 way.y + (way.dy - way.dx) * head);
  cairo_line_to (cr, way.x + (way.dy - way.dx) * head,
                 way.y - (way.dx + way.dy) * head);
  cairo_close_path (cr);
  ludo_paint_fill (cr, painter->palette->edge);
}

void
chisolo_ring_draw (cairo_t         *cr,
                   const LudoScene *scene,
                   const LudoRing  *ring,
                   gboolean         sowable)
{
  double half = MIN (scene->width, scene->height) / 2;
  double chord = MIN (2 * sin (G_PI / ring->n_holes), 1);
  Painter painter = {
    .cr = cr, .scene = scene, .palette = chisolo_palette (scene->theme),
    .ring = ring, .x = scene->width / 2, .y = scene->height / 2,
    .radius = 0.98 * half / (1 + MARGIN * chord),
  };
  char number[12];
  Place hand;

  painter.unit = painter.radius * chord;
  draw_earth (&painter);
  for (int hole = 0; hole < ring->n_holes; hole++)
    draw_hole (&painter, hole,
               sowable && ring->hand == 0 && hole == ring->next);

  g_snprintf (number, sizeof number, "%d", ring->n_sowings);
  draw_text (&painter, number, painter.x, painter.y - 0.12 * painter.unit,
             0.4 * painter.unit);
  /* Translators: under the number of sowings that were made. */
  draw_text (&painter, ngettext ("sowing", "sowings", (gulong) ring->n_sowings),
             painter.x, painter.y + 0.24 * painter.unit,
             ludo_paint_letters (scene, 0.16 * painter.unit,
                                 0.24 * painter.unit));
  if (ring->hand == 0)
    return;

  hand = place_of (&painter, ring->at);
  hand.x -= HAND_WAY * hand.dx * painter.unit;
  hand.y -= HAND_WAY * hand.dy * painter.unit;
  draw_stones (&painter, ring->hand, -1, hand.x, hand.y);
  draw_number (&painter, ring->hand, hand.x + 0.3 * painter.unit,
               hand.y - 0.3 * painter.unit);
}
