/* ludo-atlas-picture.c: what a map and a timeline have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-atlas-picture"

#include "config.h"

#include "atlas/ludo-atlas-picture-private.h"

#include <math.h>

#include "board/ludo-look.h"
#include "board/ludo-painted.h"
#include "atlas/ludo-atlas-link.h"

#define MIN_WIDTH 200
#define NATURAL_WIDTH 700

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LudoAtlasPicture, ludo_atlas_picture,
                                     GTK_TYPE_WIDGET)

#define PRIVATE(self) (_ludo_atlas_picture_get_private (self))

LudoAtlasPicturePrivate *
_ludo_atlas_picture_get_private (LudoAtlasPicture *self)
{
  return ludo_atlas_picture_get_instance_private (self);
}

static void
forget_layout (LudoAtlasPicture *self)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  g_clear_pointer (&priv->layout, ludo_atlas_layout_free);
  g_clear_pointer (&priv->node, gsk_render_node_unref);
  priv->layout_width = 0;
}

static LudoAtlasLayout *
layout_for (LudoAtlasPicture *self,
            int               width)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  width = MAX (width, MIN_WIDTH);
  if (priv->atlas == NULL
      || (priv->layout != NULL && priv->layout_width == width))
    return priv->layout;

  forget_layout (self);
  priv->layout =
    LUDO_ATLAS_PICTURE_GET_CLASS (self)->lay_out (self, width);
  priv->layout_width = width;

  return priv->layout;
}

static GtkSizeRequestMode
ludo_atlas_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ludo_atlas_picture_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  LudoAtlasPicture *self = LUDO_ATLAS_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    {
      LudoAtlasLayout *layout =
        layout_for (self, for_size >= 0 ? for_size : NATURAL_WIDTH);

      *minimum = *natural =
        layout != NULL ? (int) ceil (ludo_atlas_layout_get_height (layout))
                       : 0;
    }
}

static void
ludo_atlas_picture_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  LudoAtlasPicture *self = LUDO_ATLAS_PICTURE (widget);
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  LudoAtlasLayout *layout = layout_for (self, width);

  for (guint i = 0; layout != NULL && i < priv->links->len; i++)
    {
      const LudoRect *bounds =
        &ludo_atlas_layout_get_spot (layout, i)->bounds;
      GtkAllocation allocation = {
        (int) bounds->x, (int) bounds->y,
        (int) ceil (bounds->width), (int) ceil (bounds->height),
      };

      gtk_widget_size_allocate (g_ptr_array_index (priv->links, i),
                                &allocation, -1);
    }
}

/* What is painted, and how. */
typedef struct
{
  LudoAtlasLayout *layout;
  LudoColor ink;
  gboolean strong;
} Painting;

static void
paint (cairo_t  *cr,
       gpointer  data)
{
  Painting *painting = data;

  ludo_atlas_layout_draw (painting->layout, cr, painting->ink,
                          painting->strong);
}

/* The painting is kept, as the page is scrolled and the focus moves more often
 * than the map changes. */
static GskRenderNode *
painted (LudoAtlasPicture *self,
         LudoAtlasLayout  *layout,
         const GdkRGBA    *color)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  LudoTheme theme = ludo_look_theme (GTK_WIDGET (self));
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  Painting painting = {
    .layout = layout,
    .ink = { color->red, color->green, color->blue },
    .strong = theme == LUDO_THEME_CONTRAST
              || theme == LUDO_THEME_CONTRAST_DARK,
  };

  if (priv->node != NULL && gdk_rgba_equal (color, &priv->node_color)
      && theme == priv->node_theme && scale == priv->node_scale)
    return priv->node;

  g_clear_pointer (&priv->node, gsk_render_node_unref);
  priv->node = ludo_painted_new
    (MAX (priv->layout_width, 1),
     MAX ((int) ceil (ludo_atlas_layout_get_height (layout)), 1), scale,
     paint, &painting);
  priv->node_color = *color;
  priv->node_theme = theme;
  priv->node_scale = scale;

  return priv->node;
}

/* A frame round what has the focus, a shade over what the pointer means. */
static void
append_rect (GtkSnapshot    *snapshot,
             const LudoRect *rect,
             const GdkRGBA  *color,
             float           thickness)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (rect->x - 2, rect->y - 2,
                                               rect->width + 4,
                                               rect->height + 4);
  GskRoundedRect outline;

  if (rect->width <= 0)
    return;
  gsk_rounded_rect_init_from_rect (&outline, &bounds, 5);
  if (thickness > 0)
    gtk_snapshot_append_border (snapshot, &outline,
                                (float[4]) { thickness, thickness, thickness,
                                             thickness },
                                (GdkRGBA[4]) { *color, *color, *color,
                                               *color });
  else
    {
      GdkRGBA shade = *color;

      shade.alpha *= 0.12f;
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &shade, &bounds);
      gtk_snapshot_pop (snapshot);
    }
}

static void
append_spot (GtkSnapshot         *snapshot,
             const LudoAtlasSpot *spot,
             const GdkRGBA       *color,
             float                thickness)
{
  append_rect (snapshot, &spot->bounds, color, thickness);
  append_rect (snapshot, &spot->also, color, thickness > 1 ? 1 : thickness);
}

