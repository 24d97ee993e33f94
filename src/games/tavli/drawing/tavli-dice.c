/* tavli-dice.c: the dice of tavli and their tower, painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tower has a mouth, three lines of letters and a lattice in its shaft, an
 * arch out of which the dice come and two steps at its foot, as the one that
 * was found at Vettweiß-Froitzheim.
 */

#include <glib.h>
#include <math.h>

#include "drawing/ludo-ease.h"
#include "drawing/ludo-material.h"
#include "games/tavli/drawing/tavli-paint.h"

/* The opacity of a die that was played. */
#define USED_ALPHA 0.45

/* How many faces a die turns through on its way down. */
#define TURNS 4.5

static LudoRect
shaft_of (const TavliLayout *layout)
{
  const LudoRect *tower = &layout->tower;
  double width = MIN (tower->width * 0.46, tower->height * 0.6);

  return (LudoRect) { tower->x + (tower->width - width) / 2,
                      tower->y + tower->height * 0.22, width,
                      tower->height * 0.7 };
}

static double
die_size (const TavliLayout *layout)
{
  const LudoRect *slot = &layout->slots[0];

  return MIN (slot->width * 0.72, slot->height * 0.62);
}

/* Returns the x of a die in its slot, above the bar by which it can be
 * picked. */
static double
die_x (const LudoRect *slot)
{
  return slot->x + slot->width / 2;
}

static double
die_y (const LudoRect *slot)
{
  return slot->y + slot->height * 0.43;
}

/* How far apart dice lie that show the same number, in sizes of a die: two of
 * them, one behind the other, and three, which have the whole tray. */
#define BEHIND 0.45
#define BESIDE 0.8

/* Returns towards which side the slot next to @at is free: 1 or -1. */
static double
free_side (int at)
{
  return at + 1 < TAVLI_SLOTS ? 1 : -1;
}

/* Places the die that has @nth of @n of the same number before it, the first of
 * them in slot @at.  Three dice leave room for the number that says how often
 * they count. */
static void
lay_die (const TavliLayout *layout,
         int                at,
         int                nth,
         int                n,
         double            *x,
         double            *y)
{
  const LudoRect *slot = &layout->slots[at];
  double size = die_size (layout);

  *x = die_x (slot) + free_side (at) * size
                      * (n > 2 ? BESIDE * (nth - 1.5) : BEHIND * nth);
  *y = die_y (slot) - 0.1 * size * nth;
}

static void
outline (const TavliBrush *brush,
         LudoColor         fill,
         double            width)
{
  ludo_paint_fill_stroke (brush->cr, fill, brush->palette->edge, width);
}

/* A part of the tower as it is turned or sawn: its wood with the light from
 * the left, and its edges. */
static void
paint_block (const TavliBrush *brush,
             const LudoRect   *rect,
             double            radius)
{
  const TavliPalette *palette = brush->palette;
  const LudoRect upright = { rect->y, -rect->x - rect->width, rect->height,
                             rect->width };
  cairo_t *cr = brush->cr;
  cairo_pattern_t *round;

  ludo_paint_rounded_rect (cr, rect, radius);
  outline (brush, palette->wood, brush->layout->unit * 1.2);
  if (!palette->shaded)
    return;

  cairo_save (cr);
  ludo_paint_rounded_rect (cr, rect, radius);
  cairo_rotate (cr, G_PI / 2);
  ludo_paint_material (cr, LUDO_MATERIAL_WOOD, &upright,
                       0.5 * brush->layout->checker, 0);
  cairo_restore (cr);
  round = cairo_pattern_create_linear (rect->x, 0, rect->x + rect->width, 0);
  cairo_pattern_add_color_stop_rgba (round, 0, 0.2, 0.08, 0, 0.25);
  cairo_pattern_add_color_stop_rgba (round, 0.22, 1, 0.9, 0.7, 0.35);
  cairo_pattern_add_color_stop_rgba (round, 0.5, 0.3, 0.12, 0, 0);
  cairo_pattern_add_color_stop_rgba (round, 1, 0.2, 0.06, 0, 0.65);
  cairo_set_source (cr, round);
  cairo_fill (cr);
  cairo_pattern_destroy (round);
  ludo_paint_bevel (cr, rect, radius, brush->layout->unit * 1.5);
}

