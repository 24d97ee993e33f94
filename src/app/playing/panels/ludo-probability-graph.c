/* ludo-probability-graph.c: how the chances went all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-probability-graph"

#include "config.h"

#include "app/playing/panels/ludo-probability-graph.h"

#include <glib/gi18n.h>

#include "app/playing/panels/ludo-probability-paint.h"
#include "board/ludo-widget-style.h"
#include "play/analysis/ludo-win-probability-words.h"

/* In letters. */
#define PLOT_HEIGHT 6.5
#define MARGIN 0.7
#define LINE 0.16

#define FAR_STEP 10

struct _LudoProbabilityGraph
{
  GtkWidget parent_instance;

  guint shown;                  /* on the board */
  guint cursor;                 /* where the keyboard is */

  /* Owned */
  LudoWinProbability *probability;

  /* Borrowed: children */
  GtkWidget *box;
  GtkWidget *plot;
  GtkWidget *top;               /* whose chance is high up */
  GtkWidget *bottom;
  GtkWidget *caption;
};

enum
{
  SIGNAL_SHOWN_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoProbabilityGraph, ludo_probability_graph,
                     GTK_TYPE_WIDGET)

static LudoGame *
game_of (LudoProbabilityGraph *self)
{
  return ludo_win_probability_get_game (self->probability);
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

/* The ply that is described: the keyboard's while it is here. */
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

/* The line of @seat, broken where a ply is not known yet. */
static void
trace_line (LudoProbabilityGraph *self,
            cairo_t              *cr,
            int                   seat,
            double                height)
{
  gboolean drawing = FALSE;

  for (guint i = 0; i <= n_plies_of (self); i++)
    {
      LudoWinProbabilityPly ply;
      double x = ludo_probability_graph_get_x (self, i);
      double y;

      if (!ludo_win_probability_get (self->probability, i, &ply))
        {
          drawing = FALSE;
          continue;
        }
      y = y_of (self, ply.chances[seat], height);
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

/* A ring on each line at @n_plies, and an upright: whole for the ply on the
 * board, broken for the one the keyboard is on. */
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
  LudoWinProbabilityPly ply;

  ludo_paint_set_color (cr, palette->text, 1);
  cairo_set_line_width (cr, dashed ? 2 : 1);
  cairo_set_dash (cr, dash, dashed ? 2 : 0, 0);
  cairo_move_to (cr, x, 1);
  cairo_line_to (cr, x, height - 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (!ludo_win_probability_get (self->probability, n_plies, &ply))
    return;

  for (int seat = 0; seat < (n_seats == 2 ? 1 : n_seats); seat++)
    {
      ludo_paint_circle (cr, x, y_of (self, ply.chances[seat], height),
                         letter * 0.28);
      ludo_paint_set_color (cr, palette->background, 1);
      cairo_fill_preserve (cr);
      ludo_paint_set_color (cr, palette->text, 1);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
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

/* Says the ply below and to the ear. */
static void
update_words (LudoProbabilityGraph *self)
{
  LudoGame *game = game_of (self);
  guint n = MIN (described (self), n_plies_of (self));
  g_autofree char *text = NULL;
  LudoWinProbabilityPly ply;

  if (game == NULL)
    return;

  ludo_win_probability_get (self->probability, n, &ply);
  text = ludo_win_probability_describe_ply (game, n, &ply);
  if (g_str_equal (text, gtk_label_get_text (GTK_LABEL (self->caption))))
    return;

  gtk_label_set_text (GTK_LABEL (self->caption), text);
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

/* With two seats, who is above and who below. */
static void
update_sides (LudoProbabilityGraph *self)
{
  LudoGame *game = game_of (self);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *top = NULL;
  g_autofree char *bottom = NULL;
  gboolean two = game != NULL && ludo_game_get_n_seats (game) == 2;

  gtk_widget_set_visible (self->bottom, two);
  if (game == NULL)
    return;
  if (!two)
    {
      gtk_label_set_text (GTK_LABEL (self->top), _("Chances of winning"));
      return;
    }

  first = ludo_win_probability_dup_side (game, 0);
  second = ludo_win_probability_dup_side (game, 1);
  /* Translators: what a line at the top of the graph means; a player. */
  top = g_strdup_printf (_("▲ %s wins"), first);
  /* Translators: what a line at the bottom of the graph means; a player. */
  bottom = g_strdup_printf (_("▼ %s wins"), second);
  gtk_label_set_text (GTK_LABEL (self->top), top);
  gtk_label_set_text (GTK_LABEL (self->bottom), bottom);
}

static void
probability_changed_cb (LudoProbabilityGraph *self)
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
  g_signal_emit (self, signals[SIGNAL_SHOWN_ASKED], 0, self->cursor);
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
ludo_probability_graph_dispose (GObject *object)
{
  LudoProbabilityGraph *self = LUDO_PROBABILITY_GRAPH (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  if (self->probability != NULL)
    g_signal_handlers_disconnect_by_data (self->probability, self);
  g_clear_object (&self->probability);

  G_OBJECT_CLASS (ludo_probability_graph_parent_class)->dispose (object);
}

static void
ludo_probability_graph_class_init (LudoProbabilityGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_probability_graph_dispose;

  signals[SIGNAL_SHOWN_ASKED] =
    g_signal_new ("shown-asked", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "outlook-graph");
}

static GtkWidget *
side_label_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "caption");

  return label;
}

static void
init_plot (LudoProbabilityGraph *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  /* The role says that the arrow keys move along it. */
  self->plot = g_object_new (GTK_TYPE_DRAWING_AREA,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_SLIDER,
                             "focusable", TRUE,
                             "focus-on-click", TRUE,
                             NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->plot),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Graph of the chances of winning"), -1);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->plot), draw, self,
                                  NULL);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            self);
  gtk_widget_add_controller (self->plot, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (self->plot, key);
  g_signal_connect_swapped (self->plot, "notify::has-focus",
                            G_CALLBACK (focus_changed_cb), self);
}

static void
ludo_probability_graph_init (LudoProbabilityGraph *self)
{
  double letter;

  init_plot (self);
  self->top = side_label_new ();
  self->bottom = side_label_new ();
  self->caption = side_label_new ();
  gtk_label_set_ellipsize (GTK_LABEL (self->caption), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (self->caption), TRUE);
  gtk_widget_add_css_class (self->caption, "value");

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->top);
  gtk_box_append (GTK_BOX (self->box), self->plot);
  gtk_box_append (GTK_BOX (self->box), self->bottom);
  gtk_box_append (GTK_BOX (self->box), self->caption);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  letter = ludo_probability_letter (GTK_WIDGET (self));
  gtk_widget_set_size_request (self->plot, -1, PLOT_HEIGHT * letter);
}

GtkWidget *
ludo_probability_graph_new (LudoWinProbability *probability)
{
  LudoProbabilityGraph *self;

  g_return_val_if_fail (LUDO_IS_WIN_PROBABILITY (probability), NULL);

  self = g_object_new (LUDO_TYPE_PROBABILITY_GRAPH, NULL);
  self->probability = g_object_ref (probability);
  g_signal_connect_swapped (probability, "changed",
                            G_CALLBACK (probability_changed_cb), self);
  probability_changed_cb (self);

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

const char *
ludo_probability_graph_get_caption (LudoProbabilityGraph *self)
{
  g_return_val_if_fail (LUDO_IS_PROBABILITY_GRAPH (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->caption));
}

GtkWidget *
ludo_probability_graph_get_plot (LudoProbabilityGraph *self)
{
  g_return_val_if_fail (LUDO_IS_PROBABILITY_GRAPH (self), NULL);

  return self->plot;
}
