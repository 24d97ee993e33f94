/* ludo-touch.c: larger controls where a finger hits them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ludo-touch.h"

#include "play/ludo-signal.h"

#define STYLE "/io/github/ludotheque/Ludotheque/touch.css"
#define KEY "ludo-touch"        /* the key of a display's data: the style in
                                 * use */

static void
look_for_touchscreen (GdkDisplay *display)
{
  GdkSeat *seat = gdk_display_get_default_seat (display);

  if (seat != NULL
      && (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH) != 0)
    ludo_touch_set (display, TRUE);
}

void
ludo_touch_follow (GdkDisplay *display)
{
  GdkSeat *seat;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  seat = gdk_display_get_default_seat (display);
  /* A touchscreen may be plugged in later. */
  if (seat != NULL)
    ludo_signal_connect (seat, "device-added", look_for_touchscreen, display);
  look_for_touchscreen (display);
}

void
ludo_touch_handle_event (GdkEvent *event)
{
  if (gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN)
    ludo_touch_set (gdk_event_get_display (event), TRUE);
}

void
ludo_touch_set (GdkDisplay *display,
                gboolean    touched)
{
  GtkCssProvider *style;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  style = g_object_get_data (G_OBJECT (display), KEY);
  if ((style != NULL) == touched)
    return;

  if (touched)
    {
      style = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (style, STYLE);
      /* It has a higher priority than style.css, whose sizes it replaces. */
      gtk_style_context_add_provider_for_display
        (display, GTK_STYLE_PROVIDER (style),
         GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
      g_object_set_data_full (G_OBJECT (display), KEY, style, g_object_unref);
    }
  else
    {
      gtk_style_context_remove_provider_for_display
        (display, GTK_STYLE_PROVIDER (style));
      g_object_set_data (G_OBJECT (display), KEY, NULL);
    }
}
