/* ludo-plot-view.c: a chart in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-plot-view.h"

#include <math.h>

#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

/* In letters. */
#define MIN_WIDTH 10
#define WIDTH 14
#define MIN_HEIGHT 17
#define HEIGHT 22
/* How much higher a map is, because its cells are square, or a chart with a
 * race above it, and how much greater a map's natural width is; in letters. */
#define MORE 8
#define MAP_WIDER 10

/* The width that a wall wants, in tiles, so that it fits into the narrowest
 * window with the largest letters; it fills a greater width too. */
#define TILES 1.8

#define FAR_STEP 10
/* The time in microseconds within which typed digits make one number. */
#define TYPING_TIME (2 * G_TIME_SPAN_SECOND)

struct _LudoPlotView
{
  GtkWidget parent_instance;

  int chosen;
  guint columns;                /* of a map, or 0 */
  gboolean hovers;
  gboolean inside;              /* whether the pointer is inside */
  double pointer_x, pointer_y;  /* in coordinates of the window */
  double *guess;                /* owned, or NULL */
  guint n_guess;
  double most;
  guint typed;                  /* the number of the digits typed so far */
  gint64 typed_at;              /* monotonic */

  /* Owned */
  LudoPlot *plot;
  GStrv words;
};

G_DEFINE_FINAL_TYPE (LudoPlotView, ludo_plot_view, GTK_TYPE_WIDGET)

static gboolean
has_tiles (LudoPlotView *self)
{
  return self->plot != NULL && ludo_plot_has_tiles (self->plot);
}

static int
count_places (LudoPlotView *self)
{
  return self->words != NULL ? (int) g_strv_length (self->words) : 0;
}

static void
choose (LudoPlotView *self,
        int           place)
{
  gboolean moved;

  place = CLAMP (place, 0, count_places (self) - 1);
  moved = self->chosen != place;
  self->chosen = place;
  ludo_plot_set_chosen (self->plot, place);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (moved)
    {
      self->typed = 0;
      g_signal_emit_by_name (self, "chosen", place);
    }
}

static void
choose_and_say (LudoPlotView *self,
                int           place)
{
  choose (self, place);
  ludo_announce (GTK_WIDGET (self), self->words[self->chosen]);
}

static void
draw_guess (LudoPlotView *self,
            int           place,
            double        value)
{
  g_signal_emit_by_name (self, "drawn", place, CLAMP (value, 0, self->most));
}

/* Appends @digit to those that were typed shortly before. */
static void
type_digit (LudoPlotView *self,
            guint         digit)
{
  gint64 now = g_get_monotonic_time ();

  if (now - self->typed_at > TYPING_TIME)
    self->typed = 0;
  self->typed_at = now;
  self->typed = self->typed * 10 + digit;
  if (self->typed > self->most)
    self->typed = digit;
  draw_guess (self, self->chosen, self->typed);
}

/* Returns: the digit of the key, or -1. */
static int
digit_of (guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return (int) (keyval - GDK_KEY_0);
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (int) (keyval - GDK_KEY_KP_0);

  return -1;
}

/* Returns: by how much the key changes a guess, or 0. */
static int
step_of (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return 1;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return -1;
    case GDK_KEY_Page_Up:
      return FAR_STEP;
    case GDK_KEY_Page_Down:
      return -FAR_STEP;
    default:
      return 0;
    }
}

static gboolean
guess_key (LudoPlotView *self,
           guint         keyval)
{
  int digit = digit_of (keyval), step = step_of (keyval);

  if (self->guess == NULL || (digit < 0 && step == 0)
      || (guint) MAX (self->chosen, 0) >= self->n_guess)
    return FALSE;

  choose (self, MAX (self->chosen, 0));
  if (digit >= 0)
    type_digit (self, (guint) digit);
  else
    draw_guess (self, self->chosen, self->guess[self->chosen] + step);

  return TRUE;
}

/* In a wall Up and Down lead to the tiles above and below. */
static gboolean
tile_key (LudoPlotView *self,
          guint         keyval)
{
  int step = step_of (keyval);
  int place = self->chosen;
  double letter;

  if (!has_tiles (self) || ABS (step) != 1)
    return FALSE;

  g_free (ludo_widget_style_font (GTK_WIDGET (self), &letter));
  place -= step * (int) ludo_plot_get_tile_columns (
                    self->plot, gtk_widget_get_width (GTK_WIDGET (self)),
                    letter);
  if (place >= 0 && place < count_places (self))
    choose_and_say (self, place);
  else
    choose_and_say (self, MAX (self->chosen, 0));

  return TRUE;
}

