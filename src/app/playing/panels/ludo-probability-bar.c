/* ludo-probability-bar.c: how likely each player is to win, as a bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-probability-bar.h"

#include <glib/gi18n.h>

#include "app/playing/panels/ludo-probability-paint.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "play/analysis/ludo-win-probability.h"

/* In letters. */
#define BAR_HEIGHT 0.9
#define SWATCH 0.9

struct _LudoProbabilityBar
{
  GtkBox parent_instance;

  LudoWinProbability probability;

  /* Owned */
  LudoGame *game;

  /* Template widgets */
  GtkWidget *bar;
  GtkLabel *kind;
  GtkBox *legend;

  /* Borrowed: children of the legend, by seat */
  GtkWidget *sides[GAME_SEATS_MAX];
  GtkWidget *swatches[GAME_SEATS_MAX];
  GtkLabel *names[GAME_SEATS_MAX];
  GtkLabel *chances[GAME_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (LudoProbabilityBar, ludo_probability_bar, GTK_TYPE_BOX)

/* Draws an outline, because a colour may be like that of the background. */
static void
outline (cairo_t                      *cr,
         const LudoProbabilityPalette *palette,
         double                        width,
         double                        height)
{
  ludo_paint_set_color (cr, palette->text, 1);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, 0.5, 0.5, width - 1, height - 1);
  cairo_stroke (cr);
}

static void
draw_bar (GtkDrawingArea *area,
          cairo_t        *cr,
          int             width,
          int             height,
          gpointer        data)
{
  LudoProbabilityBar *self = data;
  double unit = ludo_probability_letter (GTK_WIDGET (self));
  LudoProbabilityPalette palette;
  double x = 0;

  if (self->game == NULL)
    return;

  ludo_probability_palette (GTK_WIDGET (self), self->game, &palette);
  for (int seat = 0; self->probability.kind != LUDO_WIN_PROBABILITY_UNKNOWN
                     && seat < ludo_game_get_n_seats (self->game); seat++)
    {
      double share = self->probability.chances[seat] * width;

      ludo_probability_paint_field (cr, &palette, seat,
                                    &(LudoRect) { x, 0, share, height }, unit);
      x += share;
      if (x < width - 2 && share > 0)
        {
          ludo_paint_set_color (cr, palette.background, 1);
          cairo_rectangle (cr, x - 2, 0, 4, height);
          cairo_fill (cr);
          ludo_paint_set_color (cr, palette.text, 1);
          cairo_rectangle (cr, x - 1, 0, 2, height);
          cairo_fill (cr);
        }
    }
  outline (cr, &palette, width, height);
}

static void
draw_swatch (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  LudoProbabilityBar *self = data;
  LudoProbabilityPalette palette;
  int seat = 0;

  if (self->game == NULL)
    return;

  while (seat < GAME_SEATS_MAX - 1
         && self->swatches[seat] != GTK_WIDGET (area))
    seat++;
  ludo_probability_palette (GTK_WIDGET (self), self->game, &palette);
  ludo_probability_paint_field (cr, &palette, seat,
                                &(LudoRect) { 0, 0, width, height },
                                ludo_probability_letter (GTK_WIDGET (self)));
  outline (cr, &palette, width, height);
}

/* Makes the drawings as high as the letters, which the projector view makes
 * larger. */
static void
fit_letters (LudoProbabilityBar *self)
{
  double letter = ludo_probability_letter (GTK_WIDGET (self));

  gtk_widget_set_size_request (self->bar, -1, BAR_HEIGHT * letter);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    gtk_widget_set_size_request (self->swatches[seat], SWATCH * letter,
                                 SWATCH * letter);
}

static void
ludo_probability_bar_css_changed (GtkWidget         *widget,
                                  GtkCssStyleChange *change)
{
  LudoProbabilityBar *self = LUDO_PROBABILITY_BAR (widget);

  GTK_WIDGET_CLASS (ludo_probability_bar_parent_class)->css_changed (widget,
                                                                     change);
  if (self->sides[GAME_SEATS_MAX - 1] != NULL)
    fit_letters (self);
}

static void
ludo_probability_bar_dispose (GObject *object)
{
  LudoProbabilityBar *self = LUDO_PROBABILITY_BAR (object);

  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_probability_bar_parent_class)->dispose (object);
}

static void
ludo_probability_bar_class_init (LudoProbabilityBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_probability_bar_dispose;
  widget_class->css_changed = ludo_probability_bar_css_changed;
  LUDO_TEMPLATE_SET (klass, "probability-bar");
  LUDO_TEMPLATE_CHILDREN (klass, LudoProbabilityBar, bar, kind, legend);
  gtk_widget_class_set_css_name (widget_class, "probability-bar");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
add_side (LudoProbabilityBar *self,
          int                 seat)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *swatch = gtk_drawing_area_new ();
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *chance = gtk_label_new (NULL);

  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch, self,
                                  NULL);
  /* Shorten the name where there is little room, but never a number. */
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_box_append (GTK_BOX (side), swatch);
  gtk_box_append (GTK_BOX (side), name);
  gtk_box_append (GTK_BOX (side), chance);
  gtk_box_append (self->legend, side);

  self->sides[seat] = side;
  self->swatches[seat] = swatch;
  self->names[seat] = GTK_LABEL (name);
  self->chances[seat] = GTK_LABEL (chance);
}

static void
ludo_probability_bar_init (LudoProbabilityBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->bar), draw_bar,
                                  self, NULL);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    add_side (self, seat);
  fit_letters (self);
}

static void
show_side (LudoProbabilityBar *self,
           int                 seat)
{
  g_autofree char *name = ludo_win_probability_dup_side (self->game, seat);
  gboolean exact = self->probability.kind == LUDO_WIN_PROBABILITY_EXACT;
  g_autofree char *chance =
    ludo_win_probability_format_short (self->probability.chances[seat], exact);

  gtk_label_set_text (self->names[seat], name);
  gtk_label_set_text (self->chances[seat], chance);
  gtk_widget_set_visible (GTK_WIDGET (self->chances[seat]),
                          self->probability.kind
                          != LUDO_WIN_PROBABILITY_UNKNOWN);
}

void
ludo_probability_bar_show (LudoProbabilityBar       *self,
                           LudoGame                 *game,
                           const LudoWinProbability *probability)
{
  g_autofree char *chances = NULL;
  g_autofree char *name = NULL;
  const char *kind;

  g_return_if_fail (LUDO_IS_PROBABILITY_BAR (self));

  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  self->probability = *probability;
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    {
      gboolean has_seat = seat < ludo_game_get_n_seats (game);

      gtk_widget_set_visible (self->sides[seat], has_seat);
      if (has_seat)
        show_side (self, seat);
    }
  kind = ludo_win_probability_kind_name (probability->kind);
  gtk_label_set_text (self->kind, kind);

  chances = ludo_win_probability_describe (game, probability);
  name = probability->kind == LUDO_WIN_PROBABILITY_UNKNOWN
           /* Translators: the last words: that they are being worked out. */
           ? g_strdup_printf (_("Chances of winning: %s"), kind)
           /* Translators: everybody's chances, then whether they are exact or
            * estimated. */
           : g_strdup_printf (_("Chances of winning: %s (%s)"), chances,
                              kind);
  ludo_names_label (self, name);
  gtk_widget_queue_draw (self->bar);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    gtk_widget_queue_draw (self->swatches[seat]);
}
