/* zohn-ahl-board.c: the drawing of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cloth on the background: the creek runs through it from north to south, the
 * dry branches from west to east, and on the stone in the middle lie the
 * sticks.  Red's counters are in the south-west, Green's in the south-east.
 */

#include "zohn-ahl-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "drawing/ludo-ease.h"
#include "drawing/ludo-material.h"
#include "drawing/ludo-sprite-cache.h"
#include "games/zohn-ahl/drawing/zohn-ahl-layout.h"
#include "games/zohn-ahl/drawing/zohn-ahl-paint.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"

/* In units. */
#define AWL_SIZE 0.88
#define NOTE_AROUND 0.075        /* how far a mark goes round on paper */
#define LETTERS_WIDE 0.26       /* above it numbers push the pieces inward */

/* In parts of the field. */
#define STICK_LENGTH 1.75
#define STICK_WIDTH 0.38
#define STICK_SPACING 0.6
#define NAME_WIDTH 0.9
#define NAME_BELOW 0.86         /* on paper, where the stone is narrower */
#define NUMERAL_ABOVE 0.34      /* from the edge of the field */
#define NUMERAL_CROWDED 0.78    /* the same where a piece is pushed inward */
#define MISSES_WIDTH 2.92       /* as far as the creek */

/* The size of a sprite as a multiple of its awl or stick, so that the shadow
 * fits too. */
#define AWL_REACH 1.1
#define STICK_REACH 0.62

/* The sprites: an awl for each side, and three for each stick. */
enum
{
  AWL_SPRITE = 2,               /* after that of the counters */
  STICK_SPRITE = 4,
};

/* How a stick lies. */
enum
{
  LIE_BACK,
  LIE_MARKED,
  LIE_READY,                    /* straight, before the first throw */
  N_LIES,
};

static void
draw_stone (const ZohnAhlPainter *painter)
{
  cairo_t *cr = painter->cr;
  const ZohnAhlPalette *palette = painter->palette;
  double part = painter->layout.part;
  const LudoRect *rect = &painter->layout.sticks;
  double x = rect->x + rect->width / 2, y = rect->y + rect->height / 2;
  const LudoRect stone = { x - 1.75 * part, y - 1.65 * part, 3.5 * part,
                           3.3 * part };

  if (!palette->flat)
    ludo_paint_drop (cr, x - 0.08 * part, y - 0.14 * part, 1.62 * part, 0);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, 1.72 * part, 1.62 * part);
  cairo_new_path (cr);
  /* A flat stone is never quite round. */
  cairo_move_to (cr, -1, 0.05);
  cairo_curve_to (cr, -1, -0.6, -0.55, -1, 0.05, -0.98);
  cairo_curve_to (cr, 0.6, -0.96, 1.02, -0.5, 1, 0.02);
  cairo_curve_to (cr, 0.98, 0.6, 0.5, 1, -0.05, 0.98);
  cairo_curve_to (cr, -0.6, 0.97, -1, 0.6, -1, 0.05);
  cairo_close_path (cr);
  cairo_restore (cr);
  if (palette->flat)
    ludo_paint_set_color (cr, palette->stone, 1);
  else
    ludo_paint_set_dome (cr, palette->stone, x, y, 1.75 * part, 0.28);
  cairo_fill_preserve (cr);
  if (!palette->flat)
    ludo_paint_material (cr, LUDO_MATERIAL_STONE, &stone, part, 0.05);
  ludo_paint_stroke (cr, palette->stone_edge,
                     MAX (1, (palette->flat ? 0.05 : 0.02) * part));
}

/* Whether stick @i shows its marked face: the guadal are the first three, the
 * sahe is the last.  A throw has only the number of marked guadal, so these
 * come first. */
static gboolean
is_marked (int32_t value,
           int     i)
{
  gboolean sahe = zohn_ahl_value_sahe (value);
  int guadal = zohn_ahl_value_marked (value) - (sahe ? 1 : 0);

  if (i == ZOHN_AHL_N_STICKS - 1)
    return sahe;

  return i < guadal;
}

/* A stick on its way down: it turns over and over, faster the higher it is,
 * and comes to lie on the face that was thrown. */
