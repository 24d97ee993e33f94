/* ludo-kit-parts.c: shapes to cut out and fold that several games have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-parts.h"

#include <math.h>
#include <string.h>

#include "print/kit/ludo-kit-pages.h"

#include "drawing/ludo-paint.h"

static const LudoRect cube_faces[] = {
  { 0, 1, 1, 1 }, { 1, 1, 1, 1 }, { 2, 1, 1, 1 }, { 3, 1, 1, 1 },
  { 1, 0, 1, 1 }, { 3, 2, 1, 1 },
};

const LudoNet ludo_net_cube = {
  .faces = cube_faces,
  .n_faces = G_N_ELEMENTS (cube_faces),
  /* Three tabs hold it: they close the ring and both lids.  Each lid leaves
   * the other room in the row of nets above or below. */
  .tabs = {
    { 3, LUDO_SIDE_RIGHT }, { 4, LUDO_SIDE_RIGHT }, { 5, LUDO_SIDE_LEFT },
  },
  .n_tabs = 3,
  .depth = LUDO_NET_TAB,
};

/* The box, in millimetres: the depth of its flap; the room left free beside and
 * above the pieces; the least width, in which the name of the game has room on
 * the lid; and the usual size, which all kits have whose pieces go into it. */
#define FLAP 12.0
#define FREE 2.0
#define FREE_ABOVE 1.0
#define LEAST_WIDTH 100.0
#define USUAL_WIDTH 124.0
#define USUAL_DEPTH 55.0
#define USUAL_HEIGHT 18.0

/* A lid is so much wider than the tray that it goes over, because both are of
 * card; and its walls are so high, lower than those of any tray, so that
 * fingers can hold the tray below it. */
#define LID_WIDER 2.0
#define LID_HEIGHT 15.0

static void
box_init (LudoBox *box,
          double   width,
          double   depth,
          double   height)
{
  const double lid = 2 * height + depth;
  const LudoRect faces[] = {
    { height, 0, width, height },
    { height, height, width, depth },
    { height, height + depth, width, height },
    { height, lid, width, depth },
    { height, lid + depth, width, FLAP },
    { 0, height, height, depth },
    { height + width, height, height, depth },
  };

  *box = (LudoBox) {
    width, depth, height,
    .lid = LUDO_BOX_LID,
    .net = {
      .faces = box->faces,
      .n_faces = G_N_ELEMENTS (faces),
      .tabs = {
        { 5, LUDO_SIDE_TOP }, { 5, LUDO_SIDE_BOTTOM },
        { 6, LUDO_SIDE_TOP }, { 6, LUDO_SIDE_BOTTOM },
      },
      .n_tabs = 4,
      .depth = 8,
    },
  };
  memcpy (box->faces, faces, sizeof faces);
}

/* A tray has two walls and two sides with tabs that go behind the walls. */
static void
tray_init (LudoBox *box,
           double   width,
           double   depth,
           double   height)
{
  const LudoRect faces[] = {
    { height, 0, width, height },
    { height, height, width, depth },
    { height, height + depth, width, height },
    { 0, height, height, depth },
    { height + width, height, height, depth },
  };

  *box = (LudoBox) {
    width, depth, height,
    .lid = -1,
    .net = {
      .faces = box->faces,
      .n_faces = G_N_ELEMENTS (faces),
      .tabs = {
        { 3, LUDO_SIDE_TOP }, { 3, LUDO_SIDE_BOTTOM },
        { 4, LUDO_SIDE_TOP }, { 4, LUDO_SIDE_BOTTOM },
      },
      .n_tabs = 4,
      .depth = 8,
    },
  };
  memcpy (box->faces, faces, sizeof faces);
}

/* Returns: how deep a box of @width by @height must be that holds the pieces,
 * each part in rows of its own; 0 where one of them does not go in. */
static double
depth_for (const LudoKit          *kit,
           const LudoPrintOptions *options,
           double                  width,
           double                  height)
{
  double depth = FREE;

  for (int i = 0; i < kit->n_parts; i++)
    {
      const LudoKitBoxItem *packed = &kit->parts[i].packed;
      int n;

      if (packed->n == 0 || !ludo_kit_has_part (&kit->parts[i], options))
        continue;
      n = (int) ((width - FREE) / packed->width)
          * (int) ((height - FREE_ABOVE) / packed->height);
      if (n == 0)
        return 0;
      depth += (packed->n + n - 1) / n * packed->depth;
    }

  return depth;
}

/* The tray with the smallest net that holds the pieces, and its lid, which goes
 * over it.  Returns: whether both nets lie on a sheet. */
