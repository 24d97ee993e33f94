/* ludo-scrollbars.c: how scrollbars are to be may change while one is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The desktop may ask for scrollbars that are always to be seen.  In GTK 4.8 a
 * scrolled window that is unrealized forgets to take back what listens for
 * that, and once it is freed the program would crash as soon as somebody
 * changes it.
 */

#include "app/widgets/ludo-scrollbars.h"

/* Before the widget's own handler, which may then find nothing to take back
 * any more. */
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
