/* ludo-probability-graph.c: how the chances went all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-probability-graph.h"

#include <glib/gi18n.h>

#include "app/playing/panels/ludo-probability-paint.h"

/* In letters. */
#define PLOT_HEIGHT 6.5
#define MARGIN 0.7
#define LINE 0.16

#define FAR_STEP 10

struct _LudoProbabilityGraph
{
  GtkBox parent_instance;

  guint shown;                  /* on the board */
  guint cursor;                 /* where the keyboard is */

  /* Template widgets */
  GtkLabel *top;                /* whose chance is high up */
  GtkWidget *plot;
  GtkLabel *bottom;
  GtkLabel *caption;

  /* Owned */
  LudoAnalysis *analysis;
};

G_DEFINE_FINAL_TYPE (LudoProbabilityGraph, ludo_probability_graph,
                     GTK_TYPE_BOX)

static LudoGame *
game_of (LudoProbabilityGraph *self)
{
  return ludo_analysis_get_game (self->analysis);
}

static guint
n_plies_of (LudoProbabilityGraph *self)
{
  return game_of (self) != NULL ? ludo_game_get_n_plies (game_of (self)) : 0;
}

double
ludo_probability_graph_get_x (LudoProbabilityGraph *self,
                              guint                 n_plies)
{
  double margin;
  double width;

  g_return_val_if_fail (LUDO_IS_PROBABILITY_GRAPH (self), 0);

  margin = MARGIN * ludo_probability_letter (GTK_WIDGET (self));
  width = gtk_widget_get_width (self->plot) - 2 * margin;

  return margin + width * n_plies / MAX (n_plies_of (self), 1);
}

static guint
ply_at (LudoProbabilityGraph *self,
        double                x)
{
  double margin = MARGIN * ludo_probability_letter (GTK_WIDGET (self));
  double width = gtk_widget_get_width (self->plot) - 2 * margin;
  double part = width > 0 ? (x - margin) / width : 0;

  return (guint) (CLAMP (part, 0, 1) * n_plies_of (self) + 0.5);
}

static double
y_of (LudoProbabilityGraph *self,
      double                chance,
      double                height)
{
  double margin = MARGIN * ludo_probability_letter (GTK_WIDGET (self));

  return margin + (height - 2 * margin) * (1 - chance);
}

/* Returns: the ply to describe: the one that the keyboard has chosen while the
 * graph has the focus, or else the one on the board. */
static guint
described (LudoProbabilityGraph *self)
{
  return gtk_widget_has_focus (self->plot) ? self->cursor : self->shown;
}

static void
paint_grid (LudoProbabilityGraph         *self,
            cairo_t                      *cr,
            const LudoProbabilityPalette *palette,
            double                        height)
{
  double left = ludo_probability_graph_get_x (self, 0);
  double right = ludo_probability_graph_get_x (self, n_plies_of (self));

  if (right <= left)
    right = gtk_widget_get_width (self->plot) - left;
  ludo_paint_set_color (cr, palette->text, 0.55);
  cairo_set_line_width (cr, 1);
  for (int i = 0; i <= 2; i++)
    {
      cairo_move_to (cr, left, (int) y_of (self, i / 2.0, height) + 0.5);
      cairo_line_to (cr, right, (int) y_of (self, i / 2.0, height) + 0.5);
    }
  cairo_stroke (cr);
}

/* Traces the line of @seat, with gaps for plies that are not known yet. */
static void
trace_line (LudoProbabilityGraph *self,
            cairo_t              *cr,
            int                   seat,
            double                height)
{
  gboolean drawing = FALSE;

  for (guint i = 0; i <= n_plies_of (self); i++)
    {
      LudoWinProbability probability;
      double x = ludo_probability_graph_get_x (self, i);
      double y;

      if (!ludo_analysis_get (self->analysis, i, &probability))
        {
          drawing = FALSE;
          continue;
        }
      y = y_of (self, probability.chances[seat], height);
      if (drawing)
        cairo_line_to (cr, x, y);
      else
        {
          /* A ply between two unknown ones is a dot. */
          cairo_move_to (cr, x - 0.5, y);
          cairo_line_to (cr, x + 0.5, y);
        }
      drawing = TRUE;
    }
}