/* The lattice in the middle of the shaft, as on the tower from Froitzheim. */
static void
paint_lattice (const TavliBrush *brush,
               const LudoRect   *rect)
{
  const TavliPalette *palette = brush->palette;
  cairo_t *cr = brush->cr;

  cairo_rectangle (cr, rect->x, rect->y, rect->width, rect->height);
  outline (brush, palette->shaded
                  ? ludo_color_mix (palette->wood,
                                    (LudoColor) LUDO_COLOR (0x000000), 0.65)
                  : palette->wood, brush->layout->unit);
  for (int i = 0; i < 3; i++)
    {
      double x = rect->x + rect->width * i / 3, side = rect->width / 3;

      cairo_move_to (cr, x, rect->y);
      cairo_rel_line_to (cr, side, rect->height);
      cairo_move_to (cr, x + side, rect->y);
      cairo_rel_line_to (cr, -side, rect->height);
    }
  ludo_paint_stroke (cr, palette->shaded ? palette->wood : palette->edge,
                     rect->width * 0.05);
}

/* The smallest letters, in pixels, that are more than a smear. */
#define LETTERS_LEAST 5

/* "Use it, be happy, live": plates of bone, let into the wood. */
static void
paint_plates (const TavliBrush *brush,
              const LudoRect   *rect)
{
  const char *const words[] = { "VTERE", "FELIX", "VIVAS" };
  const TavliPalette *palette = brush->palette;
  const double height = rect->height / 3, size = height * 0.72;
  gboolean legible = size >= MAX (LETTERS_LEAST, brush->scene->smallest);

  for (int i = 0; i < 3; i++)
    {
      LudoRect plate = { rect->x, rect->y + height * i, rect->width,
                         height * 0.86 };

      ludo_paint_rounded_rect (brush->cr, &plate, height * 0.1);
      outline (brush, palette->shaded
                      ? ludo_color_mix (palette->checkers[TAVLI_WHITE],
                                        palette->wood, 0.2)
                      : palette->checkers[TAVLI_WHITE],
               brush->layout->unit * 0.8);
      if (palette->shaded)
        ludo_paint_bevel (brush->cr, &plate, height * 0.1,
                          brush->layout->unit * 1.2);
      if (!legible)
        continue;
      ludo_paint_set_color (brush->cr, palette->inks[TAVLI_WHITE], 1);
      ludo_paint_text (brush->cr, brush->scene, words[i],
                       plate.x + plate.width / 2, plate.y + plate.height / 2,
                       size, TRUE);
    }
}

/* An arch through which the dice come out. */
static void
paint_door (const TavliBrush *brush,
            const LudoRect   *rect)
{
  const TavliPalette *palette = brush->palette;
  double r = rect->width / 2;

  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, rect->x + r, rect->y + r, r, G_PI, 2 * G_PI);
  cairo_line_to (brush->cr, rect->x + rect->width, rect->y + rect->height);
  cairo_line_to (brush->cr, rect->x, rect->y + rect->height);
  cairo_close_path (brush->cr);
  outline (brush, palette->shaded
                  ? ludo_color_mix (palette->wood,
                                    (LudoColor) LUDO_COLOR (0x000000), 0.8)
                  : palette->edge, brush->layout->unit * 1.4);
}