static gboolean
key_pressed_cb (LudoPlotView    *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  int place = self->chosen;
  int columns = self->columns > 0 ? (int) self->columns : count_places (self);
  int first = columns > 0 ? MAX (place, 0) / columns * columns : 0;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK) || count_places (self) == 0)
    return FALSE;
  if (guess_key (self, keyval) || tile_key (self, keyval))
    return TRUE;

  if (self->columns > 0 && step_of (keyval) != 0)
    {
      place += step_of (keyval) * (int) self->columns;
      if (place >= 0 && place < count_places (self))
        choose_and_say (self, place);
      return TRUE;
    }

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      choose_and_say (self, MAX (place - 1, first));
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      choose_and_say (self, MIN (place + 1, first + columns - 1));
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      choose_and_say (self, first);
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      choose_and_say (self, first + columns - 1);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
get_style (LudoPlotView  *self,
           LudoPlotStyle *style)
{
  double letter;

  *style = (LudoPlotStyle) {
    .theme = ludo_widget_style_theme (GTK_WIDGET (self)),
    .font_family = ludo_widget_style_font (GTK_WIDGET (self), &letter),
    .screen = TRUE,
  };
  style->letter = letter;
}

/* Chooses the place at a point and, where a guess is taken, draws it there. */
static void
point_at (LudoPlotView *self,
          double        x,
          double        y)
{
  LudoPlotStyle style;
  double place;
  double value;
  int nearest;

  if (self->plot == NULL || count_places (self) == 0)
    return;

  get_style (self, &style);
  ludo_plot_find (self->plot, gtk_widget_get_width (GTK_WIDGET (self)),
                  gtk_widget_get_height (GTK_WIDGET (self)), &style, x, y,
                  &place, &value);
  g_free ((char *) style.font_family);
  if (self->columns > 0)
    place = CLAMP (floor (place + 0.5), 0, self->columns - 1)
            + MAX (floor (value + 0.5), 0) * self->columns;
  nearest = CLAMP ((int) (place + 0.5), 0, count_places (self) - 1);
  choose (self, nearest);
  if (self->guess != NULL && (guint) nearest < self->n_guess)
    draw_guess (self, nearest, (int) (MAX (value, 0) + 0.5));
}

static void
drag_begin_cb (LudoPlotView *self,
               double        x,
               double        y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  point_at (self, x, y);
}

static void
drag_update_cb (LudoPlotView   *self,
                double          offset_x,
                double          offset_y,
                GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y))
    point_at (self, x + offset_x, y + offset_y);
}

/* A pointer that moves chooses the place below it; one that rests does not,
 * when the plot moves below it. */
static void
motion_cb (LudoPlotView *self,
           double        x,
           double        y)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  double root_x, root_y;
  gboolean moved;

  if (!gtk_widget_translate_coordinates (GTK_WIDGET (self), root, x, y,
                                         &root_x, &root_y))
    return;

  moved = fabs (root_x - self->pointer_x) + fabs (root_y - self->pointer_y)
          >= 1;
  self->pointer_x = root_x;
  self->pointer_y = root_y;
  if (self->hovers && self->inside && moved)
    point_at (self, x, y);
  self->inside = TRUE;
}

static void
leave_cb (LudoPlotView *self)
{
  self->inside = FALSE;
}

/* Returns: the height in addition to HEIGHT that the words of the plot and its
 * race need if the plot is @width wide. */
static double
get_more_height (LudoPlotView *self,
                 double        width)
{
  LudoPlotStyle style;
  double more;

  if (self->plot == NULL)
    return 0;
  get_style (self, &style);
  more = ludo_plot_get_more_height (self->plot, width, &style);
  if (ludo_plot_has_race (self->plot))
    more += MORE * style.letter;
  g_free ((char *) style.font_family);

  return more;
}

static GtkSizeRequestMode
ludo_plot_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ludo_plot_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LudoPlotView *self = LUDO_PLOT_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  LudoPlotStyle style;
  cairo_t *cr;

  if (self->plot == NULL)
    return;

  get_style (self, &style);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                       (float) height));
  ludo_plot_paint (self->plot, cr, width, height, &style);
  cairo_destroy (cr);
  g_free ((char *) style.font_family);
}

static void
ludo_plot_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  LudoPlotView *self = LUDO_PLOT_VIEW (widget);
  gboolean is_map = self->columns > 0;
  double letter;

  g_free (ludo_widget_style_font (widget, &letter));
  if (has_tiles (self) && orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural =
      (int) ceil (TILES * ludo_plot_get_tile_width (letter));
  else if (has_tiles (self))
    *minimum = *natural = (int) ceil (ludo_plot_get_tile_height (
      self->plot, for_size >= 0 ? for_size
                                : TILES * ludo_plot_get_tile_width (letter),
      letter));
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (MIN_WIDTH * letter);
      *natural = (int) ((WIDTH + (is_map ? MAP_WIDER : 0)) * letter);
    }
  else
    {
      /* A map gets no more height for its words: its cells are square, so the
       * words only make them smaller.  Without a width the height is that of
       * the widest plot, because GtkBox in GTK 4.18 uses it as the least height
       * of all widths. */
      double more = self->columns > 0
                      ? MORE * letter
                      : get_more_height (self, for_size >= 0 ? for_size
                                                             : G_MAXINT);

      *minimum = (int) (MIN_HEIGHT * letter + more);
      *natural = gtk_widget_get_vexpand (widget)
                   ? (int) (HEIGHT * letter + more) : *minimum;
    }
}

