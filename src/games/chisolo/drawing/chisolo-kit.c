/* chisolo-kit.c: Chisolo to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "games/chisolo/drawing/chisolo-paint.h"
#include "games/chisolo/rules/chisolo-form.h"
#include "games/chisolo/rules/chisolo-notation.h"
#include "games/chisolo/rules/chisolo-sowing.h"
#include "games/chisolo/words/chisolo-words.h"
#include "print/kit/ludo-kit-parts.h"

/* The squares that stand for stones; a sheet of the small ones is folded in
 * two, so that each cut makes two of them.  A sticker lies within a disc. */
#define STONE 12.0
#define SMALL 10.0
#define STICKER LUDO_KIT_DISC_STICKER
#define ACROSS_MAX 13

/* An arrow that lies before a player. */
#define ARROW_LENGTH 36.0
#define ARROW_WIDTH 10.0

static const LudoKitBoard boards[] = {
  {
    .title = N_("board"),
    /* Translators: %s is a number of millimetres. */
    .note = N_("holes %s mm apart"),
    /* So high that the reserve lies below the holes. */
    .scene_width = 775,
    .scene_height = 801,
    .first = 0,
    .last = CHISOLO_PLACE_RESERVE,
    .around = { 0.4, 0.4, 0.08, 0.06 },
    .cell = 0,
    .next = 1,
    .pitch = 29,
    .large_pitch = 45,
  },
};

/* In units: a stone drawn in a hole, and how far from the middle. */
#define START_STONE 0.12
#define START_REACH 0.16

/* @n light stones in the hole @cell, and below them their number. */
static void
draw_stones (cairo_t              *cr,
             const LudoScene      *scene,
             const ChisoloLayout  *layout,
             const ChisoloPalette *palette,
             double                tint,
             int                   cell,
             int                   n)
{
  double unit = layout->unit, x, y;
  char text[12];

  chisolo_layout_hole (layout, cell, &x, &y);
  y -= 0.06 * unit;
  for (int i = 0; i < n; i++)
    {
      double angle = 2 * G_PI * i / n - G_PI_2;
      double reach = n > 1 ? START_REACH * unit : 0;

      ludo_paint_circle (cr, x + cos (angle) * reach, y + sin (angle) * reach,
                         START_STONE * unit);
      ludo_paint_set_color (cr, ludo_color_mix (palette->hole,
                                                palette->stones[i % 3], tint),
                            1);
      cairo_fill_preserve (cr);
      ludo_paint_stroke (cr, palette->numeral, 0.012 * unit);
    }
  g_snprintf (text, sizeof text, "%d", n);
  ludo_paint_set_color (cr, palette->numeral, 1);
  if (n > 0)
    ludo_paint_text (cr, scene, text, x, y + 0.34 * unit, scene->font_size,
                     TRUE);
}

/* The stones of the start, the names of the camps and that of the reserve. */
static void
draw_start (cairo_t         *cr,
            const LudoScene *scene,
            double           tint)
{
  const ChisoloState *state = (const ChisoloState *) scene->state;
  const ChisoloPalette *palette = chisolo_palette (scene->theme);
  ChisoloLayout layout;
  const LudoRect *rect = &layout.reserve;
  g_autofree char *reserve = ludo_paint_words (scene, N_("Reserve"));
  /* Half of the name of a camp, in one language or in two, on a small board. */
  double above = (scene->bilingual ? 1.6 : 0.9) * scene->font_size;

  chisolo_layout_init (&layout, scene->width, scene->height);
  for (int cell = 0; cell < CHISOLO_CELLS; cell++)
    draw_stones (cr, scene, &layout, palette, tint, cell,
                 chisolo_stones (state, cell));
  ludo_paint_set_color (cr, palette->numeral, 1);
  ludo_paint_text (cr, scene, reserve, rect->x + rect->width / 2,
                   rect->y + rect->height / 2, 1.2 * scene->font_size, TRUE);
  ludo_paint_set_color (cr, palette->label, 1);
  for (int seat = 0; seat < 2; seat++)
    {
      g_autofree char *name = ludo_paint_words (scene,
                                                chisolo_info.seats[seat]);
      const LudoRect *camp = &layout.camps[seat];

      ludo_paint_text (cr, scene, name,
                       seat == CHISOLO_SOUTH
                         ? layout.badges[seat].x + layout.badges[seat].width / 2
                         : camp->x + camp->width / 2,
                       seat == CHISOLO_SOUTH
                         ? rect->y + rect->height / 2
                         : camp->y - MAX (0.22 * layout.unit, above),
                       1.2 * scene->font_size, TRUE);
    }
}