void
tavli_paint_tower (const TavliBrush *brush)
{
  const LudoRect shaft = shaft_of (brush->layout);
  const double flare = shaft.width * 0.16, step = shaft.height * 0.07;
  const double foot = shaft.y + shaft.height;
  LudoRect part = { shaft.x - flare, foot, shaft.width + 2 * flare, step };

  if (brush->palette->shaded)
    {
      LudoRect all = { shaft.x, shaft.y, shaft.width,
                       shaft.height + 1.5 * step };

      ludo_paint_shadow (brush->cr, &all, 0, shaft.width * 0.16);
    }
  paint_block (brush, &shaft, 0);
  part.y = foot - step * 0.4;
  paint_block (brush, &part, step * 0.2);
  part = (LudoRect) { shaft.x - 2 * flare, foot + step * 0.6,
                      shaft.width + 4 * flare, step };
  paint_block (brush, &part, step * 0.2);
  part = (LudoRect) { shaft.x + shaft.width * 0.16,
                      shaft.y + shaft.height * 0.14, shaft.width * 0.68,
                      shaft.height * 0.36 };
  paint_plates (brush, &part);
  part.y += part.height;
  part.height = shaft.height * 0.13;
  paint_lattice (brush, &part);
  part.x = shaft.x + shaft.width * 0.25;
  part.width = shaft.width * 0.5;
  part.y = shaft.y + shaft.height * 0.68;
  part.height = foot + step * 0.6 - part.y;
  paint_door (brush, &part);
  /* The mouth: two mouldings, the upper one wider. */
  for (int i = 0; i < 2; i++)
    {
      double out = flare * (i + 0.6);

      part = (LudoRect) { shaft.x - out, shaft.y + step * (0.7 - i),
                          shaft.width + 2 * out, step };
      paint_block (brush, &part, step * 0.35);
    }
}

/* The positions of each number's pips, in thirds of a face: bit 3 * row +
 * column of nine. */
static const guint faces[7] = {
  0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d,
};

static void
paint_pips (cairo_t *cr,
            double   size,
            int      number)
{
  for (int i = 0; i < 9; i++)
    if ((faces[number] >> i & 1) != 0)
      {
        ludo_paint_circle (cr, (i % 3 - 1) * size * 0.27,
                           (i / 3 - 1) * size * 0.27, size * 0.09);
        cairo_fill (cr);
      }
}

/* Draws one line through a die that was played, two through a die that cannot
 * be played; its colour differs from the pips', so that both can be read. */
