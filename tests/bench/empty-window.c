/* empty-window.c: an empty window of GTK, with which the start of the program
 * is compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

static gboolean
end_idle (gpointer application)
{
  g_application_quit (application);

  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock  *clock,
            GtkApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;

  g_signal_handlers_disconnect_by_func (clock, painted_cb, application);
  g_idle_add (end_idle, application);
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_queue_draw (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (painted_cb), application);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GtkApplication) application =
    gtk_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