static void
throw_stick (ZohnAhlStickShown *stick,
             int                i,
             double             side,
             double             time,
             double             part)
{
  double own = CLAMP (1.2 * time - 0.06 * i, 0, 1);
  double left = 1 - ludo_ease_roll (own);
  double height = ludo_ease_bounce (own);
  double roll = left * (2 + i % 2) * 2 * G_PI;

  stick->angle += left * (i % 2 == 0 ? 2.4 : -2.9);
  stick->x += side * left * 0.5 * part;
  stick->y -= height * 1.3 * part;
  stick->lift = height * 0.9 * part;
  stick->turn = MAX (0.3, fabs (cos (roll)));
  if (cos (roll) < 0)
    stick->marked = !stick->marked;
}

/* Returns stick @i at rest around 0, 0, @length long. */
static ZohnAhlStickShown
lay_stick (int    i,
           int    lie,
           double length)
{
  static const double askew[ZOHN_AHL_N_STICKS] = { -0.11, 0.06, -0.05, 0.12 };

  return (ZohnAhlStickShown) {
    .marked = lie != LIE_BACK,
    .sahe = i == ZOHN_AHL_N_STICKS - 1,
    .length = length,
    .width = length * STICK_WIDTH / STICK_LENGTH,
    .angle = lie == LIE_READY ? 0 : askew[i],
    .turn = 1,
  };
}

static void
draw_stick (cairo_t         *cr,
            const LudoScene *scene,
            int              id,
            double           reach)
{
  const ZohnAhlStickShown stick =
    lay_stick ((id - STICK_SPRITE) / N_LIES, (id - STICK_SPRITE) % N_LIES,
               reach / STICK_REACH);

  zohn_ahl_paint_stick (cr, zohn_ahl_palette (scene->theme), &stick);
}

static void
draw_sticks (const ZohnAhlPainter *painter)
{
  const ZohnAhlFrame *frame = &painter->frame;
  double part = painter->layout.part;
  double length = STICK_LENGTH * part;
  const LudoRect *rect = &painter->layout.sticks;

  /* On paper sticks at rest would be taken for a throw of four marks. */
  if (!frame->has_throw && painter->scene->smallest > 0)
    return;

  for (int i = 0; i < ZOHN_AHL_N_STICKS; i++)
    {
      double side = i - (ZOHN_AHL_N_STICKS - 1) / 2.0;
      double x = rect->x + rect->width / 2 + side * STICK_SPACING * part;
      double y = rect->y + rect->height / 2 - 0.27 * part;
      int lie = !frame->has_throw ? LIE_READY
                : is_marked (frame->value, i) ? LIE_MARKED : LIE_BACK;
      ZohnAhlStickShown stick = lay_stick (i, lie, length);

      /* A sprite is placed to a pixel, which would blur the hard edges of a
       * flat stick; without gradients that is painted as fast. */
      if (frame->tumble >= 1 && !painter->palette->flat)
        {
          ludo_paint_sprite (painter->cr, painter->scene,
                             STICK_SPRITE + i * N_LIES + lie, x, y,
                             length * STICK_REACH, draw_stick);
          continue;
        }
      stick.x = x;
      stick.y = y;
      if (frame->tumble < 1)
        throw_stick (&stick, i, side, frame->tumble, part);
      zohn_ahl_paint_stick (painter->cr, painter->palette, &stick);
    }
}

static void
draw_numeral (const ZohnAhlPainter *painter,
              int                   number,
              double                x,
              double                y,
              double                size)
{
  LudoRect plate = { x - size * 0.8, y - size * 0.65, size * 1.6,
                     size * 1.3 };
  char text[12];

  g_snprintf (text, sizeof text, "%d", number);
  ludo_paint_rounded_rect (painter->cr, &plate, size * 0.4);
  ludo_paint_fill (painter->cr, painter->palette->plate);
  ludo_paint_set_color (painter->cr, painter->palette->numeral, 1);
  ludo_paint_text (painter->cr, painter->scene, text, x, y, size, TRUE);
}

/* The steps of the throw, once the sticks lie still. */
static void
draw_steps (const ZohnAhlPainter *painter)
{
  const LudoRect *rect = &painter->layout.sticks;
  double part = painter->layout.part;

  if (!painter->frame.has_throw || painter->frame.tumble < 1)
    return;

  draw_numeral (painter, zohn_ahl_value_steps (painter->frame.value),
                rect->x + rect->width / 2,
                rect->y + rect->height / 2 + 1.1 * part,
                zohn_ahl_painter_size (painter, part, 0.42, 0.5));
}

