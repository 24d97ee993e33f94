/* ludo-focus.c: the focus is seen for as long as the keyboard is used
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The property of a window that says whether its focus is visible cannot be
 * kept set, because GTK would wake up every three seconds to clear it.  So the
 * state of the widgets is set instead, which the style and the boards follow.
 */

#include "app/ludo-focus.h"

static gboolean by_keys;        /* the last event was that of a key */

/* Shows or hides the focus of @window, which GTK by itself would hide. */
static void
update (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (gtk_window_get_focus_visible (window)
      || (by_keys && (focus == NULL || !gtk_widget_has_focus (focus))))
    return;
  for (; focus != NULL; focus = gtk_widget_get_parent (focus))
    if (by_keys)
      gtk_widget_set_state_flags (focus, GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
    else
      gtk_widget_unset_state_flags (focus, GTK_STATE_FLAG_FOCUS_VISIBLE);
}

static void
windows_changed_cb (GListModel *windows,
                    guint       position,
                    guint       n_removed,
                    guint       n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      g_signal_connect (window, "notify::focus-visible", G_CALLBACK (update),
                        NULL);
      g_signal_connect (window, "notify::focus-widget", G_CALLBACK (update),
                        NULL);
      g_signal_connect (window, "notify::is-active", G_CALLBACK (update),
                        NULL);
    }
}

void
ludo_focus_follow (void)
{
  g_signal_connect (gtk_window_get_toplevels (), "items-changed",
                    G_CALLBACK (windows_changed_cb), NULL);
}

void
ludo_focus_heed (GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  GListModel *windows = gtk_window_get_toplevels ();

  if (type != GDK_KEY_PRESS && type != GDK_BUTTON_PRESS
      && type != GDK_TOUCH_BEGIN)
    return;

  by_keys = type == GDK_KEY_PRESS;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      update (window);
    }
}
