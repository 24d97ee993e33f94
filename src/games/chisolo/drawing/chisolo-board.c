/* chisolo-board.c: the drawing of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Four rows of holes in the background, South's earth lighter than North's, a
 * numeral beside every heap, and the larger hole of the reserve.
 */

#include "chisolo-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "drawing/ludo-material.h"
#include "drawing/ludo-paint.h"
#include "drawing/ludo-sprite-cache.h"
#include "games/chisolo/drawing/chisolo-layout.h"
#include "games/chisolo/drawing/chisolo-paint.h"
#include "games/chisolo/words/chisolo-words.h"

/* In units. */
#define PILE_RADIUS 0.38
#define STONE_RADIUS 0.125

/* Numeral: a number and its middle. */
typedef struct
{
  int number;
  double x;
  double y;
} Numeral;

static void
paint_plates (const ChisoloPainter *painter,
              const Numeral        *numerals,
              int                   n,
              double                inset_by)
{
  double size = chisolo_painter_size (painter, 0.24, 0.3);

  for (int i = 0; i < n; i++)
    {
      double height = size * 1.25;
      double width = numerals[i].number < 10 ? height : size * 1.6;
      LudoRect plate = {
        numerals[i].x - width / 2, numerals[i].y - height / 2, width, height,
      };
      LudoRect inner = chisolo_inset (&plate, inset_by);

      if (numerals[i].number == 0)
        continue;
      ludo_paint_shape (painter->cr, painter->scene, &inner, inner.height / 2,
                        0);
    }
}

/* Paints each number on a plate of its own, so that it can be read over any
 * stone; an empty hole needs none. */
static void
paint_numerals (const ChisoloPainter *painter,
                const Numeral        *numerals,
                int                   n)
{
  cairo_t *cr = painter->cr;
  const ChisoloPalette *palette = painter->palette;
  double size = chisolo_painter_size (painter, 0.24, 0.3);
  double rim = palette->flat ? MAX (1.5, 0.02 * painter->layout.unit) : 0;
  char text[12];

  if (palette->flat)
    {
      ludo_paint_set_color (cr, palette->numeral, 1);
      paint_plates (painter, numerals, n, 0);
    }
  ludo_paint_set_color (cr, palette->plate, 1);
  paint_plates (painter, numerals, n, rim);

  ludo_paint_set_color (cr, palette->numeral, 1);
  for (int i = 0; i < n; i++)
    {
      if (numerals[i].number == 0)
        continue;
      g_snprintf (text, sizeof text, "%d", numerals[i].number);
      ludo_paint_text (cr, painter->scene, text, numerals[i].x, numerals[i].y,
                       size, TRUE);
    }
}

/* Draws @n stones as they lie in @cell, or did before they were lifted. */
static void
draw_heap (const ChisoloPainter *painter,
           int                   n,
           int                   cell,
           double                x,
           double                y)
{
  double unit = painter->layout.unit;
  const ChisoloPile pile = {
    n, cell, x, y - 0.02 * unit, PILE_RADIUS * unit, PILE_RADIUS * unit,
    STONE_RADIUS * unit,
    cell == painter->frame.from ? painter->frame.nudge : 0,
  };

  chisolo_pile_draw (painter->cr, painter->scene, painter->palette, &pile);
}

static void
draw_hole (const ChisoloPainter *painter,
           int                   cell)
{
  double x, y;

  chisolo_layout_hole (&painter->layout, cell, &x, &y);
  draw_heap (painter, chisolo_stones (&painter->frame.state, cell), cell, x,
             y);
}

/* Draws the numerals; to be called after the marks, which must not hide
 * them. */
static void
draw_numerals (const ChisoloPainter *painter)
{
  const LudoRect *reserve = &painter->layout.reserve;
  double unit = painter->layout.unit;
  Numeral numerals[CHISOLO_CELLS + 1];

  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    {
      Numeral *numeral = &numerals[cell];

      numeral->number = chisolo_stones (&painter->frame.state, cell);
      chisolo_layout_hole (&painter->layout, cell, &numeral->x, &numeral->y);
      numeral->x += 0.3 * unit;
      numeral->y += 0.3 * unit;
    }
  numerals[CHISOLO_CELLS] = (Numeral) {
    painter->frame.reserve,
    reserve->x + reserve->width - 0.35 * unit,
    reserve->y + reserve->height - 0.28 * unit,
  };
  paint_numerals (painter, numerals, CHISOLO_CELLS + 1);
}

