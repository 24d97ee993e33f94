/* ludo-kit-folds.c: what the lines of a kit mean, and how its parts fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-folds.h"

#include <glib/gi18n.h>

#include "print/kit/ludo-kit-pages.h"
#include "print/kit/ludo-kit-parts.h"
#include "print/kit/ludo-kit-tower.h"

/* In points: the letters; in millimetres: the drawings of a fold, and from one
 * step to the next. */
#define LIST_SIZE 11
#define DRAWING 26.0
#define STEP 36.0

static void
draw_arrow (cairo_t *cr,
            double   x,
            double   y)
{
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, 9, 0);
  cairo_rel_line_to (cr, -3, -2);
  cairo_rel_move_to (cr, 3, 2);
  cairo_rel_line_to (cr, -3, 2);
  cairo_stroke (cr);
}

/* A cube seen from a corner, its edges @side long. */
static void
draw_body (cairo_t *cr,
           double   x,
           double   y,
           double   side)
{
  double dx = 0.87 * side, dy = side / 2;

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + dx, y - dy);
  cairo_line_to (cr, x + dx, y + dy);
  cairo_line_to (cr, x, y + side);
  cairo_line_to (cr, x - dx, y + dy);
  cairo_line_to (cr, x - dx, y - dy);
  cairo_close_path (cr);
  cairo_line_to (cr, x, y + side);
  cairo_move_to (cr, x - dx, y - dy);
  cairo_line_to (cr, x, y - side);
  cairo_line_to (cr, x + dx, y - dy);
  cairo_stroke (cr);
}

/* Numbers a step that is drawn at @x, @y. */
static void
number_step (LudoPrint *print,
             cairo_t   *cr,
             int        step,
             double     x,
             double     y)
{
  char number[4];

  g_snprintf (number, sizeof number, "%d", step);
  ludo_print_text (print, cr, number, x, y, 0, 0, LIST_SIZE, TRUE);
}

/* Puts @name, to be translated, above the steps of a part at @x, @y, because
 * two such series may stand side by side.  Returns: where the steps begin. */
static double
name_steps (LudoPrint  *print,
            cairo_t    *cr,
            const char *name,
            double      x,
            double      y)
{
  g_autofree char *text = ludo_print_dup_text (print, name, " / ");

  return y + 1.5 + ludo_print_text (print, cr, text, x, y, 0, 0,
                                    LUDO_PRINT_TEXT, FALSE);
}

/* In three steps the net, with its cuts and folds, folds up to a cube.
 * Returns: where that ends. */
static double
draw_net_steps (LudoPrint *print,
                cairo_t   *cr,
                double     x,
                double     y)
{
  static const double turned[][2] = {
    { 0.5, 1.5 }, { 2.5, 1.5 }, { 1.5, 0.5 }, { 3.5, 2.5 },
  };
  const double unit = 6.5;

  y = name_steps (print, cr, N_("folding a cube"), x, y);
  ludo_kit_set_cut (cr);
  for (int step = 0; step < 2; step++)
    {
      number_step (print, cr, 1 + step, x + step * 42, y);
      cairo_save (cr);
      cairo_translate (cr, x + step * 42, y);
      ludo_net_draw (cr, &ludo_net_cube, unit);
      cairo_restore (cr);
      draw_arrow (cr, x + step * 42 + 30, y + 12);
      if (step == 0)
        continue;
      /* Both ends of the row and both lids go back, behind the sheet. */
      for (guint i = 0; i < G_N_ELEMENTS (turned); i++)
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, x + 42 + turned[i][0] * unit,
                     y + turned[i][1] * unit, 1.4, 0.2, 5);
          cairo_stroke (cr);
        }
    }
  number_step (print, cr, 3, x + 84, y);
  draw_body (cr, x + 94, y + 12, 7.5);

  return y + DRAWING;
}

/* A token, or a sheet of them, folds in two along its middle.  Returns: where
 * that ends. */
