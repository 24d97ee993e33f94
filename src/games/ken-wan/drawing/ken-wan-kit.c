/* ken-wan-kit.c: Ken Wan to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "games/ken-wan/drawing/ken-wan-paint.h"
#include "print/kit/ludo-kit-parts.h"

/* The side of a cube: it stands within a cell of 20 mm. */
#define SIDE 14.0

/* The radius of a sign in a cell, in the distance of two cells. */
#define SIGN 0.2

static const LudoKitBoard boards[] = {
  {
    .title = N_("board"),
    /* Translators: %s is a number of millimetres. */
    .note = N_("cells of %s mm"),
    .scene_width = 1080,
    .scene_height = 940,
    .first = 0,
    .last = KEN_WAN_CELLS - 1,
    .around = { 0.97, 0.75, 0.97, 0.75 },
    .cell = KEN_WAN_CENTRE,
    .next = KEN_WAN_CENTRE + 1,
    .pitch = 20,
    .large_pitch = 25,
  },
};

/* The three colours, which differ in grey as well; each has its sign
 * besides. */
static void
palette_for (gboolean       mono,
             KenWanPalette *palette)
{
  static const LudoColor faces[KEN_WAN_COLOURS] = {
    LUDO_COLOR (0x0b2f7a), LUDO_COLOR (0xffdf3d), LUDO_COLOR (0xdd5148),
  };
  const LudoScene scene = { .theme = LUDO_THEME_CONTRAST, .mono = mono };

  *palette = *ken_wan_scene_palette (&scene);
  for (int i = 0; i < KEN_WAN_COLOURS && !mono; i++)
    palette->cubes[i].face = faces[i];
  palette->cubes[KEN_WAN_RED].sign = palette->text;
}

/* The cells of the pieces have their colours and their signs, which a piece that
 * is set down covers. */
static void
draw_start (cairo_t         *cr,
            const LudoScene *scene,
            double           tint)
{
  const KenWanState *state = (const KenWanState *) scene->state;
  KenWanPicture picture = { cr, scene, NULL, ken_wan_layout (scene) };
  KenWanPalette palette;
  double unit = picture.layout.unit;

  palette_for (scene->mono, &palette);
  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    for (int i = 0; i < KEN_WAN_COLOURS; i++)
      {
        double x, y;

        if (!(state->whole[i] & ken_wan_bit (cell)))
          continue;
        ken_wan_add_hexagon (&picture, cell, 0.93);
        ludo_paint_set_color (cr, ludo_color_mix (palette.cell,
                                                  palette.cubes[i].face, tint),
                              1);
        cairo_fill (cr);
        ken_wan_layout_centre (&picture.layout, cell, &x, &y);
        cairo_save (cr);
        cairo_translate (cr, x, y);
        ken_wan_add_sign (cr, i, SIGN * unit);
        cairo_restore (cr);
        ludo_paint_set_color (cr, palette.text, 1);
        cairo_fill (cr);
      }
}

/* A full face lies opposite the crossed one of its colour. */
static void
draw_cube (const LudoKitBrush *brush,
           int                 index)
{
  static const KenWanCube faces[] = {
    { KEN_WAN_BLUE, FALSE, FALSE }, { KEN_WAN_YELLOW, FALSE, FALSE },
    { KEN_WAN_BLUE, TRUE, FALSE }, { KEN_WAN_YELLOW, TRUE, FALSE },
    { KEN_WAN_RED, FALSE, FALSE }, { KEN_WAN_RED, TRUE, FALSE },
  };
  cairo_t *cr = brush->cr;
  KenWanPalette palette;

  palette_for (brush->mono, &palette);
  for (int i = 0; i < ludo_net_cube.n_faces; i++)
    {
      const LudoRect *face = &ludo_net_cube.faces[i];

      /* Only the upper face is painted, because the sides beside it are faces
       * themselves. */
      cairo_save (cr);
      cairo_rectangle (cr, face->x * SIDE, face->y * SIDE, SIDE, SIDE);
      cairo_clip (cr);
      cairo_scale (cr, SIDE / 100, SIDE / 100);
      ken_wan_paint_cube (cr, &palette, &faces[i],
                          (face->x + face->width / 2) * 100,
                          (face->y + face->height / 2) * 100, 100);
      cairo_restore (cr);
    }
  ludo_net_draw (cr, &ludo_net_cube, SIDE);
}

static const LudoKitPart parts[] = {
  {
    .title = N_("36 cubes of 14 mm"),
    .note = N_("Cut along the full lines, fold along the dashed ones, glue "
               "the tabs inside."),
    .width = LUDO_NET_CUBE_WIDTH * SIDE,
    .height = LUDO_NET_CUBE_HEIGHT * SIDE,
    .n = 36,
    .draw = draw_cube,
  },
};

extern const LudoKit ken_wan_kit;

const LudoKit ken_wan_kit = {
  .game_id = "ken-wan",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .draw_start = draw_start,
  .rules = "part-goal part-board part-turn part-captures part-ending",
};
