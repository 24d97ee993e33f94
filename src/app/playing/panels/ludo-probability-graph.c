/* ludo-probability-graph.c: the chances at each ply of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-probability-graph.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/playing/panels/ludo-probability-paint.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-widget-style.h"
#include "drawing/plot/ludo-plot.h"
#include "play/ludo-signal.h"

/* In letters. */
#define PLOT_HEIGHT 6.5

#define FAR_STEP 10

struct _LudoProbabilityGraph
{
  GtkBox parent_instance;

  guint shown;                  /* the ply on the board */
  guint cursor;                 /* the ply chosen by keys */

  /* Template widgets */
  GtkLabel *top;                /* whose chance goes up */
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

/* Returns: (transfer full): the graph: plies to the right, chances upwards. */
static LudoPlot *
make_axes (LudoProbabilityGraph *self)
{
  LudoPlot *plot = ludo_plot_new ();

  ludo_plot_set_x (plot, 0, MAX (n_plies_of (self), 1), "");
  ludo_plot_set_bare (plot);

  return plot;
}

static LudoPlotStyle
style_of (LudoProbabilityGraph *self)
{
  return (LudoPlotStyle) {
    .theme = ludo_widget_style_theme (GTK_WIDGET (self)),
    .letter = ludo_probability_letter (GTK_WIDGET (self)),
  };
}

static guint
ply_at (LudoProbabilityGraph *self,
        double                x)
{
  g_autoptr (LudoPlot) plot = make_axes (self);
  LudoPlotStyle style = style_of (self);
  double place;
  double chance;

  ludo_plot_find (plot, gtk_widget_get_width (self->plot),
                  gtk_widget_get_height (self->plot), &style, x, 0, &place,
                  &chance);

  return (guint) (CLAMP (place, 0, n_plies_of (self)) + 0.5);
}

/* Returns: the number of lines: with two seats one line shows both. */
static int
count_lines (LudoProbabilityGraph *self)
{
  int n_seats = ludo_game_get_n_seats (game_of (self));

  return n_seats == 2 ? 1 : n_seats;
}

/* Returns: the ply to describe: the one that the keyboard has chosen while the
 * graph has the focus, or else the one on the board. */
static guint
described (LudoProbabilityGraph *self)
{
  return gtk_widget_has_focus (self->plot) ? self->cursor : self->shown;
}

/* Adds the line of @seat, with gaps where a chance is not known yet. */
static void
add_line (LudoProbabilityGraph *self,
          LudoPlot             *plot,
          int                   seat,
          LudoColor             color,
          double                dash)
{
  guint n = n_plies_of (self) + 1;
  g_autofree double *chances = g_new (double, n);

  for (guint i = 0; i < n; i++)
    {
      LudoWinProbability probability;

      chances[i] = ludo_analysis_get (self->analysis, i, &probability)
                     ? probability.chances[seat] : NAN;
    }
  ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_SEEN, NULL, chances, NULL,
                 n, NULL);
  ludo_plot_set_line (plot, color, dash);
}

/* Adds a vertical line at @n_plies, solid for the ply on the board, dashed for
 * the one that the keyboard has chosen, and a dot on each line there. */
static void
add_place (LudoProbabilityGraph *self,
           LudoPlot             *plot,
           guint                 n_plies,
           gboolean              dashed,
           LudoColor             color)
{
  const double places[] = { n_plies, n_plies };
  const double ends[] = { 0, 1 };
  LudoWinProbability probability;

  ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_FAINT, places, ends, NULL,
                 2, NULL);
  ludo_plot_set_line (plot, color, dashed ? 4 : 0);
  if (!ludo_analysis_get (self->analysis, n_plies, &probability))
    return;

  for (int seat = 0; seat < count_lines (self); seat++)
    {
      ludo_plot_add (plot, LUDO_PLOT_POINTS, LUDO_PLOT_INK_SEEN, places,
                     &probability.chances[seat], NULL, 1, NULL);
      ludo_plot_set_line (plot, color, 0);
    }
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  static const double dashes[GAME_SEATS_MAX] = { 0, 3, 1 };
  LudoProbabilityGraph *self = data;
  g_autoptr (LudoPlot) plot = NULL;
  LudoPlotStyle style = style_of (self);
  LudoProbabilityPalette palette;
  int n_lines;

  if (game_of (self) == NULL)
    return;

  plot = make_axes (self);
  ludo_probability_palette (GTK_WIDGET (self), game_of (self), &palette);
  n_lines = count_lines (self);
  for (int seat = 0; seat < n_lines; seat++)
    add_line (self, plot, seat,
              n_lines == 1 ? palette.text : palette.lines[seat],
              dashes[seat]);
  add_place (self, plot, MIN (self->shown, n_plies_of (self)), FALSE,
             palette.text);
  if (gtk_widget_has_focus (self->plot))
    add_place (self, plot, self->cursor, TRUE, palette.text);
  ludo_plot_paint (plot, cr, width, height, &style);
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

  LUDO_TEMPLATE_SET (klass, "probability-graph");
  LUDO_TEMPLATE_CHILDREN (klass, LudoProbabilityGraph, top, plot, bottom,
                          caption);
  LUDO_TEMPLATE_CALLBACKS (klass, focus_changed_cb, released_cb,
                           key_pressed_cb);
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
  ludo_signal_connect (analysis, "changed", analysis_changed_cb, self);
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