static void
draw_reserve (const ChisoloPainter *painter)
{
  const LudoRect *rect = &painter->layout.reserve;
  double unit = painter->layout.unit;
  double size = chisolo_painter_size (painter, 0.2, 0.26);
  double y = rect->y + rect->height / 2;
  const ChisoloPile pile = {
    painter->frame.reserve, CHISOLO_CELLS, rect->x + rect->width / 2, y,
    rect->width / 2 - 0.15 * unit, rect->height / 2 - 0.12 * unit,
    STONE_RADIUS * unit, 0,
  };

  chisolo_pile_draw (painter->cr, painter->scene, painter->palette, &pile);
  if (painter->frame.reserve == 0)
    {
      g_autofree char *name = ludo_paint_words (painter->scene,
                                                N_("Reserve"));

      ludo_paint_set_color (painter->cr, painter->palette->numeral, 1);
      ludo_paint_text (painter->cr, painter->scene, name,
                       rect->x + rect->width / 2, y, size, FALSE);
    }
}

/* A player's two rows, seen from afar, as the lane round which he sows, in the
 * current source: with an arrowhead in each row, or dashed and with a question
 * mark where the @direction is not known. */
static void
draw_lane (const ChisoloPainter *painter,
           double                x,
           double                y,
           double                radius,
           int                   direction)
{
  cairo_t *cr = painter->cr;
  const double dashes[] = { radius * 0.4, radius * 0.3 };
  gboolean known = direction == CHISOLO_CLOCKWISE
                   || direction == CHISOLO_ANTICLOCKWISE;
  const LudoRect lane = { x - 1.7 * radius, y - 0.8 * radius, 3.4 * radius,
                          1.6 * radius };
  double head = radius * 0.55;

  ludo_paint_rounded_rect (cr, &lane, lane.height / 2);
  cairo_set_line_width (cr, radius * (known ? 0.22 : 0.14));
  cairo_set_dash (cr, dashes, known ? 0 : 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (!known)
    ludo_paint_text (cr, painter->scene, "?", x, y, 1.25 * radius, TRUE);
  for (int row = -1; row <= 1 && known; row += 2)
    {
      double way = row * (direction == CHISOLO_ANTICLOCKWISE ? 1 : -1);

      cairo_move_to (cr, x + way * head, y + row * 0.8 * radius);
      cairo_rel_line_to (cr, -way * 1.7 * head, -head);
      cairo_rel_line_to (cr, 0, 2 * head);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

/* Draws the wedge of the player to move before his name, which begins at @x. */
static void
draw_turn (const ChisoloPainter *painter,
           double                x,
           double                y,
           double                size)
{
  cairo_move_to (painter->cr, x - size * 0.35, y);
  cairo_rel_line_to (painter->cr, -size * 0.7, -size * 0.45);
  cairo_rel_line_to (painter->cr, 0, size * 0.9);
  cairo_close_path (painter->cr);
  cairo_fill (painter->cr);
}

static gboolean
is_over (const ChisoloState *state)
{
  return chisolo_camp_total (&state->camps[0]) == 0
         || chisolo_camp_total (&state->camps[1]) == 0;
}

/* A player's name and, once it is known, his direction. */
static void
draw_badge (const ChisoloPainter *painter,
            int                   seat)
{
  g_autofree char *name = ludo_paint_words (painter->scene,
                                            chisolo_info.seats[seat]);
  const LudoRect *rect = &painter->layout.badges[seat];
  double unit = painter->layout.unit;
  int direction = painter->frame.state.directions[seat];
  double size = chisolo_painter_size (painter, 0.22, 0.32);
  double x = rect->x + rect->width / 2, y = rect->y + 0.2 * unit;

  /* Of two lines, each has half the room above the lane. */
  if (strchr (name, '\n') != NULL)
    y += 0.06 * unit;

  ludo_paint_set_color (painter->cr, painter->palette->label, 1);
  ludo_paint_text (painter->cr, painter->scene, name, x, y, size, TRUE);
  if (painter->frame.state.turn == seat && !is_over (&painter->frame.state))
    draw_turn (painter,
               x - ludo_paint_text_width (painter->cr, painter->scene, name,
                                          size, TRUE) / 2, y, size);
  draw_lane (painter, x, rect->y + 0.78 * unit, 0.24 * unit, direction);
}

/* @text @size pixels high, or lower to fit @width. */
static void
draw_fitted (const ChisoloPainter *painter,
             const char           *text,
             double                x,
             double                y,
             double                size,
             double                width)
{
  double needed = ludo_paint_text_width (painter->cr, painter->scene, text,
                                         size, TRUE);

  if (needed > width)
    size *= width / needed;
  ludo_paint_text (painter->cr, painter->scene, text, x, y, size, TRUE);
}

/* Whether @place is a button that is shown now.  The third hole is asked for
 * only after the sowing and its capture have been shown. */
static gboolean
shows_button (const ChisoloPainter *painter,
              int                   place,
              LudoRect             *rect)
{
  return (place != CHISOLO_PLACE_DECLINE || painter->scene->motion == NULL)
         && chisolo_layout_bounds (painter->scene, place, rect);
}

/* @text in one line, or in two where it would be smaller in one. */
static void
draw_broken (const ChisoloPainter *painter,
             const char           *text,
             const LudoRect       *rect)
{
  g_autofree char *broken = g_strdup (text);
  double size = chisolo_painter_size (painter, 0.24, 0.36);
  double width = rect->width - 0.2 * painter->layout.unit;
  gssize middle = (gssize) strlen (text) / 2;
  char *space = NULL;

  for (char *c = strchr (broken, ' '); c != NULL; c = strchr (c + 1, ' '))
    if (space == NULL || ABS (c - broken - middle) <= ABS (space - broken
                                                           - middle))
      space = c;
  if (space != NULL
      && ludo_paint_text_width (painter->cr, painter->scene, text, size, TRUE)
           > width)
    {
      *space = '\n';
      size = MIN (size, 0.36 * rect->height);
    }
  draw_fitted (painter, broken, rect->x + rect->width / 2,
               rect->y + rect->height / 2, size, width);
}

static void
draw_button (const ChisoloPainter *painter,
             int                   place)
{
  cairo_t *cr = painter->cr;
  double unit = painter->layout.unit;
  LudoRect rect;
  double x, y;

  if (!shows_button (painter, place, &rect))
    return;

  rect = chisolo_inset (&rect, 0.03 * unit);
  ludo_paint_rounded_rect (cr, &rect, 0.18 * unit);
  ludo_paint_fill_stroke (cr, painter->palette->button,
                          painter->palette->edge, MAX (1, 0.03 * unit));

  x = rect.x + rect.width / 2;
  y = rect.y + rect.height / 2;
  ludo_paint_set_color (cr, painter->palette->button_label, 1);
  if (place == CHISOLO_PLACE_ANTICLOCKWISE || place == CHISOLO_PLACE_CLOCKWISE)
    draw_fitted (painter,
                 chisolo_places_way_words (painter->scene->path[0], place),
                 x, y, ludo_paint_letters (painter->scene, 0.24 * unit,
                                     0.85 * rect.height),
                 rect.width - 0.2 * unit);
  else
    draw_broken (painter,
                 place == CHISOLO_PLACE_DECLINE
                 /* Translators: on a button: take no third hole. */
                 ? C_("button", "Take none") : C_("button", "Pass"), &rect);
}

/* Whether buttons cover the badge of the player to move. */
static gboolean
has_buttons (const ChisoloPainter *painter)
{
  LudoRect rect;

  for (int place = CHISOLO_PLACE_DECLINE; place <= CHISOLO_PLACE_PASS; place++)
    if (shows_button (painter, place, &rect))
      return TRUE;

  return FALSE;
}

static void
draw_badges (const ChisoloPainter *painter)
{
  int turn = ((const ChisoloState *) painter->scene->state)->turn;
  gboolean buttons = has_buttons (painter);

  for (int seat = 0; seat < 2; seat++)
    if (!buttons || seat != turn)
      draw_badge (painter, seat);

  for (int place = CHISOLO_PLACE_DECLINE; place <= CHISOLO_PLACE_PASS; place++)
    draw_button (painter, place);
}

/* The stones in the air, with a numeral of their own. */
static void
draw_hand (const ChisoloPainter *painter)
{
  const ChisoloFrame *frame = &painter->frame;
  const LudoRect *reserve = &painter->layout.reserve;
  double unit = painter->layout.unit;
  double x, y, to_x, to_y;

  if (frame->hand == 0)
    return;

  chisolo_layout_hole (&painter->layout, frame->from, &x, &y);
  if (frame->to >= 0)
    chisolo_layout_hole (&painter->layout, frame->to, &to_x, &to_y);
  else
    {
      to_x = reserve->x + reserve->width / 2;
      to_y = reserve->y + reserve->height / 2;
    }
  x += (to_x - x) * frame->way;
  y += (to_y - y) * frame->way - 0.12 * frame->height * unit;

  if (!painter->palette->flat)
    ludo_paint_drop (painter->cr, x, y, 0.2 * unit,
                     0.16 * frame->height * unit);
  draw_heap (painter, frame->hand, -1, x, y);
  /* Above, because the hole's own numeral is below. */
  paint_numerals (painter,
                  &(Numeral) { frame->hand, x + 0.3 * unit, y - 0.3 * unit },
                  1);
}

/* The hole under the pointer, else the one picked, else the one with the
 * focus; -1 when there is none. */
static int
hole_in_question (const ChisoloPainter *painter)
{
  const LudoScene *scene = painter->scene;
  int found = -1;

  if (scene->motion != NULL || scene->begun != NULL)
    return -1;

  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    {
      guint marks = ludo_scene_mark (scene, cell);

      if (marks & LUDO_MARK_HOVER)
        return cell;
      if ((marks & LUDO_MARK_SELECTED)
          || ((marks & LUDO_MARK_FOCUS) && found < 0))
        found = cell;
    }

  return found;
}

/* Draws the dragged stones under the pointer, and their hole dim. */
static void
draw_dragged (const ChisoloPainter *painter)
{
  const LudoDragged *dragged = painter->scene->dragged;
  double unit = painter->layout.unit;
  int stones;
  double x, y;

  if (dragged == NULL || dragged->place >= CHISOLO_CELLS)
    return;

  stones = chisolo_stones (&painter->frame.state, dragged->place);
  chisolo_layout_hole (&painter->layout, dragged->place, &x, &y);
  ludo_paint_circle (painter->cr, x, y, CHISOLO_HOLE_RADIUS * unit);
  ludo_paint_set_color (painter->cr, painter->palette->hole, 0.6);
  cairo_fill (painter->cr);
  if (!painter->palette->flat)
    ludo_paint_drop (painter->cr, dragged->x, dragged->y, 0.2 * unit,
                     0.2 * unit);
  draw_heap (painter, stones, -1, dragged->x, dragged->y);
  paint_numerals (painter,
                  &(Numeral) { stones, dragged->x + 0.3 * unit,
                               dragged->y - 0.3 * unit }, 1);
}

/* Draws the direction in which the stones of @cell would go: an arrow that ends
 * before the next hole, because the player is to count where they end. */
#define WAY_FROM 0.3
#define WAY_TO 0.62
#define WAY_REACH 0.75          /* with the arrow's rim */
static void
draw_arrow (const ChisoloPainter *painter,
            int                   cell,
            int                   direction)
{
  double unit = painter->layout.unit;
  cairo_t *cr = painter->cr;
  double x[2], y[2], angle;

  for (int i = 0; i < 2; i++)
    chisolo_layout_hole (&painter->layout,
                         chisolo_cell (cell / CHISOLO_HOLES,
                                       (cell % CHISOLO_HOLES + i * direction
                                        + CHISOLO_HOLES) % CHISOLO_HOLES),
                         &x[i], &y[i]);

  angle = atan2 (y[1] - y[0], x[1] - x[0]);
  for (int under = 1; under >= 0; under--)
    {
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      ludo_paint_set_color (cr, under ? painter->palette->plate
                                      : painter->palette->numeral, 1);
      cairo_set_line_width (cr, (under ? 0.13 : 0.06) * unit);
      cairo_move_to (cr, x[0] + WAY_FROM * unit * cos (angle),
                     y[0] + WAY_FROM * unit * sin (angle));
      for (int side = 1; side >= -1; side -= 2)
        {
          cairo_line_to (cr, x[0] + WAY_TO * unit * cos (angle),
                         y[0] + WAY_TO * unit * sin (angle));
          cairo_rel_line_to (cr, -0.22 * unit * cos (angle + side * 0.6),
                             -0.22 * unit * sin (angle + side * 0.6));
        }
      cairo_stroke (cr);
    }
}

/* Draws the arrow of the hole in question or, if a direction is chosen for the
 * picked hole, an arrow for each that is legal, and the choice itself. */
static void
draw_ways (const ChisoloPainter *painter)
{
  const ChisoloState *state = (const ChisoloState *) painter->scene->state;
  int direction = state->directions[state->turn];
  int cell = hole_in_question (painter);
  LudoRect rect;

  for (int place = CHISOLO_PLACE_ANTICLOCKWISE;
       place <= CHISOLO_PLACE_CLOCKWISE; place++)
    if (chisolo_layout_bounds (painter->scene, place, &rect))
      {
        draw_arrow (painter, painter->scene->path[0],
                    place == CHISOLO_PLACE_ANTICLOCKWISE
                      ? CHISOLO_ANTICLOCKWISE : CHISOLO_CLOCKWISE);
        draw_button (painter, place);
      }

  if (cell < 0 || cell / CHISOLO_HOLES != state->turn
      || (direction != CHISOLO_CLOCKWISE && direction != CHISOLO_ANTICLOCKWISE)
      || state->camps[state->turn].stones[cell % CHISOLO_HOLES] == 0)
    return;

  draw_arrow (painter, cell, direction);
}

static void
draw_marks (const ChisoloPainter *painter)
{
  for (int place = 0; place < CHISOLO_N_PLACES; place++)
    {
      guint marks = ludo_scene_mark (painter->scene, place);
      LudoRect rect;

      /* A dot would hide the words of the two directions, and the corners of
       * the last move would be those of the opponent's direction. */
      if (place >= CHISOLO_CELLS)
        marks &= ~(guint) (LUDO_MARK_TARGET | LUDO_MARK_LAST);
      if (marks != LUDO_MARK_NONE
          && chisolo_layout_bounds (painter->scene, place, &rect))
        ludo_paint_marks (painter->cr, painter->scene, &rect,
                          place < CHISOLO_CELLS ? LUDO_SHAPE_ROUND
                                                : LUDO_SHAPE_RECT, marks);
    }
}

static void
begin (ChisoloPainter  *painter,
       cairo_t         *cr,
       const LudoScene *scene)
{
  const GameState *shown = scene->begun != NULL ? scene->begun : scene->state;

  *painter = (ChisoloPainter) {
    .cr = cr,
    .scene = scene,
    .palette = chisolo_palette (scene->theme),
  };
  chisolo_layout_init (&painter->layout, scene->width, scene->height);
  if (scene->motion != NULL)
    chisolo_frame_init_motion (&painter->frame, scene->motion, shown);
  else
    chisolo_frame_init (&painter->frame, shown);
}

static void
draw_background (cairo_t         *cr,
                 const LudoScene *scene)
{
  ChisoloPainter painter;

  begin (&painter, cr, scene);
  chisolo_background_draw (&painter);
}

static void
draw_play (cairo_t         *cr,
           const LudoScene *scene)
{
  ChisoloPainter painter;

  begin (&painter, cr, scene);
  chisolo_background_draw_ways (&painter);
  draw_badges (&painter);
  draw_reserve (&painter);
  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    draw_hole (&painter, cell);
  if (scene->way == NULL)
    draw_ways (&painter);
  draw_marks (&painter);
  draw_numerals (&painter);
  if (scene->way != NULL)
    chisolo_way_draw (&painter);
  draw_hand (&painter);
  draw_dragged (&painter);
}

static gboolean
make_sprite (const LudoScene *scene,
             int              i)
{
  ChisoloLayout layout;

  chisolo_layout_init (&layout, scene->width, scene->height);

  return chisolo_pile_make_sprite (scene, STONE_RADIUS * layout.unit, i);
}

/* The arrow of the hole under the pointer takes the place of that of the hole
 * that is picked or has the keyboard. */
static void
extend_pointed (const LudoScene *scene,
                int              place,
                LudoRect        *reach)
{
  ChisoloLayout layout;

  chisolo_layout_init (&layout, scene->width, scene->height);
  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    if (cell == place
        || (ludo_scene_mark (scene, cell)
            & (LUDO_MARK_SELECTED | LUDO_MARK_FOCUS)))
      {
        double x, y;

        chisolo_layout_hole (&layout, cell, &x, &y);
        ludo_rect_extend (reach, x, y, WAY_REACH * layout.unit);
      }
}

static LudoColor
seat_color (LudoTheme theme,
            int       seat)
{
  return chisolo_palette (theme)->camps[seat];
}

const LudoDrawing chisolo_drawing = {
  .rules = &chisolo_rules,
  .n_places = CHISOLO_N_PLACES,
  .throw_place = -1,
  .aspect = chisolo_layout_aspect,
  .bounds = chisolo_layout_bounds,
  .place_at = chisolo_layout_place_at,
  .draw_background = draw_background,
  .draw_play = draw_play,
  .make_sprite = make_sprite,
  .extend_pointed = extend_pointed,
  .move_path = chisolo_places_move_path,
  .find_way = chisolo_places_find_way,
  .is_part = chisolo_places_is_part,
  .path_token = chisolo_places_path_token,
  .drop_place = chisolo_places_drop_place,
  .describe_pick = chisolo_places_describe_pick,
  .describe_picked = chisolo_places_describe_picked,
  .describe_moves = chisolo_places_describe_moves,
  .describe_place = chisolo_places_describe,
  .place_name = chisolo_places_name,
  /* Translators: a cell of the board by its name in the notation. */
  .place_words = N_("hole %s"),
  .the_place_words = N_("the hole %s"),
  .schedule = chisolo_motion_schedule,
  .owner = chisolo_places_owner,
  .seat_color = seat_color,
  .draw_ring = chisolo_ring_draw,
  .editing = &chisolo_editing,
};
