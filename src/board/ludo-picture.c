/* ludo-picture.c: a still picture of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-picture.h"

#include "board/ludo-widget-style.h"
#include "drawing/ludo-geometry.h"
#include "play/ludo-language.h"

#define MIN_WIDTH 240
#define NATURAL_WIDTH 480
/* The greatest height of a picture, as a share of its width. */
#define TALLEST 0.8

struct _LudoPicture
{
  GtkWidget parent_instance;

  const LudoDrawing *drawing;
  GameState state;
  GameTrace trace;              /* owned */
  guint8 marks[LUDO_PLACES_MAX];
  const char *language;         /* interned: of words, NULL: the program's */
  gboolean coordinates;
  int board_theme;              /* a LudoBoardTheme; -1: that of the settings */
  int natural_width;
  int tallest;                  /* in pixels */

  /* The cached picture and its parameters, because painting takes far longer
   * than a frame while scrolling. */
  GskRenderNode *painted;       /* owned; NULL after a change */
  int painted_width;
  int painted_height;
  int painted_scale;
  LudoTheme painted_theme;
  guint idle;
};

G_DEFINE_FINAL_TYPE (LudoPicture, ludo_picture, GTK_TYPE_WIDGET)

static void
ludo_picture_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  LudoPicture *self = LUDO_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (MIN_WIDTH, self->natural_width);
      *natural = self->natural_width;
    }
  else
    {
      int width = for_size >= 0 ? for_size
                                : MIN (MIN_WIDTH, self->natural_width);
      double tallest = MIN (width * TALLEST, self->tallest);
      double aspect = self->drawing->aspect (width, tallest);

      *minimum = *natural = (int) MIN (width / aspect, tallest);
    }
}

static LudoTheme
theme_of (LudoPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return self->board_theme < 0
           ? ludo_widget_style_board_theme (widget)
           : ludo_theme_make (ludo_widget_style_theme (widget),
                              self->board_theme);
}

/* Sets @scene to the picture without its theme and its marks, @x and @y pixels
 * from the corner of the widget.
 * Returns: (transfer full): the font, which the scene borrows. */
static char *
set_up_scene (LudoPicture *self,
              LudoScene   *scene,
              double      *x,
              double      *y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double aspect = self->drawing->aspect (width, height);
  double font_size;
  char *family = ludo_widget_style_font (GTK_WIDGET (self), &font_size);

  *scene = (LudoScene) {
    .state = &self->state,
    .width = floor (MIN (width, height * aspect)),
    .height = floor (MIN (height, width / aspect)),
    .font_family = family,
    .font_size = font_size,
    .screen = TRUE,
    .coordinates = self->coordinates,
    .last = self->trace.n_events > 0 ? &self->trace : NULL,
  };
  *x = floor ((width - scene->width) / 2);
  *y = floor ((height - scene->height) / 2);

  return family;
}

static void
paint (LudoPicture *self,
       cairo_t     *cr)
{
  LudoScene scene;
  double x, y;
  g_autofree char *family = set_up_scene (self, &scene, &x, &y);
  locale_t before;

  scene.theme = theme_of (self);
  scene.marks = self->marks;
  cairo_translate (cr, x, y);
  before = ludo_language_push (self->language);
  ludo_drawing_draw (self->drawing, cr, &scene);
  ludo_language_pop (before);
}

/* Paints the picture once into a node for many frames.  A texture would be
 * slow: without a graphics card GTK converts each of its pixels in every
 * frame. */
static GskRenderNode *
painted_new (LudoPicture *self,
             int          width,
             int          height,
             int          scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale,
                                height * scale);
  GskRenderNode *node;
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  paint (self, cr);
  cairo_destroy (cr);

  /* The node has the pixels, and does not repeat the strokes. */
  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}

/* Returns the picture in its present size, painted only after a change. */
static GskRenderNode *
get_painted (LudoPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  LudoTheme theme = theme_of (self);

  if (self->painted != NULL && self->painted_width == width
      && self->painted_height == height && self->painted_scale == scale
      && self->painted_theme == theme)
    return self->painted;

  g_clear_pointer (&self->painted, gsk_render_node_unref);
  self->painted = painted_new (self, width, height, scale);
  self->painted_width = width;
  self->painted_height = height;
  self->painted_scale = scale;
  self->painted_theme = theme;

  return self->painted;
}

static void
ludo_picture_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  LudoPicture *self = LUDO_PICTURE (widget);

  if (gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0)
    gtk_snapshot_append_node (snapshot, get_painted (self));
}