static void
ludo_atlas_picture_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  LudoAtlasPicture *self = LUDO_ATLAS_PICTURE (widget);
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  LudoAtlasLayout *layout = layout_for (self, gtk_widget_get_width (widget));
  GdkRGBA color;

  if (layout == NULL)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gtk_snapshot_append_node (snapshot, painted (self, layout, &color));
  if (priv->hover >= 0)
    append_spot (snapshot, ludo_atlas_layout_get_spot (layout, priv->hover),
                 &color, 0);
  for (guint i = 0; i < priv->links->len; i++)
    {
      GtkStateFlags flags =
        gtk_widget_get_state_flags (g_ptr_array_index (priv->links, i));

      if (flags & GTK_STATE_FLAG_FOCUS_VISIBLE)
        append_spot (snapshot, ludo_atlas_layout_get_spot (layout, i),
                     &color, 2);
    }
}

static void
ludo_atlas_picture_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ludo_atlas_picture_parent_class)
    ->css_changed (widget, change);

  /* The font may be another, and with it all the sizes. */
  forget_layout (LUDO_ATLAS_PICTURE (widget));
  gtk_widget_queue_resize (widget);
}

static void
ludo_atlas_picture_dispose (GObject *object)
{
  LudoAtlasPicture *self = LUDO_ATLAS_PICTURE (object);
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  forget_layout (self);
  g_clear_pointer (&priv->atlas, ludo_atlas_free);
  g_clear_pointer (&priv->coast, ludo_coast_free);
  for (guint i = 0; i < priv->links->len; i++)
    gtk_widget_unparent (g_ptr_array_index (priv->links, i));
  g_ptr_array_set_size (priv->links, 0);

  G_OBJECT_CLASS (ludo_atlas_picture_parent_class)->dispose (object);
}

static void
ludo_atlas_picture_finalize (GObject *object)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (LUDO_ATLAS_PICTURE (object));

  g_ptr_array_unref (priv->links);

  G_OBJECT_CLASS (ludo_atlas_picture_parent_class)->finalize (object);
}

static void
ludo_atlas_picture_class_init (LudoAtlasPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ludo_atlas_picture_dispose;
  object_class->finalize = ludo_atlas_picture_finalize;
  widget_class->get_request_mode = ludo_atlas_picture_get_request_mode;
  widget_class->measure = ludo_atlas_picture_measure;
  widget_class->size_allocate = ludo_atlas_picture_size_allocate;
  widget_class->snapshot = ludo_atlas_picture_snapshot;
  widget_class->css_changed = ludo_atlas_picture_css_changed;
  _ludo_atlas_picture_class_init_input (widget_class);

  g_signal_new ("reference-asked", G_TYPE_FROM_CLASS (klass),
                G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_atlas_picture_init (LudoAtlasPicture *self)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  priv->links = g_ptr_array_new ();
  priv->hover = -1;
  _ludo_atlas_picture_init_input (self);
}

/* As many links as items, with the words of each. */
static void
fill_links (LudoAtlasPicture *self,
            const GPtrArray  *items)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  LudoAtlasPictureClass *klass = LUDO_ATLAS_PICTURE_GET_CLASS (self);

  while (priv->links->len > items->len)
    {
      gtk_widget_unparent (g_ptr_array_index (priv->links,
                                              priv->links->len - 1));
      g_ptr_array_set_size (priv->links, priv->links->len - 1);
    }
  while (priv->links->len < items->len)
    {
      GtkWidget *link = ludo_atlas_link_new ();

      gtk_widget_set_parent (link, GTK_WIDGET (self));
      g_signal_connect_object (link, "activated",
                               G_CALLBACK (_ludo_atlas_picture_activate), self,
                               G_CONNECT_SWAPPED);
      g_ptr_array_add (priv->links, link);
    }

  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *description = NULL;

      klass->describe (self, g_ptr_array_index (items, i), &name,
                       &description);
      ludo_atlas_link_set_words (g_ptr_array_index (priv->links, i), name,
                                 description);
    }
}

void
ludo_atlas_picture_show (LudoAtlasPicture *self,
                         LudoAtlas        *atlas,
                         LudoCoast        *coast,
                         const GPtrArray  *items,
                         LudoPageLanguage  language)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  g_return_if_fail (LUDO_IS_ATLAS_PICTURE (self));
  g_return_if_fail (atlas != NULL && items != NULL);

  forget_layout (self);
  if (priv->atlas != atlas)
    priv->last = 0;
  ludo_atlas_ref (atlas);
  ludo_atlas_free (priv->atlas);
  priv->atlas = atlas;
  if (coast != NULL)
    ludo_coast_ref (coast);
  ludo_coast_free (priv->coast);
  priv->coast = coast;
  priv->language = language;
  priv->hover = -1;
  fill_links (self, items);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ludo_atlas_picture_set_words (LudoAtlasPicture *self,
                              const char       *name,
                              const char       *description)
{
  g_return_if_fail (LUDO_IS_ATLAS_PICTURE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

const LudoAtlas *
ludo_atlas_picture_get_atlas (LudoAtlasPicture *self)
{
  return PRIVATE (self)->atlas;
}

const LudoCoast *
ludo_atlas_picture_get_coast (LudoAtlasPicture *self)
{
  return PRIVATE (self)->coast;
}

LudoPageLanguage
ludo_atlas_picture_get_language (LudoAtlasPicture *self)
{
  return PRIVATE (self)->language;
}

LudoAtlasLayout *
ludo_atlas_picture_get_layout (LudoAtlasPicture *self)
{
  g_return_val_if_fail (LUDO_IS_ATLAS_PICTURE (self), NULL);

  return PRIVATE (self)->layout;
}

GtkWidget *
ludo_atlas_picture_get_link (LudoAtlasPicture *self,
                             guint             index)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  g_return_val_if_fail (LUDO_IS_ATLAS_PICTURE (self), NULL);
  g_return_val_if_fail (index < priv->links->len, NULL);

  return g_ptr_array_index (priv->links, index);
}