/* Returns the size of both names, which leave room for the pieces that wait
 * beside them. */
static double
name_size (const ZohnAhlPainter *painter)
{
  double part = painter->layout.part;
  double size = zohn_ahl_painter_size (painter, part, 0.3, 0.34);
  double most = 0;

  for (int seat = 0; seat < 2; seat++)
    {
      g_autofree char *name = ludo_paint_words (painter->scene,
                                                zohn_ahl_info.seats[seat]);

      most = fmax (most, ludo_paint_text_width (painter->cr, painter->scene,
                                                name, size, TRUE));
    }

  return size * MIN (1, NAME_WIDTH * part / most);
}

/* Draws a side's name, with a wedge before it when the side is to throw, and
 * the turns that it has to miss. */
static void
draw_name (const ZohnAhlPainter *painter,
           int                   seat)
{
  cairo_t *cr = painter->cr;
  const LudoRect *rect = &painter->layout.waiting[seat];
  const ZohnAhlState *state = &painter->frame.state;
  gboolean missing = (state->misses & (1 << seat)) != 0;
  double part = painter->layout.part;
  double way = seat == ZOHN_AHL_RED ? 1 : -1;
  double edge = seat == ZOHN_AHL_RED ? rect->x : rect->x + rect->width;
  double size = name_size (painter);
  double y = rect->y + 0.26 * part;
  double wedge = 0.11 * part;
  g_autofree char *name = ludo_paint_words (painter->scene,
                                            zohn_ahl_info.seats[seat]);
  g_autofree char *misses = NULL;
  gboolean below;
  char *space;
  double width;

  /* The first of two lines stands as high as a single line. */
  if (painter->scene->bilingual)
    y += 0.6 * MAX (size, painter->scene->smallest);
  ludo_paint_set_color (cr, painter->palette->text, 1);
  width = ludo_paint_text_width (cr, painter->scene, name, size, TRUE);
  /* On paper a name too large for the room beside the stone goes below the
   * piece that waits.  Where a turn is missed no piece waits; there it goes
   * half as far down, because a second row of counters may lie below. */
  below = painter->scene->smallest > 0 && width > 1.02 * NAME_WIDTH * part;
  if (below)
    y += (missing ? 0.5 : 1) * NAME_BELOW * part;
  ludo_paint_text (cr, painter->scene, name,
                   edge + way * (0.34 * part + width / 2), y, size, TRUE);
  if (state->turn == seat && state->counters[0] > 0 && state->counters[1] > 0)
    {
      cairo_move_to (cr, edge + way * 0.26 * part, y);
      cairo_rel_line_to (cr, -way * 1.7 * wedge, -wedge);
      cairo_rel_line_to (cr, 0, 2 * wedge);
      cairo_close_path (cr);
      cairo_fill (cr);
    }

  if (!missing)
    return;

  misses = ludo_paint_words (painter->scene, N_("misses a turn"));
  size = zohn_ahl_painter_size (painter, part, 0.2, 0.24);
  width = ludo_paint_text_width (cr, painter->scene, misses, size, FALSE);
  if (painter->scene->bilingual)
    y += MAX (0.72 * part, 2.9 * painter->scene->smallest);
  else
    y += MAX (0.36 * part, (below ? 1.25 : 1.9) * painter->scene->smallest);
  /* Break words that would cross the creek into two lines. */
  space = painter->scene->smallest > 0 && width > MISSES_WIDTH * part
          && !painter->scene->bilingual ? strchr (misses, ' ') : NULL;
  if (space != NULL)
    {
      *space = '\n';
      width = ludo_paint_text_width (cr, painter->scene, misses, size, FALSE);
      y += 0.6 * size;
    }
  ludo_paint_text (cr, painter->scene, misses,
                   edge + way * MAX (width / 2, 0.6 * part), y, size, FALSE);
}

static void
draw_holdings (const ZohnAhlPainter *painter)
{
  double above = painter->layout.letters > LETTERS_WIDE * painter->layout.unit
                   ? NUMERAL_CROWDED : NUMERAL_ABOVE;

  for (int seat = 0; seat < 2; seat++)
    {
      int n = painter->frame.state.counters[seat];
      const LudoRect *rect = &painter->layout.counters[seat];
      double part = painter->layout.part;
      double x, y, radius;

      if (painter->frame.payer == seat)
        n--;
      for (int i = 0; i < n; i++)
        {
          zohn_ahl_layout_counter (&painter->layout, seat, i, &x, &y,
                                   &radius);
          zohn_ahl_paint_counter (painter->cr, painter->scene, x, y,
                                  radius);
        }
      draw_numeral (painter, n,
                    seat == ZOHN_AHL_RED ? rect->x + rect->width - 0.27 * part
                                         : rect->x + 0.27 * part,
                    rect->y + rect->height - above * part,
                    zohn_ahl_painter_size (painter, part, 0.28, 0.32));
      draw_name (painter, seat);
    }
}