/* Paints a picture far down on a long page when idle, so that scrolling to it
 * is not delayed. */
static gboolean
paint_cb (gpointer data)
{
  LudoPicture *self = data;

  self->idle = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && gtk_widget_get_width (GTK_WIDGET (self)) > 0
      && gtk_widget_get_height (GTK_WIDGET (self)) > 0)
    get_painted (self);

  return G_SOURCE_REMOVE;
}

static void
ludo_picture_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  LudoPicture *self = LUDO_PICTURE (widget);

  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, paint_cb, self, NULL);
}

static void
repaint (LudoPicture *self)
{
  g_clear_pointer (&self->painted, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ludo_picture_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ludo_picture_parent_class)->css_changed (widget, change);

  repaint (LUDO_PICTURE (widget));
}

static void
ludo_picture_finalize (GObject *object)
{
  LudoPicture *self = LUDO_PICTURE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->painted, gsk_render_node_unref);
  game_trace_clear (&self->trace);

  G_OBJECT_CLASS (ludo_picture_parent_class)->finalize (object);
}

static void
ludo_picture_class_init (LudoPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_picture_finalize;
  widget_class->get_request_mode = ludo_widget_style_request_mode;
  widget_class->measure = ludo_picture_measure;
  widget_class->size_allocate = ludo_picture_size_allocate;
  widget_class->snapshot = ludo_picture_snapshot;
  widget_class->css_changed = ludo_picture_css_changed;

  gtk_widget_class_set_css_name (widget_class, "board-picture");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ludo_picture_init (LudoPicture *self)
{
  self->board_theme = -1;
  self->natural_width = NATURAL_WIDTH;
  self->tallest = LUDO_PICTURE_TALLEST;
}

GtkWidget *
ludo_picture_new (const char      *game_id,
                  const GameState *state,
                  const char      *name)
{
  LudoPicture *self;

  g_return_val_if_fail (game_id != NULL && state != NULL && name != NULL,
                        NULL);

  self = g_object_new (LUDO_TYPE_PICTURE, NULL);
  self->drawing = ludo_drawing_for (game_id);
  self->state = *state;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return GTK_WIDGET (self);
}

void
ludo_picture_set_state (LudoPicture     *self,
                        const GameState *state,
                        const GameTrace *trace)
{
  g_return_if_fail (LUDO_IS_PICTURE (self) && state != NULL);

  self->state = *state;
  game_trace_clear (&self->trace);
  for (size_t i = 0; trace != NULL && i < trace->n_events; i++)
    game_trace_push (&self->trace, trace->events[i]);
  repaint (self);
}

void
ludo_picture_set_coordinates (LudoPicture *self,
                              gboolean     coordinates)
{
  g_return_if_fail (LUDO_IS_PICTURE (self));

  self->coordinates = !!coordinates;
  repaint (self);
}

void
ludo_picture_set_language (LudoPicture *self,
                           const char  *language)
{
  g_return_if_fail (LUDO_IS_PICTURE (self));

  language = g_intern_string (language);
  if (language == self->language)
    return;

  self->language = language;
  repaint (self);
}

void
ludo_picture_set_marks (LudoPicture  *self,
                        const guint8 *marks)
{
  g_return_if_fail (LUDO_IS_PICTURE (self) && marks != NULL);

  memcpy (self->marks, marks, sizeof self->marks);
  repaint (self);
}

void
ludo_picture_set_board_theme (LudoPicture    *self,
                              LudoBoardTheme  theme)
{
  g_return_if_fail (LUDO_IS_PICTURE (self));

  self->board_theme = theme;
  repaint (self);
}

void
ludo_picture_set_width (LudoPicture *self,
                        int          width)
{
  g_return_if_fail (LUDO_IS_PICTURE (self) && width > 0);

  self->natural_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ludo_picture_set_tallest (LudoPicture *self,
                          int          height)
{
  g_return_if_fail (LUDO_IS_PICTURE (self) && height > 0);

  if (self->tallest == height)
    return;

  self->tallest = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
ludo_picture_find_place (LudoPicture *self,
                         double       x,
                         double       y)
{
  g_autofree char *family = NULL;
  LudoGeometry geometry;
  LudoScene scene;
  double left, top;

  g_return_val_if_fail (LUDO_IS_PICTURE (self), -1);

  family = set_up_scene (self, &scene, &left, &top);
  ludo_geometry_init (&geometry, self->drawing, &scene);

  return ludo_geometry_pick (&geometry, x - left, y - top);
}
