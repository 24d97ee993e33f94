/* ken-wan-kit.c: Ken Wan to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "games/ken-wan/drawing/ken-wan-paint.h"
#include "print/kit/ludo-kit-parts.h"

/* The side of a cube of paper, which needs the large board, and of a sticker on
 * a wooden cube of 16 mm. */
#define SIDE 20.0
#define STICKER 13.0

/* The tokens lie edge on edge, TOKEN from flat to flat, in rows of which every
 * other one is moved by half of that.  Each colour has three rows. */
#define TOKEN 17.0
#define EDGE (TOKEN * 0.57735)
#define COLUMNS 8
#define ROWS 9
#define COMB_WIDTH ((COLUMNS + 0.5) * TOKEN)
#define COMB_HEIGHT ((1.5 * ROWS + 0.5) * EDGE)
#define COLOUR_ROWS (ROWS / KEN_WAN_COLOURS)
#define COLOUR_HEIGHT ((1.5 * COLOUR_ROWS + 0.5) * EDGE)
#define COLOUR_EDGES \
  (3 * COLOUR_ROWS * COLUMNS + 2 * COLOUR_ROWS + 2 * COLUMNS - 1)
#define N_EDGES (3 * ROWS * COLUMNS + 2 * ROWS + 2 * COLUMNS - 1)

/* The squares lie edge on edge, in columns of which each colour has three, so
 * that they have room beside the tokens or below them. */
#define SQUARE 12.0
#define SQUARE_COLUMNS 9
#define SQUARE_ROWS 4
#define SQUARES_WIDTH (SQUARE_COLUMNS * SQUARE)
#define SQUARES_HEIGHT (SQUARE_ROWS * SQUARE)
#define SQUARES_CUT \
  ((SQUARE_ROWS + 1) * SQUARES_WIDTH + (SQUARE_COLUMNS + 1) * SQUARES_HEIGHT)

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
    .large_pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD)
                         | LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING),
  },
};

/* The three colours, which differ in grey as well; each has its sign
 * besides. */
static void
palette_for (gboolean       mono,
             gboolean       save_ink,
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
  for (int i = 0; i < KEN_WAN_COLOURS && save_ink; i++)
    {
      palette->cubes[i].face = ludo_color_mix (palette->cell,
                                               palette->cubes[i].face,
                                               LUDO_KIT_TINT);
      palette->cubes[i].edge = (LudoColor) LUDO_COLOR (0x808080);
      palette->cubes[i].side = palette->cubes[i].edge;
      palette->cubes[i].sign = palette->text;
    }
}

/* The cells of the pieces have their colours and their signs, which a piece
 * that is set down covers. */
static void
draw_start (cairo_t         *cr,
            const LudoScene *scene,
            double           tint)
{
  const KenWanState *state = (const KenWanState *) scene->state;
  KenWanPicture picture = { cr, scene, NULL, ken_wan_layout (scene) };
  KenWanPalette palette;
  double unit = picture.layout.unit;

  palette_for (scene->mono, FALSE, &palette);
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
        ludo_paint_fill (cr, palette.text);
      }
}

/* Paints a face of a cube from 0, 0 on; what lies beside it is cut off. */
static void
draw_face (const LudoKitBrush *brush,
           const KenWanCube   *cube,
           double              side)
{
  cairo_t *cr = brush->cr;
  KenWanPalette palette;

  palette_for (brush->mono, brush->save_ink, &palette);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_clip (cr);
  cairo_scale (cr, side / 100, side / 100);
  ken_wan_paint_cube (cr, &palette, cube, 50, 50, 100);
  cairo_restore (cr);
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

  for (int i = 0; i < ludo_net_cube.n_faces; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, ludo_net_cube.faces[i].x * SIDE,
                       ludo_net_cube.faces[i].y * SIDE);
      draw_face (brush, &faces[i], SIDE);
      cairo_restore (cr);
    }
  ludo_net_draw (cr, &ludo_net_cube, SIDE);
}

/* Draws both faces of a colour, for two sides that lie opposite. */
static void
draw_stickers (const LudoKitBrush *brush,
               int                 index)
{
  cairo_t *cr = brush->cr;

  for (int half = 0; half < 2; half++)
    {
      KenWanCube cube = { index / 36, half, FALSE };

      cairo_save (cr);
      cairo_translate (cr, half * STICKER, 0);
      draw_face (brush, &cube, STICKER);
      ludo_kit_cut_rectangle (cr, STICKER, STICKER);
      cairo_restore (cr);
    }
}

/* Adds a hexagon that stands on a corner, about the origin. */
static void
add_token (cairo_t *cr)
{
  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    {
      double angle = (i + 0.5) * G_PI / 3;

      cairo_line_to (cr, cos (angle) * EDGE, sin (angle) * EDGE);
    }
  cairo_close_path (cr);
}

