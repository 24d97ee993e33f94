/* tavli-kit.c: tavli to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "games/tavli/drawing/tavli-paint.h"
#include "print/kit/ludo-kit-tower.h"

/* The width of a checker, which lies within a cell of 18 mm, of a die, of a
 * sticker on a die of wood and of a die to spin. */
#define CHECKER 16.0
#define DIE 16.0
#define STICKER 13.0
#define SPINNER 56.0

static const LudoKitBoard boards[] = {
  {
    .title = N_("board"),
    /* Translators: %s is a number of millimetres. */
    .note = N_("cells of %s mm"),
    .scene_width = 1300,
    .scene_height = 800,
    .first = 1,
    .last = TAVLI_WAITING_LAST,
    .around = { 0.18, 0.55, 0.18, 0.55 },
    .cell = 2,
    .next = 1,
    .pitch = 18,
    .large_pitch = 22,
  },
};

static const LudoKitBoard beside = {
  .title = N_("beside the board"),
  .note = N_("Checkers to enter and checkers off, White’s before Black’s."),
  .scene_width = 1300,
  .scene_height = 800,
  .first = TAVLI_PLACE_HAND,
  .last = TAVLI_PLACE_OFF + 1,
  .around = { 0.05, 0.05, 0.05, 0.05 },
  .cell = 2,
  .next = 1,
  .pitch = 18,
  .large_pitch = 22,
};

/* All checkers begin beside the board: the way that they take is drawn into it,
 * and the names of the middle row. */
static void
draw_start (cairo_t         *cr,
            const LudoScene *scene,
            double           tint)
{
  const TavliState *state = (const TavliState *) scene->state;
  TavliLayout layout;
  TavliBrush brush = { cr, scene, tavli_palette (scene->theme), &layout };

  tavli_layout_init (&layout, scene);
  tavli_paint_course (&brush, state);
  ludo_paint_set_color (cr, brush.palette->hollow_label, 1);
  for (int m = 1; m <= TAVLI_WAITING_CELLS; m++)
    {
      const LudoRect *rect = &layout.cells[tavli_waiting_place (m)];
      char name[8];

      g_snprintf (name, sizeof name, "m%d", m);
      ludo_paint_text (cr, scene, name, rect->x + rect->width / 2,
                       rect->y + rect->height / 2, scene->smallest, FALSE);
    }
}

static void
draw_checker (const LudoKitBrush *brush,
              int                 index)
{
  ludo_kit_draw_token (brush, CHECKER, index >= TAVLI_CHECKERS);
}

static void
draw_folded (const LudoKitBrush *brush,
             int                 index)
{
  ludo_kit_draw_folded_token (brush, CHECKER, index >= TAVLI_CHECKERS);
}

static void
draw_sticker (const LudoKitBrush *brush,
              int                 index)
{
  ludo_kit_draw_token (brush, LUDO_KIT_DISC_STICKER, index >= TAVLI_CHECKERS);
}

/* Draws a die to spin: six sectors with a number, all of one size. */
static void
draw_spinner (const LudoKitBrush *brush,
              int                 index)
{
  LudoKitSector sectors[6];

  for (int i = 0; i < 6; i++)
    {
      sectors[i] = (LudoKitSector) { .weight = 1, .dark = i % 2 };
      g_snprintf (sectors[i].label, sizeof sectors[i].label, "%d", i + 1);
    }
  ludo_kit_draw_spinner (brush, SPINNER, sectors, 6);
}

static void
draw_die (const LudoKitBrush *brush,
          int                 index)
{
  ludo_kit_draw_die (brush, DIE);
}

static void
draw_die_stickers (const LudoKitBrush *brush,
                   int                 index)
{
  for (int i = 0; i < 6; i++)
    {
      cairo_save (brush->cr);
      cairo_translate (brush->cr, i * STICKER, 0);
      ludo_kit_draw_pips (brush, i + 1, STICKER);
      ludo_kit_cut_rectangle (brush->cr, STICKER, STICKER);
      cairo_restore (brush->cr);
    }
}

/* The kits with the slopes on the sheet of the tower.  A quick kit has them on
 * its sheet of pieces: with the tower they would need one more sheet, on its
 * side. */
#define TOWER_SHEET (LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD) \
                     | LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING))

#define SLOPES(sheet, kits)                             \
  {                                                     \
    .title = sheet,                                     \
    .what = N_("three slopes for the tower"),           \
    .pieces_mask = kits,                                \
    .width = LUDO_SLOPE_WIDTH,                          \
    .height = LUDO_SLOPE_LENGTH,                        \
    .shared = LUDO_SLOPE_LENGTH - LUDO_SLOPE_SHORT,     \
    .n = LUDO_TOWER_SLOPES,                             \
    .cut = 2 * (LUDO_SLOPE_WIDTH + LUDO_SLOPE_LENGTH),  \
    .folds = 2,                                         \
    .tabs = 2,                                          \
    .extra = TRUE,                                      \
    .draw = ludo_kit_draw_slope,                        \
  }

