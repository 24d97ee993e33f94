/* ludo-kit-parts.h: shapes to cut out and fold that several games have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-kit.h"

typedef enum
{
  LUDO_SIDE_LEFT,
  LUDO_SIDE_TOP,
  LUDO_SIDE_RIGHT,
  LUDO_SIDE_BOTTOM,
} LudoSide;

/* LudoNet: a body unfolded into rectangles.  Those that touch along a whole
 * side are folded there; each tab is glued under the face that its side meets.
 */
struct _LudoNet
{
  const LudoRect *faces;
  int n_faces;
  struct
  {
    int face;
    LudoSide side;
  } tabs[8];
  int n_tabs;
  double depth;                 /* of a tab */
};

/* ludo_net_cube: of 1 by 1, its faces 0 to 3 round it, then the upper and the
 * lower: 0 and 2, 1 and 3, 4 and 5 lie opposite.  Its tabs are included in
 * LUDO_NET_CUBE_WIDTH by LUDO_NET_CUBE_HEIGHT, of which LUDO_NET_CUBE_SHARED is
 * that of the next row too. */
extern const LudoNet ludo_net_cube;
#define LUDO_NET_TAB 0.34
#define LUDO_NET_CUBE_WIDTH (4 + LUDO_NET_TAB)
#define LUDO_NET_CUBE_HEIGHT 3.0
#define LUDO_NET_CUBE_SHARED 1.0

/* LudoBox: a box for the pieces, or its lid, in millimetres, and its net.  That
 * of a box with a lid of its own has front, base, back, lid, the flap that is
 * tucked in, and both sides; that of a tray has no lid and no flap.  The net
 * points into the box, which is not to be copied. */
typedef struct
{
  double width;
  double depth;
  double height;
  LudoRect faces[7];
  LudoNet net;
  int lid;                      /* the face that bears the cover, or -1 */
} LudoBox;
#define LUDO_BOX_BASE 1
#define LUDO_BOX_LID 3

/* ludo_kit_find_box: sets @boxes to one that holds the pieces, sticks and dice
 * of @kit with @options side by side, or to a tray that does and the tray that
 * is its lid, where the net of one with a lid would be larger than the sheet,
 * as for 36 cubes of 20 mm.  The board, the rules and a dice tower stay
 * outside.
 * Returns: how many of @boxes are set: 0 where the sheet is too small. */
int ludo_kit_find_box (const LudoKit *kit, const LudoPrintOptions *options,
                       LudoBox boxes[2]);

/* ludo_net_draw: draws cuts as solid lines, folds as dashed ones; the unit of
 * the net is @size. */
void ludo_net_draw (cairo_t *cr, const LudoNet *net, double size);

/* ludo_net_measure: sets @work to that of one body; @size is the unit of its
 * net, in millimetres. */
void ludo_net_measure (const LudoNet *net, double size, LudoKitWork *work);

/* ludo_kit_set_cut: sets the colour, width and dashes of lines to cut along. */
void ludo_kit_set_cut (cairo_t *cr);

/* LUDO_KIT_CUT_EDGE: the width of the white edge within the cut of a piece,
 * because the line would be lost between two dark pieces. */
#define LUDO_KIT_CUT_EDGE 0.625

/* ludo_kit_stroke_cut: draws the path as a line to cut along, with a white edge
 * within it, so that it is seen on a dark piece, and clears it. */
void ludo_kit_stroke_cut (cairo_t *cr);

/* ludo_kit_cut_rectangle: draws lines to cut along round 0, 0, @width,
 * @height. */
void ludo_kit_cut_rectangle (cairo_t *cr, double width, double height);

/* ludo_kit_set_fold: sets colour, width and dashes of lines to fold along, the
 * printed side outside or, forward, inside. */
void ludo_kit_set_fold (cairo_t *cr);
void ludo_kit_set_fold_forward (cairo_t *cr);

/* ludo_kit_fold_between: draws a line to fold along from 0, @y on, @width long,
 * in place of the lines to cut along that pieces on both its sides have
 * there. */
void ludo_kit_fold_between (cairo_t *cr, double y, double width);

/* ludo_kit_turn_over: moves the point @x, @y of a part of @width by @height to
 * where it lies on the back, if @brush draws that. */
void ludo_kit_turn_over (const LudoKitBrush *brush, double width,
                         double height, double *x, double *y);

/* ludo_kit_draw_letter: draws the letter of the set around @x, @y, if there are
 * several sets. */
void ludo_kit_draw_letter (const LudoKitBrush *brush, double x, double y);

/* ludo_kit_draw_pips: a face of a die with @number pips, of @size across. */
void ludo_kit_draw_pips (const LudoKitBrush *brush, int number, double size);

/* ludo_kit_draw_die: a cube with 1 to 6 pips, seven on two opposite faces. */
void ludo_kit_draw_die (const LudoKitBrush *brush, double size);

/* LUDO_KIT_DISC_STICKER: the side of a square that lies within a disc of 16
 * mm. */
#define LUDO_KIT_DISC_STICKER 11.0

/* ludo_kit_draw_token: a square counter of @size across.
 * @dark: filled, with two light rings; else light, with a dark one */
void ludo_kit_draw_token (const LudoKitBrush *brush, double size,
                          gboolean dark);

/* ludo_kit_draw_folded_token: two such squares, one below the other, with a
 * line to fold along between them. */
void ludo_kit_draw_folded_token (const LudoKitBrush *brush, double size,
                                 gboolean dark);

/* LudoKitSector: a part of a spinner's circle. */
typedef struct
{
  char label[8];
  int weight;                   /* how large it is, beside the others */
  gboolean dark;
} LudoKitSector;

/* ludo_kit_draw_spinner: a disc of @size across, for a paper clip that is spun
 * round the point of a pencil in its middle. */
void ludo_kit_draw_spinner (const LudoKitBrush *brush, double size,
                            const LudoKitSector *sectors, int n_sectors);