/* The cross of a half-piece of @size, its arms outlined. */
static void
draw_cross (cairo_t                 *cr,
            const KenWanCubePalette *palette,
            double                   size)
{
  for (int pass = 0; pass < 2; pass++)
    {
      for (int turn = -1; turn <= 1; turn += 2)
        {
          cairo_move_to (cr, -0.24 * size, turn * -0.24 * size);
          cairo_line_to (cr, 0.24 * size, turn * 0.24 * size);
        }
      ludo_paint_stroke (cr, pass == 0 ? palette->edge : palette->face,
                         (pass == 0 ? 0.2 : 0.15) * size);
    }
}

/* Draws the path as a flat piece of @size, whole on its front and half on its
 * back; the sign tells its colour on both. */
static void
draw_flat (const LudoKitBrush *brush,
           int                 colour,
           double              size)
{
  cairo_t *cr = brush->cr;
  KenWanPalette palette;
  const KenWanCubePalette *cube = &palette.cubes[colour];

  palette_for (brush->mono, brush->save_ink, &palette);
  ludo_paint_set_color (cr, brush->back ? cube->half : cube->face, 1);
  cairo_fill_preserve (cr);
  ludo_kit_stroke_cut (cr);
  if (brush->back)
    {
      draw_cross (cr, cube, size);
      ludo_paint_circle (cr, 0, 0, 0.14 * size);
      ludo_paint_fill (cr, cube->half);
    }
  ken_wan_add_sign (cr, colour, (brush->back ? 0.1 : 0.24) * size);
  ludo_paint_fill (cr, brush->back ? palette.text : cube->sign);
  /* The letter has room between the lower arms of the cross. */
  if (brush->back)
    ludo_kit_draw_letter (brush, 0, 0.36 * size);
}

static void
draw_token (const LudoKitBrush *brush,
            int                 colour)
{
  add_token (brush->cr);
  draw_flat (brush, colour, TOKEN);
}

static void
draw_square (const LudoKitBrush *brush,
             int                 colour)
{
  cairo_new_path (brush->cr);
  cairo_rectangle (brush->cr, -SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE);
  draw_flat (brush, colour, SQUARE);
}

/* Block: pieces that lie edge on edge. */
typedef struct
{
  double width;
  double height;
  int n;

  /* Sets @x and @y to the middle of piece @i.  Returns: its colour, counted
   * from that of the block's first piece. */
  int (*place) (int i, double *x, double *y);

  /* Draws a piece about the origin. */
  void (*draw) (const LudoKitBrush *brush, int colour);
} Block;

static int
place_token (int     i,
             double *x,
             double *y)
{
  int row = i / COLUMNS;

  *x = (i % COLUMNS + 0.5 + row % 2 * 0.5) * TOKEN;
  *y = (1.5 * row + 1) * EDGE;

  return row / COLOUR_ROWS;
}

static int
place_square (int     i,
              double *x,
              double *y)
{
  int column = i % SQUARE_COLUMNS;

  *x = (column + 0.5) * SQUARE;
  *y = (i / SQUARE_COLUMNS + 0.5) * SQUARE;

  return column * KEN_WAN_COLOURS / SQUARE_COLUMNS;
}

static const Block tokens = {
  COMB_WIDTH, COMB_HEIGHT, ROWS * COLUMNS, place_token, draw_token,
};
static const Block colour_tokens = {
  COMB_WIDTH, COLOUR_HEIGHT, COLOUR_ROWS * COLUMNS, place_token, draw_token,
};
static const Block squares = {
  SQUARES_WIDTH, SQUARES_HEIGHT, SQUARE_ROWS * SQUARE_COLUMNS, place_square,
  draw_square,
};

static void
draw_block (const LudoKitBrush *brush,
            const Block        *block)
{
  for (int i = 0; i < block->n; i++)
    {
      double x, y;
      int colour = block->place (i, &x, &y);

      ludo_kit_turn_over (brush, block->width, block->height, &x, &y);
      cairo_save (brush->cr);
      cairo_translate (brush->cr, x, y);
      block->draw (brush, colour);
      cairo_restore (brush->cr);
    }
}

/* The pieces of a block from the colour @first on, and below the line of the
 * fold their backs, which lie behind them once the sheet is folded there. */
static void
draw_folded_block (const LudoKitBrush *brush,
                   const Block        *block,
                   int                 first)
{
  cairo_t *cr = brush->cr;

  for (int half = 0; half < 2; half++)
    for (int i = 0; i < block->n; i++)
      {
        LudoKitBrush side = *brush;
        double x, y;
        int colour = first + block->place (i, &x, &y);

        side.back = half == 1;
        cairo_save (cr);
        cairo_translate (cr, x, half == 0 ? y : 2 * block->height - y);
        cairo_rotate (cr, half * G_PI);
        block->draw (&side, colour);
        cairo_restore (cr);
      }
  ludo_kit_fold_between (cr, block->height, block->width);
}

static void
draw_tokens (const LudoKitBrush *brush,
             int                 index)
{
  draw_block (brush, &tokens);
}

