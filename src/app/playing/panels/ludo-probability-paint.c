/* ludo-probability-paint.c: how the seats are distinguished in bars and graphs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-probability-paint.h"

#include <math.h>

#include "board/ludo-widget-style.h"

/* The contrast that graphics must have (WCAG 2, 1.4.11). */
#define CONTRAST 3.0

static LudoColor
from_rgba (const GdkRGBA *rgba)
{
  return (LudoColor) { rgba->red, rgba->green, rgba->blue };
}

/* Returns: @color mixed with as little of @text as it needs for its contrast
 * with @background. */
static LudoColor
stand_out (LudoColor color,
           LudoColor text,
           LudoColor background)
{
  for (int tenths = 0; tenths < 10; tenths++)
    {
      LudoColor mixed = ludo_color_mix (color, text, tenths / 10.0);

      if (ludo_color_contrast (mixed, background) >= CONTRAST)
        return mixed;
    }

  return text;
}

void
ludo_probability_palette (GtkWidget              *widget,
                          LudoGame               *game,
                          LudoProbabilityPalette *palette)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  LudoTheme theme = ludo_widget_style_theme (widget);
  GdkRGBA rgba;

  gtk_style_context_get_color (context, &rgba);
  palette->text = from_rgba (&rgba);
  if (gtk_style_context_lookup_color (context, "theme_bg_color", &rgba))
    palette->background = from_rgba (&rgba);
  else
    palette->background = theme == LUDO_THEME_LIGHT
                          || theme == LUDO_THEME_CONTRAST
                            ? (LudoColor) { 1, 1, 1 }
                            : (LudoColor) { 0, 0, 0 };

  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    palette->seats[seat] = palette->background;
  for (int seat = 0; game != NULL && seat < ludo_game_get_n_seats (game);
       seat++)
    {
      palette->seats[seat] =
        ludo_drawing_for (ludo_game_get_rules (game)->id)
          ->seat_color (theme, seat);
      palette->lines[seat] = stand_out (palette->seats[seat], palette->text,
                                        palette->background);
    }
}

/* Returns: black or white, whichever has more contrast on @color. */
static LudoColor
ink_on (LudoColor color)
{
  const LudoColor black = { 0, 0, 0 };
  const LudoColor white = { 1, 1, 1 };

  return ludo_color_contrast (color, black)
           > ludo_color_contrast (color, white) ? black : white;
}

static void
paint_hatch (cairo_t        *cr,
             const LudoRect *field,
             double          unit)
{
  double step = unit * 0.5;
  int n = (int) ceil ((field->width + field->height) / step);

  cairo_set_line_width (cr, MAX (unit * 0.1, 1));
  for (int i = 0; i < n; i++)
    {
      cairo_move_to (cr, field->x - field->height + i * step,
                     field->y + field->height);
      cairo_rel_line_to (cr, field->height, -field->height);
    }
  cairo_stroke (cr);
}

static void
paint_dots (cairo_t        *cr,
            const LudoRect *field,
            double          unit)
{
  double step = unit * 0.5;

  int n_columns = (int) ceil (field->width / step - 0.5);
  int n_rows = (int) ceil (field->height / step - 0.5);

  for (int row = 0; row < n_rows; row++)
    for (int column = 0; column < n_columns; column++)
      ludo_paint_circle (cr, field->x + (column + 0.5) * step,
                         field->y + (row + 0.5) * step, unit * 0.11);
  cairo_fill (cr);
}

double
ludo_probability_letter (GtkWidget *widget)
{
  double size;

  g_free (ludo_widget_style_font (widget, &size));

  return size;
}

void
ludo_probability_paint_field (cairo_t                      *cr,
                              const LudoProbabilityPalette *palette,
                              int                           seat,
                              const LudoRect               *field,
                              double                        unit)
{
  LudoColor color = palette->seats[seat];

  if (field->width <= 0 || field->height <= 0)
    return;

  cairo_save (cr);
  cairo_rectangle (cr, field->x, field->y, field->width, field->height);
  cairo_clip (cr);
  ludo_paint_set_color (cr, color, 1);
  cairo_paint (cr);
  ludo_paint_set_color (cr, ink_on (color), 0.75);
  if (seat == 1)
    paint_hatch (cr, field, unit);
  else if (seat == 2)
    paint_dots (cr, field, unit);
  cairo_restore (cr);
}