static void
ludo_plot_view_finalize (GObject *object)
{
  LudoPlotView *self = LUDO_PLOT_VIEW (object);

  g_free (self->guess);
  ludo_plot_free (self->plot);
  g_strfreev (self->words);

  G_OBJECT_CLASS (ludo_plot_view_parent_class)->finalize (object);
}

static void
ludo_plot_view_class_init (LudoPlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_plot_view_finalize;
  widget_class->snapshot = ludo_plot_view_snapshot;
  widget_class->get_request_mode = ludo_plot_view_get_request_mode;
  widget_class->measure = ludo_plot_view_measure;
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);

  ludo_signal_new (klass, "chosen", 1, G_TYPE_INT);
  ludo_signal_new (klass, "drawn", 2, G_TYPE_INT, G_TYPE_DOUBLE);
}

static void
ludo_plot_view_init (LudoPlotView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->chosen = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb),
                            self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

void
ludo_plot_view_set_plot (LudoPlotView      *self,
                         LudoPlot          *plot,
                         const char        *name,
                         const char *const *words)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  double more_before;
  int n_before;

  g_return_if_fail (LUDO_IS_PLOT_VIEW (self) && plot != NULL);

  n_before = count_places (self);
  more_before = get_more_height (self, width);
  ludo_plot_free (self->plot);
  self->plot = plot;
  g_strfreev (self->words);
  self->words = g_strdupv ((char **) words);
  if (self->chosen >= count_places (self))
    self->chosen = -1;
  ludo_plot_set_chosen (plot, self->chosen);
  ludo_names_label (self, name);
  if ((ludo_plot_has_tiles (plot) && n_before != count_places (self))
      || ABS (get_more_height (self, width) - more_before) > 0.5)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const LudoPlot *
ludo_plot_view_get_plot (LudoPlotView *self)
{
  g_return_val_if_fail (LUDO_IS_PLOT_VIEW (self), NULL);

  return self->plot;
}

void
ludo_plot_view_set_columns (LudoPlotView *self,
                            guint         columns)
{
  g_return_if_fail (LUDO_IS_PLOT_VIEW (self));

  if (self->columns == columns)
    return;

  self->columns = columns;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ludo_plot_view_set_guess (LudoPlotView *self,
                          const double *guess,
                          guint         n,
                          double        most)
{
  double *copy;

  g_return_if_fail (LUDO_IS_PLOT_VIEW (self));

  copy = guess != NULL ? g_memdup2 (guess, n * sizeof *guess) : NULL;
  g_free (self->guess);
  self->guess = copy;
  self->n_guess = n;
  self->most = most;
}

gboolean
ludo_plot_view_has_guess (LudoPlotView *self)
{
  g_return_val_if_fail (LUDO_IS_PLOT_VIEW (self), FALSE);

  for (guint i = 0; self->guess != NULL && i < self->n_guess; i++)
    if (self->guess[i] > 0)
      return TRUE;

  return FALSE;
}

void
ludo_plot_view_set_hovers (LudoPlotView *self,
                           gboolean      hovers)
{
  g_return_if_fail (LUDO_IS_PLOT_VIEW (self));

  self->hovers = hovers;
}

void
ludo_plot_view_set_chosen (LudoPlotView *self,
                           int           place)
{
  g_return_if_fail (LUDO_IS_PLOT_VIEW (self) && self->plot != NULL
                    && place < count_places (self));

  self->chosen = place;
  ludo_plot_set_chosen (self->plot, place);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
ludo_plot_view_get_chosen (LudoPlotView *self)
{
  g_return_val_if_fail (LUDO_IS_PLOT_VIEW (self), -1);

  return self->chosen;
}

void
ludo_plot_view_save (LudoPlotView    *self,
                     cairo_surface_t *surface,
                     double           width,
                     double           height,
                     double           letter)
{
  cairo_t *cr = cairo_create (surface);
  LudoPlotStyle style;

  g_return_if_fail (LUDO_IS_PLOT_VIEW (self) && self->plot != NULL);

  get_style (self, &style);
  style.theme = LUDO_THEME_LIGHT;
  style.letter = letter;
  style.screen = FALSE;
  ludo_plot_set_chosen (self->plot, -1);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  ludo_plot_paint (self->plot, cr, width, height, &style);
  ludo_plot_set_chosen (self->plot, self->chosen);
  cairo_destroy (cr);
  g_free ((char *) style.font_family);
}