static void
draw_folded_tokens (const LudoKitBrush *brush,
                    int                 index)
{
  draw_folded_block (brush, &colour_tokens, index);
}

static void
draw_squares (const LudoKitBrush *brush,
              int                 index)
{
  draw_block (brush, &squares);
}

static void
draw_folded_squares (const LudoKitBrush *brush,
                     int                 index)
{
  draw_folded_block (brush, &squares, 0);
}

static const LudoKitPart parts[] = {
  {
    .title = N_("pieces"),
    .note = N_("Whole pieces in front, half-pieces behind. Keep the spare "
               "pieces in a bag: swap any piece that changes colour."),
    .what = N_("72 hexagons: 36 to begin with, 12 of each colour, and 36 "
               "spare"),
    .tool = N_("a bag for the spare pieces"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    .width = COMB_WIDTH,
    .height = COMB_HEIGHT,
    .n = 1,
    .two_sided = TRUE,
    .cut = N_EDGES * EDGE,
    .packed = { 72, 2 * EDGE, TOKEN, 0.3 },
    .draw = draw_tokens,
  },
  {
    .title = N_("pieces"),
    .what = N_("36 spare squares, 12 of each colour"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    .width = SQUARES_WIDTH,
    .height = SQUARES_HEIGHT,
    .n = 1,
    .two_sided = TRUE,
    .extra = TRUE,
    .packed = { 36, SQUARE, SQUARE, 0.3 },
    .cut = SQUARES_CUT,
    .draw = draw_squares,
  },
  {
    .title = N_("pieces"),
    .note = N_("Cut the blocks apart, fold each back along its dashed line and "
               "glue, then cut out: whole pieces in front, half-pieces "
               "behind. Keep the spare pieces in a bag: swap any piece that "
               "changes colour."),
    .what = N_("72 hexagons: 36 to begin with, 12 of each colour, and 36 "
               "spare"),
    .tool = N_("a bag for the spare pieces"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    .width = COMB_WIDTH,
    .height = 2 * COLOUR_HEIGHT,
    .n = KEN_WAN_COLOURS,
    .folded = TRUE,
    .packed = { 72, 2 * EDGE, TOKEN, 0.3 },
    .cut = COLOUR_EDGES * EDGE,
    .folds = 1,
    .tabs = 1,
    .draw = draw_folded_tokens,
  },
  {
    .title = N_("pieces"),
    .what = N_("36 spare squares, 12 of each colour"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    .width = SQUARES_WIDTH,
    .height = 2 * SQUARES_HEIGHT,
    .n = 1,
    .folded = TRUE,
    .extra = TRUE,
    .packed = { 36, SQUARE, SQUARE, 0.3 },
    .cut = SQUARES_CUT,
    .folds = 1,
    .tabs = 1,
    .draw = draw_folded_squares,
  },
  {
    .title = N_("36 cubes of 20 mm"),
    .note = N_("Cut along solid lines, fold along dashed ones and glue the "
               "tabs inside."),
    .what = N_("36 cubes of 20 mm"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD),
    .width = LUDO_NET_CUBE_WIDTH * SIDE,
    .height = LUDO_NET_CUBE_HEIGHT * SIDE,
    .shared = LUDO_NET_CUBE_SHARED * SIDE,
    .n = 36,
    .net = &ludo_net_cube,
    .size = SIDE,
    .packed = { 36, SIDE, SIDE, SIDE },
    .draw = draw_cube,
  },
  {
    .title = N_("stickers"),
    .note = N_("For wooden cubes of 16 mm: the two faces of a colour lie "
               "opposite each other."),
    .what = N_("216 stickers, six for each of 36 cubes"),
    .tool = N_("36 wooden cubes of 16 mm"),
    .pieces_mask = LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING),
    .width = 2 * STICKER,
    .height = STICKER,
    .n = 108,
    .joined = TRUE,
    .packed = { 36, 16, 16, 16 },
    .draw = draw_stickers,
  },
};

static const LudoKitStep steps[] = {
  { 0, N_("Set a whole piece on each cell that has a sign, in its colour: "
          "ring for Blue, triangle for Yellow, lozenge for Red. Once play "
          "begins, the signs on the board mean nothing.") },
  { 0, N_("Draw lots for the colours. Blue begins, then Yellow, then Red. With "
          "two players, draw for Blue and Yellow: nobody plays Red, whose "
          "pieces are set out all the same.") },
  { LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK),
    N_("A hexagon stands for a cube in the rules: turn it over for a "
       "half-piece. Where a cube would change colour, exchange the hexagon for "
       "one from the bag. If a colour runs out, go on with its squares.") },
};

extern const LudoKit ken_wan_kit;

const LudoKit ken_wan_kit = {
  .game_id = "ken-wan",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .draw_start = draw_start,
  .rules = "part-goal part-board part-turn part-captures part-ending",
  .signs = N_("A corner turned down: this player has won a place and no longer "
              "moves."),
  .curve = "groups",
  .curve_label = N_("groups"),
};
