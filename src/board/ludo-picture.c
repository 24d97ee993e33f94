/* ludo-picture.c: a still picture of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-picture"

#include "config.h"

#include "board/ludo-picture.h"

#include "board/ludo-look.h"

#define MIN_WIDTH 240
#define NATURAL_WIDTH 480
/* How high a picture may get, as a share of its width. */
#define TALLEST 0.8
/* The same for pictures that stand in a row. */
#define EVEN_HEIGHT 0.75

struct _LudoPicture
{
  GtkWidget parent_instance;

  const LudoDrawing *drawing;
  GameState state;
  GameTrace trace;              /* owned */
  guint8 marks[LUDO_PLACES_MAX];
  gboolean coordinates;
  gboolean even;                /* as high as every other */
  int natural_width;
};

G_DEFINE_FINAL_TYPE (LudoPicture, ludo_picture, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
ludo_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

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
      *minimum = MIN_WIDTH;
      *natural = self->natural_width;
    }
  else
    {
      int width = for_size >= 0 ? for_size : MIN_WIDTH;
      double aspect = self->drawing->aspect (width, width * TALLEST);

      *minimum = *natural = (int) (self->even ? width * EVEN_HEIGHT
                                   : MIN (width / aspect, width * TALLEST));
    }
}

static void
ludo_picture_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  LudoPicture *self = LUDO_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autofree char *family = NULL;
  LudoScene scene;
  double aspect;
  double font_size;
  cairo_t *cr;

  if (width < 1 || height < 1)
    return;

  aspect = self->drawing->aspect (width, height);
  family = ludo_look_font (widget, &font_size);
  scene = (LudoScene) {
    .state = &self->state,
    .width = floor (MIN (width, height * aspect)),
    .height = floor (MIN (height, width / aspect)),
    .theme = ludo_look_theme (widget),
    .font_family = family,
    .font_size = font_size,
    .coordinates = self->coordinates,
    .marks = self->marks,
    .last = self->trace.n_events > 0 ? &self->trace : NULL,
  };

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, floor ((width - scene.width) / 2),
                   floor ((height - scene.height) / 2));
  self->drawing->draw (cr, &scene);
  cairo_destroy (cr);
}

static void
ludo_picture_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ludo_picture_parent_class)->css_changed (widget, change);

  gtk_widget_queue_draw (widget);
}

static void
ludo_picture_finalize (GObject *object)
{
  LudoPicture *self = LUDO_PICTURE (object);

  game_trace_clear (&self->trace);

  G_OBJECT_CLASS (ludo_picture_parent_class)->finalize (object);
}

static void
ludo_picture_class_init (LudoPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_picture_finalize;
  widget_class->get_request_mode = ludo_picture_get_request_mode;
  widget_class->measure = ludo_picture_measure;
  widget_class->snapshot = ludo_picture_snapshot;
  widget_class->css_changed = ludo_picture_css_changed;

  gtk_widget_class_set_css_name (widget_class, "board-picture");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ludo_picture_init (LudoPicture *self)
{
  self->natural_width = NATURAL_WIDTH;
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
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ludo_picture_set_coordinates (LudoPicture *self,
                              gboolean     coordinates)
{
  g_return_if_fail (LUDO_IS_PICTURE (self));

  self->coordinates = !!coordinates;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ludo_picture_mark (LudoPicture *self,
                   const char  *place_name,
                   guint        marks)
{
  g_return_val_if_fail (LUDO_IS_PICTURE (self) && place_name != NULL, FALSE);

  for (int i = 0; i < self->drawing->n_places; i++)
    {
      char buffer[8];

      if (g_str_equal (self->drawing->place_name (i, buffer), place_name))
        {
          self->marks[i] |= marks;
          gtk_widget_queue_draw (GTK_WIDGET (self));
          return TRUE;
        }
    }

  return FALSE;
}

void
ludo_picture_set_width (LudoPicture *self,
                        int          width)
{
  g_return_if_fail (LUDO_IS_PICTURE (self) && width >= MIN_WIDTH);

  self->natural_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ludo_picture_set_even (LudoPicture *self,
                       gboolean     even)
{
  g_return_if_fail (LUDO_IS_PICTURE (self));

  self->even = !!even;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
