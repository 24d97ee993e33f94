/* ludo-length-graph.c: how long a game lasts, as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-length-graph.h"

#include <math.h>

/* The share of all games that may be longer than the graph shows, and the most
 * bars. */
#define LEFT_OUT 0.01
#define BARS_MAX 60

#define MINIMUM_WIDTH 120
#define HEIGHT 120
#define GAP 4

struct _LudoLengthGraph
{
  GtkWidget parent_instance;

  double bars[BARS_MAX];        /* the chance of each */
  guint n_bars;
  guint per_bar;                /* numbers of throws in each, from 1 on */
  guint median;
};

G_DEFINE_FINAL_TYPE (LudoLengthGraph, ludo_length_graph, GTK_TYPE_WIDGET)

/* Returns: the smallest of 1, 2, 5, 10, 20, 50 … that divides @n numbers into
 * at most @most groups. */
static guint
round_group (guint n,
             guint most)
{
  static const guint firsts[] = { 1, 2, 5 };
  guint tens = 1;

  for (guint i = 0;; i++)
    {
      guint group = firsts[i % 3] * tens;

      if ((n + group - 1) / group <= most)
        return group;
      if (i % 3 == 2)
        tens *= 10;
    }
}

/* Returns: the place on the axis of @n throws, in pixels. */
static double
x_of (LudoLengthGraph *self,
      double           n,
      double           width)
{
  return n / (self->n_bars * self->per_bar) * width;
}

static void
draw_number (LudoLengthGraph *self,
             cairo_t         *cr,
             guint            number,
             double           x,
             double           y,
             double           width)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int text_width;

  pango_layout_get_pixel_size (layout, &text_width, NULL);
  cairo_move_to (cr, CLAMP (x - text_width / 2.0, 0, width - text_width), y);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_bars (LudoLengthGraph *self,
           cairo_t         *cr,
           double           width,
           double           height)
{
  double across = width / self->n_bars;
  double highest = 0;

  for (guint i = 0; i < self->n_bars; i++)
    highest = MAX (highest, self->bars[i]);
  for (guint i = 0; i < self->n_bars; i++)
    {
      double up = self->bars[i] / highest * height;

      cairo_rectangle (cr, i * across, height - up, MAX (across - 1, 0.5), up);
    }
  cairo_fill (cr);
}

/* Draws the axis under the bars, with round numbers, and the dashed line of the
 * median with its number on top. */
static void
draw_axes (LudoLengthGraph *self,
           cairo_t         *cr,
           double           width,
           double           top,
           double           bottom)
{
  static const double dashes[] = { 4, 3 };
  guint n = self->n_bars * self->per_bar;
  guint step = round_group (n, 5);
  double x = floor (x_of (self, self->median, width)) + 0.5;

  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 0, bottom + 0.5);
  cairo_line_to (cr, width, bottom + 0.5);
  cairo_stroke (cr);
  for (guint number = step; number <= n; number += step)
    {
      double tick = floor (x_of (self, number, width)) - 0.5;

      cairo_move_to (cr, tick, bottom);
      cairo_line_to (cr, tick, bottom + GAP);
      cairo_stroke (cr);
      draw_number (self, cr, number, tick, bottom + GAP, width);
    }

  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, x, top);
  cairo_line_to (cr, x, bottom);
  cairo_stroke (cr);
  draw_number (self, cr, self->median, x, 0, width);
}

static int
line_height (LudoLengthGraph *self)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

static void
ludo_length_graph_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  LudoLengthGraph *self = LUDO_LENGTH_GRAPH (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double line = line_height (self);
  double top = line + GAP;
  double bottom = height - line - GAP - 1;
  cairo_t *cr;
  GdkRGBA color;

  if (self->n_bars == 0 || bottom <= top)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                       (float) height));
  cairo_set_source_rgba (cr, color.red, color.green, color.blue,
                         0.6 * color.alpha);
  cairo_save (cr);
  cairo_translate (cr, 0, top);
  draw_bars (self, cr, width, bottom - top);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  draw_axes (self, cr, width, top, bottom);
  cairo_destroy (cr);
}

static void
ludo_length_graph_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MINIMUM_WIDTH;
  else
    *minimum = *natural =
      HEIGHT + 2 * line_height (LUDO_LENGTH_GRAPH (widget));
}

static void
ludo_length_graph_class_init (LudoLengthGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ludo_length_graph_snapshot;
  widget_class->measure = ludo_length_graph_measure;
  gtk_widget_class_set_css_name (widget_class, "length-graph");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ludo_length_graph_init (LudoLengthGraph *self)
{
  /* The keyboard can focus the graph to scroll to it and to hear it. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* Returns: the smallest number of throws that no more than LEFT_OUT of all
 * games exceed. */
static guint
find_end (const LudoLengths *lengths)
{
  double ended = 0;
  guint n = 0;

  while (n + 1 < lengths->n_chances && ended < 1 - LEFT_OUT)
    ended += lengths->chances[++n];

  return n;
}

void
ludo_length_graph_set_lengths (LudoLengthGraph   *self,
                               const LudoLengths *lengths)
{
  g_return_if_fail (LUDO_IS_LENGTH_GRAPH (self));

  self->n_bars = 0;
  if (lengths != NULL && lengths->n_chances > 1)
    {
      guint n = find_end (lengths);

      self->per_bar = round_group (n, BARS_MAX);
      self->n_bars = (n + self->per_bar - 1) / self->per_bar;
      self->median = lengths->median;
      memset (self->bars, 0, sizeof self->bars);
      for (guint i = 0; i < self->n_bars * self->per_bar; i++)
        if (i + 1 < lengths->n_chances)
          self->bars[i / self->per_bar] += lengths->chances[i + 1];
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
