/* ludo-window-lock.c: locks the application during a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-lock.h"

/* Hides the editors beside the window while a lesson is locked, and shows them
 * again, with their unsaved work, after it. */
static void
hide_editors (LudoWindow *self,
              gboolean    hidden)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (LUDO_IS_WINDOW (window) || GTK_IS_DIALOG (window))
        continue;
      gtk_window_set_transient_for (window, GTK_WINDOW (self));
      gtk_widget_set_visible (GTK_WIDGET (window), !hidden);
    }
}

static void
close_other (GtkWindow  *window,
             LudoWindow *self)
{
  if (window == GTK_WINDOW (self)
      || gtk_window_get_transient_for (window) == GTK_WINDOW (self))
    return;
  if (LUDO_IS_WINDOW (window))
    gtk_window_close (window);
  else
    gtk_window_destroy (window);
}

void
_ludo_window_lock_application (LudoWindow *self,
                               gboolean    locked)
{
  static const char *const names[] = { "help", "about", "new-window" };
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_autoptr (GList) windows = NULL;

  if (application == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (names) - ludo_window_get_kiosk (self);
       i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (application),
                                                    names[i]);

      if (action != NULL)
        g_simple_action_set_enabled (G_SIMPLE_ACTION (action), !locked);
    }
  windows = g_list_copy (gtk_application_get_windows (application));
  hide_editors (self, locked);
  if (locked)
    g_list_foreach (windows, (GFunc) close_other, self);
}
