/* zohn-ahl-route-kit.c: the route of play, on a sheet of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/zohn-ahl/drawing/zohn-ahl-route-kit.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/zohn-ahl/drawing/zohn-ahl-paint.h"

/* Finds the point of the line of @seat in the space that is @steps away: Red's
 * line runs along the field, Green's along the edge of the cloth. */
static void
find_step (const ZohnAhlLayout *layout,
           int                  seat,
           int                  steps,
           double              *x,
           double              *y)
{
  int space = zohn_ahl_board_space (layout->values, seat, steps);
  double aside = (seat == ZOHN_AHL_RED ? -0.22 : 0.22) * layout->unit;
  LudoRect square;
  double dx, dy;

  zohn_ahl_layout_space (layout, space, &square);
  zohn_ahl_layout_outward (layout, space, &dx, &dy);
  *x = square.x + square.width / 2 + dx * aside;
  *y = square.y + square.height / 2 + dy * aside;
}

/* Whether @steps is a creek that costs a counter, or a dry branch that does
 * anything. */
static gboolean
is_hazard (const ZohnAhlRuleset *values,
           int                   steps)
{
  return steps == values->creeks[0] || steps == values->creeks[1]
         || (values->ravine != ZOHN_AHL_RAVINE_SAFE
             && (steps == values->ravines[0] || steps == values->ravines[1]));
}

/* An arrowhead on the way of @seat between its first two spaces, in the ink
 * that is set. */