static void
cross_out (const TavliBrush *brush,
           double            size,
           gboolean          both)
{
  cairo_t *cr = brush->cr;
  double r = size * 0.52;

  cairo_move_to (cr, -r, r);
  cairo_line_to (cr, r, -r);
  if (both)
    {
      cairo_move_to (cr, -r, -r);
      cairo_line_to (cr, r, r);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  ludo_paint_set_color (cr, brush->palette->die, 1);
  cairo_set_line_width (cr, size * 0.15);
  cairo_stroke_preserve (cr);
  ludo_paint_stroke (cr, brush->palette->strike, size * 0.08);
}

/* The shares of a die's height that its faces take, seen a little from above:
 * the one on top, and the one in front of it, in the shade. */
#define TOP 0.82
#define FRONT 0.24

/* Die: how a die lies or tumbles. */
typedef struct
{
  double x;
  double y;
  double size;
  int number;                   /* on top */
  TavliDieLook look;
  double angle;
  double lift;                  /* how far it is above its shadow */
  double tumble;                /* 1 to 0: how far the face of @last, which was
                                 * on top, is from lying in front */
  int last;
} Die;

/* Paints a face from @top on, @height high; its pips fade as its height
 * shrinks. */
static void
paint_face (const TavliBrush *brush,
            double            size,
            double            top,
            double            height,
            LudoColor         color,
            int               number,
            double            pips)
{
  const LudoRect face = { -size / 2, top, size, height };
  double radius = MIN (size * 0.18, height / 2);
  cairo_t *cr = brush->cr;

  ludo_paint_rounded_rect (cr, &face, radius);
  if (brush->palette->shaded)
    ludo_paint_set_dome (cr, color, 0, top + height / 2, size, 0.1);
  else
    ludo_paint_set_color (cr, color, 1);
  cairo_fill_preserve (cr);
  ludo_paint_set_color (cr, brush->palette->pip,
                        brush->palette->shaded ? 0.25 : 1);
  cairo_set_line_width (cr, MAX (1, size * 0.03));
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_translate (cr, 0, top + height / 2);
  cairo_scale (cr, 1, height / size);
  ludo_paint_set_color (cr, brush->palette->pip, pips);
  paint_pips (cr, size, number);
  cairo_restore (cr);
}

/* Paints the shadow on the ground to the lower right, soft by its layers. */
static void
paint_die_shadow (const TavliBrush *brush,
                  const LudoRect   *body,
                  double            size,
                  double            lift)
{
  for (int i = 0; i < 3; i++)
    {
      double out = size * 0.05 * (i - 0.5);
      LudoRect shadow = { body->x + size * 0.07 + 0.4 * lift - out,
                          body->y + size * 0.3 + lift - out,
                          body->width + 2 * out,
                          body->height - size * 0.2 + 2 * out };

      ludo_paint_rounded_rect (brush->cr, &shadow, size * 0.2);
      cairo_set_source_rgba (brush->cr, 0, 0, 0, 0.14);
      cairo_fill (brush->cr);
    }
}

/* The body, and on it the face that comes up, if one does, and the one that
 * was on top. */
static void
paint_die_faces (const TavliBrush *brush,
                 const Die        *die)
{
  const TavliPalette *palette = brush->palette;
  double size = die->size, whole = (TOP + FRONT) * size;
  const LudoRect body = { -size / 2, -whole / 2, size, whole };
  const LudoColor side = ludo_color_mix (palette->die, palette->pip, 0.4);
  double risen = TOP * size * (1 - die->tumble);
  cairo_t *cr = brush->cr;

  if (palette->shaded)
    paint_die_shadow (brush, &body, size, die->lift);
  ludo_paint_rounded_rect (cr, &body, size * 0.18);
  ludo_paint_fill_stroke (cr, side, palette->pip, MAX (1, size * 0.04));

  if (die->tumble > 0)
    paint_face (brush, size, body.y + risen,
                (FRONT + (TOP - FRONT) * die->tumble) * size,
                ludo_color_mix (side, palette->die, die->tumble), die->last,
                die->tumble);
  if (risen > 1)
    paint_face (brush, size, body.y, risen, palette->die, die->number, 1);
}

static void
paint_die (const TavliBrush *brush,
           const Die        *die)
{
  gboolean used = die->look == TAVLI_DIE_USED;
  cairo_t *cr = brush->cr;

  cairo_save (cr);
  cairo_translate (cr, die->x, die->y);
  cairo_rotate (cr, die->angle);
  if (used)
    cairo_push_group (cr);
  paint_die_faces (brush, die);
  if (die->look != TAVLI_DIE_LEFT)
    {
      cairo_translate (cr, 0, -FRONT / 2 * die->size);
      cairo_scale (cr, 1, TOP);
      cross_out (brush, die->size, !used);
      ludo_paint_set_color (cr, brush->palette->pip, 1);
      paint_pips (cr, die->size, die->number);
    }
  if (used)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, USED_ALPHA);
    }
  cairo_restore (cr);
}

void
tavli_paint_waiting_dice (const TavliBrush *brush)
{
  LudoRect shaft = shaft_of (brush->layout);
  double size = MIN (shaft.width * 0.38, brush->layout->tower.height * 0.16);
  double y = shaft.y - shaft.width * 0.11 - size * 0.4;
  double x = shaft.x + shaft.width / 2;

  for (int i = 0; i < 3; i++)
    {
      const double angles[] = { -0.14, 0.06, 0.2 };
      Die die = { x + (i - 1) * size * 1.02, y - (i == 1) * size * 0.12, size,
                  i + 1, TAVLI_DIE_LEFT, angles[i] };

      paint_die (brush, &die);
    }
}

/* Returns the slot in which dice of @number come to rest. */
static int
slot_for (const TavliState *state,
          int               number)
{
  TavliDie dice[TAVLI_SLOTS];
  int at = 0;

  tavli_dice (state, NULL, NULL, dice);
  for (int i = 0; i < TAVLI_SLOTS; i++)
    if (dice[i].number == number)
      at = i;

  return at;
}

/* How many of the first @n @dice show @number. */
static int
count_equal (const int *dice,
             int        n,
             int        number)
{
  int count = 0;

  for (int i = 0; i < n; i++)
    count += dice[i] == number;

  return count;
}

