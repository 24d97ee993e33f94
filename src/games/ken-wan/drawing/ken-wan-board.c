/* ken-wan-board.c: how a position of Ken Wan is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-board.h"

#include <glib/gi18n.h>
#include <math.h>

#include "drawing/ludo-material.h"
#include "drawing/ludo-paint.h"
#include "games/ken-wan/drawing/ken-wan-paint.h"
#include "games/ken-wan/words/ken-wan-words.h"

/* The width of a cube's top face, in units: a square that leaves a margin in
 * its hexagon. */
#define CUBE 0.65

/* A cube stands a little above its cell's middle, so that face and side
 * together are in the middle. */
#define CUBE_RISE 0.03

/* How high a piece is lifted in flight, in units. */
#define LIFT 0.55

static KenWanCube
cube_at (const KenWanState *state,
         int                cell)
{
  int colour = ken_wan_colour_at (state, cell);

  return (KenWanCube) {
    .colour = colour,
    .half = ken_wan_is_half (state, cell),
    .placed = ken_wan_place (state, colour) > 0,
  };
}

static KenWanCube
cube_of_event (const KenWanState *state,
               const GameEvent   *event)
{
  return (KenWanCube) {
    .colour = event->seat,
    .half = event->type == KEN_WAN_EVENT_TURN_HALF
            || (event->type == KEN_WAN_EVENT_LAND && event->value != 0),
    .placed = ken_wan_place (state, event->seat) > 0,
  };
}

static void
paint_piece (KenWanPicture *picture,
             int            cell)
{
  const KenWanMotion *motion = &picture->motion;
  KenWanCube cube = cube_at (&motion->state, cell);
  double unit = picture->layout.unit;
  double x;
  double y;

  ken_wan_layout_centre (&picture->layout, cell, &x, &y);
  y -= unit * CUBE_RISE;
  for (int i = 0; i < motion->n_turning; i++)
    if (motion->turning[i]->to == cell)
      {
        KenWanCube next = cube_of_event (&motion->state, motion->turning[i]);

        ken_wan_paint_turning (picture->cr, picture->palette, &cube, &next, x,
                               y, unit * CUBE, motion->turned[i]);
        return;
      }

  ken_wan_paint_piece (picture->cr, picture->scene, &cube, x, y, unit * CUBE);
}

/* Paints the upper rows first, because a cube may hide the one behind it. */
static void
paint_pieces (KenWanPicture *picture)
{
  KenWanSet pieces = ken_wan_occupied (&picture->motion.state);

  for (int cell = KEN_WAN_CELLS - 1; cell >= 0; cell--)
    if (pieces & ken_wan_bit (cell))
      paint_piece (picture, cell);
}

/* The shadow of a piece lifted by @height of LIFT above (@x, @y). */
static void
paint_drop (KenWanPicture *picture,
            double         x,
            double         y,
            double         height)
{
  double unit = picture->layout.unit;

  if (picture->palette->shaded && height > 0.01)
    ludo_paint_drop (picture->cr, x, y, unit * CUBE * 0.45,
                     unit * LIFT * 0.3 * height);
}

/* The piece in flight, over everything else. */
static void
paint_flying (KenWanPicture *picture)
{
  const KenWanMotion *motion = &picture->motion;
  double unit = picture->layout.unit;
  double height = sin (motion->flight * G_PI);
  double from_x, from_y, to_x, to_y;
  KenWanCube cube;

  if (motion->flying == NULL)
    return;

  cube = cube_of_event (&motion->state, motion->flying);
  ken_wan_layout_centre (&picture->layout, motion->flying->from, &from_x,
                         &from_y);
  ken_wan_layout_centre (&picture->layout, motion->flying->to, &to_x, &to_y);
  from_x += (to_x - from_x) * motion->flight;
  from_y += (to_y - from_y) * motion->flight;
  paint_drop (picture, from_x, from_y, height);
  ken_wan_paint_cube (picture->cr, picture->palette, &cube, from_x,
                      from_y - unit * (CUBE_RISE + LIFT * height),
                      unit * CUBE * (1 + 0.15 * height));
}

