/* zohn-ahl-circuit.c: the cloth of Zohn Ahl with its streams and spaces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-paint.h"

#include <math.h>

#include "drawing/ludo-material.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"

/* In units. */
#define SPACE_SIZE 0.93
#define BANK_STREAM 0.3
#define LABEL_OUTWARD 0.31
#define LABEL_LOW 0.27          /* beside the points of two pieces */
#define LABEL_RIM 0.12          /* from the outer edge of its space */

double
zohn_ahl_painter_size (const ZohnAhlPainter *painter,
                       double                measure,
                       double                least,
                       double                most)
{
  return ludo_paint_letters (painter->scene, least * measure, most * measure);
}

double
zohn_ahl_label_size (const ZohnAhlPainter *painter)
{
  return zohn_ahl_painter_size (painter, painter->layout.unit, 0.22, 0.25);
}

/* @rect shrunk to @share of its size, around its middle. */
static LudoRect
shrunk (const LudoRect *rect,
        double          share)
{
  return (LudoRect) {
    rect->x + rect->width * (1 - share) / 2,
    rect->y + rect->height * (1 - share) / 2,
    rect->width * share, rect->height * share,
  };
}

static void
draw_cloth (const ZohnAhlPainter *painter)
{
  cairo_t *cr = painter->cr;
  const ZohnAhlPalette *palette = painter->palette;
  const ZohnAhlLayout *layout = &painter->layout;
  double unit = layout->unit;
  const double stitches[] = { 0.14 * unit, 0.1 * unit };
  LudoRect hem = shrunk (&layout->cloth, 1 - 0.18 * unit
                                             / layout->cloth.width);

  ludo_paint_set_color (cr, palette->background, 1);
  cairo_paint (cr);
  if (!palette->flat)
    {
      const LudoRect all = { 0, 0, painter->scene->width,
                             painter->scene->height };

      /* The grain is painted only beside the cloth, because it takes time for
       * each pixel. */
      cairo_rectangle (cr, 0, 0, all.width, all.height);
      cairo_rectangle (cr, layout->cloth.x, layout->cloth.y,
                       layout->cloth.width, layout->cloth.height);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      ludo_paint_material (cr, LUDO_MATERIAL_EARTH, &all, unit, 0.1);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
      cairo_new_path (cr);
      ludo_paint_shadow (cr, &layout->cloth, 0.12 * unit, 0.12 * unit);
    }
  ludo_paint_rounded_rect (cr, &layout->cloth, 0.12 * unit);
  ludo_paint_fill (cr, palette->cloth);
  if (ludo_theme_is_wood (painter->scene->theme))
    return;

  ludo_paint_rounded_rect (cr, &hem, 0.1 * unit);
  ludo_paint_set_color (cr, palette->line, 1);
  cairo_set_line_width (cr, MAX (0.8, 0.025 * unit));
  cairo_set_dash (cr, stitches, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Adds one bank of a stream, from (@x, @y) over @length along (@dx, @dy), not
 * quite straight, as if painted by hand. */
static void
add_bank (cairo_t *cr,
          double   x,
          double   y,
          double   dx,
          double   dy,
          double   length,
          double   sway)
{
  for (int i = 0; i <= 96; i++)
    {
      double along = length * i / 96;
      double off = sway * (sin (along / sway * 0.11)
                           + sin (along / sway * 0.047));

      cairo_line_to (cr, x + dx * along + fabs (dy) * off,
                     y + dy * along + fabs (dx) * off);
    }
}

static void
fill_stream (const ZohnAhlPainter *painter,
             const LudoRect       *rect,
             LudoColor             color)
{
  gboolean upright = rect->height > rect->width;
  double sway = painter->palette->flat ? 1e-3 : 0.022 * painter->layout.unit;
  cairo_t *cr = painter->cr;

  add_bank (cr, rect->x, rect->y, !upright, upright,
            upright ? rect->height : rect->width, sway);
  add_bank (cr, rect->x + rect->width, rect->y + rect->height, -!upright,
            -upright, upright ? rect->height : rect->width, sway);
  cairo_close_path (cr);
  ludo_paint_set_color (cr, color, 1);
  cairo_fill_preserve (cr);
  if (painter->palette->flat)
    ludo_paint_stroke (cr, painter->palette->line,
                       MAX (1, 0.02 * painter->layout.unit));
  cairo_new_path (cr);
}

/* Returns: how low the dry branches lie, which is the middle of the field
 * unless a changed circuit cannot be quartered. */
static double
find_branch (const ZohnAhlPainter *painter)
{
  const ZohnAhlRuleset *values = painter->values;
  int west = zohn_ahl_board_space (values, ZOHN_AHL_RED, values->ravines[0]);
  LudoRect square;

  zohn_ahl_layout_space (&painter->layout, west, &square);

  /* Of two banks this is the lower one. */
  return zohn_ahl_layout_has_banks (&painter->layout)
           ? square.y : square.y + square.height / 2;
}

/* Draws the creek and the dry branches across the field.  A waterway that is
 * one space is as wide as that space; one that has two banks runs between them,
 * through to the cloth's edge. */
static void
draw_streams (const ZohnAhlPainter *painter)
{
  const ZohnAhlLayout *layout = &painter->layout;
  gboolean has_banks = zohn_ahl_layout_has_banks (layout);
  double width = (has_banks ? BANK_STREAM : SPACE_SIZE) * layout->unit;
  double reach = (has_banks ? 0.96 : 0.1) * layout->unit;
  double middle = find_branch (painter);
  const LudoRect *field = &layout->field;
  LudoRect creek = {
    field->x + (field->width - width) / 2, field->y - reach, width,
    field->height + 2 * reach,
  };
  LudoRect branch = {
    field->x - reach, middle - width / 2, field->width + 2 * reach, width,
  };

  fill_stream (painter, &branch, painter->palette->dry);
  zohn_ahl_paint_cracks (painter->cr, painter->palette, &branch,
                         layout->unit);
  fill_stream (painter, &creek, painter->palette->water);
  zohn_ahl_paint_waves (painter->cr, painter->palette, &creek, layout->unit);
}

static void
draw_hills (const ZohnAhlPainter *painter)
{
  const ZohnAhlLayout *layout = &painter->layout;
  double near = -layout->unit / 2;
  double far = layout->field.width + layout->unit / 2;

  if (!zohn_ahl_layout_has_hills (layout))
    return;

  for (int i = 0; i < 4; i++)
    zohn_ahl_paint_hill (painter->cr, painter->palette,
                         layout->field.x + (i == 1 || i == 2 ? far : near),
                         layout->field.y + (i >= 2 ? far : near),
                         layout->unit, (0.75 + 0.5 * i) * G_PI);
}

static void
draw_space (const ZohnAhlPainter *painter,
            int                   space)
{
  cairo_t *cr = painter->cr;
  const ZohnAhlPalette *palette = painter->palette;
  double unit = painter->layout.unit;
  ZohnAhlLandmark landmark = zohn_ahl_landmark (painter->values, space);
  gboolean has_banks = zohn_ahl_layout_has_banks (&painter->layout);
  gboolean water = landmark == ZOHN_AHL_LANDMARK_SOUTH_CREEK
                   || landmark == ZOHN_AHL_LANDMARK_NORTH_CREEK;
  LudoColor fill = palette->space;
  double edge = MAX (1, 0.03 * unit);
  LudoRect square, rect, inner;

  zohn_ahl_layout_space (&painter->layout, space, &square);
  rect = shrunk (&square, SPACE_SIZE);
  /* A bank has half the colour of the background, half that of the water or the
   * dry branch. */
  if (landmark != ZOHN_AHL_LANDMARK_NONE)
    fill = ludo_color_mix (fill, water ? palette->water : palette->dry,
                           has_banks ? 0.5 : 1);

  /* Fill the edge and the inner part over it, which takes less time than to
   * draw the edge as a line. */
  inner = (LudoRect) { rect.x + edge, rect.y + edge, rect.width - 2 * edge,
                       rect.height - 2 * edge };
  ludo_paint_rounded_rect (cr, &rect, 0.12 * unit);
  ludo_paint_fill (cr, palette->line);
  ludo_paint_rounded_rect (cr, &inner, 0.12 * unit - edge);
  ludo_paint_fill (cr, fill);

  if (landmark == ZOHN_AHL_LANDMARK_NONE || has_banks)
    return;
  if (water)
    zohn_ahl_paint_waves (cr, palette, &inner, unit);
  else
    zohn_ahl_paint_cracks (cr, palette, &inner, unit);
}

/* An arrowhead on each side's start, in the way it walks. */
static void
draw_start (const ZohnAhlPainter *painter,
            int                   seat)
{
  cairo_t *cr = painter->cr;
  double unit = painter->layout.unit;
  double way = seat == ZOHN_AHL_RED ? -1 : 1;
  double size = 0.11 * unit;
  double dx, dy, x, y;
  LudoRect square;

  zohn_ahl_layout_space (&painter->layout, painter->values->start[seat],
                         &square);
  zohn_ahl_layout_outward (&painter->layout, painter->values->start[seat],
                           &dx, &dy);
  x = square.x + square.width / 2 + way * 0.27 * unit;
  y = square.y + square.height / 2 - dy * 0.32 * unit;
  cairo_move_to (cr, x + way * size, y);
  cairo_line_to (cr, x - way * size, y - size);
  cairo_line_to (cr, x - way * size, y + size);
  cairo_close_path (cr);
  ludo_paint_fill_stroke (cr, painter->palette->pieces[seat],
                          painter->palette->piece_edges[seat],
                          MAX (1, 0.02 * unit));
}

/* Draws the number of a space, on a plate of its own if the space is not
 * plain. */
static void
draw_label (const ZohnAhlPainter *painter,
            int                   space)
{
  double unit = painter->layout.unit;
  double size = zohn_ahl_label_size (painter);
  double down, across, dx, dy, x, y;
  LudoRect square;
  char text[12];

  zohn_ahl_layout_space (&painter->layout, space, &square);
  zohn_ahl_layout_outward (&painter->layout, space, &dx, &dy);
  g_snprintf (text, sizeof text, "%d", space);
  /* At the sides numbers of one figure and of two begin, or end, at the same
   * distance from the edge, low enough that a piece covers none. */
  across = SPACE_SIZE / 2 * unit - LABEL_RIM * unit
           - ludo_paint_text_width (painter->cr, painter->scene, text, size,
                                    FALSE) / 2;
  down = (fabs (dx) * LABEL_LOW + dy * LABEL_OUTWARD) * unit;
  /* On paper letters may be large for their space, but stay in it. */
  if (painter->scene->smallest > 0)
    down = CLAMP (down, size * 0.4 - (SPACE_SIZE - 0.1) / 2 * unit,
                  (SPACE_SIZE - 0.1) / 2 * unit - size * 0.4);
  x = square.x + square.width / 2 + dx * MAX (across, 0);
  y = square.y + square.height / 2 + down;
  if (!zohn_ahl_layout_has_banks (&painter->layout)
      && zohn_ahl_landmark (painter->values, space)
         != ZOHN_AHL_LANDMARK_NONE)
    {
      LudoRect plate = { x - size * 0.65, y - size * 0.55, size * 1.3,
                         size * 1.1 };

      ludo_paint_rounded_rect (painter->cr, &plate, size * 0.3);
      ludo_paint_fill (painter->cr, painter->palette->space);
    }
  ludo_paint_set_color (painter->cr, painter->palette->label, 1);
  ludo_paint_text (painter->cr, painter->scene, text, x, y, size, FALSE);
}

static void
draw_spaces (const ZohnAhlPainter *painter)
{
  int first = painter->values->lowest;
  int end = first + painter->values->n_spaces;

  for (int space = first; space < end; space++)
    draw_space (painter, space);
  /* On paper without coordinates the route of play has arrows of its own. */
  if (painter->scene->coordinates || painter->scene->smallest <= 0)
    {
      draw_start (painter, ZOHN_AHL_RED);
      draw_start (painter, ZOHN_AHL_GREEN);
    }
  for (int space = first; painter->scene->coordinates && space < end; space++)
    draw_label (painter, space);
}

/* Draws the folds of the cloth: one side of each lies in the light. */
static void
draw_folds (const ZohnAhlPainter *painter)
{
  const LudoRect *cloth = &painter->layout.cloth;
  double light = ludo_theme_is_dark (painter->scene->theme) ? 0.05 : 0.16;
  cairo_t *cr = painter->cr;

  for (int i = 0; i < 4; i++)
    {
      gboolean level = i >= 2;
      double side = 0.025 * cloth->width;
      double at = (i % 2 == 0 ? 0.31 : 0.69) * cloth->width;
      cairo_pattern_t *fold = level
        ? cairo_pattern_create_linear (0, cloth->y + at - side, 0,
                                       cloth->y + at + side)
        : cairo_pattern_create_linear (cloth->x + at - side, 0,
                                       cloth->x + at + side, 0);

      cairo_pattern_add_color_stop_rgba (fold, 0, 1, 1, 1, 0);
      cairo_pattern_add_color_stop_rgba (fold, 0.49, 1, 1, 1, light);
      cairo_pattern_add_color_stop_rgba (fold, 0.51, 0, 0, 0, 0.07);
      cairo_pattern_add_color_stop_rgba (fold, 1, 0, 0, 0, 0);
      cairo_rectangle (cr, level ? cloth->x : cloth->x + at - side,
                       level ? cloth->y + at - side : cloth->y,
                       level ? cloth->width : 2 * side,
                       level ? 2 * side : cloth->height);
      cairo_set_source (cr, fold);
      cairo_fill (cr);
      cairo_pattern_destroy (fold);
    }
}

/* The threads, or the grain of the wood, show through all that is painted on
 * it. */
static void
draw_threads (const ZohnAhlPainter *painter)
{
  const LudoRect *cloth = &painter->layout.cloth;
  double unit = painter->layout.unit;

  ludo_paint_rounded_rect (painter->cr, cloth, 0.12 * unit);
  ludo_paint_material (painter->cr,
                       ludo_theme_is_wood (painter->scene->theme)
                         ? LUDO_MATERIAL_WOOD : LUDO_MATERIAL_CLOTH,
                       cloth, unit, 0.1);
  cairo_new_path (painter->cr);
}

void
zohn_ahl_circuit_draw (const ZohnAhlPainter *painter)
{
  draw_cloth (painter);
  draw_hills (painter);
  /* A stream is covered by the space where it ends; between banks it is not. */
  if (!zohn_ahl_layout_has_banks (&painter->layout))
    draw_streams (painter);
  draw_spaces (painter);
  if (zohn_ahl_layout_has_banks (&painter->layout))
    draw_streams (painter);
  if (!painter->palette->flat)
    {
      if (!ludo_theme_is_wood (painter->scene->theme))
        draw_folds (painter);
      draw_threads (painter);
    }
}
