/* chisolo-kit.c: Chisolo to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "games/chisolo/drawing/chisolo-paint.h"
#include "games/chisolo/rules/chisolo-form.h"
#include "games/chisolo/rules/chisolo-sowing.h"
#include "games/chisolo/words/chisolo-words.h"
#include "print/kit/ludo-kit-parts.h"

#define STONE 12.0

static const LudoKitBoard boards[] = {
  {
    .title = N_("board"),
    /* Translators: %s is a number of millimetres. */
    .note = N_("holes %s mm from one to the next"),
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
      ludo_paint_set_color (cr, palette->numeral, 1);
      cairo_set_line_width (cr, 0.012 * unit);
      cairo_stroke (cr);
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
                         : camp->y - 0.22 * layout.unit,
                       1.2 * scene->font_size, TRUE);
    }
}

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
  .draw_start = draw_start,
  .rules = "part-goal part-board part-turn part-captures part-ending",
};