/* A square with a pebble in it. */
static void
draw_square (const LudoKitBrush *brush,
             double              size)
{
  cairo_t *cr = brush->cr;

  cairo_save (cr);
  cairo_translate (cr, size / 2, size / 2);
  cairo_scale (cr, 0.4 * size, 0.34 * size);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  if (brush->save_ink)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else if (brush->mono)
    cairo_set_source_rgb (cr, 0.85, 0.85, 0.85);
  else
    cairo_set_source_rgb (cr, 0.86, 0.67, 0.47);
  cairo_fill_preserve (cr);
  /* Grey, because a black line is one to cut along. */
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_set_line_width (cr, 0.3);
  cairo_stroke (cr);
  ludo_kit_cut_rectangle (cr, size, size);
}

/* Returns: how many stones the form @ruleset begins with. */
static int
count_stones (int ruleset)
{
  return 2 * chisolo_form_stones (chisolo_form (ruleset));
}

/* Returns: in how many rows the @n squares of a sheet lie that is folded
 * between two of them, so that all rows are equally long. */
static int
count_rows (int n)
{
  int rows = 2;

  while (n % rows != 0 || n / rows > ACROSS_MAX)
    rows += 2;

  return rows;
}

static void
draw_sheet (const LudoKitBrush *brush,
            int                 index)
{
  cairo_t *cr = brush->cr;
  int n = count_stones (brush->ruleset), rows = count_rows (n);
  int across = n / rows;

  for (int i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % across * SMALL, i / across * SMALL);
      draw_square (brush, SMALL);
      /* Only the lower half has the letter, because it lies below the upper
       * one, and both are cut together. */
      if (i >= n / 2)
        ludo_kit_draw_letter (brush, SMALL / 2, SMALL / 2);
      cairo_restore (cr);
    }
  ludo_kit_fold_between (cr, rows / 2 * SMALL, across * SMALL);
}

static void
fit_sheet (LudoKitPart *part,
           int          ruleset)
{
  int n = count_stones (ruleset), rows = count_rows (n), across = n / rows;

  part->packed.n = n;
  part->width = across * SMALL;
  part->height = rows * SMALL;
  part->cut = ((across + 1) * rows / 2 + (rows / 2 + 1) * across) * SMALL;
}

static void
fit_stones (LudoKitPart *part,
            int          ruleset)
{
  part->n = part->packed.n = count_stones (ruleset);
}

static void
draw_stone (const LudoKitBrush *brush,
            int                 index)
{
  draw_square (brush, STONE);
}

static void
draw_sticker (const LudoKitBrush *brush,
              int                 index)
{
  draw_square (brush, STICKER);
}

/* An arrow that points right or, turned round, left. */
static void
draw_arrow (const LudoKitBrush *brush,
            int                 index)
{
  const double middle = ARROW_WIDTH / 2, neck = ARROW_LENGTH - 10;
  const double tail = brush->letter != NULL ? 6 : 2;
  cairo_t *cr = brush->cr;

  cairo_move_to (cr, tail, middle - 1.4);
  cairo_line_to (cr, neck, middle - 1.4);
  cairo_line_to (cr, neck, middle - 3.4);
  cairo_line_to (cr, ARROW_LENGTH - 2, middle);
  cairo_line_to (cr, neck, middle + 3.4);
  cairo_line_to (cr, neck, middle + 1.4);
  cairo_line_to (cr, tail, middle + 1.4);
  cairo_close_path (cr);
  if (brush->mono || brush->save_ink)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else
    cairo_set_source_rgb (cr, 0.55, 0.35, 0.2);
  cairo_fill_preserve (cr);
  /* Wider than a line to cut along. */
  cairo_set_source_rgb (cr, 0.25, 0.15, 0.08);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
  ludo_kit_draw_letter (brush, 3.5, middle);
  ludo_kit_cut_rectangle (cr, ARROW_LENGTH, ARROW_WIDTH);
}

/* ARROWS: what the arrows have in common in all ways to make the pieces. */
#define ARROWS \
    .width = ARROW_LENGTH, \
    .height = ARROW_WIDTH, \
    .n = 2, \
    .joined = TRUE, \
    .packed = { 2, ARROW_LENGTH, 1, ARROW_WIDTH }, \
    .draw = draw_arrow

