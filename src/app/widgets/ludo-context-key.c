/* ludo-context-key.c: the key that opens a menu where the keyboard is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-context-key.h"

/* Once the scrolled widget has its new place, which is after the next frame;
 * @number: of the frame before. */
static gboolean
popup_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       number)
{
  if (gdk_frame_clock_get_frame_counter (clock)
      < GPOINTER_TO_INT (number) + 2)
    return G_SOURCE_CONTINUE;

  gtk_widget_activate_action (widget, "menu.popup", NULL);

  return G_SOURCE_REMOVE;
}

/* The menu opens at the upper end of @widget.  Returns: whether that had to be
 * scrolled into the view around it. */
static gboolean
scroll_into_view (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double top;

  if (view == NULL || !gtk_widget_compute_bounds (widget, view, &bounds)
      || (bounds.origin.y >= 0
          && bounds.origin.y < gtk_widget_get_height (view)))
    return FALSE;

  adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
  top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;
  gtk_adjustment_clamp_page (adjustment, top,
                             top + MIN (bounds.size.height,
                                        gtk_widget_get_height (view)));

  return TRUE;
}

static gboolean
key_pressed_cb (GtkWindow       *window,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GdkFrameClock *clock;

  if (focus == NULL
      || !(keyval == GDK_KEY_Menu
           || (keyval == GDK_KEY_F10
               && (state & gtk_accelerator_get_default_mod_mask ())
                  == GDK_SHIFT_MASK))
      || !scroll_into_view (focus))
    return FALSE;

  clock = gtk_widget_get_frame_clock (focus);
  gtk_widget_add_tick_callback
    (focus, popup_cb,
     GINT_TO_POINTER ((int) gdk_frame_clock_get_frame_counter (clock)), NULL);

  return TRUE;
}

void
ludo_context_key_watch (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