static gboolean
find_trays (const LudoKit          *kit,
            const LudoPrintOptions *options,
            const LudoRect         *area,
            LudoBox                 trays[2])
{
  double least = G_MAXDOUBLE;

  for (double height = USUAL_HEIGHT; 2 * height < area->height; height++)
    for (double width = USUAL_DEPTH; width + 2 * height <= area->width;
         width++)
      {
        double depth = depth_for (kit, options, width, height);
        double across = width + 2 * height, down = depth + 2 * height;

        if (depth >= USUAL_DEPTH && down <= area->height
            && across * down < least)
          {
            least = across * down;
            tray_init (&trays[0], width, depth, height);
            tray_init (&trays[1], width + LID_WIDER, depth + LID_WIDER,
                       LID_HEIGHT);
            trays[1].lid = LUDO_BOX_BASE;
          }
      }

  return least < G_MAXDOUBLE;
}

int
ludo_kit_find_box (const LudoKit          *kit,
                   const LudoPrintOptions *options,
                   LudoBox                 boxes[2])
{
  double least = G_MAXDOUBLE;
  double usual = depth_for (kit, options, USUAL_WIDTH, USUAL_HEIGHT);
  LudoRect area;

  ludo_kit_area (options, &area);
  if (usual > 0 && usual <= USUAL_DEPTH
      && USUAL_WIDTH + 2 * USUAL_HEIGHT <= area.width
      && 2 * (USUAL_HEIGHT + USUAL_DEPTH) + FLAP <= area.height)
    {
      box_init (boxes, USUAL_WIDTH, USUAL_DEPTH, USUAL_HEIGHT);
      return 1;
    }

  for (double height = USUAL_HEIGHT; 2 * height < area.height; height++)
    for (double width = LEAST_WIDTH; width + 2 * height <= area.width;
         width++)
      {
        double needed = depth_for (kit, options, width, height);
        double depth = MAX (needed, USUAL_DEPTH);
        double down = 2 * (height + depth) + FLAP;

        if (needed > 0 && down <= area.height
            && (width + 2 * height) * down < least)
          {
            least = (width + 2 * height) * down;
            box_init (boxes, width, depth, height);
          }
      }
  if (least < G_MAXDOUBLE)
    return 1;

  return find_trays (kit, options, &area, boxes) ? 2 : 0;
}

void
ludo_kit_set_cut (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.25);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
ludo_kit_stroke_cut (cairo_t *cr)
{
  cairo_save (cr);
  ludo_kit_set_cut (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 2 * LUDO_KIT_CUT_EDGE);
  /* The lines of the pieces beside it stay whole. */
  cairo_clip_preserve (cr);
  cairo_stroke_preserve (cr);
  cairo_restore (cr);
  ludo_kit_set_cut (cr);
  cairo_stroke (cr);
}

void
ludo_kit_cut_rectangle (cairo_t *cr,
                        double   width,
                        double   height)
{
  cairo_rectangle (cr, 0, 0, width, height);
  ludo_kit_stroke_cut (cr);
}

void
ludo_kit_set_fold (cairo_t *cr)
{
  static const double dashes[] = { 1.2, 0.8 };

  ludo_kit_set_cut (cr);
  cairo_set_dash (cr, dashes, 2, 0);
}