/* Returns the face that is on top @turns turns before @number stays there. */
static int
face_before (int number,
             int turns)
{
  return 1 + (number - 1 + turns) % 6;
}

void
tavli_paint_rolling_dice (const TavliBrush *brush,
                          const TavliShown *shown)
{
  const int *dice = shown->dice;

  LudoRect shaft = shaft_of (brush->layout);
  double size = die_size (brush->layout);
  double top = shaft.y - size * 0.4, x = shaft.x + shaft.width / 2;
  double door = shaft.y + shaft.height * 0.9;

  for (int i = 2; i >= 0; i--)
    {
      double own = CLAMP (shown->roll * 1.3 - 0.15 * i, 0, 1);
      double out, eased, bounce, turns, end_x, end_y;
      Die die;

      /* A die falls into the mouth, passes the shaft unseen and comes out. */
      if (own < 0.2)
        {
          const Die falling = {
            x + (i - 1) * size * 0.5 * (1 - own / 0.2),
            top + (shaft.y - top) * own / 0.2, size * 0.8,
            1 + (dice[i] + i) % 6, TAVLI_DIE_LEFT, own * 6,
          };

          paint_die (brush, &falling);
          continue;
        }
      if (own < 0.4)
        continue;

      lay_die (brush->layout, slot_for (&shown->state, dice[i]),
               count_equal (dice, i, dice[i]),
               count_equal (dice, 3, dice[i]), &end_x, &end_y);
      out = (own - 0.4) / 0.6;
      eased = ludo_ease_roll (out);
      bounce = ludo_ease_bounce (out) * (out > 0.01) * 0.25 * size;
      turns = TURNS * (1 - eased);
      die = (Die) {
        .x = x + (end_x - x) * eased,
        .y = door + (end_y - door) * eased - bounce,
        .size = size * (0.8 + 0.2 * eased),
        .number = face_before (dice[i], (int) turns),
        .look = TAVLI_DIE_LEFT,
        .angle = (1 - eased) * (i - 1.3),
        .lift = bounce,
        .tumble = turns - floor (turns),
        .last = face_before (dice[i], (int) turns + 1),
      };
      paint_die (brush, &die);
    }
}

/* Paints how often the @n dice in slot @at are left to play into the next slot,
 * which is free because a number that was thrown more than once takes one slot
 * for all its dice. */
static void
paint_times (const TavliBrush *brush,
             int               at,
             int               n,
             int               times)
{
  const LudoRect *slot = &brush->layout->slots[at];
  double die = die_size (brush->layout);
  double from = (0.65 + BEHIND * (n > 1)) * die;
  double room = 1.45 * slot->width - from;
  double size = slot->height * 0.36, width;
  char text[16];

  g_snprintf (text, sizeof text, "×%d", times);
  width = ludo_paint_text_width (brush->cr, brush->scene, text, size, TRUE);
  size *= MIN (1, room / width);
  width = MIN (width, room);
  ludo_paint_set_color (brush->cr, brush->palette->hollow_label, 1);
  ludo_paint_text (brush->cr, brush->scene, text,
                   die_x (slot) + free_side (at) * (from + width / 2),
                   die_y (slot), size, TRUE);
}

void
tavli_paint_dice (const TavliBrush *brush,
                  const TavliDie    dice[TAVLI_SLOTS])
{
  for (int i = 0; i < TAVLI_SLOTS; i++)
    {
      Die die = { .size = die_size (brush->layout), .number = dice[i].number,
                  .look = dice[i].look };
      int of, n;

      if (dice[i].number == 0)
        continue;

      /* A pair counts four times, three of a kind twelve times. */
      of = MAX (tavli_times_thrown (brush->scene->thrown, dice[i].number),
                dice[i].times);
      n = of > 4 ? 3 : of > 1 ? 2 : 1;
      for (int nth = n - 1; nth >= 0; nth--)
        {
          lay_die (brush->layout, i, nth, n, &die.x, &die.y);
          paint_die (brush, &die);
        }
      if (dice[i].times > 0 && of > 1)
        paint_times (brush, i, n, dice[i].times);
    }
}