/* The piece taken up is under the pointer; where it stood it is a shadow. */
static void
paint_dragged (KenWanPicture *picture)
{
  const LudoDragged *dragged = picture->scene->dragged;
  const KenWanState *state = &picture->motion.state;
  double unit = picture->layout.unit;
  KenWanCube cube;

  if (dragged == NULL || dragged->place >= KEN_WAN_CELLS
      || ken_wan_colour_at (state, dragged->place) < 0)
    return;

  cube = cube_at (state, dragged->place);
  ken_wan_add_hexagon (picture, dragged->place, 0.94);
  ludo_paint_set_color (picture->cr, picture->palette->cell, 0.65);
  cairo_fill (picture->cr);
  paint_drop (picture, dragged->x, dragged->y, 1);
  ken_wan_paint_cube (picture->cr, picture->palette, &cube, dragged->x,
                      dragged->y - unit * CUBE_RISE, unit * CUBE * 1.12);
}

/* Adds the border of @cells: each side beyond which there is none of them. */
static void
add_border (KenWanPicture *picture,
            KenWanSet      cells)
{
  for (KenWanSet rest = cells; rest != 0;)
    {
      int cell = ken_wan_set_pop (&rest);

      for (int i = 0; i < KEN_WAN_N_DIRECTIONS; i++)
        {
          int beside = ken_wan_cell_beside (cell, (KenWanDirection) i);
          double x;
          double y;

          if (beside >= 0 && (cells & ken_wan_bit (beside)) != 0)
            continue;
          ken_wan_layout_corner (&picture->layout, cell, i + 5, &x, &y);
          cairo_move_to (picture->cr, x, y);
          ken_wan_layout_corner (&picture->layout, cell, i, &x, &y);
          cairo_line_to (picture->cr, x, y);
        }
    }
}