/* A counter on its way to the other side. */
static void
draw_payment (const ZohnAhlPainter *painter)
{
  int payer = painter->frame.payer;
  double paid = painter->frame.paid;
  double x, y, to_x, to_y, radius;

  if (payer < 0)
    return;

  zohn_ahl_layout_counter (&painter->layout, payer,
                           painter->frame.state.counters[payer] - 1, &x, &y,
                           &radius);
  zohn_ahl_layout_counter (&painter->layout, 1 - payer,
                           painter->frame.state.counters[1 - payer], &to_x,
                           &to_y, &radius);
  zohn_ahl_paint_counter (painter->cr, painter->scene,
                          x + (to_x - x) * paid,
                          y + (to_y - y) * paid
                          - sin (paid * G_PI) * 0.5 * painter->layout.part,
                          radius * (1 + 0.3 * sin (paid * G_PI)));
}

/* Finds where a piece on its way is.  Along the circuit it touches every space;
 * a piece that is sent elsewhere is lifted and carried there. */
static void
find_mover (const ZohnAhlPainter *painter,
            double               *x,
            double               *y,
            double               *height)
{
  const ZohnAhlFrame *frame = &painter->frame;
  const ZohnAhlLayout *layout = &painter->layout;
  int n = painter->values->n_spaces;
  double from_x, from_y, to_x, to_y, way = frame->way;
  double lift = 0.8 * layout->unit;
  int from = (int) frame->from;
  int to = (int) frame->to;

  if (!frame->flies)
    {
      double walked = (frame->to - frame->from) * way;

      from = (from + (int) walked) % n;
      to = (from + 1) % n;
      /* A short halt on each space. */
      way = MIN (1, (walked - (int) walked) * 1.4);
      way = ludo_ease_hand (way);
      lift = 0.25 * layout->unit;
    }

  zohn_ahl_layout_piece (layout, frame->mover, from, &from_x, &from_y);
  zohn_ahl_layout_piece (layout, frame->mover, to, &to_x, &to_y);
  *x = from_x + (to_x - from_x) * way;
  *height = sin (way * G_PI) * lift;
  *y = from_y + (to_y - from_y) * way - *height;
}

static void
draw_awl (cairo_t         *cr,
          const LudoScene *scene,
          int              id,
          double           reach)
{
  zohn_ahl_paint_awl (cr, zohn_ahl_palette (scene->theme), id - AWL_SPRITE, 0,
                      0, reach / AWL_REACH, 0);
}

/* The piece on its way comes last, above the other.  A shadow ends where the
 * cloth does. */
static void
draw_pieces (const ZohnAhlPainter *painter)
{
  const ZohnAhlFrame *frame = &painter->frame;
  const LudoRect *cloth = &painter->layout.cloth;
  int first = frame->mover == ZOHN_AHL_RED ? ZOHN_AHL_GREEN : ZOHN_AHL_RED;

  cairo_save (painter->cr);
  cairo_rectangle (painter->cr, cloth->x, cloth->y, cloth->width,
                   cloth->height);
  cairo_clip (painter->cr);
  for (int i = 0; i < 2; i++)
    {
      int seat = i == 0 ? first : 1 - first;
      double size = AWL_SIZE * painter->layout.unit;
      double x, y, height = 0;

      if (seat == frame->mover)
        find_mover (painter, &x, &y, &height);
      else
        zohn_ahl_layout_piece (&painter->layout, seat,
                               frame->state.steps[seat], &x, &y);
      if (seat == frame->mover || painter->palette->flat)
        zohn_ahl_paint_awl (painter->cr, painter->palette, seat, x, y, size,
                            height);
      else
        ludo_paint_sprite (painter->cr, painter->scene, AWL_SPRITE + seat, x,
                           y, size * AWL_REACH, draw_awl);
    }
  cairo_restore (painter->cr);
}

