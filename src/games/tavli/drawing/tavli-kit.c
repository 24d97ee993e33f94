/* tavli-kit.c: tavli to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "games/tavli/drawing/tavli-paint.h"
#include "print/kit/ludo-kit-parts.h"

/* The width of a checker, which lies within a cell of 18 mm. */
#define CHECKER 16.0
#define DIE 14.0

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
  ludo_kit_draw_disc (brush, CHECKER, index >= TAVLI_CHECKERS);
}

static void
draw_die (const LudoKitBrush *brush,
          int                 index)
{
  ludo_kit_draw_die (brush, DIE);
}

static const LudoKitPart parts[] = {
  {
    .title = N_("30 checkers of 16 mm"),
    .note = N_("Glue on cardboard, or print on both sides, flipped on the long "
               "edge, then cut out."),
    .width = CHECKER,
    .height = CHECKER,
    .n = 2 * TAVLI_CHECKERS,
    .two_sided = TRUE,
    .draw = draw_checker,
  },
  {
    .title = N_("three dice of 14 mm"),
    .note = N_("Cut along the full lines, fold along the dashed ones, glue "
               "the tabs inside."),
    .width = LUDO_NET_CUBE_WIDTH * DIE,
    .height = LUDO_NET_CUBE_HEIGHT * DIE,
    .n = 3,
    .draw = draw_die,
  },
  {
    .title = N_("dice tower"),
    .note = N_("Cut the slots and the door, fold. Push the tabs of the slopes "
               "through the slots and glue them outside."),
    .width = LUDO_TOWER_WIDTH,
    .height = LUDO_TOWER_HEIGHT,
    .n = 1,
    .draw = ludo_kit_draw_tower,
  },
  {
    .title = N_("dice tower"),
    .width = LUDO_SLOPE_WIDTH,
    .height = LUDO_SLOPE_LENGTH,
    .n = LUDO_TOWER_SLOPES,
    .draw = ludo_kit_draw_slope,
  },
};

/* The sum of the three dice: the ways they fall alone are too many to count
 * by hand. */
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

extern const LudoKit tavli_kit;

const LudoKit tavli_kit = {
  .game_id = "tavli",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .beside = &beside,
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .draw_start = draw_start,
  .rules = "part-goal part-board part-turn part-entering part-captures "
           "part-end",
  .describe_throw = describe_throw,
};