static double
draw_half_steps (LudoPrint *print,
                 cairo_t   *cr,
                 double     x,
                 double     y)
{
  y = name_steps (print, cr, N_("folding in two"), x, y);
  ludo_kit_set_cut (cr);
  for (int step = 0; step < 2; step++)
    {
      number_step (print, cr, 1 + step, x + step * 42, y);
      cairo_rectangle (cr, x + step * 42 + 8, y + (step == 0 ? 0 : 5), 10,
                       step == 0 ? 20 : 10);
      cairo_stroke (cr);
    }
  ludo_kit_set_fold (cr);
  cairo_move_to (cr, x + 8, y + 10);
  cairo_rel_line_to (cr, 10, 0);
  cairo_stroke (cr);
  ludo_kit_set_cut (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + 21, y + 10, 6, -1.3, 1.3);
  cairo_stroke (cr);
  draw_arrow (cr, x + 30, y + 10);

  return y + 24;
}

/* The outline of a wall: a corner, an edge of @width by @slant, and one that
 * goes down or up by @height. */
static void
draw_wall (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   slant,
           double   height)
{
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, width, slant);
  cairo_rel_line_to (cr, 0, height);
  cairo_rel_line_to (cr, -width, -slant);
  cairo_close_path (cr);
}

/* The upper side of a body whose front is @width wide at @x, @y: what lies
 * behind goes up to the right. */
static void
draw_top (cairo_t *cr,
          double   x,
          double   y,
          double   width)
{
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, width, 0);
  cairo_rel_line_to (cr, 6, -5);
  cairo_rel_line_to (cr, -width, 0);
  cairo_close_path (cr);
}

/* The net, the open box, of which the lid stands or is held above it, and the
 * closed one. */
double
ludo_kit_draw_box_steps (LudoPrint     *print,
                         const char    *name,
                         const LudoBox *boxes,
                         int            n_boxes,
                         cairo_t       *cr,
                         double         x,
                         double         y)
{
  double width = 0, height = 0, scale;

  for (int i = 0; i < boxes->net.n_faces; i++)
    {
      const LudoRect *face = &boxes->net.faces[i];

      width = MAX (width, face->x + face->width);
      height = MAX (height, face->y + face->height);
    }
  scale = MIN (20 / (width + boxes->net.depth),
               24 / (height + boxes->net.depth));
  y = name_steps (print, cr, name, x, y);
  ludo_kit_set_cut (cr);
  number_step (print, cr, 1, x, y);
  cairo_save (cr);
  cairo_translate (cr, x + 5, y);
  ludo_net_draw (cr, &boxes->net, scale);
  cairo_restore (cr);
  draw_arrow (cr, x + 26, y + 12);

  x += STEP;
  number_step (print, cr, 2, x, y);
  draw_wall (cr, x + 2, y + 17, 14, 0, 7);
  draw_wall (cr, x + 16, y + 17, 6, -5, 7);
  draw_top (cr, x + 2, y + 17, 14);
  if (n_boxes == 1)
    draw_wall (cr, x + 8, y + 2, 14, 0, 10);
  else
    {
      draw_wall (cr, x + 2, y + 6, 14, 0, 4);
      draw_wall (cr, x + 16, y + 6, 6, -5, 4);
      draw_top (cr, x + 2, y + 6, 14);
    }
  cairo_stroke (cr);
  draw_arrow (cr, x + 26, y + 12);

  x += STEP;
  number_step (print, cr, 3, x, y);
  draw_wall (cr, x + 2, y + 13, 14, 0, 11);
  draw_wall (cr, x + 16, y + 13, 6, -5, 11);
  draw_top (cr, x + 2, y + 13, 14);
  if (n_boxes > 1)
    {
      cairo_move_to (cr, x + 2, y + 18);
      cairo_rel_line_to (cr, 14, 0);
      cairo_rel_line_to (cr, 6, -5);
    }
  cairo_stroke (cr);

  return y + DRAWING;
}

/* The sheet with its slots, the folded tube into which a slope goes with its
 * tabs in two slots, and the closed tower. */