static void
paint_lines (LudoProbabilityGraph         *self,
             cairo_t                      *cr,
             const LudoProbabilityPalette *palette,
             double                        height)
{
  int n_seats = ludo_game_get_n_seats (game_of (self));
  double width = LINE * ludo_probability_letter (GTK_WIDGET (self));

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int seat = 0; seat < (n_seats == 2 ? 1 : n_seats); seat++)
    {
      trace_line (self, cr, seat, height);
      cairo_set_line_width (cr, width);
      if (n_seats == 2)
        ludo_paint_set_color (cr, palette->text, 1);
      else
        {
          ludo_paint_set_color (cr, palette->lines[seat], 1);
          ludo_probability_set_dash (cr, seat, width);
        }
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Draws a ring on each line at @n_plies, and a vertical line: solid for the ply
 * on the board, dashed for the one that the keyboard has chosen. */
static void
paint_place (LudoProbabilityGraph         *self,
             cairo_t                      *cr,
             const LudoProbabilityPalette *palette,
             guint                         n_plies,
             gboolean                      dashed,
             double                        height)
{
  const double dash[] = { 4, 3 };
  double x = ludo_probability_graph_get_x (self, n_plies);
  int n_seats = ludo_game_get_n_seats (game_of (self));
  double letter = ludo_probability_letter (GTK_WIDGET (self));
  LudoWinProbability probability;

  ludo_paint_set_color (cr, palette->text, 1);
  cairo_set_line_width (cr, dashed ? 2 : 1);
  cairo_set_dash (cr, dash, dashed ? 2 : 0, 0);
  cairo_move_to (cr, x, 1);
  cairo_line_to (cr, x, height - 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (!ludo_analysis_get (self->analysis, n_plies, &probability))
    return;

  for (int seat = 0; seat < (n_seats == 2 ? 1 : n_seats); seat++)
    {
      ludo_paint_circle (cr, x, y_of (self, probability.chances[seat], height),
                         letter * 0.28);
      ludo_paint_set_color (cr, palette->background, 1);
      cairo_fill_preserve (cr);
      ludo_paint_stroke (cr, palette->text, 2);
    }
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  LudoProbabilityGraph *self = data;
  LudoProbabilityPalette palette;

  if (game_of (self) == NULL)
    return;

  ludo_probability_palette (GTK_WIDGET (self), game_of (self), &palette);
  paint_grid (self, cr, &palette, height);
  paint_lines (self, cr, &palette, height);
  paint_place (self, cr, &palette, MIN (self->shown, n_plies_of (self)),
               FALSE, height);
  if (gtk_widget_has_focus (self->plot))
    paint_place (self, cr, &palette, self->cursor, TRUE, height);
}

/* Describes the ply below the graph and in its accessible description. */
static void
update_words (LudoProbabilityGraph *self)
{
  LudoGame *game = game_of (self);
  guint n = MIN (described (self), n_plies_of (self));
  g_autofree char *text = NULL;
  LudoWinProbability probability;

  if (game == NULL)
    return;

  ludo_analysis_get (self->analysis, n, &probability);
  text = ludo_win_probability_describe_ply (game, n, &probability);
  if (g_str_equal (text, gtk_label_get_text (self->caption)))
    return;

  gtk_label_set_text (self->caption, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->plot),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) n_plies_of (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) n,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

/* Names the side above and the side below in a game of two. */
static void
update_sides (LudoProbabilityGraph *self)
{
  LudoGame *game = game_of (self);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *top = NULL;
  g_autofree char *bottom = NULL;
  gboolean two = game != NULL && ludo_game_get_n_seats (game) == 2;

  gtk_widget_set_visible (GTK_WIDGET (self->bottom), two);
  if (game == NULL)
    return;
  if (!two)
    {
      gtk_label_set_text (self->top, _("Chances of winning"));
      return;
    }

  first = ludo_win_probability_dup_side (game, 0);
  second = ludo_win_probability_dup_side (game, 1);
  /* Translators: what a line at the top of the graph means; a player. */
  top = g_strdup_printf (_("▲ %s wins"), first);
  /* Translators: what a line at the bottom of the graph means; a player. */
  bottom = g_strdup_printf (_("▼ %s wins"), second);
  gtk_label_set_text (self->top, top);
  gtk_label_set_text (self->bottom, bottom);
}

static void
analysis_changed_cb (LudoProbabilityGraph *self)
{
  self->cursor = MIN (self->cursor, n_plies_of (self));
  update_sides (self);
  update_words (self);
  gtk_widget_queue_draw (self->plot);
}

static void
move_cursor (LudoProbabilityGraph *self,
             guint                 n_plies)
{
  self->cursor = MIN (n_plies, n_plies_of (self));
  update_words (self);
  gtk_widget_queue_draw (self->plot);
}

static void
ask (LudoProbabilityGraph *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play.preview", "u",
                              self->cursor);
}

static gboolean
key_pressed_cb (LudoProbabilityGraph *self,
                guint                 keyval,
                guint                 keycode,
                GdkModifierType       state)
{
  guint n = self->cursor;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move_cursor (self, n > 0 ? n - 1 : 0);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move_cursor (self, n + 1);
      return TRUE;
    case GDK_KEY_Page_Up:
      move_cursor (self, n > FAR_STEP ? n - FAR_STEP : 0);
      return TRUE;
    case GDK_KEY_Page_Down:
      move_cursor (self, n + FAR_STEP);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      move_cursor (self, 0);
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      move_cursor (self, n_plies_of (self));
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      ask (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
released_cb (LudoProbabilityGraph *self,
             int                   n_press,
             double                x,
             double                y)
{
  gtk_widget_grab_focus (self->plot);
  move_cursor (self, ply_at (self, x));
  ask (self);
}

static void
focus_changed_cb (LudoProbabilityGraph *self)
{
  self->cursor = MIN (self->shown, n_plies_of (self));
  update_words (self);
  gtk_widget_queue_draw (self->plot);
}

static void
ludo_probability_graph_finalize (GObject *object)
{
  g_clear_object (&LUDO_PROBABILITY_GRAPH (object)->analysis);

  G_OBJECT_CLASS (ludo_probability_graph_parent_class)->finalize (object);
}

static void
ludo_probability_graph_class_init (LudoProbabilityGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_probability_graph_finalize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-probability-graph.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoProbabilityGraph, \
                                        name)
  BIND (top);
  BIND (plot);
  BIND (bottom);
  BIND (caption);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, focus_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "probability-graph");
}

static void
ludo_probability_graph_init (LudoProbabilityGraph *self)
{
  double letter = ludo_probability_letter (GTK_WIDGET (self));

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->plot), draw, self,
                                  NULL);
  gtk_widget_set_size_request (self->plot, -1, PLOT_HEIGHT * letter);
}

GtkWidget *
ludo_probability_graph_new (LudoAnalysis *analysis)
{
  LudoProbabilityGraph *self;

  g_return_val_if_fail (LUDO_IS_ANALYSIS (analysis), NULL);

  self = g_object_new (LUDO_TYPE_PROBABILITY_GRAPH, NULL);
  self->analysis = g_object_ref (analysis);
  g_signal_connect_object (analysis, "changed",
                           G_CALLBACK (analysis_changed_cb), self,
                           G_CONNECT_SWAPPED);
  analysis_changed_cb (self);

  return GTK_WIDGET (self);
}

void
ludo_probability_graph_set_shown (LudoProbabilityGraph *self,
                                  guint                 n_plies)
{
  g_return_if_fail (LUDO_IS_PROBABILITY_GRAPH (self));

  self->shown = n_plies;
  update_words (self);
  gtk_widget_queue_draw (self->plot);
}
