/* ludo-dialog-size.c: limits a dialog to the size of its parent
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings/ludo-dialog-size.h"

void
ludo_dialog_size_fit (GtkWidget *dialog)
{
  GtkWindow *window;
  int most_width, most_height, least, width, height, natural;

  g_return_if_fail (GTK_IS_WINDOW (dialog));

  window = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  /* A window that is not shown yet has no size. */
  if (window == NULL || gtk_widget_get_width (GTK_WIDGET (window)) == 0)
    return;

  most_width = gtk_widget_get_width (GTK_WIDGET (window));
  most_height = gtk_widget_get_height (GTK_WIDGET (window));
  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural,
                      NULL, NULL);
  width = MAX (least, MIN (width > 0 ? width : natural, most_width));
  if (height <= 0)
    gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                        NULL, NULL);
  gtk_window_set_default_size (GTK_WINDOW (dialog), width,
                               MIN (height, most_height));
}

void
ludo_dialog_size_limit (GtkWidget *dialog)
{
  g_return_if_fail (GTK_IS_WINDOW (dialog));

  g_signal_connect (dialog, "realize", G_CALLBACK (ludo_dialog_size_fit),
                    NULL);
}