/* A line that stands out from light and dark alike. */
static void
stroke_border (KenWanPicture *picture,
               double         width)
{
  cairo_t *cr = picture->cr;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width * 2);
  ludo_paint_set_color (cr, picture->palette->cell, 1);
  cairo_stroke_preserve (cr);
  ludo_paint_stroke (cr, picture->palette->text, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/* The piece the picture is about: the one picked, else the one under the
 * pointer or the keyboard.  -1 when there is none. */
static int
piece_in_question (KenWanPicture *picture)
{
  const LudoScene *scene = picture->scene;
  int found = -1;

  if (scene->motion != NULL)
    return -1;
  if (scene->n_path > 0)
    return scene->path[0] < KEN_WAN_CELLS ? scene->path[0] : -1;

  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    {
      guint marks = ludo_scene_mark (scene, cell);

      if (marks & LUDO_MARK_HOVER)
        return cell;
      if (marks & LUDO_MARK_FOCUS)
        found = cell;
    }

  return found;
}

/* The landing rim of the piece picked, as a tint of its cells. */
static void
paint_rim (KenWanPicture *picture,
           KenWanSet      landing)
{
  while (landing != 0)
    ken_wan_add_hexagon (picture, ken_wan_set_pop (&landing), 1);
  ludo_paint_set_color (picture->cr, picture->palette->text, 0.14);
  cairo_fill (picture->cr);
}

/* Paints a soft ground with a border under each colour's groups. */
static void
paint_groups (KenWanPicture *picture)
{
  const KenWanState *state = &picture->motion.state;
  double width = MAX (1, picture->layout.unit * 0.035);

  if (ludo_theme_make (picture->scene->theme, LUDO_BOARD_THEME_CONTRAST)
      == picture->scene->theme)
    return;

  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    {
      const KenWanCubePalette *colors = &picture->palette->cubes[colour];
      const GameEvent *flying = picture->motion.flying;
      KenWanSet pieces = state->whole[colour] | state->half[colour];

      /* A flying piece belongs to the area that it left until it lands. */
      if (flying != NULL && flying->seat == colour)
        pieces |= ken_wan_bit (flying->from);
      for (KenWanSet rest = pieces; rest != 0;)
        ken_wan_add_hexagon (picture, ken_wan_set_pop (&rest), 1);
      ludo_paint_set_color (picture->cr, colors->face, 0.2);
      cairo_fill (picture->cr);
      add_border (picture, pieces);
      ludo_paint_set_color (picture->cr, colors->side, 0.55);
      cairo_set_line_cap (picture->cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_width (picture->cr, width);
      cairo_stroke (picture->cr);
    }
}

/* Paints, under the pieces, where the picked piece may land. */
static void
paint_under (KenWanPicture *picture)
{
  const LudoScene *scene = picture->scene;
  int cell = piece_in_question (picture);

  if (cell >= 0 && scene->n_path == 1)
    paint_rim (picture, ken_wan_landing (&picture->motion.state, cell));
}

/* Fills @parts with the parts into which a group would fall without the piece
 * on @cell, which therefore may not be picked.
 * Returns: how many there are, at least 2; 0 if the piece may be picked or is
 * not of the side to move. */
static int
find_parts (const KenWanState *state,
            int                cell,
            KenWanSet          parts[KEN_WAN_PARTS_MAX])
{
  int n_parts;

  if (ken_wan_colour_at (state, cell) != state->turn || ken_wan_is_over (state)
      || ken_wan_is_half (state, cell))
    return 0;
  n_parts = ken_wan_cut (state, cell, parts);

  return n_parts > 1 ? n_parts : 0;
}

/* Paints over the pieces the borders of the group of the piece picked.  If the
 * group falls apart without that piece, each part has a border of its own, so
 * that the gap shows. */
static void
paint_group (KenWanPicture *picture)
{
  const KenWanState *state = &picture->motion.state;
  double width = MAX (1.5, picture->layout.unit * 0.05);
  int cell = piece_in_question (picture);
  KenWanSet parts[KEN_WAN_PARTS_MAX];
  int n_parts;

  if (cell < 0 || ken_wan_colour_at (state, cell) != state->turn
      || ken_wan_is_over (state))
    return;

  n_parts = find_parts (state, cell, parts);
  for (int i = 0; i < n_parts; i++)
    {
      add_border (picture, parts[i]);
      stroke_border (picture, width);
    }
  if (n_parts == 0 && picture->scene->n_path == 1)
    {
      add_border (picture, ken_wan_group (state, cell));
      stroke_border (picture, width);
    }
}

/* Paints which pieces a landing on the place under the pointer or the keyboard
 * would turn: beside each of them, small, the piece that it would become. */
static void
paint_preview (KenWanPicture *picture)
{
  const LudoScene *scene = picture->scene;
  const KenWanState *state = &picture->motion.state;
  double unit = picture->layout.unit;
  KenWanSet landing;
  KenWanSet turned[2];
  int to = -1;

  if (scene->motion != NULL || scene->n_path != 1
      || scene->path[0] >= KEN_WAN_CELLS)
    return;

  landing = ken_wan_landing (state, scene->path[0]);
  while (landing != 0)
    {
      int cell = ken_wan_set_pop (&landing);
      guint marks = ludo_scene_mark (scene, cell);

      if (marks & LUDO_MARK_HOVER)
        to = cell;
      else if ((marks & LUDO_MARK_FOCUS) && to < 0)
        to = cell;
    }
  if (to < 0)
    return;

  ken_wan_turned (state, scene->path[0], to, &turned[0], &turned[1]);
  for (int half = 0; half < 2; half++)
    while (turned[half] != 0)
      {
        KenWanCube cube = { .colour = state->turn, .half = half == 1 };
        double x;
        double y;

        ken_wan_layout_centre (&picture->layout,
                               ken_wan_set_pop (&turned[half]), &x, &y);
        ken_wan_paint_cube (picture->cr, picture->palette, &cube,
                            x + unit * 0.24, y + unit * 0.20, unit * 0.36);
      }
}

static void
paint_pass (KenWanPicture *picture)
{
  cairo_t *cr = picture->cr;
  const KenWanPalette *palette = picture->palette;
  double unit = picture->layout.unit;
  double size = ludo_paint_letters (picture->scene, unit * 0.3, unit * 0.5);
  const char *label = C_ ("button", "Pass");
  double width;
  LudoRect bounds;

  /* Paper shows no button, because it cannot be pressed there. */
  if (!ken_wan_must_pass (&picture->motion.state)
      || picture->scene->smallest > 0)
    return;

  ken_wan_layout_bounds (&picture->layout, KEN_WAN_PLACE_PASS, &bounds);
  ludo_paint_rounded_rect (cr, &bounds, unit * 0.15);
  ludo_paint_fill_stroke (cr, palette->plate,
                          palette->text, MAX (1.5, unit * 0.04));

  /* A long word in another language shrinks rather than sticks out. */
  width = ludo_paint_text_width (cr, picture->scene, label, size, TRUE);
  if (width > bounds.width * 0.9)
    size *= bounds.width * 0.9 / width;
  ludo_paint_text (cr, picture->scene, label, bounds.x + bounds.width / 2,
                   bounds.y + bounds.height / 2, size, TRUE);
}

static void
paint_marks (KenWanPicture *picture)
{
  if (picture->scene->marks == NULL)
    return;

  for (int place = 0; place < KEN_WAN_N_PLACES; place++)
    {
      guint marks = ludo_scene_mark (picture->scene, place);
      LudoRect bounds;

      if (marks == LUDO_MARK_NONE
          || (place == KEN_WAN_PLACE_PASS
              && !ken_wan_must_pass (&picture->motion.state)))
        continue;
      ken_wan_layout_bounds (&picture->layout, place, &bounds);
      ludo_paint_marks (picture->cr, picture->scene, &bounds, LUDO_SHAPE_RECT,
                        marks);
    }
}

static KenWanPicture
begin (cairo_t         *cr,
       const LudoScene *scene)
{
  return (KenWanPicture) {
    .cr = cr,
    .scene = scene,
    .palette = ken_wan_scene_palette (scene),
    .layout = ken_wan_layout (scene),
  };
}

static void
draw_background (cairo_t         *cr,
                 const LudoScene *scene)
{
  KenWanPicture picture = begin (cr, scene);

  ken_wan_paint_background (&picture);
}

static void
draw_play (cairo_t         *cr,
           const LudoScene *scene)
{
  KenWanPicture picture = begin (cr, scene);

  ken_wan_motion (scene, &picture.motion);
  paint_groups (&picture);
  paint_under (&picture);
  paint_pieces (&picture);
  paint_group (&picture);
  paint_pass (&picture);
  paint_marks (&picture);
  paint_preview (&picture);
  paint_flying (&picture);
  paint_dragged (&picture);
}

/* How far from a cell the borders about it and the small cubes that it would
 * turn lie, in units. */
#define CELL_REACH 0.7
#define TURNED_REACH 1.6

/* A piece whose group would fall apart without it shows the parts; a cell to
 * land on shows the pieces that would turn.  The cell with the keyboard shows
 * nothing while the pointer is on another one. */
static void
extend_pointed (const LudoScene *scene,
                int              place,
                LudoRect        *reach)
{
  const KenWanState *state = (const KenWanState *) scene->state;
  KenWanLayout layout = ken_wan_layout (scene);

  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    if (cell == place || (ludo_scene_mark (scene, cell) & LUDO_MARK_FOCUS))
      {
        gboolean picking = scene->n_path == 0;
        KenWanSet parts[KEN_WAN_PARTS_MAX];
        int n_parts = picking ? find_parts (state, cell, parts) : 0;
        double x, y;

        ken_wan_layout_centre (&layout, cell, &x, &y);
        ludo_rect_extend (reach, x, y, (picking ? CELL_REACH : TURNED_REACH)
                                       * layout.unit);
        for (int i = 0; i < n_parts; i++)
          while (parts[i] != 0)
            {
              ken_wan_layout_centre (&layout, ken_wan_set_pop (&parts[i]), &x,
                                     &y);
              ludo_rect_extend (reach, x, y, CELL_REACH * layout.unit);
            }
      }
}

static LudoColor
seat_color (LudoTheme theme,
            int       seat)
{
  return ken_wan_palette (theme)->cubes[seat].face;
}

const LudoDrawing ken_wan_drawing = {
  .rules = &ken_wan_rules,
  .n_places = KEN_WAN_N_PLACES,
  .throw_place = -1,
  .aspect = ken_wan_layout_aspect,
  .bounds = ken_wan_bounds,
  .place_at = ken_wan_place_at,
  .draw_background = draw_background,
  .draw_play = draw_play,
  .extend_pointed = extend_pointed,
  .move_path = ken_wan_move_path,
  .path_token = ken_wan_path_token,
  .describe_pick = ken_wan_describe_pick,
  .describe_place = ken_wan_describe_place,
  .place_name = ken_wan_place_name,
  .types_h = TRUE,              /* a row */
  /* Translators: a cell of the board by its name in the notation. */
  .place_words = N_("cell %s"),
  .the_place_words = N_("the cell %s"),
  .neighbour = ken_wan_neighbour,
  .schedule = ken_wan_motion_schedule,
  .owner = ken_wan_owner,
  .seat_color = seat_color,
  .editing = &ken_wan_editing,
};