void
ludo_kit_fold_between (cairo_t *cr,
                       double   y,
                       double   width)
{
  for (int fold = 0; fold < 2; fold++)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_set_line_width (cr, 0.5);
      if (fold)
        ludo_kit_set_fold (cr);
      cairo_move_to (cr, 0, y);
      cairo_rel_line_to (cr, width, 0);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

void
ludo_kit_set_fold_forward (cairo_t *cr)
{
  static const double dashes[] = { 2.4, 0.7, 0.4, 0.7 };

  ludo_kit_set_cut (cr);
  cairo_set_dash (cr, dashes, 4, 0);
}

/* A tab narrows by its depth at both ends, so that it goes in under a face
 * beside another. */
static void
add_tab (cairo_t        *cr,
         const LudoRect *face,
         LudoSide        side,
         double          depth)
{
  static const int steps[4][2] = { { -1, 0 }, { 0, -1 }, { 1, 0 }, { 0, 1 } };
  double dx = steps[side][0], dy = steps[side][1];
  double x = face->x + face->width / 2 * (1 + dx);
  double y = face->y + face->height / 2 * (1 + dy);
  gboolean upright = side == LUDO_SIDE_LEFT || side == LUDO_SIDE_RIGHT;
  double half = (upright ? face->height : face->width) / 2;
  double end = half - depth * 0.8;

  cairo_move_to (cr, x - dy * half, y + dx * half);
  cairo_line_to (cr, x - dy * end + dx * depth, y + dx * end + dy * depth);
  cairo_line_to (cr, x + dy * end + dx * depth, y - dx * end + dy * depth);
  cairo_line_to (cr, x + dy * half, y - dx * half);
}

/* Whether the side of the face is one of another's, or a tab's. */
static gboolean
is_fold (const LudoNet *net,
         int            index,
         int            side)
{
  static const int steps[4][2] = { { -1, 0 }, { 0, -1 }, { 1, 0 }, { 0, 1 } };
  const LudoRect *face = &net->faces[index];

  for (int i = 0; i < net->n_tabs; i++)
    if (net->tabs[i].face == index && (int) net->tabs[i].side == side)
      return TRUE;
  for (int i = 0; i < net->n_faces; i++)
    {
      const LudoRect *other = &net->faces[i];
      double dx = other->x + other->width / 2 - face->x - face->width / 2;
      double dy = other->y + other->height / 2 - face->y - face->height / 2;

      if (ABS (dx - steps[side][0] * (face->width + other->width) / 2) < 1e-6
          && ABS (dy - steps[side][1] * (face->height + other->height) / 2)
             < 1e-6)
        return TRUE;
    }

  return FALSE;
}

static void
add_side (cairo_t        *cr,
          const LudoRect *face,
          int             side)
{
  double left = face->x, right = face->x + face->width;
  double top = face->y, bottom = face->y + face->height;

  cairo_move_to (cr, side == LUDO_SIDE_RIGHT ? right : left,
                 side == LUDO_SIDE_BOTTOM ? bottom : top);
  cairo_line_to (cr, side == LUDO_SIDE_LEFT ? left : right,
                 side == LUDO_SIDE_TOP ? top : bottom);
}

void
ludo_net_draw (cairo_t       *cr,
               const LudoNet *net,
               double         size)
{
  for (int fold = 0; fold < 2; fold++)
    {
      cairo_save (cr);
      cairo_scale (cr, size, size);
      for (int i = 0; i < net->n_faces; i++)
        for (int side = 0; side < 4; side++)
          if (is_fold (net, i, side) == fold)
            add_side (cr, &net->faces[i], side);
      for (int i = 0; !fold && i < net->n_tabs; i++)
        add_tab (cr, &net->faces[net->tabs[i].face], net->tabs[i].side,
                 net->depth);
      cairo_restore (cr);
      if (fold)
        ludo_kit_set_fold (cr);
      else
        ludo_kit_set_cut (cr);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

void
ludo_net_measure (const LudoNet *net,
                  double         size,
                  LudoKitWork   *work)
{
  int n_folded = 0;

  *work = (LudoKitWork) { 0, 0, net->n_tabs };
  for (int i = 0; i < net->n_faces; i++)
    for (int side = 0; side < 4; side++)
      if (is_fold (net, i, side))
        n_folded++;
      else
        work->cut += size * (side % 2 == LUDO_SIDE_LEFT ? net->faces[i].height
                                                        : net->faces[i].width);
  /* Each fold between two faces is a side of both, and each tab is cut along
   * its three free sides. */
  work->folds = net->n_tabs + (n_folded - net->n_tabs) / 2;
  for (int i = 0; i < net->n_tabs; i++)
    {
      const LudoRect *face = &net->faces[net->tabs[i].face];
      double along = net->tabs[i].side % 2 == LUDO_SIDE_LEFT ? face->height
                                                             : face->width;

      work->cut += size * (along + net->depth * 2 * (hypot (1, 0.8) - 0.8));
    }
}

void
ludo_kit_turn_over (const LudoKitBrush *brush,
                    double              width,
                    double              height,
                    double             *x,
                    double             *y)
{
  const LudoPrintOptions *options = ludo_print_get_options (brush->print);

  if (brush->back && options->width > options->height)
    *y = height - *y;
  else if (brush->back)
    *x = width - *x;
}

void
ludo_kit_draw_letter (const LudoKitBrush *brush,
                      double              x,
                      double              y)
{
  if (brush->letter == NULL)
    return;

  cairo_set_source_rgb (brush->cr, 0, 0, 0);
  ludo_print_text (brush->print, brush->cr, brush->letter, x,
                   y - 0.6 * LUDO_PRINT_TEXT * LUDO_MM_PER_POINT, 0, 0.5,
                   LUDO_PRINT_TEXT, FALSE);
  cairo_new_path (brush->cr);
}

void
ludo_kit_draw_pips (const LudoKitBrush *brush,
                    int                 number,
                    double              size)
{
  static const char *const pips[] = {
    "....x....", "x.......x", "x...x...x", "x.x...x.x", "x.x.x.x.x",
    "x.xx.xx.x",
  };

  cairo_set_source_rgb (brush->cr, 0, 0, 0);
  for (int i = 0; i < 9; i++)
    if (pips[number - 1][i] == 'x')
      {
        ludo_paint_circle (brush->cr, 0.25 * (1 + i % 3) * size,
                           0.25 * (1 + i / 3) * size, 0.095 * size);
        cairo_fill (brush->cr);
      }
}

void
ludo_kit_draw_die (const LudoKitBrush *brush,
                   double              size)
{
  static const int numbers[] = { 1, 2, 6, 5, 3, 4 };

  for (int i = 0; i < ludo_net_cube.n_faces; i++)
    {
      cairo_save (brush->cr);
      cairo_translate (brush->cr, ludo_net_cube.faces[i].x * size,
                       ludo_net_cube.faces[i].y * size);
      ludo_kit_draw_pips (brush, numbers[i], size);
      cairo_restore (brush->cr);
    }
  ludo_net_draw (brush->cr, &ludo_net_cube, size);
}

void
ludo_kit_draw_token (const LudoKitBrush *brush,
                     double              size,
                     gboolean            dark)
{
  cairo_t *cr = brush->cr;
  double r = size / 2;
  gboolean filled = dark && !brush->save_ink;
  double shade = filled ? 0.13 : 1;

  cairo_rectangle (cr, 0, 0, size, size);
  cairo_set_source_rgb (cr, shade, shade, shade);
  cairo_fill_preserve (cr);
  ludo_kit_stroke_cut (cr);
  cairo_set_source_rgb (cr, filled, filled, filled);
  cairo_set_line_width (cr, size * 0.04);
  for (int i = 0; i < (dark ? 2 : 1); i++)
    {
      ludo_paint_circle (cr, r, r, r * (0.66 - 0.2 * i));
      cairo_stroke (cr);
    }
  if (dark && brush->save_ink)
    {
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, size, size);
      cairo_move_to (cr, 0, size);
      cairo_line_to (cr, size, 0);
      cairo_stroke (cr);
    }
}

void
ludo_kit_draw_folded_token (const LudoKitBrush *brush,
                            double              size,
                            gboolean            dark)
{
  cairo_t *cr = brush->cr;

  for (int i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, i * size);
      ludo_kit_draw_token (brush, size, dark);
      cairo_restore (cr);
    }
  ludo_kit_fold_between (cr, size, size);
}

void
ludo_kit_draw_spinner (const LudoKitBrush  *brush,
                       double               size,
                       const LudoKitSector *sectors,
                       int                  n_sectors)
{
  cairo_t *cr = brush->cr;
  double r = size / 2, angle = -G_PI_2;
  int total = 0;

  for (int i = 0; i < n_sectors; i++)
    total += sectors[i].weight;
  for (int i = 0; i < n_sectors; i++)
    {
      double turn = 2 * G_PI * sectors[i].weight / total;
      double middle = angle + turn / 2;

      cairo_move_to (cr, r, r);
      cairo_arc (cr, r, r, r - 0.2, angle, angle + turn);
      cairo_close_path (cr);
      if (sectors[i].dark && brush->save_ink)
        cairo_set_source_rgb (cr, 1 - LUDO_KIT_TINT, 1 - LUDO_KIT_TINT,
                              1 - LUDO_KIT_TINT);
      else if (sectors[i].dark && brush->mono)
        cairo_set_source_rgb (cr, 0.8, 0.8, 0.8);
      else if (sectors[i].dark)
        cairo_set_source_rgb (cr, 0.98, 0.78, 0.45);
      else
        cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_fill_preserve (cr);
      /* Grey, because it is not cut out. */
      ludo_kit_set_cut (cr);
      cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
      cairo_stroke (cr);
      cairo_set_source_rgb (cr, 0, 0, 0);
      ludo_print_text (brush->print, cr, sectors[i].label,
                       r + cos (middle) * r * 0.76,
                       r + sin (middle) * r * 0.76 - 3, 0, 0.5, 13, TRUE);
      angle += turn;
    }
  cairo_set_source_rgb (cr, 0, 0, 0);
  ludo_paint_circle (cr, r, r, 0.8);
  cairo_fill (cr);
}
