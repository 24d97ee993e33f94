/* chisolo-kit.c: Chisolo to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "games/chisolo/rules/chisolo-form.h"
#include "games/chisolo/rules/chisolo-sowing.h"
#include "print/ludo-kit-parts.h"

#define STONE 12.0

static const LudoKitBoard boards[] = {
  {
    .title = N_("board"),
    /* Translators: %s is a number of millimetres. */
    .note = N_("holes %s mm from one to the next"),
    .scene_width = 1005,
    .scene_height = 511,
    .first = 0,
    .last = CHISOLO_CELLS - 1,
    .around = { 0.4, 0.4, 0.08, 0.4 },
    .cell = 0,
    .next = 1,
    .pitch = 31,
    .large_pitch = 45,
  },
};

static void
draw_stone (const LudoKitBrush *brush,
            int                 index)
{
  ludo_kit_draw_disc (brush, STONE, FALSE);
}

static const LudoKitPart parts[] = {
  {
    .title = N_("66 counters of 12 mm"),
    .note = N_("Pebbles or seeds are better; without them, cut these out of "
               "card. No game needs more."),
    .width = STONE,
    .height = STONE,
    .n = 2 * CHISOLO_STONES_MAX,
    .draw = draw_stone,
  },
};

extern const LudoKit chisolo_kit;

const LudoKit chisolo_kit = {
  .game_id = "chisolo",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .rules = "part-goal part-board part-turn part-captures part-ending",
};