static const LudoKitPart parts[] = {
  {
    .title = N_("pieces"),
    .note = N_("Cut out the checkers. The three spinners stay on the sheet: "
               "spin a paper clip round the point of a pencil. The three "
               "slopes below go into the tower."),
    .what = N_("30 square checkers of 16 mm, 15 of each colour"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    .width = CHECKER,
    .height = CHECKER,
    .n = 2 * TAVLI_CHECKERS,
    .joined = TRUE,
    .lettered = TRUE,
    .packed = { 2 * TAVLI_CHECKERS, CHECKER, CHECKER, 0.3 },
    .draw = draw_checker,
  },
  {
    .title = N_("pieces"),
    .what = N_("three spinners, which stay on the sheet, in place of the dice; "
               "or three dice of your own"),
    .tool = N_("a paper clip and a pencil"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    .width = SPINNER,
    .height = SPINNER,
    .n = 3,
    .packed = { 3, DIE, DIE, DIE },
    .draw = draw_spinner,
  },
  SLOPES (N_("pieces"), LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK)),
  {
    .title = N_("pieces"),
    .note = N_("Cut along solid lines, fold along dashed ones and glue the "
               "tabs inside."),
    .what = N_("30 folded checkers of 16 mm, 15 of each colour"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD),
    .width = CHECKER,
    .height = 2 * CHECKER,
    .n = 2 * TAVLI_CHECKERS,
    .joined = TRUE,
    .folds = 1,
    .tabs = 1,
    .packed = { 2 * TAVLI_CHECKERS, CHECKER, CHECKER, 0.7 },
    .draw = draw_folded,
  },
  {
    .title = N_("pieces"),
    .what = N_("three dice of 16 mm"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD),
    .width = LUDO_NET_CUBE_WIDTH * DIE,
    .height = LUDO_NET_CUBE_HEIGHT * DIE,
    .shared = LUDO_NET_CUBE_SHARED * DIE,
    .n = 3,
    .net = &ludo_net_cube,
    .size = DIE,
    .packed = { 3, DIE, DIE, DIE },
    .draw = draw_die,
  },
  {
    .title = N_("stickers"),
    .note = N_("For wooden discs and for three wooden cubes of 16 mm: 1 and 6, "
               "2 and 5, 3 and 4 lie opposite each other."),
    .what = N_("30 stickers for checkers, 15 of each colour"),
    .tool = N_("30 wooden discs and 3 wooden cubes of 16 mm"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING),
    .width = LUDO_KIT_DISC_STICKER,
    .height = LUDO_KIT_DISC_STICKER,
    .n = 2 * TAVLI_CHECKERS,
    .joined = TRUE,
    .packed = { 2 * TAVLI_CHECKERS, 16, 16, 8 },
    .draw = draw_sticker,
  },
  {
    .title = N_("stickers"),
    .what = N_("18 stickers for three dice"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING),
    .width = 6 * STICKER,
    .height = STICKER,
    .n = 3,
    .joined = TRUE,
    .packed = { 3, 16, 16, 16 },
    .draw = draw_die_stickers,
  },
  {
    .title = N_("dice tower"),
    .note = N_("1. Cut the slots: pinch the wall across each, snip, cut to "
               "both ends; cut the door away, fold. 2. Push the tabs of the "
               "slopes through the slots, the long slope below, and glue them "
               "outside. 3. Close the tube: glue its long tab. VTERE FELIX "
               "VIVAS: use it and live happily."),
    .what = N_("a dice tower"),
    .extra = TRUE,
    .width = LUDO_TOWER_WIDTH,
    .height = LUDO_TOWER_HEIGHT,
    .n = 1,
    .cut = LUDO_TOWER_CUT,
    .folds = 4,
    .tabs = 1,
    .draw = ludo_kit_draw_tower,
  },
  SLOPES (N_("dice tower"), TOWER_SHEET),
};

/* Describes a throw by the sum of its dice, because there are too many throws
 * to count them all by hand. */
static int
describe_throw (const GameState  *state,
                GameMove          move,
                char            **name)
{
  char text[GAME_MOVE_TEXT_MAX];
  int sum = 0;

  tavli_rules.print_move (state, move, text);
  for (const char *c = text; *c != '\0'; c++)
    if (g_ascii_isdigit (*c))
      sum += g_ascii_digit_value (*c);
  *name = g_strdup_printf (_("sum of the dice: %d"), sum);

  return sum;
}

static const LudoKitStep steps[] = {
  { 0, N_("The board begins empty. Each player keeps fifteen checkers beside "
          "it: the white ones have one ring, the black ones two.") },
  { 0, N_("Draw lots for White, who begins with a throw of the three dice. "
          "Both sides travel from 1 to 24, as the arrows show. Pile up the "
          "checkers that a cell has no room for.") },
  { LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    N_("The squares take the place of the checkers. The dice tower is for "
       "three dice of your own; a cup will do as well.") },
};

extern const LudoKit tavli_kit;

const LudoKit tavli_kit = {
  .game_id = "tavli",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .beside = &beside,
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .draw_start = draw_start,
  .rules = "part-goal part-board part-turn part-entering part-captures "
           "part-end",
  .signs = N_("A number on checkers says how many there are; ×4: to be "
              "played four times."),
  .place_names = "board-middle-2",
  .curve = "pips",
  .curve_label = N_("steps to go"),
  .describe_throw = describe_throw,
};
