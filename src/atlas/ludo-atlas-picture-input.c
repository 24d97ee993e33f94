/* ludo-atlas-picture-input.c: a map and a timeline by keys and by pointer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-atlas-picture"

#include "config.h"

#include "atlas/ludo-atlas-picture-private.h"

#include <math.h>

#include "atlas/ludo-atlas-link.h"

#define PRIVATE(self) (_ludo_atlas_picture_get_private (self))

static int
focused_link (LudoAtlasPicture *self)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  for (guint i = 0; i < priv->links->len; i++)
    if (gtk_widget_is_focus (g_ptr_array_index (priv->links, i)))
      return (int) i;

  return -1;
}

/* The link that lies that way from @from; @from itself where none does. */
static int
link_towards (LudoAtlasPicture *self,
              int               from,
              GtkDirectionType  direction)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  const LudoAtlasSpot *start = ludo_atlas_layout_get_spot (priv->layout, from);
  gboolean sideways = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  int sign = direction == GTK_DIR_RIGHT || direction == GTK_DIR_DOWN ? 1 : -1;
  double nearest = G_MAXDOUBLE;
  int found = from;

  /* In a list one way is on, whichever arrow says so. */
  if (start->label.width <= 0 || ludo_atlas_layout_is_numbered (priv->layout))
    return CLAMP (from + sign, 0, (int) priv->links->len - 1);

  for (guint i = 0; i < priv->links->len; i++)
    {
      const LudoAtlasSpot *spot = ludo_atlas_layout_get_spot (priv->layout, i);
      double along = sign * (sideways ? spot->x - start->x
                                      : spot->y - start->y);
      double aside = fabs (sideways ? spot->y - start->y : spot->x - start->x);

      /* Within 45 degrees, and rather straight on than near. */
      if ((int) i == from || along <= 0 || aside > along)
        continue;
      if (along + aside < nearest)
        {
          nearest = along + aside;
          found = (int) i;
        }
    }

  return found;
}

static gboolean
ludo_atlas_picture_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  LudoAtlasPicture *self = LUDO_ATLAS_PICTURE (widget);
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  int from = focused_link (self);
  int to;

  if (priv->links->len == 0 || priv->layout == NULL)
    return FALSE;

  if (from < 0)
    to = CLAMP (priv->last, 0, (int) priv->links->len - 1);
  else if (direction == GTK_DIR_TAB_FORWARD
           || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  else
    to = link_towards (self, from, direction);
  priv->last = to;

  return gtk_widget_grab_focus (g_ptr_array_index (priv->links, to));
}

static gboolean
key_pressed_cb (LudoAtlasPicture *self,
                guint             key,
                guint             code,
                GdkModifierType   modifiers)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  if (key != GDK_KEY_Home && key != GDK_KEY_End)
    return FALSE;

  priv->last = key == GDK_KEY_Home ? 0 : (int) priv->links->len - 1;

  return gtk_widget_grab_focus (g_ptr_array_index (priv->links, priv->last));
}

static void
ask (LudoAtlasPicture *self,
     int               index)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  const LudoAtlasItem *item =
    ludo_atlas_layout_get_spot (priv->layout, index)->item;

  g_signal_emit_by_name (self, "reference-asked", item->page_id,
                         item->element_id);
}

void
_ludo_atlas_picture_activate (LudoAtlasPicture *self,
                              GtkWidget        *link)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  guint index;

  if (priv->layout != NULL && g_ptr_array_find (priv->links, link, &index))
    ask (self, (int) index);
}

static void
released_cb (LudoAtlasPicture *self,
             int               n_press,
             double            x,
             double            y)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  int index = priv->layout != NULL
                ? ludo_atlas_layout_spot_at (priv->layout, x, y) : -1;

  if (index >= 0)
    ask (self, index);
}

static void
set_hover (LudoAtlasPicture *self,
           int               index)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  if (priv->hover == index)
    return;

  priv->hover = index;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                   index >= 0 ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (LudoAtlasPicture *self,
           double            x,
           double            y)
{
  LudoAtlasPicturePrivate *priv = PRIVATE (self);

  set_hover (self, priv->layout != NULL
                     ? ludo_atlas_layout_spot_at (priv->layout, x, y) : -1);
}

static void
leave_cb (LudoAtlasPicture *self)
{
  set_hover (self, -1);
}

static gboolean
ludo_atlas_picture_query_tooltip (GtkWidget  *widget,
                                  int         x,
                                  int         y,
                                  gboolean    keyboard,
                                  GtkTooltip *tooltip)
{
  LudoAtlasPicture *self = LUDO_ATLAS_PICTURE (widget);
  LudoAtlasPicturePrivate *priv = PRIVATE (self);
  int index = -1;

  if (keyboard)
    index = focused_link (self);
  else if (priv->layout != NULL)
    index = ludo_atlas_layout_spot_at (priv->layout, x, y);
  if (index < 0)
    return FALSE;

  gtk_tooltip_set_text (
    tooltip, ludo_atlas_link_get_description (priv->links->pdata[index]));

  return TRUE;
}

void
_ludo_atlas_picture_class_init_input (GtkWidgetClass *widget_class)
{
  widget_class->focus = ludo_atlas_picture_focus;
  widget_class->query_tooltip = ludo_atlas_picture_query_tooltip;
}

void
_ludo_atlas_picture_init_input (LudoAtlasPicture *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