static void
draw_arrow (cairo_t             *cr,
            const ZohnAhlLayout *layout,
            int                  seat)
{
  double size = 0.13 * layout->unit;
  double x, y, next_x, next_y;

  find_step (layout, seat, 0, &x, &y);
  find_step (layout, seat, 1, &next_x, &next_y);
  cairo_save (cr);
  cairo_translate (cr, (x + next_x) / 2, (y + next_y) / 2);
  cairo_rotate (cr, atan2 (next_y - y, next_x - x));
  cairo_move_to (cr, size, 0);
  cairo_line_to (cr, -size, -size);
  cairo_line_to (cr, -size, size);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Draws the way of @seat as a closed line, Green's dashed, with the number of
 * steps in each space; a hazard has a square instead of a disc.  In black ink
 * alone both ways are black, because Green's colour would be white. */
static void
draw_way (const LudoScene     *scene,
          cairo_t             *cr,
          const ZohnAhlLayout *layout,
          int                  seat)
{
  const ZohnAhlRuleset *values = layout->values;
  const ZohnAhlPalette *palette = zohn_ahl_palette (scene->theme);
  LudoColor ink = scene->theme == LUDO_THEME_CONTRAST ? palette->line
                                                      : palette->pieces[seat];
  const double dashes[] = { 0.1 * layout->unit, 0.08 * layout->unit };
  double radius = MAX (0.2 * layout->unit, 0.8 * scene->smallest);

  for (int steps = 0; steps < values->n_spaces; steps++)
    {
      double x, y;

      find_step (layout, seat, steps, &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
  ludo_paint_set_color (cr, ink, 1);
  cairo_set_line_width (cr, 0.07 * layout->unit);
  cairo_set_dash (cr, dashes, seat == ZOHN_AHL_RED ? 0 : 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  draw_arrow (cr, layout, seat);
  cairo_set_line_width (cr, 0.03 * layout->unit);
  for (int steps = 0; steps < values->n_spaces; steps++)
    {
      char text[12];
      double x, y;

      find_step (layout, seat, steps, &x, &y);
      if (is_hazard (values, steps))
        cairo_rectangle (cr, x - radius, y - radius, 2 * radius, 2 * radius);
      else
        ludo_paint_circle (cr, x, y, radius);
      ludo_paint_set_color (cr, palette->space, 1);
      cairo_fill_preserve (cr);
      ludo_paint_set_color (cr, ink, 1);
      cairo_stroke (cr);
      g_snprintf (text, sizeof text, "%d", steps);
      ludo_paint_set_color (cr, palette->text, 1);
      ludo_paint_text (cr, scene, text, x, y, scene->smallest, steps == 0);
    }
}

/* Whether both sides meet the north creek on the same space.  Otherwise it runs
 * between two spaces, and each side is sent back only by the first that it
 * reaches. */
static gboolean
is_creek_shared (const ZohnAhlRuleset *values)
{
  return zohn_ahl_board_space (values, ZOHN_AHL_RED, values->creeks[0])
         == zohn_ahl_board_space (values, ZOHN_AHL_GREEN, values->creeks[0]);
}

/* Returns: sentence @index about the way under the rules of @values; NULL after
 * the last. */
static const char *
route_words (const ZohnAhlRuleset *values,
             int                   index)
{
  static const char *const branches[] = {
    [ZOHN_AHL_RAVINE_SAFE] = N_("The dry branches do nothing."),
    [ZOHN_AHL_RAVINE_MISS_TURN] = N_("In a dry branch: your turn ends at once, "
                                     "and you miss the next one."),
    [ZOHN_AHL_RAVINE_LOSE_THROW] = N_("In a dry branch: you lose the throw "
                                      "that you have just won, or else your "
                                      "next turn."),
    [ZOHN_AHL_RAVINE_CROSS] = N_("In a dry branch: you cross to the other "
                                 "one."),
  };

  switch (index)
    {
    case 0:
      return N_("Solid line: Red’s way. Dashed line: Green’s. The numbers "
                "count steps from 0, the start, and are not the board’s; "
                "squares mark dangers.");
    case 1:
      return values->creeks[1] >= 0
               ? N_("In either creek: back to the start, and you pay a "
                    "counter.")
             : is_creek_shared (values)
               ? N_("In the north creek: back to the start, and you pay a "
                    "counter.")
               : N_("On your first bank of the north creek: back to the start, "
                    "and you pay a counter.");
    case 2:
      return branches[values->ravine];
    case 3:
      return N_("On the other piece: it goes back to its start, and you win a "
                "counter.");
    case 4:
      return N_("At your start again, or past it: you win a counter, and the "
                "other piece goes back to its start.");
    default:
      return NULL;
    }
}

/* Writes the sentences on the way at @x, @y, @width wide; with @cr NULL it only
 * measures them.  Returns: their height. */
static double
write_words (LudoPrint            *print,
             cairo_t              *cr,
             const ZohnAhlRuleset *values,
             double                x,
             double                y,
             double                width)
{
  double top = y;

  for (int i = 0; route_words (values, i) != NULL; i++)
    {
      g_autofree char *text = ludo_print_dup_text (
        print, route_words (values, i), "\n");

      y += 1.5 + ludo_print_text (print, cr, text, x, y, width, 0,
                                  LUDO_PRINT_TEXT, FALSE);
    }

  return y - top;
}

void
zohn_ahl_draw_route (LudoPrint        *print,
                     cairo_t          *cr,
                     const GameConfig *config,
                     const LudoRect   *area)
{
  const double gap = 4;
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const ZohnAhlRuleset *values = zohn_ahl_ruleset (config->ruleset);
  gboolean wide = area->width > area->height;
  double words = wide ? 0 : gap + write_words (print, NULL, values, 0, 0,
                                               area->width);
  double size = MIN (area->width - (wide ? 70 : 0), area->height - words);
  const double pixels = 940, mm = pixels / size;
  double x = wide ? size + gap : 0, y = wide ? 0 : size + gap;
  GameState state;
  LudoScene scene = {
    .state = &state,
    .width = pixels,
    .height = pixels,
    .theme = options->mono || options->save_ink ? LUDO_THEME_CONTRAST
                                                : LUDO_THEME_PLAIN,
    .font_family = options->font != NULL ? options->font : "Sans",
    .font_size = LUDO_PRINT_TEXT * LUDO_MM_PER_POINT * mm,
    .smallest = LUDO_PRINT_SMALLEST * LUDO_MM_PER_POINT * mm,
    .mono = options->mono,
  };
  ZohnAhlLayout layout;

  zohn_ahl_rules.start (config, &state);
  zohn_ahl_layout_init (&layout, values, pixels, pixels);
  cairo_save (cr);
  cairo_translate (cr, wide ? 0 : (area->width - size) / 2, 0);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_clip (cr);
  cairo_scale (cr, 1 / mm, 1 / mm);
  ludo_drawing_draw_background (&zohn_ahl_drawing, cr, &scene);
  for (int seat = 0; seat < 2; seat++)
    draw_way (&scene, cr, &layout, seat);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  write_words (print, cr, values, x, y, area->width - x);
}