static void
draw_mark (const ZohnAhlPainter *painter,
           int                   place)
{
  guint marks = ludo_scene_mark (painter->scene, place);
  LudoRect bounds;

  if (marks == 0 || !zohn_ahl_layout_bounds (painter->scene, place, &bounds))
    return;

  /* On paper a mark lies round the space, because the number reaches down to
   * its edge there. */
  if (painter->scene->smallest > 0)
    {
      double around = NOTE_AROUND * painter->layout.unit;

      bounds.x -= around;
      bounds.y -= around;
      bounds.width += 2 * around;
      bounds.height += 2 * around;
    }
  ludo_paint_marks (painter->cr, painter->scene, &bounds, LUDO_SHAPE_RECT,
                    marks);
}

static void
begin (ZohnAhlPainter  *painter,
       cairo_t         *cr,
       const LudoScene *scene)
{
  *painter = (ZohnAhlPainter) {
    .cr = cr,
    .scene = scene,
    .palette = zohn_ahl_palette (scene->theme),
    .values = zohn_ahl_values (scene->state),
  };
  zohn_ahl_layout_init (&painter->layout, painter->values, scene->width,
                        scene->height);
  if (scene->smallest > 0 && scene->coordinates)
    painter->layout.letters = zohn_ahl_label_size (painter);
  if (scene->motion != NULL)
    zohn_ahl_frame_init_motion (&painter->frame, scene->motion, scene->state,
                                scene->last);
  else
    zohn_ahl_frame_init (&painter->frame, scene->state, scene->last);
}

static void
draw_background (cairo_t         *cr,
                 const LudoScene *scene)
{
  ZohnAhlPainter painter;

  begin (&painter, cr, scene);
  zohn_ahl_circuit_draw (&painter);
  draw_stone (&painter);
}

/* Each ruleset and each length of a changed circuit has a form of its own. */
static int
background_form (const GameState *state)
{
  return zohn_ahl_state (state)->ruleset
         + ZOHN_AHL_N_RULESETS * zohn_ahl_values (state)->n_spaces;
}

static void
draw_play (cairo_t         *cr,
           const LudoScene *scene)
{
  ZohnAhlPainter painter;

  begin (&painter, cr, scene);
  draw_mark (&painter, ZOHN_AHL_PLACE_STICKS);
  draw_holdings (&painter);
  draw_sticks (&painter);
  draw_steps (&painter);
  /* The marks of the sticks lie under the sticks. */
  for (int place = 0; place < ZOHN_AHL_N_PLACES; place++)
    if (place != ZOHN_AHL_PLACE_STICKS)
      draw_mark (&painter, place);
  draw_pieces (&painter);
  draw_payment (&painter);
}

void
zohn_ahl_board_draw_start (cairo_t         *cr,
                           const LudoScene *scene)
{
  ZohnAhlPainter painter;

  begin (&painter, cr, scene);
  /* A small figure has no room for counters as large as those of card. */
  if (painter.layout.letters <= LETTERS_WIDE * painter.layout.unit)
    zohn_ahl_layout_widen_counters (&painter.layout);
  /* The cloth is for the whole game, so it shows no side as the one to move. */
  painter.frame.state.turn = G_N_ELEMENTS (painter.layout.counters);
  draw_holdings (&painter);
  draw_pieces (&painter);
}

static LudoColor
seat_color (LudoTheme theme,
            int       seat)
{
  return zohn_ahl_palette (theme)->pieces[seat];
}

const LudoDrawing zohn_ahl_drawing = {
  .rules = &zohn_ahl_rules,
  .n_places = ZOHN_AHL_N_PLACES,
  .throw_place = ZOHN_AHL_PLACE_STICKS,
  .aspect = zohn_ahl_layout_aspect,
  .bounds = zohn_ahl_layout_bounds,
  .draw_background = draw_background,
  .background_form = background_form,
  .draw_play = draw_play,
  .move_path = zohn_ahl_places_move_path,
  .path_token = zohn_ahl_places_path_token,
  .describe_place = zohn_ahl_places_describe,
  .place_name = zohn_ahl_places_name,
  /* Translators: a cell of the board by its name in the notation. */
  .place_words = N_("space %s"),
  .the_place_words = N_("the space %s"),
  .schedule = zohn_ahl_motion_schedule,
  .owner = zohn_ahl_places_owner,
  .seat_color = seat_color,
  .editing = &zohn_ahl_editing,
};
