/* ludo-scrollbars.c: how scrollbars are to be may change while one is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The desktop has a setting for scrollbars that are always shown.  In GTK 4.8 a
 * scrolled window keeps its handler for that setting when it is unrealized, so
 * that the program would crash when the setting changes after the window was
 * freed.
 */

#include "app/ludo-scrollbars.h"

/* Disconnects the handler before the widget's own handler for "unrealize",
 * which may then find none left to disconnect. */
static gboolean
unrealize_cb (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_by_data (gtk_widget_get_settings (widget),
                                          widget);

  return TRUE;
}

void
ludo_scrollbars_guard (void)
{
  static gsize guarded;
  guint unrealize;

  if (!g_once_init_enter (&guarded))
    return;

  g_type_ensure (GTK_TYPE_SCROLLED_WINDOW);
  unrealize = g_signal_lookup ("unrealize", GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (unrealize, 0, unrealize_cb, NULL, NULL);
  g_once_init_leave (&guarded, 1);
}