double
ludo_kit_draw_tower_steps (LudoPrint     *print,
                           const LudoKit *kit,
                           cairo_t       *cr,
                           double         x,
                           double         y)
{
  const LudoKitPart *tower = NULL;

  for (int i = 0; i < kit->n_parts; i++)
    if (kit->parts[i].draw == ludo_kit_draw_tower)
      tower = &kit->parts[i];
  if (tower == NULL)
    return y;

  y = name_steps (print, cr, tower->what, x, y);
  number_step (print, cr, 1, x, y);
  ludo_kit_set_cut (cr);
  cairo_rectangle (cr, x + 5, y + 4, 20, 18);
  cairo_rectangle (cr, x + 16, y + 16, 3, 6);
  for (int i = 0; i < 6; i++)
    {
      gboolean left = i < 3;

      cairo_move_to (cr, x + (left ? 11 : 24), y + 6 + i % 3 * 5);
      cairo_rel_line_to (cr, left ? 3 : -3, 3);
    }
  cairo_stroke (cr);
  ludo_kit_set_fold (cr);
  for (int i = 1; i < 4; i++)
    {
      cairo_move_to (cr, x + 5 + 5 * i, y + 4);
      cairo_rel_line_to (cr, 0, 18);
    }
  cairo_stroke (cr);
  ludo_kit_set_cut (cr);
  draw_arrow (cr, x + 26, y + 12);

  x += STEP;
  for (int step = 2; step < 4; step++)
    {
      number_step (print, cr, step, x, y);
      draw_wall (cr, x + 5, y + 7, 9, 0, 17);
      draw_wall (cr, x + 14, y + 7, 5, -4, 17);
      draw_top (cr, x + 5, y + 7, 9);
      cairo_rectangle (cr, x + 7, y + 18, 5, 6);
      /* A tab, which is bent down outside. */
      cairo_move_to (cr, x + 15, y + 12);
      cairo_rel_line_to (cr, 3, 2);
      if (step == 2)
        {
          cairo_rel_line_to (cr, 4, 0);
          cairo_rel_line_to (cr, -3, -2);
          cairo_close_path (cr);
        }
      cairo_stroke (cr);
      if (step == 2)
        draw_arrow (cr, x + 23, y + 12);
      x += STEP - 4;
    }

  return y + DRAWING;
}

double
ludo_kit_draw_folds (LudoPrint     *print,
                     const LudoKit *kit,
                     gboolean       has_box,
                     cairo_t       *cr,
                     double         x,
                     double         y)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  gboolean wide = options->width > options->height;
  g_autofree char *cut = ludo_print_dup_text (print, N_("cut"), " / ");
  g_autofree char *fold = ludo_print_dup_text (
    print, N_("fold back, printed side out"), "\n");
  gboolean nets = FALSE, halves = FALSE, folded = has_box, forward = FALSE;
  const double below_cut = y + 8;
  double down, right, width, height, below;

  for (int i = 0; i < kit->n_parts; i++)
    {
      const LudoKitPart *part = &kit->parts[i];

      if (!ludo_kit_has_part (part, options))
        continue;
      folded |= part->net != NULL || part->folds > 0;
      forward |= part->forward;
      nets |= part->net != NULL && !part->extra;
      halves |= part->net == NULL && part->folds > 0 && !part->extra;
    }
  ludo_kit_set_cut (cr);
  cairo_move_to (cr, x, y + 2.5);
  cairo_rel_line_to (cr, 15, 0);
  cairo_stroke (cr);
  ludo_print_text (print, cr, cut, x + 18, y, 0, 0, LIST_SIZE, FALSE);
  if (!folded)
    return below_cut;
  /* Upright there is room at the right, and on its side below. */
  down = wide ? 7 : 0;
  right = wide ? 0 : 70;
  ludo_kit_set_fold (cr);
  cairo_move_to (cr, x + right, y + down + 2.5);
  cairo_rel_line_to (cr, 15, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  width = options->width - LUDO_PRINT_MARGIN - x - right - 18;
  height = ludo_print_text (print, cr, fold, x + right + 18, y + down, width, 0,
                            LIST_SIZE, FALSE);
  down += MAX (height, 7);
  if (forward)
    {
      g_autofree char *inside = ludo_print_dup_text (
        print, N_("fold the other way, printed side in"), "\n");

      ludo_kit_set_fold_forward (cr);
      cairo_move_to (cr, x + right, y + down + 2.5);
      cairo_rel_line_to (cr, 15, 0);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      down += ludo_print_text (print, cr, inside, x + right + 18, y + down,
                               width, 0, LIST_SIZE, FALSE);
    }
  y += down + 3;
  below = y;
  if (nets)
    below = draw_net_steps (print, cr, x, y);
  if (halves && wide)
    return draw_half_steps (print, cr, x, below);
  if (halves)
    {
      /* There is room at the right of a net, and without one at the left of the
       * lines that are folded. */
      double end = draw_half_steps (print, cr, x + (nets ? 110 : 0),
                                    nets ? y : below_cut);

      return MAX (below, end);
    }

  return below;
}