static const LudoKitPart parts[] = {
  {
    .title = N_("stones"),
    .note = N_("Pebbles, beans or seeds are better. Without them, fold along "
               "the dashed line, glue nothing, and cut both layers at once; "
               "cut the fold open last."),
    .what = N_("%d squares of 10 mm as stones, or as many pebbles or beans"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    .n = 1,
    .fit = fit_sheet,
    .folds = 1,
    /* The room in the box for beans instead of stones. */
    .packed = { 2 * CHISOLO_STONES_MAX, 14, 9, 7 },
    .draw = draw_sheet,
  },
  {
    .title = N_("stones"),
    .note = N_("Glue the sheet onto cardboard before you cut."),
    .what = N_("%d squares of 12 mm as stones"),
    .tool = N_("cardboard"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD),
    .width = STONE,
    .height = STONE,
    .n = 2 * CHISOLO_STONES_MAX,
    .fit = fit_stones,
    .joined = TRUE,
    .lettered = TRUE,
    .packed = { 2 * CHISOLO_STONES_MAX, STONE, STONE, 2 },
    .draw = draw_stone,
  },
  {
    .title = N_("stones"),
    .what = N_("two arrows, one for the direction of each side"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK)
                    | LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD),
    ARROWS,
  },
  {
    .title = N_("stickers"),
    .note = N_("Cut along the black lines and stick one square on each wooden "
               "disc of 16 mm. In a hole, pile the discs up."),
    .what = N_("%d stickers as stones"),
    .tool = N_("%d wooden discs of 16 mm"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING),
    .width = STICKER,
    .height = STICKER,
    .n = 2 * CHISOLO_STONES_MAX,
    .fit = fit_stones,
    .joined = TRUE,
    .packed = { 2 * CHISOLO_STONES_MAX, 16, 16, 8 },
    .draw = draw_sticker,
  },
  {
    .title = N_("stickers"),
    .what = N_("two arrows, which stay on their backing paper"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING),
    ARROWS,
  },
};

/* Describe the whole turn of an example, and the way round as "your arrows",
 * because the arrows of the next position on a worksheet may go the other
 * way. */
static char *
name_example (const GameState *before,
              GameMove         move)
{
  const ChisoloState *state = (const ChisoloState *) before;
  ChisoloDirection chosen = chisolo_move_direction (move);
  int third = chisolo_move_third (move);
  char hole[3], third_hole[3];

  if (chisolo_move_kind (move) == CHISOLO_MOVE_PASS
      || chisolo_move_kind (move) == CHISOLO_MOVE_OPEN)
    return chisolo_info.name_move (before, move);

  chisolo_hole_name (state->turn, chisolo_move_hole (move), hole);
  if (third < 0)
    return g_strdup_printf (
      chosen == CHISOLO_ANTICLOCKWISE
        /* Translators: what a player does; %s is the name of a hole. */
        ? _("sow the hole %s, anticlockwise for the whole game")
      : chosen != CHISOLO_UNCHOSEN
        ? _("sow the hole %s, clockwise for the whole game")
        /* Translators: arrows on the board show the way. */
        : _("sow the hole %s the way your arrows point"), hole);

  chisolo_hole_name (!state->turn, third, third_hole);

  return g_strdup_printf (
    chosen == CHISOLO_ANTICLOCKWISE
      /* Translators: the names of two holes. */
      ? _("sow the hole %s, anticlockwise for the whole game, taking %s as the "
          "third hole")
    : chosen != CHISOLO_UNCHOSEN
      ? _("sow the hole %s, clockwise for the whole game, taking %s as the "
          "third hole")
      : _("sow the hole %s the way your arrows point, taking %s as the third "
          "hole"),
    hole, third_hole);
}

static const LudoKitStep steps[] = {
  { 0, N_("Put as many stones into each hole as the number in it says, and "
          "none where there is no number. The reserve is empty. Once play "
          "begins, what is printed in the holes means nothing.") },
  { 0, N_("Draw lots: the winner sits on South’s side and begins.") },
  { 0, N_("Once you have chosen your direction, lay an arrow before you that "
          "shows which way you sow along your outer row. It stays there to the "
          "end of the game.") },
};

extern const LudoKit chisolo_kit;

const LudoKit chisolo_kit = {
  .game_id = "chisolo",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .draw_start = draw_start,
  .rules = "part-goal part-board part-turn part-captures part-ending",
  .signs = N_("A question mark below a side: its first sowing will set its "
              "direction."),
  .sign_begins = TRUE,
  .name_example = name_example,
  .curve = "stones",
  .curve_label = N_("stones"),
};
